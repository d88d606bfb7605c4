import { percentOf } from '../../../odds/percent.ts'
import type { Filled, Offer } from '../../../../shared/battle/field.ts'
import { isPlayer, type Side } from '../../../../shared/systems/blast-em/battle/words.ts'
import { actionsOf } from '../../../../shared/systems/blast-em/battle/rules/against.ts'
import { isInReach } from '../../../../shared/systems/blast-em/battle/course/who.ts'
import { isBroughtHome } from '../../../../shared/systems/blast-em/battle/ending/objective.ts'
import {
  canBeHurt,
  isShielded,
  losesThisTurn,
  turnsUntilOut,
} from '../../../../shared/systems/blast-em/battle/state/look.ts'
import type { BattleView, ModelView } from '../../../../shared/systems/blast-em/battle/view.ts'
import { skillOf, strikeOf, treatingSkill } from '../../../../shared/systems/blast-em/gadgets.ts'
import {
  medicalOdds,
  rescueOdds,
  skillOdds,
  type Healer,
} from '../../../../shared/systems/blast-em/healing.ts'
import {
  ENDS,
  isWayCovered,
  matchupOdds,
  type Fighter,
  type Matchup,
  type MatchupOdds,
  type Sum,
  type Way,
} from '../../../../shared/systems/blast-em/matchup.ts'
import { ATTACKS, COVERS, type Cover, type Skill } from '../../../../shared/systems/blast-em/words.ts'
import type { TableWords } from '../../../table/faces.ts'
import { signed } from '../../../ui/fields/whole-number.ts'
import { asView, modelCalled } from './called.ts'
import { stillPlaying } from './acts.ts'
import { undoneIn } from './aims.ts'

/** What an act would come to, by the exact chances of the game. */

type Chosen = Readonly<Record<string, Filled>>

export function odds({ command }: Offer, chosen: Chosen, seen: object): readonly TableWords[] {
  const view = asView(seen)
  if (command === 'resolve-shot') return declared(view, chosen)
  if (command === 'leave') return leaving(view, chosen)
  const model = modelOf(view, chosen.model)
  if (!model) return []
  switch (command) {
    case 'declare-shot':
    case 'plan-shot':
    case 'declare-blast':
    case 'plan-blast':
      return shots(view, model, chosen)
    case 'declare-hth':
    case 'plan-hth':
      return listed(chosen.targets).flatMap((id) => aimed(view, model, id, { way: 'hth' }))
    case 'snapshot':
      return typeof chosen.target === 'string'
        ? aimed(view, model, chosen.target, { way: 'snapshot', covers: coversSaid(chosen.cover) })
        : []
    case 'treat':
      return treatment(view, model, modelOf(view, chosen.patient))
    case 'override':
    case 'use-terminal':
    case 'build-device':
      return technical(view, model)
    default:
      return []
  }
}

function modelOf({ models }: BattleView, id: Filled | undefined): ModelView | null {
  return models.find((one) => one.id === id) ?? null
}

const listed = (ids: Filled | undefined): readonly string[] =>
  Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string') : []

/** Of chances that are all there are: they add up to 100 on paper too. */
export function percents(chances: readonly number[]): readonly number[] {
  const whole = chances.map((chance) => Math.floor(chance * 100))
  const missing = 100 - whole.reduce((sum, n) => sum + n, 0)
  const byRest = chances
    .map((chance, at) => ({ at, rest: chance * 100 - Math.floor(chance * 100) }))
    .toSorted((one, other) => other.rest - one.rest)
  const up = new Set(byRest.slice(0, missing).map(({ at }) => at))
  return whole.map((n, at) => n + (up.has(at) ? 1 : 0))
}

/** One line for each target, or for one that is shot at twice. */
function shots(view: BattleView, model: ModelView, { attack, target, second }: Chosen): TableWords[] {
  const way = ATTACKS.find((one) => one === attack)
  if (!way || typeof target !== 'string') return []
  const at = typeof second === 'string' ? [target, second] : [target]
  const isBlast = (strikeOf(model.profile, way, model.wearing, view.rules)?.radius ?? null) !== null
  return [
    ...(isBlast ? [...new Set(at)].flatMap((id) => besideIn(view, model, id)) : []),
    ...[...new Set(at)].flatMap((id) =>
      aimed(view, model, id, {
        way,
        attacks: at.filter((one) => one === id).length,
        // One that was fired before in this turn counts with it.
        shots: at.length > 1 || model.now.shots > 0 ? 2 : 1,
      }),
    ),
  ]
}

/** Friends who stand in HTH with whoever a blast is aimed at: it has no room to miss them (lines 206, 284). */
function besideIn(view: BattleView, { side }: ModelView, at: string): TableWords[] {
  const target = modelOf(view, at)
  const isFriend = (one: ModelView): boolean =>
    one.side === side || (isPlayer(one.side) && isPlayer(side) && view.rules.teams === 'allies')
  const who = view.models.filter((one) => target && isFriend(one) && isInReach(view, target, one))
  if (!target || isFriend(target) || who.length === 0) return []
  return [{ key: 'odds.inHth', values: { target: modelCalled(target), who: who.map(modelCalled) } }]
}

/** The last who leave without what they came for lose the mission. */
function leaving(view: BattleView, chosen: Chosen): TableWords[] {
  const { models, lost, rules, active } = view
  const { objective } = view.mission
  const isToBring = objective.kind === 'learn' || objective.kind === 'bringOut' || objective.kind === 'fetch'
  const leaves = listed(chosen.models)
  if (!isToBring || leaves.length === 0) return []
  const team = models.filter(
    ({ side }) => isPlayer(side) && !lost.includes(side) && (rules.teams === 'allies' || side === active),
  )
  const home = team.filter(({ id, fate }) => fate === 'left' || leaves.includes(id))
  const isLast = !team.some((model) => canBeHurt(model) && !home.includes(model))
  return isLast && !isBroughtHome(objective, home)
    ? [{ key: 'odds.leavesWithout', values: { undone: undoneIn(view) } }]
    : []
}

/** A declared shot, as far as it is said what lies between: nobody has thrown for it yet. */
function declared(view: BattleView, { attack: id, cover, near, obstacles }: Chosen): TableWords[] {
  const attack = view.exchange?.attacks.find((one) => one.id === id)
  const model = attack && modelOf(view, attack.by)
  if (!attack || !model) return []
  return aimed(view, model, attack.target, {
    way: attack.attack,
    movement: attack.movement,
    shots: attack.shots,
    covers: coversSaid(cover),
    intervening: listed(near).length + Number(obstacles ?? 0),
    isSummed: true,
  })
}

/** The cover that the players see, or each that there may be. */
function coversSaid(said: Filled | undefined): readonly Cover[] {
  const seen = COVERS.filter((one) => one === said)
  return seen.length > 0 ? seen : COVERS
}

interface Fire extends Partial<Pick<Matchup, 'attacks' | 'shots' | 'movement' | 'intervening'>> {
  readonly way: Way
  readonly covers?: readonly Cover[]
  /** Its wounds are one part of several that are judged together. */
  readonly isSummed?: boolean
}

/** What becomes of one target by these attacks on it, with each cover that it may have. */
function aimed(view: BattleView, model: ModelView, at: string, fire: Fire): TableWords[] {
  const { way, attacks = 1, shots: fired = 1, intervening = 0, movement = model.now.movement } = fire
  const target = modelOf(view, at)
  if (!target) return []
  const isCovered = isWayCovered(way, view.rules)
  const covers: readonly Cover[] = isCovered ? (fire.covers ?? COVERS) : ['none']
  const against = (cover: Cover, toGround: boolean): ReturnType<typeof matchupOdds> =>
    matchupOdds(
      {
        attacker: fighter(model),
        target: fighter(target),
        ...{ way, movement, shots: fired, cover, intervening, attacks, toGround },
        wounds: Math.max(0, target.wounds),
        forceField: isShielded(target),
        traumaUnit: view.mission.traumaUnit,
      },
      view.rules,
    )
  const all = covers.flatMap((cover) => {
    const found = against(cover, false)
    return 'bar' in found ? [] : [{ cover, found }]
  })
  // Once it is carried out the players have said whether the attacker sees it.
  const mayBeHidden = target.toGround && fire.isSummed !== true && 'bar' in against('none', true)
  const [first] = all
  if (!first) return []
  return [
    ...(mayBeHidden
      ? [{ key: 'odds.toGround', values: { target: modelCalled(target), model: modelCalled(model) } }]
      : []),
    ...becauseOf(model, target, first.found, all.length > 1),
    ...all.map(({ cover, found }) => sentence(found, target, isCovered ? cover : null, fire.isSummed)),
  ]
}

/** What is thrown against what, and each number that is added: cover with the chances, where it may be one or the other. */
function becauseOf(
  model: ModelView,
  target: ModelView,
  { attack, defence }: MatchupOdds,
  isPerCover: boolean,
): TableWords[] {
  const thrown = ({ value, die, reasons }: Sum): Record<string, number> => ({
    value,
    // Drugs stand as a reason of their own beside the die of the type.
    die: die - (reasons.find(({ code }) => code === 'combatDrugs')?.add ?? 0),
  })
  const added = (of: ModelView, { reasons }: Sum): TableWords[] =>
    reasons
      .filter(({ code, add }) => add !== 0 && !(isPerCover && code === 'cover'))
      .map(({ code, add }) => ({
        key: 'odds.because',
        values: { of: modelCalled(of), reason: { key: `reason.${code}`, values: { add: signed(add) } } },
      }))
  const [by, against] = [thrown(attack), thrown(defence)]
  return [
    {
      key: 'odds.thrown',
      values: {
        model: modelCalled(model),
        target: modelCalled(target),
        av: by.value ?? 0,
        cd: by.die ?? 0,
        dv: against.value ?? 0,
        targetCd: against.die ?? 0,
      },
    },
    ...added(model, attack),
    ...added(target, defence),
  ]
}

const fighter = ({ profile, wearing }: ModelView): Fighter => ({ model: profile, wearing })

function sentence(
  { hit, ends }: MatchupOdds,
  target: ModelView,
  cover: Cover | null,
  isSummed = false,
): TableWords {
  const values = {
    target: modelCalled(target),
    cover: cover === null ? '' : { key: `odds.cover.${cover}` },
    hit: percentOf(hit),
  }
  if (!ends) return { key: 'odds.stuns', values }
  if (isSummed) return { key: 'odds.hit', values }
  const all = ENDS.filter((end) => ends[end] > 0)
  const shares = percents(all.map((end) => ends[end]))
  const said = all.map((end, at): TableWords => ({ key: `odds.${end}`, values: { n: shares[at] ?? 0 } }))
  return { key: 'odds.fight', values: { ...values, ends: said } }
}

/** By this try; and where somebody dies, in time: by this healer alone, and by all who can treat him. */
function treatment(view: BattleView, healer: ModelView, patient: ModelView | null): TableWords[] {
  const { rules } = view
  const own = patient && healingSkill(view, healer, patient)
  if (!patient || !own) return []
  const called = { patient: modelCalled(patient) }
  const { deep, fate, fell } = patient
  const dying = fate === 'mostlyDead'
  const shared = rules.dyingDie === 'shared'
  const worse = shared ? patient.worse : null
  const now = percentOf(medicalOdds({ ...own, dying, deep, worse, house: rules }))
  if (!dying) return [{ key: 'odds.heal', values: { ...called, chance: now } }]
  const playing = stillPlaying(view)
  const at = playing.findIndex((one) => one === view.active)
  const coming = at < 0 ? [] : [...playing.slice(at), ...playing.slice(0, at)]
  const turnsOf = (side: Side | null): number => turnsUntilOut(patient, { turn: view.turn, coming }, side)
  const turns = turnsOf(healer.side)
  const inTime = (healers: readonly Healer[]): number | string =>
    percentOf(rescueOdds({ healers, turns, deep, worse, shared, house: rules }))
  const isNow = ({ side }: ModelView): boolean => side === view.active || !isPlayer(side)
  const others = view.models.flatMap((one) => {
    const isOurs = one.side === healer.side || (isPlayer(one.side) && rules.teams === 'allies')
    const isThere = isOurs && one.fate === 'up' && one.id !== healer.id
    const skill = isThere ? healingSkill(view, one, patient) : null
    const tries = skill ? turnsOf(one.side) : 0
    return skill && tries > 0
      ? [{ name: modelCalled(one), ...skill, tries, tried: isNow(one) && hasNoTry(view, one) }]
      : []
  })
  // The turn in which somebody fell is none of those that are left (R24).
  const fellNow = fell === view.turn
  const alone = fellNow ? 'odds.savedFromNow' : 'odds.saved'
  const self = modelCalled(healer)
  return [
    { key: 'odds.rescue', values: { ...called, chance: now } },
    ...(turns > 1
      ? [
          {
            key: alone,
            values: { ...called, healers: self, n: turns - Number(fellNow), chance: inTime([own]) },
          },
        ]
      : []),
    ...(others.length > 0
      ? [
          {
            key: 'odds.savedByAll',
            values: {
              ...called,
              healers: [self, ...others.map(({ name }) => name)],
              chance: inTime([own, ...others]),
            },
          },
        ]
      : []),
  ]
}

function healingSkill({ rules }: BattleView, healer: ModelView, patient: ModelView): Skill | null {
  return treatingSkill(healer.profile, healer.wearing, patient.profile, rules)
}

/** Has tried in this turn, or done something else, or cannot. */
function hasNoTry({ rules }: BattleView, model: ModelView): boolean {
  const { now } = model
  const isSpent = now.treated || now.tended || now.rests || losesThisTurn(model)
  return isSpent || actionsOf({ now }) >= rules.actionsATurn
}

function technical({ rules }: BattleView, model: ModelView): TableWords[] {
  const skill = skillOf(model.profile, model.wearing, rules)
  if (!skill || rules.locks === 'succeed') return []
  return [{ key: 'odds.technical', values: { chance: percentOf(skillOdds({ ...skill, house: rules })) } }]
}
