import type { ConditionOf, MissionCard } from './documents.ts'
import type { EndOfBattle, Measurement } from './end.ts'
import { OTHER_SIDE, type CardPlace, type Side, type TablePlace } from './words.ts'

/** What must be measured at the end before this side's mission can be scored, each question once. */
export function measurementsFor(card: MissionCard, side: Side): Measurement[] {
  const questions: Measurement[] = []
  for (const condition of card.conditions) {
    if (condition.kind !== 'near' && condition.kind !== 'clear' && condition.kind !== 'own') continue
    const question = measurementOf(condition, side)
    if (!questions.some((other) => same(other, question))) questions.push(question)
  }
  return questions
}

/** The question behind a condition: own troopers for `near`, the enemy's for `clear`, the own deeds for `own`. */
export function measurementOf(condition: ConditionOf<'near' | 'clear' | 'own'>, side: Side): Measurement {
  if (condition.kind === 'own') return { side, deed: condition.text }
  const { kind, place, inches } = condition
  return { side: kind === 'near' ? side : OTHER_SIDE[side], place: onTable(place, side), inches }
}

/** The troopers counted in answer to it; null when nobody measured. */
export function measured(question: Measurement, end: EndOfBattle): number | null {
  return end.near.find((answer) => same(answer, question))?.count ?? null
}

function onTable(place: CardPlace, side: Side): TablePlace {
  if (place === 'own-edge') return edgeOf(side)
  if (place === 'enemy-edge') return edgeOf(OTHER_SIDE[side])
  return place
}

/** The Table edge that a side deployed from. */
function edgeOf(side: Side): TablePlace {
  return side === 'a' ? 'edge-a' : 'edge-b'
}

/** Names a question, to find its answer and to ask it once. */
export function questionKey(question: Measurement): string {
  if ('deed' in question) return `${question.side} did ${question.deed}`
  return `${question.side} ${question.place} ${question.inches}`
}

function same(one: Measurement, other: Measurement): boolean {
  return questionKey(one) === questionKey(other)
}
