import type { Filled, Offer } from '../../../../shared/battle/field.ts'
import { assaultOdds } from '../../../../shared/systems/fast-and-dirty/assault.ts'
import { damageOdds, penetrationOdds } from '../../../../shared/systems/fast-and-dirty/damage.ts'
import {
  APTITUDE_TABLE,
  ARTILLERY,
  CLEAR_SHOT,
  DEMOLITION,
  PSIONICS,
  RECOVERY,
  TASK_DICE,
} from '../../../../shared/systems/fast-and-dirty/data/advanced.ts'
import { RANGING_IN } from '../../../../shared/systems/fast-and-dirty/data/fire.ts'
import { MORALE, QUALITY_TABLE } from '../../../../shared/systems/fast-and-dirty/data/units.ts'
import { WEAPON_TABLE } from '../../../../shared/systems/fast-and-dirty/data/weapons.ts'
import { strikeEffect } from '../../../../shared/systems/fast-and-dirty/fire.ts'
import { successOdds } from '../../../../shared/systems/fast-and-dirty/morale.ts'
import { bands } from '../../../../shared/systems/fast-and-dirty/ranges.ts'
import { byTraits } from '../../../../shared/systems/fast-and-dirty/sheet.ts'
import { BANDS, COVERS, FACES, type Cover } from '../../../../shared/systems/fast-and-dirty/words.ts'
import { farthest } from '../../../../shared/systems/fast-and-dirty/battle/actions/aims.ts'
import type { Aim } from '../../../../shared/systems/fast-and-dirty/battle/documents/fields.ts'
import {
  assaultDice,
  assaultReasons,
  stormArmour,
  stormReasons,
  type Fighter,
} from '../../../../shared/systems/fast-and-dirty/battle/resolve/assault.ts'
import {
  isBroken,
  moraleDice,
  responseReasons,
} from '../../../../shared/systems/fast-and-dirty/battle/resolve/morale.ts'
import { hardness, throwsTwice } from '../../../../shared/systems/fast-and-dirty/battle/resolve/shot.ts'
import { damageOf, multOf, partnerOf } from '../../../../shared/systems/fast-and-dirty/battle/rules/arms.ts'
import {
  armsFor,
  sum,
  weigh,
  type Shot,
} from '../../../../shared/systems/fast-and-dirty/battle/rules/weigh.ts'
import { seenState } from '../../../../shared/systems/fast-and-dirty/battle/seen.ts'
import {
  armourOf,
  craftIn,
  figuresUp,
  groupOf,
  has,
  hasPersonality,
  isSniper,
  isUnarmoured,
  isUnit,
  jointLevel,
  levelOf,
  markerOf,
  pieceIn,
  pinAtOf,
  qualityOf,
  rulesOf,
  traitsOf,
  unitIn,
} from '../../../../shared/systems/fast-and-dirty/battle/state/look.ts'
import type {
  BattleState,
  CraftState,
  UnitState,
} from '../../../../shared/systems/fast-and-dirty/battle/state/state.ts'
import type { TableWords } from '../../../table/faces.ts'
import { signed } from '../../../ui/fields/whole-number.ts'
import { asView, calledOr } from './called.ts'
import { reasonWords } from './lines.ts'

/** What an act would come to, with everything that weighs on it, before the dice. */

type Chosen = Readonly<Record<string, Filled>>
type Piece = UnitState | CraftState

export function odds({ command }: Offer, chosen: Chosen, seen: object): readonly TableWords[] {
  const view = asView(seen)
  const state = seenState(view)
  const piece = pieceIn(state, idOf(chosen.unit))
  const unit = piece && isUnit(piece) ? piece : null
  switch (command) {
    case 'activate':
      return piece ? activationOdds(state, piece, chosen) : []
    case 'shoot':
    case 'op-fire':
    case 'free-shot':
      return piece ? shotOdds(state, piece, chosen, command === 'op-fire') : []
    case 'shell':
    case 'op-shell':
      return piece ? shellOdds(state, piece, chosen) : []
    case 'charge':
      return unit ? chargeOdds(state, unit, chosen) : []
    case 'fight':
    case 'storm':
      return contactOdds(state, chosen)
    case 'settle-blast':
      return blastOdds(state, chosen).map(({ id, ...words }) => ({
        ...words,
        values: { ...words.values, who: calledOr(view, id) },
      }))
    case 'call-artillery':
      return piece ? artilleryOdds(state, piece, chosen) : []
    case 'recover':
      return unit ? recoveryOdds(state, unit) : []
    case 'rig':
    case 'detonate':
    case 'attempt':
    case 'use-power':
      return unit ? orderOdds(state, unit, command, chosen) : []
    default:
      return []
  }
}

const idOf = (filled: Filled | undefined): string | null => (typeof filled === 'string' ? filled : null)
const numberOf = (filled: Filled | undefined): number | null => (typeof filled === 'number' ? filled : null)
const percent = (chance: number): number => Math.round(chance * 100)
const tenths = (n: number): string => n.toFixed(1)

/** The chance that a die shows so much or more, with what is added to it. */
const dieOn = (need: number, plus = 0): number => Math.min(6, Math.max(0, 7 - need + plus)) / 6

/** Morale where it will be tested, and Command Response where it will be thrown. */
function activationOdds(state: BattleState, piece: Piece, chosen: Chosen): TableWords[] {
  if (piece.fate !== 'onTable') return []
  const unit = isUnit(piece) ? piece : null
  const frightened = chosen.terrified === true || (unit?.effects.includes('terror') ?? false)
  const tests = isBroken(state, piece, chosen.controlled === true) || frightened
  return [
    ...(unit && chosen.hides === true ? [hidingOdds(state, unit)] : []),
    ...(tests ? moraleLines(state, piece, chosen) : []),
    ...(unit ? responseLines(state, unit, chosen) : []),
  ]
}

const hidingOdds = (state: BattleState, unit: UnitState): TableWords => ({
  key: 'odds.hides',
  values: { chance: has(state, unit, 'stealth') ? 100 : percent(dieOn(levelOf(state, unit))) },
})

function moraleLines(state: BattleState, piece: Piece, chosen: Chosen): TableWords[] {
  const thrown = moraleDice(state, piece, chosen.inspired === true, chosen.lucky === true)
  const { again, sureFirst, auto, plus, rerolls, need } = thrown
  // Who is sure to succeed first leaves fewer to fail.
  const fail = sureFirst ? Math.min(thrown.fail, thrown.dice - Math.min(auto, thrown.dice)) : thrown.fail
  const dice = { auto, fail, rerolls }
  const ways = successOdds({ ...dice, dice: thrown.dice, need, plus })
  const from = (least: number, below: number): number =>
    ways.slice(least, below).reduce((all, chance) => all + chance, 0)
  const reasons: TableWords[] = (['auto', 'fail', 'rerolls'] as const).flatMap((key) =>
    dice[key] > 0 ? [{ key: `odds.dice.${key}`, values: { n: dice[key] } }] : [],
  )
  return [
    {
      key: 'odds.morale',
      values: {
        rally: percent(from(MORALE.rally, ways.length)),
        fallBack: percent(from(MORALE.fallBack, MORALE.rally)),
        rout: percent(from(0, MORALE.fallBack)),
        need,
      },
    },
    ...reasons,
    ...(plus === 0 ? [] : [{ key: 'odds.dice.plus', values: { n: signed(plus) } }]),
    ...(again ? [{ key: 'odds.dice.again' }] : []),
  ]
}

function responseLines(state: BattleState, unit: UnitState, chosen: Chosen): TableWords[] {
  const isMarked = markerOf(state, unit) !== null
  if (!rulesOf(state).commandResponse || has(state, unit, 'aggressive')) return []
  if (!isMarked && chosen.close !== true) return []
  const reasons = responseReasons(state, unit)
  const once = dieOn(
    jointLevel(state, unit),
    reasons.reduce((all, { add }) => all + add, 0),
  )
  const again = chosen.rerolls === true || chosen.lucky === true
  return [
    {
      key: again ? 'odds.responseAgain' : 'odds.response',
      values: { chance: percent(again ? 1 - (1 - once) ** 2 : once), need: jointLevel(state, unit) },
    },
    ...reasons.map(({ code, add }) => ({ key: `odds.responds.${code}`, values: { n: signed(add) } })),
  ]
}

/** The shot as far as it is chosen, at so many inches. */
function shotOf(state: BattleState, piece: Piece, chosen: Chosen, inches: number): Shot {
  const at = idOf(chosen.at) ?? ''
  const cover = COVERS.find((one) => one === chosen.cover) ?? pieceIn(state, at)?.cover ?? 'none'
  const aim: Aim = {
    inches,
    cover,
    bunched: chosen.bunched === true,
    open: chosen.open === true,
    face: FACES.find((one) => one === chosen.face) ?? 'front',
    crossfire: chosen.crossfire === true,
    seen: true,
    near: true,
  }
  return {
    unit: piece.id,
    mount: idOf(chosen.mount),
    at,
    aim,
    joint: chosen.joint === true,
    lucky: chosen.lucky === true,
    alien: chosen.alien === true,
    wet: chosen.wet === true,
  }
}

function shotOdds(state: BattleState, piece: Piece, chosen: Chosen, isOpFire: boolean): TableWords[] {
  const inches = numberOf(chosen.inches)
  const first = isUnit(piece) && isSniper(state, piece) ? [clearShot] : []
  return [
    ...first,
    ...(inches === null
      ? byBand(state, piece, chosen)
      : shotLines(state, shotOf(state, piece, chosen, inches), isOpFire)),
  ]
}

const clearShot: TableWords = { key: 'odds.clearShot', values: { chance: percent(dieOn(CLEAR_SHOT)) } }

/** As long as nobody has measured: at the far end of each band. */
function byBand(state: BattleState, piece: Piece, chosen: Chosen): TableWords[] {
  const arms = armsFor(state, piece, { mount: idOf(chosen.mount), joint: chosen.joint === true })
  const reach = bands({
    quality: qualityOf(state, piece),
    mult: multOf(state, isUnit(piece) ? piece : null, arms),
  })
  const most = farthest(state, piece, arms, idOf(chosen.at) ?? '')
  return BANDS.filter((band) => reach[band] <= most).flatMap((band) => {
    const weighed = weigh(state, shotOf(state, piece, chosen, reach[band]))
    return weighed === null
      ? []
      : [
          {
            key: 'odds.atBand',
            values: {
              band: { key: `band.${band}` },
              inches: reach[band],
              chance: percent(1 - (weighed.chances[0] ?? 0)),
              expected: tenths(weighed.expected),
            },
          },
        ]
  })
}

function shotLines(state: BattleState, shot: Shot, isOpFire: boolean): TableWords[] {
  const weighed = weigh(state, shot)
  if (!weighed) return [{ key: 'odds.impossible' }]
  const { chances, reasons, expected, add, extraDice, dice, pinned, pinAt, antiTank, antiTankBy, damage } =
    weighed
  const target = unitIn(state, shot.at)
  return [
    {
      key: 'odds.effect',
      values: { dice: { key: `odds.read.${dice}` }, add: signed(add), extra: extraWords(extraDice) },
    },
    ...reasonWords(reasons),
    hitsWords(chances, expected),
    ...(target
      ? [
          ...damageLines(state, target, damage),
          ...(pinAt === null ? [] : [{ key: 'odds.pins', values: { chance: percent(pinned), at: pinAt } }]),
        ]
      : penetrationLines(
          antiTank,
          hardness(state, shot),
          throwsTwice(state, craftIn(state, shot.at), antiTankBy),
        )),
    ...(isOpFire ? [{ key: 'odds.opFire' }] : []),
  ]
}

const extraWords = (n: number): TableWords | '' => (n === 0 ? '' : { key: 'odds.extraDice', values: { n } })

/** The chance of every number of hits. */
function hitsWords(chances: readonly number[], expected: number): TableWords {
  const all = chances.flatMap((chance, n): TableWords[] =>
    percent(chance) > 0 ? [{ key: 'odds.hit', values: { n, chance: percent(chance) } }] : [],
  )
  return { key: 'odds.hits', values: { all, expected: tenths(expected) } }
}

/** What one hit does to a figure. */
function damageLines(state: BattleState, target: UnitState, damage: number): TableWords[] {
  const armour = armourOf(state, target)
  const { recoverWounded, squadBasedDamage } = rulesOf(state)
  const { none, wounded, killed } = damageOdds({ damage, armour, wounds: recoverWounded })
  const values = { damage: signed(damage), armour: signed(armour) }
  if (squadBasedDamage) return [{ key: 'odds.squadDamage', values }]
  return [
    {
      key: recoverWounded ? 'odds.damageWounds' : 'odds.damage',
      values: { ...values, none: percent(none), wounded: percent(wounded), killed: percent(killed) },
    },
  ]
}

/** What one hit does to something hard. */
function penetrationLines(at: number | null, armour: number, reactive: boolean): TableWords[] {
  const { none, once, twice } = penetrationOdds({ at, armour, reactive })
  if (at === null && armour > 0) return [{ key: 'odds.noRating' }]
  return [
    {
      key: reactive ? 'odds.penetrationReactive' : 'odds.penetration',
      values: { at: at ?? 0, armour, none: percent(none), once: percent(once), twice: percent(twice) },
    },
  ]
}

/** It has to range in; then who is in the blast is struck (lines 976–1012). */
function shellOdds(state: BattleState, piece: Piece, chosen: Chosen): TableWords[] {
  const { heavy } = armsFor(state, piece, { mount: idOf(chosen.mount), joint: false })
  if (heavy === null) return []
  const target = unitIn(state, idOf(chosen.at))
  return [
    {
      key: 'odds.rangesIn',
      values: { chance: percent(dieOn(RANGING_IN)), inches: WEAPON_TABLE[heavy].blast ?? 0 },
    },
    ...(target ? strikeLines(state, target, heavy, target.cover, false) : []),
  ]
}

type Weapon = Parameters<typeof strikeEffect>[0]['weapon']

/** What a blast does to a unit that is in it. */
function strikeLines(
  state: BattleState,
  target: UnitState,
  weapon: Weapon,
  cover: Cover,
  bunched: boolean,
): TableWords[] {
  const { add, reasons, hits, pinned } = strikeEffect({
    weapon,
    cover,
    target: { suppressed: markerOf(state, target) !== null, bunched, pinAt: pinAtOf(state, target) },
  })
  const rules = rulesOf(state)
  const damage = weapon === null ? rules.closeInDamage : damageOf(weapon, rules)
  return [
    { key: 'odds.strike', values: { add: signed(add) } },
    ...reasonWords(reasons),
    hitsWords(
      hits,
      hits.reduce((all, chance, n) => all + chance * n, 0),
    ),
    ...damageLines(state, target, damage),
    { key: 'odds.pins', values: { chance: percent(pinned), at: pinAtOf(state, target) } },
  ]
}

/** Of each of those who are said to be in it. */
function blastOdds(
  state: BattleState,
  { struck }: Chosen,
): readonly (TableWords & { readonly id: string })[] {
  const [step] = state.steps
  if (step?.kind !== 'inside' || !Array.isArray(struck)) return []
  return (struck as readonly Filled[]).flatMap((one) => {
    const entry = one !== null && typeof one === 'object' && !Array.isArray(one) ? (one as Chosen) : {}
    const id = idOf(entry.piece)
    const unit = unitIn(state, id)
    if (id === null || !unit) return []
    const { hits, pinned } = strikeEffect({
      weapon: step.weapon,
      cover: COVERS.find((cover) => cover === entry.cover) ?? 'none',
      target: {
        suppressed: markerOf(state, unit) !== null,
        bunched: entry.bunched === true,
        pinAt: pinAtOf(state, unit),
      },
    })
    const expected = tenths(hits.reduce((all, chance, n) => all + chance * n, 0))
    return [{ id, key: 'odds.struck', values: { expected, pinned: percent(pinned) } }]
  })
}

/** As if all of both came into contact: how many do is counted when they are there. */
function chargeOdds(state: BattleState, unit: UnitState, chosen: Chosen): TableWords[] {
  const at = idOf(chosen.at) ?? ''
  const joint = chosen.joint === true && partnerOf(state, unit) !== null
  const own = countOf(state, unit)
  const target = unitIn(state, at)
  if (target)
    return [
      { key: 'odds.ifAll' },
      ...fightLines(
        state,
        { unit, figures: own, charging: true, joint },
        { unit: target, figures: countOf(state, target), charging: false, joint: false },
        false,
      ),
    ]
  const craft = craftIn(state, at)
  const need = Math.max(1, jointLevel(state, unit) - byTraits(traitsOf(state, unit), 'nerves'))
  return [
    ...(craft && !isUnarmoured(craft)
      ? [{ key: 'odds.nerves', values: { chance: percent(dieOn(need)) } }]
      : []),
    ...stormLines(state, unit, at, joint),
  ]
}

const countOf = (state: BattleState, unit: UnitState): number =>
  groupOf(state, unit).reduce((all, one) => all + figuresUp(one).length, 0)

/** What was counted. */
function contactOdds(state: BattleState, chosen: Chosen): TableWords[] {
  const [step] = state.steps
  if (step?.kind !== 'contact') return []
  const { by, at, joint: wanted } = step.charge
  const [attacker, defender] = [unitIn(state, by), unitIn(state, at)]
  if (!attacker) return []
  const joint = wanted && partnerOf(state, attacker) !== null
  if (!defender) return stormLines(state, attacker, at, joint)
  const [own, enemy] = [numberOf(chosen.own), numberOf(chosen.enemy)]
  if (own === null || enemy === null) return []
  return fightLines(
    state,
    { unit: attacker, figures: own, charging: true, joint },
    { unit: defender, figures: enemy, charging: false, joint: false },
    chosen.alien === true,
  )
}

function fightLines(state: BattleState, one: Fighter, other: Fighter, alien: boolean): TableWords[] {
  const [own, theirs] = [assaultReasons(state, one, other, alien), assaultReasons(state, other, one, alien)]
  const { aWins, draw, bWins, aOverruns, bOverruns } = assaultOdds({
    a: { dice: assaultDice(one), add: sum(own) },
    b: { dice: assaultDice(other), add: sum(theirs) },
  })
  return [
    {
      key: 'odds.assault',
      values: {
        won: percent(aWins),
        draw: percent(draw),
        lost: percent(bWins),
        overrun: percent(aOverruns),
        overrunBy: percent(bOverruns),
      },
    },
    { key: 'odds.attacker', values: { add: signed(sum(own)) } },
    ...reasonWords(own, true),
    { key: 'odds.defender', values: { add: signed(sum(theirs)) } },
    ...reasonWords(theirs, true),
  ]
}

function stormLines(state: BattleState, unit: UnitState, at: string, joint: boolean): TableWords[] {
  const reasons = stormReasons(state, unit, joint)
  const [plus, armour] = [sum(reasons), stormArmour(state, at)]
  const faces = [1, 2, 3, 4, 5, 6]
  const ways = faces.flatMap((attack) => faces.map((defence) => attack + plus >= defence + armour))
  const chance = ways.filter((hits) => hits).length / ways.length
  return [
    { key: 'odds.storm', values: { plus: signed(plus), armour, chance: percent(chance) } },
    ...reasonWords(reasons, true),
  ]
}

/** Three dice of the gun to be reached, then two of the caller to be accurate (lines 1357–1369). */
function artilleryOdds(state: BattleState, piece: Piece, chosen: Chosen): TableWords[] {
  const gun = state.guns[idOf(chosen.gun) ?? '']
  if (!gun) return []
  const unit = isUnit(piece) ? piece : null
  const comms = unit !== null && hasPersonality(state, unit, 'comms') ? 1 : 0
  const auto = unit ? byTraits(traitsOf(state, unit), 'artillerySucceeds') : 0
  const need = QUALITY_TABLE[gun.quality].level
  const [none = 0, one = 0, ...more] = successOdds({ dice: ARTILLERY.timing, need, auto, plus: comms })
  const strikes = more.reduce((all, chance) => all + chance, 0)
  const exact = successOdds({ dice: ARTILLERY.accuracy, need: levelOf(state, piece) }).at(-1) ?? 0
  return [
    {
      key: 'odds.artillery',
      values: { strikes: percent(strikes), garbled: percent(one), silenced: percent(none), need },
    },
    { key: 'odds.exact', values: { chance: percent(exact), inches: WEAPON_TABLE[gun.weapon].blast ?? 0 } },
  ]
}

function recoveryOdds(state: BattleState, unit: UnitState): TableWords[] {
  const medic = hasPersonality(state, unit, 'medic') ? RECOVERY.medic : 0
  const plus = (markerOf(state, unit) === null ? 0 : RECOVERY.suppressed) + medic
  const up = dieOn(RECOVERY.recovers, plus)
  const saved = dieOn(RECOVERY.stabilised, plus)
  return [
    {
      key: 'odds.recovery',
      values: {
        up: percent(up),
        stabilised: percent(saved - up),
        dead: percent(1 - saved),
        plus: signed(plus),
      },
    },
  ]
}

type Order = 'rig' | 'detonate' | 'attempt' | 'use-power'

/** Dice of which two have to succeed. */
function orderOdds(state: BattleState, unit: UnitState, order: Order, chosen: Chosen): TableWords[] {
  const { dice, need, auto } = orderDice(state, unit, order, chosen)
  const [none = 0, one = 0, ...more] = successOdds({ dice: Math.max(1, dice), need, auto })
  const values = {
    ...{
      none: percent(none),
      one: percent(one),
      two: percent(more.reduce((all, chance) => all + chance, 0)),
    },
    ...{ dice, need },
  }
  return [{ key: `odds.order.${order}`, values }]
}

function orderDice(
  state: BattleState,
  unit: UnitState,
  order: Order,
  chosen: Chosen,
): { readonly dice: number; readonly need: number; readonly auto: number } {
  const own = levelOf(state, unit)
  const skill = (Object.keys(APTITUDE_TABLE) as (keyof typeof APTITUDE_TABLE)[]).find(
    (one) => one === chosen.skill,
  )
  const aptitude = unit.document.figures.find(({ role }) => role === 'psionic')?.aptitude ?? 'marginal'
  const engineers = byTraits(traitsOf(state, unit), 'chargeSucceeds')
  const slowed = markerOf(state, unit) === 'underFire' ? DEMOLITION.underFire : 0
  switch (order) {
    case 'rig':
      return { dice: DEMOLITION.rigDice + slowed, need: own, auto: engineers }
    case 'detonate':
      return { dice: DEMOLITION.detonateDice, need: own, auto: engineers }
    case 'attempt':
      return { dice: TASK_DICE, need: skill ? APTITUDE_TABLE[skill] : own, auto: 0 }
    case 'use-power':
      return { dice: PSIONICS.dice, need: APTITUDE_TABLE[aptitude], auto: 0 }
  }
}
