import { added, type Figure } from '../../../account.ts'
import type { BattleEvent, EventOf } from '../documents/events.ts'
import { allCrafts, allUnits, isGone, pieceIn, unitIn } from '../state/look.ts'
import type { BattleState } from '../state/state.ts'

/** What is counted over battles, in the order in which it is told. */
export const FIGURES = [
  'battles',
  'fire',
  'opFire',
  'morale',
  'response',
  'assaults',
  'figures',
  'repulsed',
  'lost',
] as const
type Kind = (typeof FIGURES)[number]
interface Counted extends Figure {
  readonly of: Kind
}

const plain = (of: Kind, by: string, count = 1): Counted => ({ of, by, count, tries: null, expected: null })
const tried = (of: Kind, by: string, success: boolean): Counted => ({
  of,
  by,
  count: Number(success),
  tries: 1,
  expected: null,
})

/** What a battle comes to in numbers; hits of fire beside what was to be expected. */
export function figuresOf(state: BattleState, events: readonly BattleEvent[]): Figure[] {
  const all = [
    plain('battles', state.ending?.how ?? 'open'),
    ...events.flatMap((event) => counted(state, event)),
    ...[...allUnits(state).filter(({ fate }) => fate !== 'offBoard'), ...allCrafts(state)].map((piece) =>
      tried('lost', 'figures' in piece ? piece.document.kind : piece.document.type, isGone(piece)),
    ),
  ]
  return added(FIGURES.flatMap((kind) => all.filter((one) => one.of === kind)))
}

function counted(state: BattleState, event: BattleEvent): Counted[] {
  if (event.kind === 'fired') return [shot(event)]
  if (event.kind === 'morale-tested')
    return [tried('morale', qualityIn(state, event.unit), event.outcome === 'rallied')]
  if (event.kind === 'response-tested') return [tried('response', qualityIn(state, event.unit), event.passed)]
  if (event.kind === 'assault-decided')
    return [tried('assaults', event.overrun ? 'overrun' : 'assault', event.winner === event.attacker)]
  if (event.kind === 'figures-hit') return [plain('figures', event.fate, event.figures.length)]
  if (event.kind === 'repulsed') return [plain('repulsed', unitIn(state, event.unit) ? 'foot' : 'vehicle')]
  return []
}

const qualityIn = (state: BattleState, id: string): string =>
  pieceIn(state, id)?.document.quality ?? 'regular'

function shot({ weapon, hits, expected, opFire }: EventOf<'fired'>): Counted {
  return { of: opFire ? 'opFire' : 'fire', by: weapon ?? 'sentry', count: hits, tries: 1, expected }
}
