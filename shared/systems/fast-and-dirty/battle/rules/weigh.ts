import type { z } from 'zod'
import { FEW, RIFLEMEN, SAW_EFFECT, SUPPRESSED_EFFECT } from '../../data/fire.ts'
import { CREW_LOST, JET_PACKS, POWER_TABLE } from '../../data/advanced.ts'
import { PERSONALITY_TABLE, TRAIT_TABLE, type TraitNumber } from '../../data/traits.ts'
import { PROPERTY_TABLE } from '../../data/vehicles.ts'
import { shownBy } from '../../dice.ts'
import { effectOf, type Target } from '../../fire.ts'
import { rangeBand } from '../../ranges.ts'
import { byTraits } from '../../sheet.ts'
import { addOf, ownTraits, traitsOfBook, type AnyTrait } from '../../traits.ts'
import {
  BANDS,
  QUALITIES,
  type Band,
  type DiceRead,
  type JoinedDice,
  type Personality,
  type Quality,
  type UnitTrait,
} from '../../words.ts'
import { servedIn } from '../../documents/unit.ts'
import { isBlast, isForHardTargets, rowOf, type Arm } from '../../weapons.ts'
import type { Aim, Reason, shotSchema } from '../documents/fields.ts'
import {
  craftIn,
  downIn,
  has,
  personalities,
  isNonCombatant,
  isBare,
  isConcealed,
  isSquad,
  isTeam,
  isUnit,
  leadershipIn,
  markerOf,
  pieceIn,
  pinAtOf,
  qualityOf,
  ridersOf,
  rulesOf,
  traitsOf,
  unitIn,
} from '../state/look.ts'
import type { BattleState, CraftState, UnitState } from '../state/state.ts'
import {
  actingAs,
  antiTankOf,
  armsOf,
  carbinesOf,
  craftArms,
  damageOf,
  firing,
  inReach,
  multOf,
  partnerOf,
  riflesOf,
  teamWith,
  type Arms,
} from './arms.ts'

/** What is added to the dice of a shot, each part of it with its reason (lines 786–822, 887–912). */

export type Shot = z.infer<typeof shotSchema>

export interface Weighed {
  readonly dice: DiceRead | JoinedDice
  /** The heavy team that fires along (line 1328). */
  readonly team: string | null
  readonly legend: boolean
  readonly band: Band
  readonly add: number
  readonly extraDice: number
  readonly reasons: Reason[]
  /** Hits to be expected, exactly; the chance of each number of them, and of pinning. */
  readonly expected: number
  readonly chances: readonly number[]
  readonly pinned: number
  readonly damage: number
  readonly antiTank: number | null
  /** What has that rating. */
  readonly antiTankBy: Arm | null
  readonly weapon: Arm | null
  readonly pinAt: number | null
}

/** What the group's own traits add to a number, each with its name. */
export const ownReasons = (traits: readonly AnyTrait[], number: TraitNumber): Reason[] =>
  ownTraits(traits).map((one) => ({ code: 'ownTrait', add: addOf(one, number), name: one.name }))

/** What those of its target add to fire at it. */
export const targetReasons = (state: BattleState, target: UnitState | null): Reason[] =>
  target ? ownReasons(traitsOf(state, target), 'fireAtIt') : []

export const sum = (reasons: readonly Reason[]): number => reasons.reduce((all, { add }) => all + add, 0)

/** What is fired; `at`: it is a shot at this target, and no shell. */
export function armsFor(
  state: BattleState,
  piece: UnitState | CraftState,
  shot: Pick<Shot, 'mount' | 'joint'> & Partial<Pick<Shot, 'at'>>,
): Arms {
  const carbines = isUnit(piece) && shot.at !== undefined ? carbinesOf(state, piece, shot.at) : null
  if (carbines) return carbines
  return isUnit(piece) ? armsOf(state, piece, shot.joint) : craftArms(piece, Number(shot.mount ?? 0))
}

/** The band that the target is in for it; stealth takes it one further (lines 767–776, 1928; R16, R35). */
export function bandFor(
  state: BattleState,
  piece: UnitState | CraftState,
  arms: Arms,
  at: string,
  inches: number,
): Band | 'out' {
  const target = craftIn(state, at)
  const { vehicleProperties, vehicleStealth } = rulesOf(state)
  const stealthy = vehicleProperties && (target?.document.properties.includes('stealth') ?? false)
  const unit = isUnit(piece) ? piece : null
  const band = rangeBand({
    quality: firersQuality(state, piece, false),
    mult: multOf(state, unit, arms),
    inches,
    stealth: stealthy,
  })
  return band === 'close' && stealthy && vehicleStealth === 'closeAtLeast' ? 'medium' : band
}

/** Of both Fire Teams the worse, or by house rule the better. */
export function firersQuality(state: BattleState, piece: UnitState | CraftState, joint: boolean): Quality {
  const own = qualityOf(state, piece)
  const partner = joint && isUnit(piece) ? partnerOf(state, piece) : null
  if (!partner) return own
  const [low, high] = [own, qualityOf(state, partner)].toSorted(
    (a, b) => QUALITIES.indexOf(a) - QUALITIES.indexOf(b),
  )
  return (rulesOf(state).fireTeamQuality === 'worse' ? low : high) ?? own
}

/** What a target is like for the table of modifiers; hard ones have none of it. */
function targetOf(state: BattleState, at: string, aim: Aim): Target {
  const unit = unitIn(state, at)
  if (!unit) return { vehicle: true }
  return {
    suppressed: markerOf(state, unit) !== null,
    bunched: aim.bunched || unit.fate === 'aboard',
    nonCombatant: isNonCombatant(state, unit),
    rabbleInOpen: aim.open && qualityOf(state, unit) === 'rabble',
    sniper: isConcealed(state, unit),
    pinAt: pinAtOf(state, unit),
  }
}

/** An officer helps his own branch (line 1440; FAD-255). */
export function leadership(state: BattleState, piece: UnitState | CraftState): number {
  const { officers, cavalryRides } = rulesOf(state)
  if (!officers) return 0
  if (!isUnit(piece)) {
    if (!cavalryRides) return 0
    return Math.max(0, ...ridersOf(state, piece.id).map((one) => leadershipIn(state, one, 'cavalry')))
  }
  // On his own an officer is no help to himself.
  if (piece.document.kind === 'officer') return 0
  return leadershipIn(state, piece, isTeam(state, piece) ? 'gunnery' : 'infantry')
}

/** Powers on the rolls of whoever acts, or of two Fire Teams as one: they count in the next activation alone (lines 1284, 1528, 1534). */
export function powersOn(state: BattleState, firers: readonly (UnitState | CraftState)[]): number {
  const { activation } = state
  // What is on a squad is on those who go with it (lines 1324, 1442).
  const teams = firers.flatMap((one) => [one, (isUnit(one) ? unitIn(state, one.attached) : null) ?? one])
  if (!activation || !teams.some(({ id }) => [activation.unit, ...activation.along].includes(id))) return 0
  const isOn = (power: 'enhance' | 'degrade'): boolean =>
    teams.some(
      ({ id, effects }) =>
        effects.includes(power) && !activation.cast.some((one) => one.unit === id && one.power === power),
    )
  return (isOn('enhance') ? POWER_TABLE.enhance.roll : 0) + (isOn('degrade') ? POWER_TABLE.degrade.roll : 0)
}

/** Traits of all of them, each once. */
export const traitsOfAll = (state: BattleState, all: readonly UnitState[]): readonly AnyTrait[] => [
  ...new Set(all.flatMap((one) => traitsOf(state, one))),
]

/** Everything else that adds, of a unit on foot. */
/** A hero, who has nothing of the squad that he is with (line 1757). */
const firesAlone = (state: BattleState, unit: UnitState): boolean =>
  unit.attached !== null && has(state, unit, 'hero')
const firesWith = (state: BattleState, unit: UnitState, one: Personality): boolean =>
  personalities(state, unit, firesAlone(state, unit) ? [unit] : undefined).includes(one)

/** What those who fire add to any Fire Effect, of a shot or a strike. */
function firersReasons(
  state: BattleState,
  unit: UnitState,
  { joint, alien }: Pick<Shot, 'joint' | 'alien'>,
): Reason[] {
  const teams = actingAs(state, unit, joint)
  const traits = traitsOfAll(state, teams).filter((one) => one !== 'bugHunter' || alien)
  const own = state.activation?.unit === unit.id ? state.activation : null
  const isAlone = firesAlone(state, unit)
  return [
    { code: 'traits', add: byTraits(traitsOfBook(traits), 'fire') },
    ...ownReasons(traits, 'fire'),
    {
      code: 'personality',
      add: teams.some((one) => firesWith(state, one, 'triggerHappy'))
        ? (PERSONALITY_TABLE.triggerHappy.does.fire ?? 0)
        : 0,
    },
    { code: 'officer', add: isAlone ? 0 : Math.max(...teams.map((one) => leadership(state, one))) },
    { code: 'power', add: powersOn(state, teams) },
    { code: 'crewLost', add: isTeam(state, unit) ? downIn(unit) * CREW_LOST.fire : 0 },
    { code: 'bounded', add: own?.deeds.includes('bound') ? JET_PACKS.bound.fire : 0 },
  ]
}

function footReasons(state: BattleState, unit: UnitState, shot: Shot, arms: Arms, isHard: boolean): Reason[] {
  const target = unitIn(state, shot.at)
  const few = isSquad(unit) && firing(arms) <= FEW.figures && rulesOf(state).fewFigures === 'fireEffect'
  const reasons: Reason[] = [
    ...firersReasons(state, unit, shot),
    ...targetReasons(state, target),
    { code: 'few', add: few ? FEW.damage : 0 },
    {
      code: 'hero',
      add:
        has(state, target, 'hero') && !has(state, unit, 'hero') ? (TRAIT_TABLE.hero.does.fireAtIt ?? 0) : 0,
    },
  ]
  if (!isHard || rulesOf(state).atVehicles !== 'riflemenToo') return reasons
  const saws = arms.support.filter((one) => one === 'squadAutomaticWeapon').length
  return [
    ...reasons,
    { code: 'riflemen', add: Math.floor(arms.riflemen / RIFLEMEN.every) * RIFLEMEN.add },
    { code: 'saws', add: saws * SAW_EFFECT },
  ]
}

function craftReasons(state: BattleState, craft: CraftState, shot: Shot): Reason[] {
  const { properties } = craft.document
  const isPlayed = rulesOf(state).vehicleProperties
  const target = craftIn(state, shot.at)
  const isHard = unitIn(state, shot.at) === null
  const isJammed = target?.document.properties.includes('electronicCountermeasures') ?? false
  const aims = isPlayed && properties.includes('advancedTargetingSystem') && isHard && !isJammed
  const hero = has(state, unitIn(state, shot.at), 'hero')
  return [
    { code: 'officer', add: leadership(state, craft) },
    { code: 'power', add: powersOn(state, [craft]) },
    {
      code: 'targeting',
      add: aims ? (PROPERTY_TABLE.advancedTargetingSystem.does.fireAtHardTargets ?? 0) : 0,
    },
    { code: 'water', add: waterOn(state, shot.wet) },
    { code: 'hero', add: hero ? (TRAIT_TABLE.hero.does.fireAtIt ?? 0) : 0 },
    ...targetReasons(state, unitIn(state, shot.at)),
  ]
}

/** From the water (line 1888). */
const waterOn = (state: BattleState, wet: boolean): number =>
  rulesOf(state).vehicleProperties && wet ? (PROPERTY_TABLE.amphibious.does.fireInWater ?? 0) : 0

/** What whoever fires a blast adds to its strikes, beside the weapon and the target: all that weighs on any Fire Effect (lines 634, 1004, 1107, 1322, 1440, 1486, 1528, 1534, 1745, 1855, 1888). */
export function strikerReasons(
  state: BattleState,
  by: string | null,
  { wet = false, alien = false }: Partial<Pick<Shot, 'wet' | 'alien'>> = {},
): Reason[] {
  const piece = pieceIn(state, by)
  if (!piece) return []
  const all: Reason[] = isUnit(piece)
    ? [
        { code: 'suppressed', add: isSuppressed(state, piece) ? SUPPRESSED_EFFECT : 0 },
        ...firersReasons(state, piece, { joint: false, alien }),
      ]
    : [
        { code: 'officer', add: leadership(state, piece) },
        { code: 'power', add: powersOn(state, [piece]) },
        { code: 'water', add: waterOn(state, wet) },
      ]
  return all.filter(({ add }) => add !== 0)
}

/** A heavy team that fires along at this target, within its own reach (lines 1326–1328; FAD-223). */
function teamFor(state: BattleState, piece: UnitState | CraftState, shot: Shot): UnitState | null {
  if (!shot.joint || !isUnit(piece) || partnerOf(state, piece)) return null
  const team = teamWith(state, piece)
  const heavy = team && servedIn(team.document)
  if (!team || heavy === null) return null
  const atInfantry = unitIn(state, shot.at) !== null
  if (atInfantry && (isForHardTargets(heavy) || isBlast(heavy))) return null
  const reach = { quality: qualityOf(state, team), mult: rowOf(heavy).mult ?? 1 }
  return rangeBand({ ...reach, inches: shot.aim.inches }) === 'out' ? null : team
}

/** What a heavy team that fires along brings to the squad’s Fire Effect. */
function teamReasons(team: UnitState): Reason[] {
  const { fireEffect: add } = rowOf(servedIn(team.document) ?? 'heavyMg')
  return [
    { code: 'team', add: typeof add === 'number' ? add : 0 },
    { code: 'crewLost', add: downIn(team) * CREW_LOST.fire },
  ]
}

/** Its marker, or that it is Broken; a team’s is that of its squad (lines 806, 1107, 1324). */
function isSuppressed(state: BattleState, unit: UnitState): boolean {
  const lead = unitIn(state, unit.attached) ?? unit
  return markerOf(state, lead) !== null || lead.broken
}

/** How the dice are read (lines 790, 1284, 1823). */
function diceOf(state: BattleState, piece: UnitState | CraftState, joint: boolean): DiceRead {
  if (!isUnit(piece) || !isSquad(piece)) return 1
  if (joint && partnerOf(state, piece)) return 'sum'
  return piece.movedIn === state.round && has(state, piece, 'slowFiring') ? 1 : 2
}

/** Of two Fire Teams at once the band that is farther for either (line 1284; FAD-207). */
function worstBand(state: BattleState, piece: UnitState | CraftState, arms: Arms, shot: Shot): Band | 'out' {
  const own = bandFor(state, piece, arms, shot.at, shot.aim.inches)
  const partner = shot.joint && isUnit(piece) ? partnerOf(state, piece) : null
  if (!partner || rulesOf(state).fireTeamQuality === 'better') return own
  const theirs = bandFor(
    state,
    partner,
    armsFor(state, partner, { mount: null, joint: false }),
    shot.at,
    shot.aim.inches,
  )
  const all: readonly (Band | 'out')[] = [...BANDS, 'out']
  return all[Math.max(all.indexOf(own), all.indexOf(theirs))] ?? own
}

/** A shot, weighed; null: it does not reach, or nothing that fires harms such a target. */
export function weigh(state: BattleState, shot: Shot): Weighed | null {
  const piece = pieceIn(state, shot.unit)
  if (!piece) return null
  const arms = armsFor(state, piece, shot)
  const band = worstBand(state, piece, arms, shot)
  if (band === 'out') return null
  const quality = firersQuality(state, piece, shot.joint)
  const target = targetOf(state, shot.at, shot.aim)
  const isHard = target.vehicle ?? false
  if (!isHard && (isForHardTargets(arms.heavy) || isBlast(arms.heavy))) return null
  const reach = inReach(arms, qualityOf(state, piece), shot.aim.inches)
  const weapons = reach.filter((one) => one !== 'squadAutomaticWeapon')
  const partner = shot.joint && isUnit(piece) ? partnerOf(state, piece) : null
  const suppressed =
    isUnit(piece) && (isSuppressed(state, piece) || (partner !== null && isSuppressed(state, partner)))
  const team = teamFor(state, piece, shot)
  const own = [
    ...(isUnit(piece) ? footReasons(state, piece, shot, arms, isHard) : craftReasons(state, piece, shot)),
    ...(team ? teamReasons(team) : []),
  ].filter(({ add }) => add !== 0)
  const dice = diceOf(state, piece, shot.joint)
  const legend = isUnit(piece) && has(state, piece, 'legend')
  const cover = isUnit(piece) || !target.vehicle ? coverOf(state, shot) : shot.aim.cover
  const fire = {
    ...{ quality, band, cover, suppressed, target, other: sum(own) },
    ...(arms.heavy === null
      ? { riflemen: arms.riflemen, saws: reach.length - weapons.length, weapons }
      : { weapons: [arms.heavy] }),
  }
  const read = team ? rulesOf(state).joinedFire : dice
  const { add, extraDice, reasons, hits, pinned } = effectOf(
    fire,
    shownBy(read, { legend, lucky: shot.lucky }),
  )
  const along = team && servedIn(team.document)
  const teams = isUnit(piece) ? actingAs(state, piece, shot.joint) : []
  // A crew has no rifles but those that it fires now.
  const isCrew = isUnit(piece) && servedIn(piece.document) !== null
  const rifles = isUnit(piece) && !isCrew ? riflesOf(state, piece, shot.joint, shot.aim.inches) : []
  const basics = rifles.length === 0 && arms.riflemen > 0 ? [arms.basic] : rifles
  const fired: readonly Arm[] = [
    ...(arms.heavy === null ? [...basics, ...reach] : [arms.heavy]),
    ...(along ? [along] : []),
  ]
  const antiTank = antiTankOf(fired)
  return {
    ...{ dice: read, team: team?.id ?? null, legend, band, add, extraDice },
    reasons: [...reasons.filter(({ code }) => code !== 'other'), ...own],
    expected: hits.reduce((all, chance, count) => all + chance * count, 0),
    ...{ chances: hits, pinned },
    damage: damageFor(state, teams, arms, fired, unitIn(state, shot.at)),
    antiTank,
    antiTankBy: fired.find((one) => rowOf(one).antiTank === antiTank) ?? null,
    weapon: arms.heavy ?? (arms.riflemen > 0 ? arms.basic : (reach[0] ?? arms.basic)),
    pinAt: isHard ? null : (target.pinAt ?? null),
  }
}

/** Cover gives the relentless and flyers nothing (lines 1739, 1799). */
export function coverOf(state: BattleState, { at, aim }: Pick<Shot, 'at' | 'aim'>): Aim['cover'] {
  return isBare(state, unitIn(state, at)) ? 'none' : aim.cover
}

/** The highest Damage of what fires; thin fire loses (lines 832–857, 1484, 1767; R18). */
function damageFor(
  state: BattleState,
  teams: readonly UnitState[],
  arms: Arms,
  fired: readonly Arm[],
  target: UnitState | null,
): number {
  const rules = rulesOf(state)
  const base = Math.max(0, ...fired.map((weapon) => damageOf(weapon, rules)))
  const few = teams.some(isSquad) && firing(arms) <= FEW.figures
  return base + damageMore(state, teams, target) + (few && rules.fewFigures === 'damage' ? FEW.damage : 0)
}

/** What those who fire add to the Damage of any weapon (lines 1484, 1767). */
export function damageMore(
  state: BattleState,
  teams: readonly UnitState[],
  target: UnitState | null,
): number {
  const isSharp = teams.some((one) => firesWith(state, one, 'sharpshooter'))
  return (
    (isSharp ? (PERSONALITY_TABLE.sharpshooter.does.damage ?? 0) : 0) +
    byTraits(holyAgainst(state, teams, target), 'damage')
  )
}

/** Of who fires, for armour that is holy or unholy; nobody’s of a vehicle or a gun. */
export function firersTraits(state: BattleState, id: string | null): readonly UnitTrait[] {
  const unit = unitIn(state, id)
  return unit ? traitsOfBook(traitsOf(state, unit)) : []
}

/** What is holy does no more to unholy armour, and the reverse (lines 1767, 1847). */
const holyAgainst = (
  state: BattleState,
  teams: readonly UnitState[],
  target: UnitState | null,
): readonly AnyTrait[] =>
  traitsOfAll(state, teams).filter(
    (one) =>
      !(one === 'holyWeapon' && has(state, target, 'unholyArmour')) &&
      !(one === 'unholyWeapon' && has(state, target, 'holyArmour')),
  )
