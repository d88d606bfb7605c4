import type { Account, AccountPart, Fated } from '../../../account.ts'
import type { Carried } from '../../words.ts'
import type { BattleEvent } from '../documents/events.ts'
import { fold } from '../state/evolve.ts'
import { modelsOf, typeNameOf } from '../state/look.ts'
import type { BattleState, Gadget, ModelState } from '../state/state.ts'
import { playersOf } from '../documents/setup.ts'
import { isPlayer, type Player } from '../words.ts'
import { figuresOf } from './figures.ts'
import { tagalongPoints, tagalongsSaved } from './objective.ts'

/** What is counted of somebody in a mission. */
export const DEEDS = ['felled', 'hits', 'treated', 'saved', 'opened', 'found'] as const
export type Deed = (typeof DEEDS)[number]

export const account: AccountPart<BattleEvent> = {
  version: 4,
  kill: 'felled' satisfies Deed,
  of: accountOf,
}

/** What became of everybody of the teams, and what each team scores (lines 147, 192; R33). */
function accountOf(events: readonly BattleEvent[]): Account {
  const state = fold(events)
  const deeds = deedsIn(state, events)
  return {
    sides: playersOf(state.setup).map((side) => ({
      side,
      result: resultOf(state, side),
      points: pointsOf(state, side),
      people: modelsOf(state, side).map((model) => fated(state, side, model, deeds.get(model.id) ?? {})),
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

/** Of the Tagalongs that this team has saved, where it won. */
function pointsOf(state: BattleState, side: Player): number {
  const all = tagalongsSaved(state)
  return all.length === 0 || resultOf(state, side) !== 'won'
    ? 0
    : (tagalongPoints(state) / all.length) * all.filter((model) => model.side === side).length
}

/** Nobody who is only unconscious, or Mostly Dead when it ended, is lost. */
function fated(state: BattleState, side: Player, model: ModelState, deeds: Fated['deeds']): Fated {
  const { id, name, who, fate, origin, carried } = model
  const prefix = `${side}.`
  return {
    id: id.startsWith(prefix) ? id.slice(prefix.length) : id,
    name,
    type: typeNameOf(state, model) ?? who.type,
    fate,
    isLost: fate === 'out',
    joined: origin !== 'team',
    deeds,
    home: { gadgets: carried.flatMap(broughtHome) },
  }
}

/** What is used up stays where it was used; combat drugs are given anew for each mission (R31). */
function broughtHome({ carried, left }: Gadget): Carried[] {
  if (carried.gadget === 'combatDrugs') return [carried]
  if (left === 0) return []
  return [carried.gadget === 'medpack' && left !== null ? { ...carried, uses: left } : carried]
}

/** By the model that did it; an enemy that goes down for good is the deed of whoever struck it last. */
function deedsIn(
  state: BattleState,
  events: readonly BattleEvent[],
): ReadonlyMap<string, Readonly<Partial<Record<Deed, number>>>> {
  const all = new Map<string, Partial<Record<Deed, number>>>()
  const struck = new Map<string, string>()
  const count = (who: string | null | undefined, deed: Deed): void => {
    if (who === null || who === undefined) return
    const own = all.get(who) ?? {}
    all.set(who, { ...own, [deed]: (own[deed] ?? 0) + 1 })
  }
  for (const event of events) {
    if (event.kind === 'attack-made' && event.hit) {
      count(event.by, 'hits')
      struck.set(event.target, event.by)
    } else if (event.kind === 'stray-settled' && event.struck !== null && event.wounds > 0)
      struck.set(event.struck, event.by)
    else if (event.kind === 'fell' && event.to !== 'mostlyDead') {
      const by = struck.get(event.model)
      if (areEnemies(state, by, event.model)) count(by, 'felled')
    } else if (event.kind === 'treated' && event.success)
      count(event.model, event.worse > 0 ? 'saved' : 'treated')
    else if (event.kind === 'checked' && event.success) count(event.model, 'opened')
    else if (event.kind === 'found') count(event.model, 'found')
  }
  return all
}

/** Friendly fire is nobody's deed, nor what blew up. */
function areEnemies({ models, setup: { rules } }: BattleState, by = '', fallen: string): boolean {
  const [one, other] = [models[by]?.side, models[fallen]?.side]
  if (one === undefined || other === undefined || one === other) return false
  return rules.teams === 'rivals' || !(isPlayer(one) && isPlayer(other))
}
