import type { Field, Filled, Offer } from '../../../../shared/battle/field.ts'
import { autoFireOdds } from '../../../../shared/systems/traveller/auto-fire.ts'
import { checkOdds, effectDist } from '../../../../shared/systems/traveller/checks.ts'
import { TARGET } from '../../../../shared/systems/traveller/data/checks.ts'
import { firstOdds } from '../../../../shared/systems/traveller/initiative.ts'
import { damageDist } from '../../../../shared/systems/traveller/damage.ts'
import { rounds } from '../../../../shared/systems/traveller/weapons.ts'
import {
  BANDS,
  CHARACTERISTICS,
  PICKS,
  SENSORS,
  type Mode,
  type Pick,
} from '../../../../shared/systems/traveller/words.ts'
import { parryLevel } from '../../../../shared/systems/traveller/battle/actions/react.ts'
import type { Reason } from '../../../../shared/systems/traveller/battle/documents/fields.ts'
import type { Shot } from '../../../../shared/systems/traveller/battle/documents/steps.ts'
import {
  armIn,
  burstDamage,
  firing,
  isPayload,
  recoilOf,
  type Arm,
} from '../../../../shared/systems/traveller/battle/rules/armed.ts'
import {
  deedReasons,
  ramReasons,
  tacticsReasons,
  taskReasons,
} from '../../../../shared/systems/traveller/battle/rules/checks.ts'
import { attackReasons, checkReasons } from '../../../../shared/systems/traveller/battle/rules/weigh.ts'
import { seenState } from '../../../../shared/systems/traveller/battle/seen.ts'
import {
  armourOf,
  craftIn,
  dmIn,
  fighterIn,
  rulesOf,
  UNARMED,
} from '../../../../shared/systems/traveller/battle/state/look.ts'
import { withoutEvasion } from '../../../../shared/systems/traveller/battle/state/evolve.ts'
import { attackMet, sortedDice } from '../../../../shared/systems/traveller/battle/state/meeting.ts'
import type { BattleState, Fighter } from '../../../../shared/systems/traveller/battle/state/state.ts'
import { GIVEN_DMS } from '../../../../shared/systems/traveller/battle/documents/fields.ts'
import { COVER_NAMES, MEETINGS } from '../../../../shared/systems/traveller/battle/words.ts'
import type { TableWords } from '../../../table/faces.ts'
import { signed } from '../../../ui/fields/whole-number.ts'
import { asView } from './called.ts'
import { reasonWords } from './lines.ts'

/** What an act would come to, with everything that weighs on it, before the dice. */

type Chosen = Readonly<Record<string, Filled>>

export function odds({ command, fields }: Offer, chosen: Chosen, seen: object): readonly TableWords[] {
  const now = seenState(asView(seen))
  const fighter = fighterIn(now, idOf(chosen.fighter))
  if (command === 'pair-dice') return pairOdds(now, chosen)
  if (command === 'react') return metOdds(now, chosen)
  if (command === 'end-combat') return [{ key: 'odds.ends' }]
  if (!fighter) return []
  // The evasive action of a driver ends with what is chosen here (line 216).
  const state = fighter.acted ? now : withoutEvasion(now, fighter.id)
  switch (command) {
    case 'attack':
      return attackOdds(state, fighter, chosen)
    case 'fire-auto':
      return autoOdds(state, fighter, chosen)
    case 'grapple':
    case 'wrestle':
      return grappleOdds(state, fighter, chosen, fields.target)
    default: {
      const reasons = reasonsOf(state, fighter, command, chosen)
      return reasons ? checkLines(reasons) : []
    }
  }
}

const idOf = (filled: Filled | undefined): string | null => (typeof filled === 'string' ? filled : null)
const percent = (chance: number): number => Math.round(chance * 100)
const sum = (reasons: readonly Reason[]): number => reasons.reduce((all, { dm }) => all + dm, 0)
const counted = (reasons: readonly Reason[]): readonly Reason[] => reasons.filter(({ dm }) => dm !== 0)

/** What weighs on any other check; null: no dice, or nobody can say yet. */
function reasonsOf(
  state: BattleState,
  fighter: Fighter,
  command: string,
  chosen: Chosen,
): readonly Reason[] | null {
  const given = GIVEN_DMS.find((one) => one === chosen.given) ?? null
  const by = {
    skill: idOf(chosen.skill),
    characteristic: CHARACTERISTICS.find((one) => one === chosen.characteristic) ?? null,
    limb: idOf(chosen.limb),
    through: idOf(chosen.through),
    given,
  }
  const craft = idOf(chosen.craft) ?? ''
  switch (command) {
    case 'check-tactics':
      return tacticsReasons(state, fighter, given)
    case 'begin-work':
    case 'jury-rig':
      return taskReasons(state, fighter, by)
    case 'check':
      return deedReasons(state, fighter, { kind: command, ...by })
    case 'lead':
      return deedReasons(state, fighter, { kind: command, given })
    case 'finish-work':
      return deedReasons(state, fighter, { kind: command })
    case 'evade':
    case 'stunt':
      return deedReasons(state, fighter, { kind: command, craft, given })
    case 'weave':
      // The number is the penalty too: before it is chosen nobody can say.
      if (typeof chosen.number !== 'number') return null
      return deedReasons(state, fighter, { kind: command, craft, number: chosen.number, given })
    case 'ram': {
      const own = craftIn(state, craft)
      const against = { target: idOf(chosen.target) ?? '', met: 'none' as const }
      return own && chosen.sure !== true ? ramReasons(state, fighter, own, against, Number(given ?? 0)) : null
    }
    default:
      return null
  }
}

function checkLines(reasons: readonly Reason[]): TableWords[] {
  const dm = sum(reasons)
  const chance = checkOdds(dm)
  return [
    { key: 'odds.check', values: { chance: percent(chance), dm: signed(dm) } },
    ...because(reasons),
    ...(chance > 0 ? [effects(dm)] : []),
  ]
}

const because = (reasons: readonly Reason[]): TableWords[] => reasonWords(counted(reasons))

/** The attack as far as it is chosen; null as long as nobody has said how far away its target is. */
function shotOf(state: BattleState, fighter: Fighter, chosen: Chosen, over: Partial<Shot> = {}): Shot | null {
  const { range } = chosen
  const weapon = idOf(chosen.weapon)
  const target = idOf(chosen.target)
  const said = typeof range === 'number' ? range : BANDS.find((one) => one === range)
  const told = over.range ?? said ?? toldRange(state, fighter.id, target)
  if (weapon === null || told === null) return null
  return {
    id: 0,
    by: fighter.id,
    weapon,
    mode: (['single', 'burst'] as const).find((one) => one === chosen.mode) ?? 'single',
    target,
    range: told,
    cover: COVER_NAMES.find((one) => one === chosen.cover) ?? 'none',
    soft: chosen.soft === true,
    beside: Array.isArray(chosen.beside) ? chosen.beside.map(String) : [],
    aware: chosen.aware === true,
    sensor: SENSORS.find((one) => one === chosen.sensor) ?? null,
    moved: typeof chosen.moved === 'number' ? chosen.moved : null,
    given: GIVEN_DMS.find((one) => one === chosen.given) ?? null,
    with: PICKS.find((one) => one === chosen.with) ?? betterOf(state, fighter),
    limb: idOf(chosen.limb),
    pair: null,
    met: 'none',
    parry: 0,
    ...over,
  }
}

/** In melee as the attacker likes (line 47): the better one, until it is said. */
export function betterOf(state: BattleState, fighter: Fighter): Pick {
  return dmIn(state, fighter, 'dex') > dmIn(state, fighter, 'str') ? 'dex' : 'str'
}

function toldRange({ ranges }: BattleState, one: string, other: string | null): Shot['range'] | null {
  return other === null
    ? null
    : (ranges.find(({ of }) => of.includes(one) && of.includes(other))?.range ?? null)
}

function attackOdds(state: BattleState, fighter: Fighter, chosen: Chosen): TableWords[] {
  const arm = armIn(state, fighter, idOf(chosen.weapon) ?? '')
  if (!arm) return []
  const shot = shotOf(state, fighter, chosen)
  return shot ? shotLines(state, fighter, arm, shot) : byBand(state, fighter, arm, chosen)
}

/** As long as nobody has measured: at each range that the weapon reaches. */
function byBand(state: BattleState, fighter: Fighter, arm: Arm, chosen: Chosen, mode?: 'auto'): TableWords[] {
  const bands = BANDS.filter((band) => arm.weapon.range[band] !== null)
  const isGrid = state.setup.encounter.ground.kind !== 'bands'
  // A band by its name, whatever the ground is told in.
  const said = isGrid
    ? {
        ...state,
        setup: {
          ...state.setup,
          encounter: { ...state.setup.encounter, ground: { kind: 'bands' as const } },
        },
      }
    : state
  return bands.flatMap((band) => {
    const shot = shotOf(said, fighter, chosen, { range: band, ...(mode && { mode }) })
    const reasons = shot && attackReasons(said, fighter, shot)
    if (!reasons) return []
    const dm = sum(reasons)
    // Of full auto the firer pairs the dice as is best (line 95, R19).
    const [none = 1] = mode ? autoFireOdds({ auto: arm.weapon.auto ?? 1, dm }) : [1 - checkOdds(dm)]
    return [
      {
        key: mode ? 'odds.autoAt' : 'odds.atBand',
        values: { band: { key: `band.${band}` }, chance: percent(1 - none), dm: signed(dm) },
      },
    ]
  })
}

function shotLines(state: BattleState, fighter: Fighter, arm: Arm, shot: Shot): TableWords[] {
  const reasons = attackReasons(state, fighter, shot)
  if (!reasons) return [{ key: 'odds.impossible' }]
  const dm = sum(reasons)
  const hit = checkOdds(dm)
  return [
    { key: 'odds.hit', values: { chance: percent(hit), dm: signed(dm) } },
    ...because(reasons),
    ...(hit > 0 ? [effects(dm), ...damageLines(state, arm, shot, dm)] : []),
    ...recoilLines(state, fighter, arm, shot.mode),
  ]
}

/** Effects of 6 and more always leave something (line 184). */
const GREAT = 6

function effects(dm: number): TableWords {
  const all = Object.entries(effectDist(dm)).map(([effect, chance]) => [Number(effect), chance] as const)
  const few = all
    .filter(([effect]) => effect >= 0 && effect < GREAT)
    .map(([effect, chance]): TableWords => ({
      key: 'odds.effect',
      values: { n: effect, chance: percent(chance) },
    }))
  const great = all.filter(([effect]) => effect >= GREAT).reduce((added, [, chance]) => added + chance, 0)
  return {
    key: 'odds.effects',
    values: {
      all: [...few, ...(great > 0 ? [{ key: 'odds.effectGreat', values: { chance: percent(great) } }] : [])],
    },
  }
}

/** What a hit comes to on average, less armour. */
function damageLines(state: BattleState, arm: Arm, { target, mode }: Shot, dm: number): TableWords[] {
  const { dice, add } = arm.weapon.damage
  const more = add + burstDamage(arm.weapon, mode)
  const values = { dice, add: more === 0 ? '' : signed(more) }
  if (isPayload(arm)) {
    // By house rule what is fired has its Effect (R22).
    const isAdded = arm.weapon.weapon !== 'thrown' && rulesOf(state).firedEffect
    const key = isAdded ? 'odds.burstsWithEffect' : 'odds.bursts'
    return [{ key, values: { ...values, metres: arm.weapon.blast ?? 0 } }]
  }
  const struck = fighterIn(state, target)
  const craft = craftIn(state, target)
  const armour = struck ? armourOf(state, struck) : (craft?.shell.armour ?? 0)
  const hits = Object.entries(effectDist(dm)).flatMap(([effect, chance]) =>
    Number(effect) >= 0 ? [[Number(effect), chance] as const] : [],
  )
  const all = hits.reduce((added, [, chance]) => added + chance, 0)
  let mean = 0
  let none = 0
  for (const [effect, chance] of hits) {
    const share = chance / all
    for (const [n, part] of Object.entries(damageDist({ dice, add: more, effect, armour }))) {
      mean += Number(n) * part * share
      if (Number(n) === 0) none += part * share
    }
  }
  return [
    {
      key: armour > 0 ? 'odds.damageArmour' : 'odds.damage',
      values: { ...values, armour, mean: Math.round(mean), none: percent(none) },
    },
  ]
}

function recoilLines(state: BattleState, fighter: Fighter, arm: Arm, mode: Mode): TableWords[] {
  const loss = recoilOf(state, fighter, arm, mode)
  return loss > 0 ? [{ key: 'odds.recoil', values: { n: loss } }] : []
}

function autoOdds(state: BattleState, fighter: Fighter, chosen: Chosen): TableWords[] {
  const arm = armIn(state, fighter, idOf(chosen.weapon) ?? '')
  if (!arm) return []
  const auto = arm.weapon.auto ?? 0
  return [
    {
      key: 'odds.auto',
      values: { dice: auto, pairs: Math.floor(auto / 2), rounds: rounds(firing(arm.weapon, 'auto')) },
    },
    ...byBand(state, fighter, arm, chosen, 'auto'),
    ...recoilLines(state, fighter, arm, 'auto'),
  ]
}

/** Of full auto the dice lie there: what two of them come to. */
function pairOdds(state: BattleState, chosen: Chosen): TableWords[] {
  const [step] = state.steps
  if (step?.kind !== 'pairs') return []
  const fighter = fighterIn(state, step.shot.by)
  const { weapon, limb = null, aim } = step.shot
  // By house rule the aim is used up by the first pair at whom it is for (R19).
  const isUsed =
    rulesOf(state).aimedPairs === 'first' && step.taken.some(({ target }) => target === idOf(chosen.target))
  const shot =
    fighter &&
    shotOf(
      state,
      fighter,
      { ...chosen, weapon, limb },
      {
        mode: 'auto',
        ...(aim !== undefined && { aim }),
        ...(isUsed && { aim: null }),
      },
    )
  const reasons = shot && attackReasons(state, fighter, shot)
  if (!reasons) return []
  const dm = sum(reasons)
  const [[first, second] = [0, 0]] = sortedDice(step).pairs
  const thrown = first + second
  return [
    {
      key: thrown + dm >= TARGET ? 'odds.pairHits' : 'odds.pairMisses',
      values: { total: thrown + dm, dm: signed(dm), effect: signed(thrown + dm - TARGET) },
    },
    ...because(reasons),
  ]
}

/** How the attack would fare that is to be met. */
function metOdds(state: BattleState, chosen: Chosen): TableWords[] {
  const [step] = state.steps
  const next = attackMet(state.steps)
  if (step?.kind !== 'react' || next?.kind !== 'shot') return []
  const by = fighterIn(state, next.shot.by)
  const how = MEETINGS.find((one) => one === chosen.how)
  if (!by || how === undefined) return []
  const own = fighterIn(state, step.fighter)
  const parry = how === 'parry' && own ? parryLevel(state, own, idOf(chosen.weapon)) : 0
  const reasons = attackReasons(state, by, { ...next.shot, met: how, parry })
  if (!reasons) return []
  const dm = sum(reasons)
  const { pair } = next.shot
  const hit = pair ? Number(pair[0] + pair[1] + dm >= TARGET) : checkOdds(dm)
  return [
    { key: 'odds.met', values: { chance: percent(hit), dm: signed(dm) } },
    ...because(reasons),
    ...(how === 'none' ? [] : [{ key: 'odds.reactionCosts' } as TableWords]),
  ]
}

/** Who has the higher total of two dice each (line 144, R2). */
function grappleOdds(
  state: BattleState,
  fighter: Fighter,
  chosen: Chosen,
  targets: Field | undefined,
): TableWords[] {
  const target = idOf(chosen.target) ?? fighter.grapple
  // As long as nobody is chosen: each of those who are there.
  const all = target === null && targets?.kind === 'one' ? targets.of : [target]
  const own = PICKS.find((one) => one === chosen.with) ?? betterOf(state, fighter)
  const reasons = checkReasons(state, fighter, UNARMED, own, null)
  const against = all.flatMap((id): TableWords[] => {
    const other = fighterIn(state, id)
    if (!other) return []
    const theirs = sum(checkReasons(state, other, UNARMED, betterOf(state, other), null))
    const { aFirst: won, tie } = firstOdds({ a: sum(reasons), b: theirs })
    const values = { won: percent(won), tied: percent(tie), dm: signed(sum(reasons)), theirs: signed(theirs) }
    return [{ key: 'odds.grapple', values: { other: other.name, ...values } }]
  })
  return against.length === 0 ? [] : [...against, ...because(reasons)]
}
