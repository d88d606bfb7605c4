import { problem, type Problem } from '../../../problem.ts'
import type { BattleSide, KnownResult } from './documents.ts'

export interface Report {
  readonly sides: readonly [BattleSide, BattleSide]
  readonly result: KnownResult | null
}

/**
 * The first thing that keeps a reported result from being a battle of this campaign, or null.
 * `participants` are the campaign's ids. A role roll that says otherwise is not refused (`rollDisagrees`).
 */
export function checkReport(report: Report, participants: readonly string[]): Problem | null {
  const [a, b] = report.sides
  for (const [place, side] of report.sides.entries()) {
    if (participants.includes(side.participant)) continue
    return problem('battle/stranger', 'Choose a faction of this campaign.', ['sides', place, 'participant'])
  }
  if (a.participant === b.participant) {
    const message = 'A faction cannot fight itself: choose another one for the second side.'
    return problem('battle/same-faction', message, ['sides', 1, 'participant'])
  }
  if (a.role === b.role && a.role !== null) {
    const message = 'One side attacks and the other defends, or it is a Chance Encounter and neither does.'
    return problem('battle/same-role', message, ['sides', 1, 'role'])
  }
  if ((a.role === null) !== (b.role === null)) {
    const message = 'Say for both sides who attacked and who defended, or for neither.'
    return problem('battle/half-a-role', message, ['sides', a.role === null ? 0 : 1, 'role'])
  }
  if (a.controlsTable && b.controlsTable) {
    const message = 'Only one side can Control the Table. If both stayed, nobody does.'
    return problem('battle/table-twice', message, ['sides', 1, 'controlsTable'])
  }
  return checkResult(report)
}

/** Victory Points of both sides, or of neither and the result instead. */
function checkResult({ sides, result }: Report): Problem | null {
  for (const [place, { victoryPoints }] of sides.entries()) {
    if ((victoryPoints === null) === (result !== null)) continue
    const message = result
      ? 'Leave the Victory Points of both sides empty where only the result is known.'
      : 'Give the Victory Points of both sides, or say who won and by how much.'
    return problem('battle/points-or-result', message, ['sides', place, 'victoryPoints'])
  }
  if (result && (result.winner === null) !== (result.margin === 'draw')) {
    const message = 'A draw has no winner, and every other result has one: choose again who won.'
    return problem('battle/result-winner', message, ['result', 'winner'])
  }
  if (result?.encounter && sides[0].role !== null) {
    const message = 'In a Chance Encounter neither side attacks: choose one or the other.'
    return problem('battle/encounter-role', message, ['result', 'encounter'])
  }
  return null
}
