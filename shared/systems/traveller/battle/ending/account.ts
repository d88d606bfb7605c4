import type { Account, AccountPart, Fated } from '../../../account.ts'
import type { BattleEvent } from '../documents/events.ts'
import type { BattleSetup } from '../documents/setup.ts'
import { fold } from '../state/evolve.ts'
import { fighterIn, fightersOf, isDisabled, nameOf, vehicleDraftOf } from '../state/look.ts'
import { unrigged } from '../state/rigs.ts'
import type { BattleState, Craft, Fighter } from '../state/state.ts'
import type { FightingSide } from '../words.ts'
import type { CraftHome, PersonHome } from './home.ts'
import { cameAsScrap, cameDead, figuresOf } from './figures.ts'

/** What is counted of somebody in a battle. */
export const DEEDS = ['felled', 'killed', 'hits', 'reacted', 'led'] as const
export type Deed = (typeof DEEDS)[number]

export const account: AccountPart<BattleEvent> = {
  version: 7,
  kill: 'killed' satisfies Deed,
  of: accountOf,
}

/** What became of everybody, and what stays: wounds, ammunition, a vehicle’s hits (lines 180, 236–333). */
function accountOf(events: readonly BattleEvent[]): Account {
  const state = fold(events)
  const setOut = events.flatMap((event) => (event.kind === 'begun' ? event.setup.people : []))
  const { deeds, whom, felledBy } = deedsIn(state, events)
  const done = (id: string): Done => ({
    deeds: deeds.get(id) ?? {},
    whom: whom.get(id) ?? {},
    blow: felledBy.get(id),
  })
  const sides = state.setup.sides.map(({ side }) => side)
  return {
    sides: sides.map((side) => ({
      side,
      result: resultOf(state, side),
      points: null,
      people: [
        ...fightersOf(state, side)
          .filter((one) => !one.isMachine && !cameDead(one))
          .map((one) => fated(state, one, done(one.id))),
        ...Object.values(state.crafts)
          .filter((craft) => craft.side === side && !cameAsScrap(state, craft))
          .map((craft) => fatedCraft(state, craft, done(craft.id), setOut)),
      ],
    })),
    figures: figuresOf(state, events),
  }
}

function resultOf({ ending }: BattleState, side: FightingSide): 'won' | 'lost' | 'open' {
  if (!ending || ending.controls === null) return 'open'
  return ending.controls === side ? 'won' : 'lost'
}

interface Blow {
  readonly by: string | null
  readonly with: string
}

type Done = Pick<Fated, 'deeds' | 'whom'> & { readonly blow: Blow | undefined }

const lostTo = (state: BattleState, blow: Blow | undefined): Fated['lostTo'] =>
  blow ? { with: blow.with, by: blow.by === null ? '' : nameOf(state, blow.by) } : null

function fated(state: BattleState, fighter: Fighter, { deeds, whom, blow }: Done): Fated {
  const { id, name, fate, left, weapons } = fighter
  const kept = state.setup.people[id]?.kept ?? null
  return {
    id: kept ?? id,
    ...(kept !== null && { own: true }),
    name,
    type: 'person',
    fate,
    isLost: fate === 'dead',
    lostTo: fate === 'dead' ? lostTo(state, blow) : null,
    joined: false,
    deeds,
    whom,
    home: { characteristics: left, weapons } satisfies PersonHome,
  }
}

function fatedCraft(
  state: BattleState,
  craft: Craft,
  { deeds, whom, blow }: Done,
  setOut: BattleSetup['people'],
): Fated {
  const { id, name, destroyed, weapons, rigged } = craft
  const machine = fighterIn(state, id)
  const fate = destroyed ? 'destroyed' : (machine?.fate ?? (isDisabled(state, craft) ? 'disabled' : 'up'))
  const kept = state.setup.vehicles[id]?.kept ?? null
  return {
    id: kept ?? id,
    ...(kept !== null && { own: true }),
    name,
    type: vehicleDraftOf(state, id)?.craft ?? 'vehicle',
    fate,
    isLost: destroyed,
    lostTo: destroyed ? lostTo(state, blow) : null,
    joined: false,
    deeds,
    whom,
    home: {
      shell: unrigged(craft),
      weapons,
      rigged: rigged.map(({ part, hours }) => ({ part, hours })),
      dead: deadOf(state, craft, setOut),
    } satisfies CraftHome,
  }
}

/** Riders whom its document names and who died, in it or out of it; of whom there is a character too (`seatsLeft`). */
function deadOf(state: BattleState, { id }: Craft, people: BattleSetup['people']): string[] {
  const draft = vehicleDraftOf(state, id)
  const riders = [
    ...(draft?.pilot ? [draft.pilot] : []),
    ...(draft?.crew ?? []),
    ...(draft?.passengers ?? []),
  ]
  return riders.flatMap((rider) => {
    const written = people.find(
      ({ aboard, character }) => aboard?.craft === id && character.name === rider.name,
    )
    const one = fighterIn(state, written?.id ?? `${id}.${rider.id}`)
    return one?.fate === 'dead' ? [rider.id] : []
  })
}

/** Whoever goes down, or is lost for good, is the deed of who struck last, where it was an enemy. */
function deedsIn(
  state: BattleState,
  events: readonly BattleEvent[],
): {
  readonly deeds: ReadonlyMap<string, Readonly<Partial<Record<Deed, number>>>>
  readonly whom: ReadonlyMap<string, Fated['whom']>
  readonly felledBy: ReadonlyMap<string, Blow>
} {
  const deeds = new Map<string, Partial<Record<Deed, number>>>()
  const felledBy = new Map<string, Blow>()
  const down = new Set<string>()
  const wrecks = new Set<string>()
  const whom = new Map<string, Fated['whom']>()
  const count = (who: string, deed: Deed): void => {
    const own = deeds.get(who) ?? {}
    deeds.set(who, { ...own, [deed]: (own[deed] ?? 0) + 1 })
  }
  const done = (by: string | null, deed: Deed, to: string): void => {
    if (by === null || sideOf(by) === sideOf(to)) return
    count(by, deed)
    const before = whom.get(by)
    whom.set(by, { ...before, [deed]: [...(before?.[deed] ?? []), nameOf(state, to)] })
  }
  const sideOf = (id: string) => fighterIn(state, id)?.side ?? state.crafts[id]?.side
  for (const event of events) {
    if (event.kind === 'attacked' && event.success) count(event.shot.by, 'hits')
    else if ((event.kind === 'reacted' || event.kind === 'braced') && event.how !== 'none')
      count(event.fighter, 'reacted')
    else if (event.kind === 'led' && event.success) count(event.fighter, 'led')
    else if (event.kind === 'fell') {
      const isFirst = !down.has(event.fighter)
      down.add(event.fighter)
      felledBy.set(event.fighter, { by: event.by, with: event.with })
      if (isFirst) done(event.by, 'felled', event.fighter)
      if (event.to === 'dead') done(event.by, 'killed', event.fighter)
    } else if (event.kind === 'craft-lost') {
      wrecks.add(event.craft)
      // What acts by itself falls besides.
      if (!fighterIn(state, event.craft)) done(felledBy.get(event.craft)?.by ?? null, 'killed', event.craft)
    } else if (event.kind === 'craft-put-right') wrecks.delete(event.craft)
    else if (event.kind === 'craft-hit' && !wrecks.has(event.craft))
      felledBy.set(event.craft, { by: event.by, with: event.with })
  }
  return { deeds, whom, felledBy }
}
