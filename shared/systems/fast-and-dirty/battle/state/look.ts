import { FORTIFICATION_TABLE, POWER_TABLE } from '../../data/advanced.ts'
import {
  ARMOUR_TABLE,
  OFFICER_TABLE,
  POWER_ARMOUR,
  POWER_ARMOUR_PIN,
  QUALITY_TABLE,
} from '../../data/units.ts'
import { TRAIT_TABLE } from '../../data/traits.ts'
import { ownTraitsIn } from '../../documents/fielded.ts'
import type { ScenarioSide } from '../../documents/scenario.ts'
import { plainFigure, plainUnit } from '../../documents/making.ts'
import type { Figure } from '../../documents/unit.ts'
import { facesOf, shieldsNobody } from '../../documents/vehicle.ts'
import type { HouseRules } from '../../house-rules.ts'
import { byTraits } from '../../sheet.ts'
import type { AnyTrait } from '../../traits.ts'
import {
  ABILITIES,
  FACES,
  MARKS,
  OFFICER_RATINGS,
  QUALITIES,
  TRAITS,
  type Branch,
  type Face,
  type Fortification,
  type Personality,
  type Quality,
  type UnitTrait,
} from '../../words.ts'
import { BATTLE_SIDES, otherSide, type Side } from '../words.ts'
import { newUnit } from './open.ts'
import type { BattleState, CraftState, FigureState, Sentry, UnitState, WorkState } from './state.ts'

/** What is known of a battle: who is there, and what they are like. */

export const rulesOf = ({ setup }: BattleState): HouseRules => setup.rules

export function scenarioSide(state: BattleState, side: Side): ScenarioSide {
  const found = state.setup.scenario.sides[BATTLE_SIDES.indexOf(side)]
  if (!found) throw new Error('A scenario has two sides.')
  return found
}

const at = <One>(all: Readonly<Record<string, One>>, id: string | null): One | null =>
  id !== null && Object.hasOwn(all, id) ? (all[id] ?? null) : null

export const unitIn = (state: BattleState, id: string | null): UnitState | null =>
  at(state.units, id) ??
  (id?.endsWith(CREW) ? crewOf(state, craftIn(state, id.slice(0, -CREW.length))) : null)
export const craftIn = (state: BattleState, id: string | null): CraftState | null => at(state.crafts, id)
export const workIn = (state: BattleState, id: string | null): WorkState | null => at(state.works, id)
export const sentryIn = (state: BattleState, id: string | null): Sentry | null => at(state.sentries, id)
export const pieceIn = (state: BattleState, id: string | null): UnitState | CraftState | null =>
  unitIn(state, id) ?? craftIn(state, id)

/** The places of its weapons that are not out. */
export const mountsLeft = ({ document, weaponsOut }: CraftState): readonly number[] =>
  document.weapons.map((_weapon, at) => at + 1).filter((at) => !weaponsOut.includes(at))

export const allUnits = ({ units }: BattleState): readonly UnitState[] => Object.values(units)
export const allCrafts = ({ crafts }: BattleState): readonly CraftState[] => Object.values(crafts)
export const unitsOf = (state: BattleState, side: Side): readonly UnitState[] =>
  allUnits(state).filter((one) => one.side === side)
export const craftsOf = (state: BattleState, side: Side): readonly CraftState[] =>
  allCrafts(state).filter((one) => one.side === side)
export const piecesOf = (state: BattleState, side: Side): readonly (UnitState | CraftState)[] => [
  ...unitsOf(state, side),
  ...craftsOf(state, side),
]
export const idsOf = (all: readonly { readonly id: string }[]): string[] => all.map(({ id }) => id)
export const ownerOf = (state: BattleState, id: string | null): Side | null =>
  pieceIn(state, id)?.side ??
  sentryIn(state, id)?.side ??
  workIn(state, id)?.side ??
  at(state.guns, id)?.side ??
  null

export const isUnit = (piece: UnitState | CraftState): piece is UnitState => 'figures' in piece

export const isOnTable = ({ fate }: { readonly fate: string }): boolean => fate === 'onTable'
/** Still with its side, wherever it is. */
export const isIn = ({ fate }: { readonly fate: string }): boolean =>
  !['routed', 'destroyed', 'left'].includes(fate)
/** Gone for good: what left over the edge as its mission has it is no loss. */
export const isGone = ({ fate }: { readonly fate: string }): boolean =>
  fate === 'routed' || fate === 'destroyed'

const withThose = (traits: readonly AnyTrait[]): AnyTrait[] => [
  ...new Set(
    traits.flatMap((one): AnyTrait[] => {
      if (typeof one !== 'string') return [one, ...withThose(one.has ?? [])]
      const row = TRAITS.find((trait) => trait === one)
      // Of a hive they come from its mind-controller, when he is near (line 1761).
      return row && row !== 'hivemind' ? [one, ...withThose(TRAIT_TABLE[row].has)] : [one]
    }),
  ),
]

interface Known {
  readonly rules: HouseRules
  readonly own: readonly UnitTrait[]
  readonly all: readonly AnyTrait[]
}
/** What a unit's traits come to, by its document, which stays while the unit changes: they are asked for all the time. */
const known = new WeakMap<UnitState['document'], Known>()

/** Traits that count in this battle, with those that come with them. */
export function traitsOf(state: BattleState, unit: UnitState): readonly AnyTrait[] {
  const rules = rulesOf(state)
  const before = known.get(unit.document)
  const isKnown = before?.rules === rules && before.own === unit.traits
  const traits = isKnown ? before.all : playedTraits(rules, unit)
  if (!isKnown) known.set(unit.document, { rules, own: unit.traits, all: traits })
  const isDrugged = state.activation?.unit === unit.id && state.activation.drugged
  const isControlled = unit.usedNow.includes('controlled')
  if (!isDrugged && !isControlled) return traits
  return withThose([
    ...traits,
    ...(isDrugged ? TRAIT_TABLE.combatDrugs.has : []),
    // A mind-controller was near as it was activated (line 1761).
    ...(isControlled ? TRAIT_TABLE.hivemind.has : []),
  ])
}

function playedTraits(
  { traits, dropTroops, fireTeams, jetPacks }: HouseRules,
  unit: UnitState,
): readonly AnyTrait[] {
  const abilities = { dropTroops, fireTeams, jetPacks }
  const own = unit.document.traits.filter((one) => {
    const ability = ABILITIES.find((name) => name === one)
    if (ability) return abilities[ability]
    // Drugs lend their traits only when they are taken.
    return MARKS.some((mark) => mark === one) || (traits && one !== 'combatDrugs')
  })
  return withThose([...own, ...unit.traits, ...(traits ? ownTraitsIn(unit.document) : [])])
}

export const has = (state: BattleState, unit: UnitState | null, trait: UnitTrait): boolean =>
  unit !== null && traitsOf(state, unit).includes(trait)

export const figuresUp = ({ figures }: UnitState): readonly FigureState[] =>
  figures.filter(({ fate }) => fate === 'up')
/** Of them those who are free: they are not busy in this activation, have not fired in it, and are not out as a scout (lines 1200, 1558, 1573, 1587). */
export function freeIn({ activation }: BattleState, unit: UnitState): number {
  const acts = activation?.unit === unit.id
  if (acts && unit.shot) return 0
  return figuresUp(unit).length - (acts ? activation.busy : 0) - Number(unit.scouting)
}
export const woundedIn = ({ figures }: UnitState): readonly FigureState[] =>
  figures.filter(({ fate }) => fate === 'wounded')
/** Those who are down and alive. */
export const lyingIn = ({ figures }: UnitState): readonly FigureState[] =>
  figures.filter(({ fate }) => fate === 'wounded' || fate === 'stabilised')
/** Those of the wounded whom nobody has tried to help: they weigh on the others (lines 1174, 1575). */
export const untreatedIn = (unit: UnitState): readonly FigureState[] =>
  woundedIn(unit).filter(({ treated }) => !treated)
export const entryOf = ({ document }: UnitState, figure: FigureState): Figure | undefined =>
  document.figures.find(({ id }) => id === figure.of)

/** Teams, officers and psionics that go with a unit, on the table (lines 1324, 1427, 1509). */
export const joinedTo = (state: BattleState, id: string): readonly UnitState[] =>
  allUnits(state).filter((one) => one.attached === id && isIn(one))
/** The unit and those who go with it. */
export function groupOf(state: BattleState, unit: UnitState): readonly UnitState[] {
  const lead = unitIn(state, unit.attached) ?? unit
  return [lead, ...joinedTo(state, lead.id).filter((one) => one.fate === lead.fate)]
}

/** A personality among its fit figures, or those who have joined; by house rule once for all (FAD-274). */
export function personalities(
  state: BattleState,
  unit: UnitState,
  group = groupOf(state, unit),
): readonly Personality[] {
  const { personalities: played, personalityLost } = rulesOf(state)
  if (!played) return []
  return group.flatMap((one) =>
    one.figures
      .filter(({ fate }) => fate === 'up' || personalityLost === 'never')
      .flatMap((figure) => entryOf(one, figure)?.personalities ?? []),
  )
}
export const hasPersonality = (state: BattleState, unit: UnitState, one: Personality): boolean =>
  personalities(state, unit).includes(one)

/** Who of a unit and those with it has a Lucky trooper whose luck is not used up: it is his, and no other's (line 1478). */
export const luckOf = (state: BattleState, unit: UnitState): UnitState | null =>
  groupOf(state, unit).find(
    (one) => !one.used.includes('lucky') && personalities(state, one, [one]).includes('lucky'),
  ) ?? null

/** The best Leadership of its officers, of one branch or of all: its own and those who have joined it (lines 1438–1440). */
export function leadershipIn(state: BattleState, unit: UnitState, branch: Branch | null = null): number {
  if (!rulesOf(state).officers) return 0
  const officers = groupOf(state, unit)
    .flatMap((one) => figuresUp(one).map((figure) => entryOf(one, figure)))
    .filter((entry) => entry?.role === 'officer')
    .filter((entry) => branch === null || (entry?.branch ?? 'infantry') === branch)
  return Math.max(
    0,
    ...officers.map((entry) => {
      const rating = OFFICER_RATINGS.find((one) => one === entry?.rating)
      return rating ? OFFICER_TABLE[rating] : 0
    }),
  )
}

/** Its own leader is fit, or the officer of a command squad: whoever has joined is none (lines 1156, 1173; FAD-173). */
export const hasOwnLeader = (unit: UnitState): boolean =>
  figuresUp(unit).some((figure) => ['leader', 'officer'].includes(entryOf(unit, figure)?.role ?? ''))
/** Who can call artillery of it: a leader, an officer, or somebody who is out as a scout (lines 1353, 1591). */
export const mayLead = (unit: UnitState): boolean => hasOwnLeader(unit) || unit.scouting
/** Somebody who leads it is fit, of those too who have joined it (line 1353). */
export const hasLeader = (state: BattleState, unit: UnitState): boolean =>
  groupOf(state, unit).some(hasOwnLeader)

/** Non-combatants count as Rabble (line 1421). */
export function qualityOf(state: BattleState, piece: UnitState | CraftState): Quality {
  if (isUnit(piece) && isNonCombatant(state, piece)) return 'rabble'
  return piece.document.quality
}
/** Of a squad and its heavy team the squad’s, or by house rule the worse: for morale, Command Response and pinning (FAD-221). */
export function jointQuality(state: BattleState, piece: UnitState | CraftState): Quality {
  const own = qualityOf(state, piece)
  if (!isUnit(piece) || rulesOf(state).joinedQuality === 'squad') return own
  const all = [own, ...teamsWith(state, piece).map((team) => qualityOf(state, team))]
  return QUALITIES.find((one) => all.includes(one)) ?? own
}
/** Heavy teams that go with a unit (line 1324). */
export const teamsWith = (state: BattleState, unit: UnitState): readonly UnitState[] =>
  joinedTo(state, unit.id).filter(({ document }) => document.kind === 'team')
export const jointLevel = (state: BattleState, piece: UnitState | CraftState): number =>
  QUALITY_TABLE[jointQuality(state, piece)].level
export const levelOf = (state: BattleState, piece: UnitState | CraftState): number =>
  QUALITY_TABLE[qualityOf(state, piece)].level

/** A squad, or one who stands for himself: how many dice he has (lines 790, 1024). */
export const isSquad = ({ document }: UnitState): boolean =>
  ['squad', 'command', 'nonCombatants'].includes(document.kind)
export const isNonCombatant = (state: BattleState, unit: UnitState): boolean =>
  rulesOf(state).nonCombatants && unit.document.kind === 'nonCombatants'
export const isTeam = (state: BattleState, unit: UnitState): boolean =>
  rulesOf(state).heavyWeaponsTeams && unit.document.kind === 'team'
export const isSniper = (state: BattleState, unit: UnitState): boolean =>
  rulesOf(state).snipers && unit.document.kind === 'sniper'
/** What stands of it in the Basic Game holds with its advanced rule or without (lines 722, 972, 1033, 1049, 1134). */
export const isPowered = ({ document }: UnitState): boolean => POWER_ARMOUR.includes(document.armour)
/** It moves and fires with its heavy weapon (line 1501). */
export const carriesHeavy = (state: BattleState, unit: UnitState): boolean =>
  rulesOf(state).powerArmour && isPowered(unit)

/** The works that shelters it (lines 1294–1304). */
export function shelterOf(
  state: BattleState,
  unit: UnitState,
): (WorkState & { readonly work: Fortification }) | null {
  const work = workIn(state, unit.work)
  if (!rulesOf(state).fortifications || work === null || !isFortification(work)) return null
  // Whoever has set out of it has nothing of it any more (lines 1294, 1454).
  return isOnItsWay(state, unit) ? null : work
}
export const isFortification = (work: WorkState): work is WorkState & { readonly work: Fortification } =>
  Object.hasOwn(FORTIFICATION_TABLE, work.work) && work.fate === 'stands'
export const isBunker = (work: WorkState): boolean =>
  isFortification(work) && FORTIFICATION_TABLE[work.work].value !== null
/** Bunkers that a side may fire at and storm: the enemy's, by who sits in them, else by who built them (lines 1306–1310). */
export const bunkersAgainst = (state: BattleState, side: Side): readonly WorkState[] =>
  Object.values(state.works).filter((work) => {
    const holder = allUnits(state).find((unit) => isOnTable(unit) && unit.work === work.id)
    return isBunker(work) && (holder ?? work).side !== side
  })

/** Nothing covers whoever is in the air, or seeks no cover (lines 1739, 1799). */
export const isBare = (state: BattleState, unit: UnitState | null): boolean =>
  has(state, unit, 'flyer') || has(state, unit, 'relentless')
/** The works that it has anything of. */
export const coveredBy = (state: BattleState, unit: UnitState): ReturnType<typeof shelterOf> =>
  isBare(state, unit) ? null : shelterOf(state, unit)

/** It has set out and not arrived yet: who fires at it fires at somebody who moves (line 1454). */
export const isOnItsWay = ({ steps }: BattleState, { id }: UnitState): boolean =>
  steps.some((step) => step.kind === 'arrive' && step.moving.mover === id)
/** A sniper who lies still (line 1638). */
export const isConcealed = (state: BattleState, unit: UnitState): boolean =>
  isSniper(state, unit) && !unit.moved && !isOnItsWay(state, unit)

/** Armour of a figure of it, with works and powers; against a weapon that is holy or unholy (lines 861–871, 1767). */
export function armourOf(state: BattleState, unit: UnitState, against: readonly UnitTrait[] = []): number {
  const traits = traitsOf(state, unit).filter(
    (one) =>
      !(one === 'holyArmour' && against.includes('unholyWeapon')) &&
      !(one === 'unholyArmour' && against.includes('holyWeapon')),
  )
  const lead = unitIn(state, unit.attached) ?? unit
  const shelter = isBare(state, unit) ? null : shelterOf(state, lead)
  return (
    ARMOUR_TABLE[unit.document.armour] +
    byTraits(traits, 'armour') +
    (shelter ? FORTIFICATION_TABLE[shelter.work].rating : 0) +
    // What is cast on a squad is on those who go with it (lines 1324, 1442).
    armourCast({ effects: [...unit.effects, ...lead.effects] })
  )
}

/** Armour of one of a vehicle’s faces, with powers, never below 0 (lines 1536, 1544; R7). */
export const faceArmour = (state: BattleState, craft: CraftState, face: Face): number =>
  Math.max(0, facesOf(craft.document, rulesOf(state))[face] + armourCast(craft))
/** Of the face that is armoured least. */
export const weakestArmour = (state: BattleState, craft: CraftState): number =>
  Math.min(...FACES.map((face) => faceArmour(state, craft, face)))

const armourCast = ({ effects }: Pick<UnitState, 'effects'>): number =>
  (effects.includes('shield') ? POWER_TABLE.shield.armour : 0) +
  (effects.includes('expose') ? POWER_TABLE.expose.armour : 0)

/** A Fire Effect above it pins (lines 1125–1134). */
export const pinAtOf = (state: BattleState, unit: UnitState): number =>
  QUALITY_TABLE[jointQuality(state, unit)].pinAt + (isPowered(unit) ? POWER_ARMOUR_PIN : 0)

/** A mind-controller stands within reach: players say so as it activates (line 1761). */
export const isRelentless = (state: BattleState, unit: UnitState): boolean => has(state, unit, 'relentless')

/** What its marker comes to: some ignore it (lines 1393, 1707, 1753, 1799). */
export function markerOf(state: BattleState, unit: UnitState): UnitState['marker'] {
  const { marker } = unit
  if (marker === null || isRelentless(state, unit) || unit.used.includes('lastStand')) return null
  if (state.activation?.unit === unit.id && state.activation.berserk) return null
  // Whoever is on his feet again was a casualty all the same.
  const isWhole = unit.hurtIn === 0 && unit.figures.every(({ fate }) => fate === 'up')
  if (marker === 'underFire' && isWhole && has(state, unit, 'hardened')) return null
  return marker
}

/** It may be aimed at: on the table, and no part of another unit. */
export const isTarget = (unit: UnitState): boolean => isOnTable(unit) && unit.attached === null

/** Vehicles that shield nobody: crew and riders can be hit (lines 982, 1057). */
export const isUnarmoured = ({ document }: CraftState): boolean => shieldsNobody(document)

const CREW = '/crew'
/** The vehicle whose crew an id is of; null: it is nobody's crew. */
export const craftOfCrew = (state: BattleState, id: string): CraftState | null =>
  id.endsWith(CREW) ? craftIn(state, id.slice(0, -CREW.length)) : null

/** The crew of a vehicle that shields nobody: a target on foot, and in no list of units. Source: line 982; FAD-141. */
export function crewOf(state: BattleState, craft: CraftState | null): UnitState | null {
  if (!craft || craft.crew < 1 || craft.fate !== 'onTable' || !isUnarmoured(craft)) return null
  const { quality, resolve, crewArmour = 'light' } = craft.document
  const document = plainUnit({
    ...{ id: 'crew', kind: 'squad', quality, resolve, armour: crewArmour },
    figures: [plainFigure({ id: 'crew', role: 'crew', count: craft.crew })],
  })
  const crew = newUnit(craft.side, document, rulesOf(state))
  const { id, name, marker } = craft
  return { ...crew, id: `${id}${CREW}`, name, marker, resolve, fate: 'aboard', aboard: id }
}

/** Who serves a vehicle: its crew, and of an unmanned drone whatever does as one of a crew would (line 960; FAD-132). */
export const handsOf = ({ crew, document }: Pick<CraftState, 'crew' | 'document'>): number =>
  document.crew === 0 ? 1 : crew

export const ridersOf = (state: BattleState, craft: string): readonly UnitState[] =>
  allUnits(state).filter(({ aboard, fate }) => aboard === craft && fate === 'aboard')
/** Who sits in a vehicle that shields nobody. */
export function insideOf(state: BattleState, craft: CraftState): readonly UnitState[] {
  const crew = crewOf(state, craft)
  return [...ridersOf(state, craft.id), ...(crew ? [crew] : [])]
}

export const seatsLeft = (state: BattleState, craft: CraftState): number =>
  craft.document.seats - ridersOf(state, craft.id).reduce((sum, one) => sum + bodiesIn(one), 0)
/** Who takes up a seat: the wounded too. */
export const bodiesIn = ({ figures }: UnitState): number =>
  figures.filter(({ fate }) => fate !== 'killed').length

/** Casualties that Resolve looks at: the stabilised are none (lines 597–606, 1569). */
export const casualtiesIn = ({ figures }: UnitState): number =>
  figures.filter(({ fate }) => fate === 'killed' || fate === 'wounded').length

/** Figures that are out of action: the stabilised too. */
export const downIn = ({ figures }: UnitState): number => figures.filter(({ fate }) => fate !== 'up').length

/** Enemies who may be aimed at from the table. */
export const enemiesOf = (state: BattleState, side: Side): readonly UnitState[] =>
  unitsOf(state, otherSide(side)).filter(isTarget)
export const enemyCrafts = (state: BattleState, side: Side): readonly CraftState[] =>
  craftsOf(state, otherSide(side)).filter(isOnTable)

/** In the air: no ground slows it, and nobody reaches it hand to hand before it has landed (lines 695, 1739; FAD-323). */
export const flies = (state: BattleState, unit: UnitState | null): boolean =>
  has(state, unit, 'flyer') && !(unit?.landed === true && rulesOf(state).flyersInAssault === 'landed')

/** Its own tanks and walkers give heart (line 630, R21). */
const HEARTENING = ['lightTanks', 'mediumTanks', 'mainBattleTanks', 'walkers']
export const hearteningCrafts = (state: BattleState, side: Side): readonly CraftState[] =>
  craftsOf(state, side).filter((one) => isOnTable(one) && HEARTENING.includes(one.document.type))

export const platoonsOf = (state: BattleState, side: Side): number =>
  state.setup.sides.find((one) => one.side === side)?.platoons ?? 1

/** A villain who lies there, and may get up yet (line 1851). */
export function mayRise(state: BattleState, unit: UnitState): boolean {
  const isVillain = [...unit.document.traits, ...unit.traits].some(
    (one) => one === 'villain' || one === 'legend',
  )
  return (
    rulesOf(state).traits &&
    isVillain &&
    unit.fate === 'destroyed' &&
    unit.lies !== null &&
    unit.lies >= state.round - 1
  )
}
