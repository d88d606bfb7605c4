import { choice, is, one, some, wholeFrom, type Field } from '../../../../battle/field.ts'
import { breaks, impossible, noCheck, when } from '../../../../battle/rule.ts'
import { VARIETY_ARTILLERY } from '../../data/basic-force.ts'
import { EXCEPTIONAL_LISTS, EXCEPTIONAL_TROOPS } from '../../data/advanced.ts'
import { FIELD_WORK, NO_RECON } from '../../data/scenarios.ts'
import { sectorFor } from '../../documents/scenario.ts'
import { mayRecon, mayReconBeside } from '../../scenarios.ts'
import { ESCALATION, FIELD_WORKS, type Trait } from '../../words.ts'
import type { CommandOf } from '../documents/commands.ts'
import { rollDie } from '../resolve/dice.ts'
import type { Fields, Log, Rule } from '../rules/rule.ts'
import {
  bodiesIn,
  craftsOf,
  has,
  idsOf,
  isFortification,
  isUnit,
  joinedTo,
  pieceIn,
  piecesOf,
  ridersOf,
  rulesOf,
  scenarioSide,
  seatsLeft,
  traitsOf,
  unitsOf,
  unitIn,
  workIn,
} from '../state/look.ts'
import type { BattleState, CraftState, UnitState } from '../state/state.ts'
import { BATTLE_SIDES, type Side } from '../words.ts'
import { isDropping } from '../course/who.ts'
import { begun, rollForEdge, startContact } from './contact.ts'

/** Before the first turn: what the mission gives, works, riders, recon duty, and everybody onto the table (lines 2673–2751). */

const isSettingUp = (state: BattleState, side: Side): boolean => !state.camps[side].deployed

/** Where contact markers go down, who stands where is its side's secret (lines 2719–2723). */
const underCover = ({ setup }: BattleState): { readonly covered?: true } =>
  setup.scenario.contactMarkers ? { covered: true } : {}

/** Two units at most share what the mission gives (line 2751). */
const MOST_GIVEN = 2

/** Rolls on the lists of Exceptional Troops, as many as the players agreed on. Source: lines 1263–1272; FAD-202. */
export const rollExceptional: Rule<'roll-exceptional'> = {
  phases: ['deploying'],
  offers: (state, side): readonly Fields[] => {
    const { exceptionalTroops, traits, exceptionalList } = rulesOf(state)
    const isOpen = isSettingUp(state, side) && state.camps[side].exceptional === null
    if (!exceptionalTroops || !traits || !isOpen) return []
    const list: Field = exceptionalList === 'die' ? is(null) : one([...EXCEPTIONAL_LISTS])
    return [{ rolls: wholeFrom(1, MOST_ROLLS), list }]
  },
  check: noCheck,
  resolve: (log, { side, rolls, list }) => {
    const rolled = Array.from({ length: rolls }, () => exceptionalTrait(log, side, list))
    log.emit({ kind: 'exceptional-rolled', side, traits: rolled })
  },
}
const MOST_ROLLS = 6

function exceptionalTrait(log: Log, side: Side, list: CommandOf<'roll-exceptional'>['list']): Trait {
  const roll = { purpose: 'exceptional' as const, side, unit: null }
  const column = list ?? (rollDie(log, roll) <= LEFT ? 'left' : 'right')
  const row = EXCEPTIONAL_TROOPS[EXCEPTIONAL_LISTS.indexOf(column)] ?? []
  return row[rollDie(log, roll) - 1] ?? 'agile'
}
/** A first die up to it reads the left list. */
const LEFT = 3

/** The mission's traits go to one unit, or to two; those that were rolled to any that lack them. Source: lines 1265, 2751. */
export const giveTrait: Rule<'give-trait'> = {
  phases: ['deploying'],
  offers: (state, side): readonly Fields[] => {
    if (!isSettingUp(state, side) || !rulesOf(state).traits) return []
    const { traits, given } = state.camps[side]
    const all = unitsOf(state, side).filter(({ fate }) => fate === 'waiting')
    const may = given.length < MOST_GIVEN ? idsOf(all) : [...given]
    const ofMission =
      traits.length === 0 || may.length === 0 ? [] : [{ trait: one([...new Set(traits)]), unit: one(may) }]
    const rolled = [...new Set(state.camps[side].exceptional ?? [])].flatMap((trait) => {
      const lacking = all.filter((unit) => !has(state, unit, trait))
      return lacking.length === 0 ? [] : [{ trait: is(trait), unit: one(idsOf(lacking)) }]
    })
    return [...ofMission, ...rolled]
  },
  check: noCheck,
  resolve: (log, { side, trait, unit }) => {
    const { traits, given } = log.state.camps[side]
    const isOfMission = traits.includes(trait) && (given.length < MOST_GIVEN || given.includes(unit))
    const exceptional = !isOfMission && { exceptional: true as const }
    log.emit({ kind: 'trait-given', side, unit, trait, ...exceptional, ...underCover(log.state) })
  },
}

/** Field works in the own zone; three of them are a light bunker. Source: lines 2649, 2695–2697. */
export const buildWork: Rule<'build-work'> = {
  phases: ['deploying'],
  offers: (state, side): readonly Fields[] => {
    const left = state.camps[side].fieldWorks
    if (!isSettingUp(state, side) || left < 1) return []
    const bunker = left >= FIELD_WORK.forBunker ? ['lightBunker'] : []
    const mines = rulesOf(state).mines ? FIELD_WORKS : FIELD_WORKS.filter((work) => work !== 'minefield')
    return [{ work: one([...mines, ...bunker]) }]
  },
  check: noCheck,
  resolve: (log, { side, work }) => {
    const built = Object.keys(log.state.works).filter((id) => id.startsWith(`${side}.built-`)).length
    const spent = work === 'lightBunker' ? FIELD_WORK.forBunker : 1
    log.emit({ kind: 'work-built', side, work: `${side}.built-${built + 1}`, what: work, spent })
  },
}

const shelters = (state: BattleState, side: Side): readonly string[] =>
  rulesOf(state).fortifications
    ? Object.values(state.works)
        .filter((work) => work.side === side && isFortification(work))
        .map(({ id }) => id)
    : []

/** Those who begin in works. Source: lines 432, 1292–1312. */
export const digIn: Rule<'dig-in'> = {
  phases: ['deploying'],
  offers: (state, side): readonly Fields[] => {
    const works = isSettingUp(state, side) ? shelters(state, side) : []
    const units = unitsOf(state, side).filter(
      (unit) =>
        startsOnTable(state, unit) && unit.work === null && unit.aboard === null && unit.attached === null,
    )
    return works.length === 0 || units.length === 0 ? [] : [{ unit: one(idsOf(units)), work: one(works) }]
  },
  check: noCheck,
  resolve: (log, { unit, work }) => log.emit({ kind: 'dug-in', unit, work, ...underCover(log.state) }),
}

const fits = (state: BattleState, unit: UnitState, craft: CraftState): boolean =>
  [unit, ...joinedTo(state, unit.id)].reduce((sum, one) => sum + bodiesIn(one), 0) <= seatsLeft(state, craft)

/** Those who begin aboard. Source: lines 676–678. */
export const embark: Rule<'embark'> = {
  phases: ['deploying'],
  offers: (state, side): readonly Fields[] => {
    if (!isSettingUp(state, side)) return []
    return craftsOf(state, side)
      .filter(({ id }) => !state.camps[side].scouts.includes(id))
      .flatMap((craft) => {
        const units = unitsOf(state, side).filter(
          (unit) =>
            unit.fate === 'waiting' &&
            !state.camps[side].scouts.includes(unit.id) &&
            !isDropping(state, unit) &&
            unit.work === null &&
            unit.attached === null &&
            fits(state, unit, craft),
        )
        return units.length === 0 ? [] : [{ unit: one(idsOf(units)), craft: is(craft.id) }]
      })
  },
  check: noCheck,
  resolve: (log, { unit, craft }) => {
    for (const { id } of [...(unitIn(log.state, unit) ? [{ id: unit }] : []), ...joinedTo(log.state, unit)])
      log.emit({ kind: 'boarded', unit: id, craft, ...underCover(log.state) })
  },
}

/** What lies in a minefield; which of its three markers is real the program draws, for its side alone. Source: line 1401. */
export const layMines: Rule<'lay-mines'> = {
  phases: ['deploying'],
  offers: (state, side): readonly Fields[] =>
    isSettingUp(state, side)
      ? unlaid(state, side).map((work) => ({
          work: is(work),
          heavy: choice(true),
        }))
      : [],
  check: noCheck,
  resolve: (log, { side, work, heavy }) =>
    log.emit({
      kind: 'mines-laid',
      side,
      work,
      heavy,
      real: 1 + log.dice.pick(workIn(log.state, work)?.fields.length ?? 1),
    }),
}

const unlaid = (state: BattleState, side: Side): readonly string[] =>
  rulesOf(state).mines
    ? Object.values(state.works)
        .filter((one) => one.side === side && one.work === 'minefield' && one.mines === null)
        .map(({ id }) => id)
    : []

/** Recon duty: a squad and a vehicle a platoon, and all who are made for it. Source: lines 2675–2677. */
export const sendScouts: Rule<'send-scouts'> = {
  phases: ['deploying'],
  offers: (state, side): readonly Fields[] => {
    const isPlayed = hasRecon(state)
    if (!isPlayed || !isSettingUp(state, side) || state.camps[side].scouts.length > 0) return []
    const able = idsOf(scouts(state, side))
    return able.length === 0 ? [] : [{ units: { ...some(able), measured: false } }]
  },
  check: (state, { units }) => [
    ...when(units.length === 0, () =>
      impossible('recon/nobody', 'Say who goes; whoever sends nobody says just that setting up is done.', {
        page: 2675,
        path: ['units'],
      }),
    ),
    ...when(withinDuty(state, units).length < units.length, () =>
      breaks(
        'recon/too-many',
        'Of each platoon one squad and one vehicle may scout, beside those with Infiltration or Recon: send fewer.',
        { page: 2675, path: ['units'] },
      ),
    ),
  ],
  resolve: (log, { side, units }) => log.emit({ kind: 'recon-sent', side, units }),
}

/** Markers are played, or both sides collide (lines 2675, 2769). */
const hasRecon = ({ setup }: BattleState): boolean =>
  setup.scenario.contactMarkers ||
  setup.scenario.sides.some(({ aim }) => aim.kind === 'mission' && aim.mission === ESCALATION)

const isMadeForRecon = (state: BattleState, piece: UnitState | CraftState): boolean =>
  isUnit(piece) && mayReconBeside({ traits: traitsOf(state, piece) })

/** Those of them who may go together: of a platoon the first squad and the first vehicle, and who is made for it. */
export function withinDuty(state: BattleState, units: readonly string[]): readonly string[] {
  const seen = new Set<string>()
  return units.filter((id) => {
    const piece = pieceIn(state, id)
    if (!piece || isMadeForRecon(state, piece)) return piece !== null
    if (isBeside(state, piece)) return false
    const place = `${isUnit(piece) ? 'squad' : 'vehicle'} ${piece.document.platoon ?? 0}`
    if (seen.has(place)) return false
    seen.add(place)
    return true
  })
}

/** It supports the platoons, and is of none of them (line 2675). */
const isBeside = (state: BattleState, { document, side }: UnitState | CraftState): boolean =>
  document.platoon === null && piecesOf(state, side).some((one) => one.document.platoon !== null)

/** Who may go at all: squads of the platoons, whatever joins them when they are placed, vehicles, and those with the traits for it; none that is Reluctant (lines 1324, 2675). */
function scouts(state: BattleState, side: Side): readonly (UnitState | CraftState)[] {
  return piecesOf(state, side).filter((one) => {
    if (one.fate !== 'waiting' || (isBeside(state, one) && !isMadeForRecon(state, one))) return false
    if (!isUnit(one)) return one.document.resolve !== NO_RECON.resolve && ridersOf(state, one.id).length === 0
    if (one.attached !== null) return false
    const { resolve } = one.document
    if (!mayRecon({ resolve, traits: traitsOf(state, one) }) || isDropping(state, one)) return false
    return ['squad', 'command'].includes(one.document.kind) || isMadeForRecon(state, one)
  })
}

/** Whether it stands on the table as the battle begins, or may yet. Source: line 2769. */
export function startsOnTable(state: BattleState, piece: UnitState | CraftState): boolean {
  if (piece.fate !== 'waiting' || isDropping(state, piece)) return false
  const { zone, aim } = scenarioSide(state, piece.side)
  if (zone.where === 'anyEdge' || zone.where === 'air') return false
  if (aim.kind !== 'mission' || aim.mission !== ESCALATION) return true
  const { scouts: sent, first, deployed: isSet } = state.camps[piece.side]
  const lead = isUnit(piece) ? piece.attached : null
  if (sent.length > 0) return sent.includes(lead ?? piece.id)
  return !isSet || (first !== null && (piece.id === first || lead === first))
}

/** Of an Escalating Engagement in which nobody scouts: whom a side may place. Source: line 2769; FAD-435. */
export function firsts(state: BattleState, side: Side): readonly string[] {
  const { aim } = scenarioSide(state, side)
  const isChosen = aim.kind === 'mission' && aim.mission === ESCALATION
  if (!isChosen || state.camps[side].scouts.length > 0) return []
  return idsOf(
    piecesOf(state, side).filter(
      (piece) => startsOnTable(state, piece) && !(isUnit(piece) && piece.attached !== null),
    ),
  )
}

/** Of an Assault the far objectives, of which a side declares one. Source: line 2757; FAD-434. */
export function targetsOf({ setup }: BattleState, side: Side): readonly string[] {
  const { id, aim } = setup.scenario.sides[BATTLE_SIDES.indexOf(side)] ?? {}
  if (id === undefined || aim?.kind !== 'mission' || aim.mission !== 'assault') return []
  return idsOf(setup.scenario.objectives.filter((objective) => sectorFor(id, objective) === 'far'))
}

/** Each side has a gun off the table, a clear attacker two, unless its force has rolled for its own. Source: line 561; FAD-064. */
function rollGuns(log: Log, side: Side): void {
  const { artillerySupport, indirectArtillery } = rulesOf(log.state)
  const isOwn = unitsOf(log.state, side).some(({ fate }) => fate === 'offBoard')
  if (!artillerySupport || !indirectArtillery || isOwn) return
  const guns = scenarioSide(log.state, side).role === 'attacker' ? 2 : 1
  const weapons = Array.from({ length: guns }, () => {
    const die = rollDie(log, { purpose: 'artillery', side, unit: null })
    return VARIETY_ARTILLERY[die - 1] ?? VARIETY_ARTILLERY[0]
  })
  log.emit({ kind: 'guns-rolled', side, weapons })
}

/** A side has set up; with the second the markers go down, or everybody stands there. Source: lines 2687, 2719, 2765. */
export const deployed: Rule<'deployed'> = {
  phases: ['deploying'],
  offers: (state, side): readonly Fields[] => {
    if (!isSettingUp(state, side) || unlaid(state, side).length > 0) return []
    const able = firsts(state, side)
    const targets = targetsOf(state, side)
    return [
      {
        ...(able.length > 0 && { first: one(able) }),
        ...(targets.length > 0 && { objective: one(targets) }),
      },
    ]
  },
  check: noCheck,
  resolve: (log, { side, first, objective }) => {
    rollGuns(log, side)
    log.emit({
      ...{ kind: 'deployed', side },
      ...(first !== undefined && { first }),
      ...(objective !== undefined && { objective }),
    })
    if (!BATTLE_SIDES.every((one) => log.state.camps[one].deployed)) return
    if (log.state.setup.scenario.contactMarkers) {
      startContact(log)
      return
    }
    if (hasRecon(log.state)) rollForEdge(log)
    for (const of of BATTLE_SIDES) {
      const all = piecesOf(log.state, of).filter((piece) => startsOnTable(log.state, piece))
      for (const { id } of all) log.emit({ kind: 'placed', unit: id, fate: 'onTable' })
      // Whoever comes later is in no work yet.
      for (const { id, fate, work } of unitsOf(log.state, of))
        if (fate === 'waiting' && work !== null) log.emit({ kind: 'dug-in', unit: id, work: null })
    }
    begun(log)
  },
}
