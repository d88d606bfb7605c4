import type { Account, AccountPart, Fated } from '../../../account.ts'
import type { Carried } from '../../words.ts'
import type { BattleEvent } from '../documents/events.ts'
import { fold } from '../state/evolve.ts'
import { modelIn, modelsOf, typeNameOf } from '../state/look.ts'
import type { BattleState, Gadget, ModelState } from '../state/state.ts'
import { playersOf } from '../documents/setup.ts'
import type { Opening, Player } from '../words.ts'
import { areFriends, blowThatFelled, isMostlyDead, type Blow } from './blows.ts'
import { figuresOf } from './figures.ts'
import { tagalongPoints } from './objective.ts'

/** What is counted of somebody in a mission. */
export const DEEDS = ['felled', 'hits', 'treated', 'saved', 'opened', 'found'] as const
export type Deed = (typeof DEEDS)[number]

export const account: AccountPart<BattleEvent> = {
  version: 16,
  kill: 'felled' satisfies Deed,
  of: accountOf,
}

/** What became of everybody of the teams, and what each team scores (lines 147, 192; R33). */
function accountOf(events: readonly BattleEvent[]): Account {
  const state = fold(events)
  const { deeds, whom, felledBy, agreed } = deedsIn(state, events)
  return {
    sides: playersOf(state.setup).map((side) => ({
      side,
      result: resultOf(state, side),
      points: tagalongPoints(state, side),
      people: modelsOf(state, side).map((model) =>
        fated(state, side, model, {
          deeds: deeds.get(model.id) ?? {},
          whom: whom.get(model.id) ?? {},
          blow: felledBy.get(model.id),
          reason: agreed.get(model.id),
        }),
      ),
    })),
    figures: figuresOf(state, events),
  }
}

function resultOf({ ending, lost }: BattleState, side: Player): 'won' | 'lost' | 'open' {
  if (lost.includes(side)) return 'lost'
  if (ending === null || ending.outcome === 'broken-off') return 'open'
  // What one of rival teams has won the others have not.
  return ending.by === null || ending.by === side ? ending.outcome : 'lost'
}

/** By what somebody is out: by a blow, or as the players have agreed. */
interface How {
  readonly blow: Blow | undefined
  readonly reason: string | undefined
}

function lostTo(state: BattleState, { blow, reason }: How): Fated['lostTo'] {
  if (reason !== undefined) return { with: 'agreed', by: reason }
  return blow ? { with: blow.with, by: calledIn(state, blow.by) } : null
}

/** Nobody who is only unconscious, or Mostly Dead when it ended, is lost. */
function fated(
  state: BattleState,
  side: Player,
  model: ModelState,
  { deeds, whom, ...how }: Pick<Fated, 'deeds' | 'whom'> & How,
): Fated {
  const { id, name, who, fate, origin, carried } = model
  const prefix = `${side}.`
  return {
    id: id.startsWith(prefix) ? id.slice(prefix.length) : id,
    name,
    type: typeNameOf(state, model) ?? who.type,
    fate,
    isLost: fate === 'out',
    lostTo: fate === 'out' ? lostTo(state, how) : null,
    joined: origin !== 'team',
    deeds,
    whom,
    home: { gadgets: carried.flatMap(broughtHome) },
  }
}

/** What is used up stays where it was used, combat drugs too (lines 216, 232). */
function broughtHome({ carried, left }: Gadget): Carried[] {
  if (left === 0) return []
  return [carried.gadget === 'medpack' && left !== null ? { ...carried, uses: left } : carried]
}

/** By a name, else by what the game calls their kind; empty for nobody. */
function calledIn(state: BattleState, id: string | null): string {
  const model = id === null ? null : modelIn(state, id)
  if (!model) return ''
  const { name, who } = model
  return name || (typeNameOf(state, model) ?? `${who.kind}.${who.type}`)
}

/** How a lock is opened: what is pulled open by hand, or blown open, is no deed of that kind (lines 208, 222). */
const LOCKS: readonly Opening[] = ['check', 'passkey', 'terminal']

/** As the game calls somebody to whom they did it themselves. */
const SELF = 'self'

/** By the model that did it; an enemy that goes down for good is the deed of whoever felled it. */
function deedsIn(
  state: BattleState,
  events: readonly BattleEvent[],
): {
  readonly deeds: ReadonlyMap<string, Readonly<Partial<Record<Deed, number>>>>
  readonly whom: ReadonlyMap<string, Fated['whom']>
  readonly felledBy: ReadonlyMap<string, Blow>
  /** Why somebody is out whom the players have put so, in their words. */
  readonly agreed: ReadonlyMap<string, string>
} {
  const all = new Map<string, Partial<Record<Deed, number>>>()
  const felledBy = new Map<string, Blow>()
  const agreed = new Map<string, string>()
  const whom = new Map<string, Fated['whom']>()
  const count = (who: string | null | undefined, deed: Deed, to: string | null = null): void => {
    if (who === null || who === undefined) return
    const own = all.get(who) ?? {}
    all.set(who, { ...own, [deed]: (own[deed] ?? 0) + 1 })
    if (to === null) return
    const known = whom.get(who) ?? {}
    whom.set(who, { ...known, [deed]: [...(known[deed] ?? []), to === who ? SELF : calledIn(state, to)] })
  }
  for (const [at, event] of events.entries()) {
    if (event.kind === 'attack-made' && event.hit) {
      if (!areFriends(state, event.by, event.target)) count(event.by, 'hits')
    } else if (event.kind === 'stray-settled' && event.wounds > 0) {
      // Whom a stray shot fells it has hit.
      if (event.struck !== null && !areFriends(state, event.by, event.struck)) count(event.by, 'hits')
    } else if (event.kind === 'put-right') {
      // What is said last counts, also of whom it is only later the end.
      const isLaidDown = event.fate === 'out' || event.fate === 'mostlyDead'
      if (isLaidDown && event.reason !== '') agreed.set(event.model, event.reason)
      else agreed.delete(event.model)
      if (event.fate !== 'out') felledBy.delete(event.model)
    } else if (event.kind === 'fell') {
      const blow = blowThatFelled(events.slice(0, at), event)
      if (blow || event.by !== undefined) agreed.delete(event.model)
      if (blow) felledBy.set(event.model, blow)
      const by = event.to === 'mostlyDead' ? null : blow?.by
      if (by && event.model in state.models && !areFriends(state, by, event.model))
        count(by, 'felled', event.model)
    } else if (event.kind === 'treated' && event.success)
      count(event.model, event.worse > 0 ? 'saved' : 'treated', event.patient)
    // Of who is only hurt a medpack is no treatment (line 224).
    else if (event.kind === 'medpack-used' && isMostlyDead(events.slice(0, at), event.patient))
      count(event.model, 'saved', event.patient)
    else if (event.kind === 'opened' && LOCKS.includes(event.how)) count(event.model, 'opened')
    else if (event.kind === 'found') count(event.model, 'found')
  }
  return { deeds: all, whom, felledBy, agreed }
}
