import type { Reason } from '../../../../shared/systems/downsync/battle/documents/fields.ts'
import type { TableWords } from '../../../table/faces.ts'
import { signed } from '../../../ui/fields/whole-number.ts'

/** Reasons of a number: those of the book with its line, those of cards by their names. */
export const reasonWords = (reasons: readonly Reason[]): TableWords[] =>
  reasons.map(({ code, add, by }) => ({
    key: by !== undefined ? 'reason.card' : `reason.${code}`,
    values: { n: signed(add), by: by ?? '' },
  }))
