import {
  FALL_BACK,
  KILL_TABLE,
  OVERRUN,
  POWER_ASSAULT,
  VEHICLE_ASSAULT,
  VEHICLE_ASSAULT_DAMAGE,
} from '../../data/assault.ts'
import { FORTIFICATION_TABLE } from '../../data/advanced.ts'
import { PERSONALITY_TABLE, TRAIT_TABLE } from '../../data/traits.ts'
import { assaultBonusOf, type Arm } from '../../weapons.ts'
import { assaultAdd } from '../../assault-modifiers.ts'
import { overruns } from '../../assault.ts'
import { byTraits } from '../../sheet.ts'
import { traitsOfBook, type AnyTrait } from '../../traits.ts'
import type { Armour, DiceRead } from '../../words.ts'
import type { Reason } from '../documents/fields.ts'
import type { Charge, Step } from '../documents/steps.ts'
import { actingAs, hasActed, partnerOf, squadArms } from '../rules/arms.ts'
import type { Log } from '../rules/rule.ts'
import { firersQuality, leadership, ownReasons, powersOn, sum, traitsOfAll } from '../rules/weigh.ts'
import {
  armourOf,
  craftIn,
  figuresUp,
  groupOf,
  has,
  isFortification,
  isNonCombatant,
  isPowered,
  isSquad,
  personalities,
  rulesOf,
  scenarioSide,
  traitsOf,
  unitIn,
  weakestArmour,
  workIn,
} from '../state/look.ts'
import type { BattleState, UnitState } from '../state/state.ts'
import { rollDie, rollEach, rollTotal } from './dice.ts'
import { harmSteps } from './harm.ts'
import { learnResolve, settleUnit } from './losses.ts'
import { applies, damaged } from './vehicle.ts'
import { loseWork } from './works.ts'

/** Close Assault, once the figures in contact and in sight have been counted (lines 1018–1095). */

export interface Counted {
  readonly own: number
  readonly enemy: number
  /** One of another kind (line 1715). */
  readonly alien: boolean
}

/** Traits that count hand to hand: some only where their moment is there. */
function fightingTraits(
  state: BattleState,
  { unit, joint }: Pick<Fighter, 'unit' | 'joint'>,
  alien: boolean,
): readonly AnyTrait[] {
  const isBerserk = state.activation?.unit === unit.id && state.activation.berserk
  return traitsOfAll(state, actingAs(state, unit, joint)).filter(
    (one) => (one !== 'bugHunter' || alien) && (one !== 'berserk' || isBerserk),
  )
}

/** The scenario gives its side none (lines 1028, 1076; R8). */
const lacksGrenades = (state: BattleState, { side }: UnitState): boolean =>
  scenarioSide(state, side).lacksGrenades ?? false

/** What a squad brings that helps hand to hand (lines 3094–3096). */
const assaultArms = (state: BattleState, unit: UnitState, joint: boolean): readonly Arm[] =>
  squadArms(state, unit, joint).support.filter((weapon) => assaultBonusOf(weapon) !== 0)

export interface Fighter {
  readonly unit: UnitState
  readonly figures: number
  readonly charging: boolean
  readonly joint: boolean
}

/** Everything that is added to one side's dice, with its reasons. */
export function assaultReasons(state: BattleState, one: Fighter, other: Fighter, alien: boolean): Reason[] {
  const side = ({ unit, figures, charging, joint }: Fighter, against: UnitState) => ({
    ...{
      quality: firersQuality(state, unit, joint),
      armour: armourWorn(state, unit, joint),
      figures,
      charging,
    },
    ...{ weapons: assaultArms(state, unit, joint), traits: fightingTraits(state, { unit, joint }, alien) },
    ...{ rating: armourOf(state, unit, traitsOfBook(traitsOf(state, against))) },
    lacksGrenades: lacksGrenades(state, unit),
  })
  const { reasons } = assaultAdd(side(one, other.unit), side(other, one.unit), rulesOf(state))
  const teams = actingAs(state, one.unit, one.joint)
  const knives = teams.flatMap((of) => personalities(state, of)).filter((of) => of === 'knifeFighter').length
  const own: Reason[] = [
    ...ownReasons(traitsOfAll(state, teams), 'assault'),
    { code: 'officer', add: Math.max(...teams.map((of) => leadership(state, of))) },
    { code: 'personality', add: knives * (PERSONALITY_TABLE.knifeFighter.does.assault ?? 0) },
    { code: 'power', add: powersOn(state, teams) },
  ]
  const isAnyPowered = teams.some((of) => isPowered(of))
  const powered = reasons.filter(({ code }) => code !== 'powerArmour' || isAnyPowered)
  return [...powered, ...own.filter(({ add }) => add !== 0)]
}

/** Of two Fire Teams as one the power armour, if either wears it (line 1284). */
const armourWorn = (state: BattleState, unit: UnitState, joint: boolean): Armour =>
  (actingAs(state, unit, joint).find((one) => isPowered(one)) ?? unit).document.armour

export const assaultDice = ({ unit, joint }: Pick<Fighter, 'unit' | 'joint'>): DiceRead =>
  joint ? 'sum' : isSquad(unit) ? 2 : 1

/** Who wins, who falls, who falls back; gives the steps that follow (lines 1024–1051; R22). */
export function fight(log: Log, charge: Charge, counted: Counted): Step[] {
  const { state } = log
  const [attacker, defender] = [unitIn(state, charge.by), unitIn(state, charge.at)]
  if (!attacker || !defender) return []
  const one: Fighter = {
    ...{ unit: attacker, figures: counted.own, charging: true },
    joint: charge.joint && partnerOf(state, attacker) !== null,
  }
  const other: Fighter = { unit: defender, figures: counted.enemy, charging: false, joint: false }
  const reasons: [Reason[], Reason[]] = [
    assaultReasons(state, one, other, counted.alien),
    assaultReasons(state, other, one, counted.alien),
  ]
  const total = (fighter: Fighter, of: Reason[]): number =>
    rollTotal(
      log,
      { purpose: 'assault', side: fighter.unit.side, unit: fighter.unit.id },
      assaultDice(fighter),
      {
        legend: has(state, fighter.unit, 'legend'),
      },
    ) + sum(of)
  const totals: [number, number] = [total(one, reasons[0]), total(other, reasons[1])]
  const winner = totals[0] === totals[1] ? null : totals[0] > totals[1] ? one : other
  const loser = winner === null ? null : winner === one ? other : one
  const overrun = winner !== null && overruns(Math.max(...totals), Math.min(...totals))
  log.emit({
    kind: 'assault-decided',
    ...{ attacker: attacker.id, defender: defender.id, totals, reasons },
    winner: winner?.unit.id ?? null,
    overrun,
  })
  const killsOf = (fighter: Fighter, foe: Fighter): number => {
    const outcome = winner === null ? 'draw' : fighter === winner ? 'won' : 'lost'
    const need = overrun && fighter === loser ? OVERRUN.loserKills : KILL_TABLE[outcome]
    if (overrun && fighter === winner) return fightersIn(log.state, foe)
    return rollKills(log, fighter, foe, need, overrun)
  }
  const [kills, losses] = [killsOf(one, other), killsOf(other, one)]
  for (const [fighter, foe, count] of [
    [one, other, kills],
    [other, one, losses],
  ] as const)
    infect(log, fighter, Math.min(count, fightersIn(log.state, foe)))
  const falls = (fighter: Fighter): Step[] => {
    const inches = winner === null ? FALL_BACK.draw : fighter === winner ? FALL_BACK.won : FALL_BACK.lost
    return inches > 0 ? whoFight(state, fighter).flatMap((unit) => fallsBack(unit, inches)) : []
  }
  // Who leads the charge loses first, then the other team.
  const fallen = (fighter: Fighter, by: Fighter, killed: number): Step[] => {
    if (overrun && fighter === loser) return wipeOut(log, fighter, by)
    let left = killed
    return whoFight(state, fighter).flatMap((unit) => {
      const own = Math.min(left, figuresIn(log.state, unit))
      left -= own
      const harm = { unit: unit.id, killed: own, wounded: 0, by: by.unit.id, how: 'owner' as const }
      return harmSteps(log.state, { ...harm, pins: false })
    })
  }
  return [...fallen(other, one, kills), ...fallen(one, other, losses), ...falls(one), ...falls(other)]
}

/** Nobody is left, of those who lie there neither (line 1051). */
function wipeOut(log: Log, fighter: Fighter, { unit: by }: Fighter): [] {
  const all = whoFight(log.state, fighter).flatMap((unit) => groupOf(log.state, unit))
  for (const unit of all) {
    const figures = unit.figures.filter(({ fate }) => fate !== 'killed').map(({ id }) => id)
    if (figures.length === 0) continue
    log.emit({ kind: 'figures-hit', unit: unit.id, figures, fate: 'killed', by: by.id })
    learnResolve(log, unit.id)
  }
  for (const unit of all) settleUnit(log, unit.id, by.id)
  return []
}

/** Both Fire Teams, where they charge as one (line 1284). */
const whoFight = (
  state: BattleState,
  { unit, joint }: Pick<Fighter, 'unit' | 'joint'>,
): readonly UnitState[] => actingAs(state, unit, joint)
/** A Last Stand moves for no reason (line 1393). */
const fallsBack = ({ id, used }: UnitState, inches: number): Step[] =>
  used.includes('lastStand') ? [] : [{ kind: 'fall-back', unit: id, inches }]

const figuresIn = (state: BattleState, unit: UnitState): number =>
  groupOf(state, unit).reduce((all, one) => all + figuresUp(one).length, 0)
/** A unit and those with it; whoever has joined it after he acted charges no more (lines 1427, 1442). */
const fightersOf = (state: BattleState, unit: UnitState): readonly UnitState[] =>
  groupOf(state, unit).filter((one) => one.id === unit.id || !hasActed(state, unit, one))
/** Everybody on a side of the fight, or both Fire Teams (line 1284). */
export const fightersIn = (state: BattleState, fighter: Pick<Fighter, 'unit' | 'joint'>): number =>
  whoFight(state, fighter)
    .flatMap((unit) => fightersOf(state, unit))
    .reduce((all, one) => all + figuresUp(one).length, 0)

/** The dice for kills; power armour negates those that fall on it (lines 1039–1051). */
function rollKills(log: Log, fighter: Fighter, foe: Fighter, need: number, overrun: boolean): number {
  const { state } = log
  const { side, id } = fighter.unit
  const dice = rollEach(log, { purpose: 'kill', side, unit: id }, killRolls(state, fighter), need)
  const kills = dice.filter((die) => die >= need).length
  const hard = overrun && !rulesOf(state).powerInOverrun ? 0 : onPowered(state, foe, kills)
  if (hard === 0) return kills
  const saves = rollEach(
    log,
    { purpose: 'negate', side: foe.unit.side, unit: foe.unit.id },
    hard,
    POWER_ASSAULT.negates,
  )
  return kills - saves.filter((die) => die >= POWER_ASSAULT.negates).length
}

/** So many of a number of figures of each unit, those of who leads first, and more than there are (line 1284). */
function shared(units: readonly UnitState[], figures: number): { unit: UnitState; of: number }[] {
  let left = figures
  const each = units.map((unit) => {
    const of = Math.min(left, figuresUp(unit).length)
    left -= of
    return { unit, of }
  })
  return each.map((one, at) => (at === 0 ? { ...one, of: one.of + left } : one))
}

/** Of so many kills those that fall on power armour. */
export const onPowered = (state: BattleState, foe: Fighter, kills: number): number =>
  shared(
    whoFight(state, foe).flatMap((unit) => groupOf(state, unit)),
    kills,
  ).reduce((sum, { unit, of }) => sum + (isPowered(unit) ? of : 0), 0)

/** A roll for each figure, a Brawler's and power armour's twice; of non-combatants none but of who has joined them (lines 1039–1051, 1284, 1419, 1472). */
export function killRolls(state: BattleState, fighter: Fighter): number {
  const teams = whoFight(state, fighter)
  const able = teams
    .flatMap((unit) => fightersOf(state, unit))
    .toSorted((one, other) => Number(isNonCombatant(state, one)) - Number(isNonCombatant(state, other)))
  const each = shared(able, fighter.figures)
    .filter(({ unit }) => !isNonCombatant(state, unit))
    .reduce((sum, { unit, of }) => sum + of * (isPowered(unit) ? POWER_ASSAULT.rolls : 1), 0)
  const brawlers = teams.flatMap((one) => personalities(state, one)).filter((one) => one === 'brawler')
  return Math.max(0, each + brawlers.length + byTraits(traitsOfAll(state, teams), 'killRolls'))
}

/** Whom an infecting unit kills hand to hand may be infected (line 1775). */
function infect(log: Log, { unit, joint }: Pick<Fighter, 'unit' | 'joint'>, kills: number): void {
  if (kills === 0 || !actingAs(log.state, unit, joint).some((one) => has(log.state, one, 'infect'))) return
  const on = TRAIT_TABLE.infect.does.infects ?? 5
  const dice = rollEach(log, { purpose: 'infection', side: unit.side, unit: unit.id }, kills, on)
  log.emit({ kind: 'infected', unit: unit.id, count: dice.filter((die) => die >= on).length })
}

/** What is added to each die against a vehicle or a bunker (lines 1076, 3094–3096). */
export function stormReasons(state: BattleState, unit: UnitState, joint: boolean): Reason[] {
  const isBerserk = state.activation?.unit === unit.id && state.activation.berserk
  const teams = actingAs(state, unit, joint)
  const traits = traitsOfAll(state, teams)
  const all: Reason[] = [
    {
      code: 'weapons',
      add: assaultArms(state, unit, joint).reduce((all, weapon) => all + assaultBonusOf(weapon), 0),
    },
    {
      code: 'traits',
      add:
        byTraits(traitsOfBook(traits), 'assaultVehicle') +
        (isBerserk ? (TRAIT_TABLE.berserk.does.assault ?? 0) : 0),
    },
    ...ownReasons(traits, 'assaultVehicle'),
    {
      code: 'grenades',
      add: lacksGrenades(state, unit)
        ? VEHICLE_ASSAULT.lacksGrenades
        : traits.includes('noGrenades')
          ? rulesOf(state).noGrenades
          : 0,
    },
    { code: 'officer', add: Math.max(...teams.map((one) => leadership(state, one))) },
    { code: 'power', add: powersOn(state, teams) },
  ]
  return all.filter(({ add }) => add !== 0)
}

/** The weakest armour of what is stormed. */
export function stormArmour(state: BattleState, at: string): number {
  const craft = craftIn(state, at)
  const work = workIn(state, at)
  if (craft) return weakestArmour(state, craft)
  return work && isFortification(work)
    ? (FORTIFICATION_TABLE[work.work].value ?? 0)
    : rulesOf(state).sentryArmour
}

/** A vehicle or a bunker is stormed: each figure in contact against its weakest armour (lines 1070–1091, 1310). */
export function storm(log: Log, charge: Charge, own: number): Step[] {
  const { state } = log
  const unit = unitIn(state, charge.by)
  if (!unit) return []
  const craft = craftIn(state, charge.at)
  const plus = sum(stormReasons(state, unit, charge.joint))
  const armour = stormArmour(state, charge.at)
  const roll = { side: unit.side, unit: unit.id }
  // A legend’s die is always 6 (line 1783).
  const fell = has(state, unit, 'legend')
    ? Array.from({ length: own }, () => SIX)
    : rollEach(log, { purpose: 'vehicle-assault', ...roll }, own)
  const attacks = fell.map((die) => die + plus)
  const defence = rollDie(
    log,
    {
      purpose: 'vehicle-armour',
      side: charge.at.startsWith('side-1') ? 'side-1' : 'side-2',
      unit: charge.at,
    },
    armour,
  )
  const hits = attacks.filter((attack) => attack >= defence).length
  if (!craft) {
    if (hits > 0) loseWork(log, charge.at, unit.id)
    return []
  }
  const steps: Step[] = []
  for (let hit = 0; hit < hits; hit += 1) {
    const face = rollDie(log, { purpose: 'vehicle-damage', ...roll })
    const damage = VEHICLE_ASSAULT_DAMAGE[face - 1] ?? 'crew'
    const now = craftIn(log.state, charge.at)
    if (now?.fate === 'onTable' && applies(now, damage))
      steps.push(...damaged(log, charge.at, damage, unit.id, true))
  }
  return steps
}
const SIX = 6
