import type { DieReason, Reason } from '../../../../shared/systems/downsync/battle/documents/fields.ts'
import type { ReasonCode } from '../../../../shared/systems/downsync/words.ts'
import type { TableWords } from '../../../table/faces.ts'
import { signed } from '../../../ui/fields/whole-number.ts'

/** Reasons of a number: those of the book in its words, those of cards by their names. */

const reasonSaid = ({ code, add, by }: Reason): TableWords => ({
  key: by === undefined ? `reason.${code}` : 'reason.card',
  values: { n: signed(add), by: by ?? '' },
})

export const reasonWords = (reasons: readonly Reason[]): TableWords[] => reasons.map(reasonSaid)

/** Why a die of Reaction Priority is as it is (lines 633–635, 677). */
export const dieWords = (why: readonly DieReason[]): TableWords[] =>
  why.map(({ of, add, by = '' }) => ({
    key: of === 'overwatch' ? 'token.overwatch' : add !== 0 ? 'reason.card' : `die.${of}`,
    values: { n: add === 0 ? '' : signed(add), by },
  }))

/** Where each stands in the book. */
const LINES: Readonly<Record<Exclude<ReasonCode, 'mod'>, number>> = {
  short: 535,
  long: 536,
  concealed: 537,
  hidden: 498,
}

export const citedReasons = (reasons: readonly Reason[]): TableWords[] =>
  reasons.map((one) =>
    one.code === 'mod'
      ? reasonSaid(one)
      : { key: 'odds.because', values: { what: reasonSaid(one), line: LINES[one.code] } },
  )
