import type { ToldEvent } from '../../../../../shared/systems/seven-seconds/contract/answers.ts'
import type { Edge, Objective, Side } from '../../../../../shared/systems/seven-seconds/battle/words.ts'

/** What has happened before round 1, as a list to read. */
export type StoryLine =
  | { readonly kind: 'rolled'; readonly side: Side; readonly die: number; readonly plus: number }
  | { readonly kind: 'attacks' | 'initiative' | 'pin-given-up'; readonly side: Side }
  | { readonly kind: 'chance-encounter' }
  | { readonly kind: 'edge'; readonly side: Side; readonly edge: Edge }
  | { readonly kind: 'objective'; readonly side: Side; readonly objective: Objective; readonly bent: boolean }
  | { readonly kind: 'cards' | 'squad' | 'holding-area'; readonly side: Side }
  | { readonly kind: 'deployed'; readonly side: Side; readonly count: number }

/** The story of the public log: what it hides it only names. */
export function storyOf(log: readonly ToldEvent[]): StoryLine[] {
  const edges = new Set<number>()
  return log.flatMap(({ event, decision }) => {
    if (event.kind !== 'edge-chosen') return lineOf(event)
    // The other side's follows from the first.
    if (edges.has(decision)) return []
    edges.add(decision)
    return [{ kind: 'edge', side: event.side, edge: event.edge }]
  })
}

function lineOf(event: ToldEvent['event']): StoryLine[] {
  if (event.kind === 'rolled')
    return [{ kind: 'rolled', side: event.side, die: event.dice[0] ?? 0, plus: event.plus }]
  if (event.kind === 'roles-settled')
    return event.attacker ? [{ kind: 'attacks', side: event.attacker }] : [{ kind: 'chance-encounter' }]
  if (event.kind === 'initiative-taken') return [{ kind: 'initiative', side: event.side }]
  if (event.kind === 'pin-given-up') return [{ kind: event.kind, side: event.side }]
  if (event.kind === 'objective-placed') {
    const bent = (event.deviations?.length ?? 0) > 0
    return [{ kind: 'objective', side: event.side, objective: event.objective, bent }]
  }
  if (event.kind === 'deployed') return [{ kind: 'deployed', side: event.side, count: event.blips.length }]
  return event.kind === 'hidden' && event.side !== null ? hidden(event.of, event.side) : []
}

function hidden(of: string, side: Side): StoryLine[] {
  if (of === 'cards-kept') return [{ kind: 'cards', side }]
  if (of === 'mustered') return [{ kind: 'squad', side }]
  if (of === 'holding-area-filled') return [{ kind: 'holding-area', side }]
  return []
}
