import {
  sideOf,
  type Side,
  type TargetId,
} from '../../../../../../shared/systems/seven-seconds/battle/words.ts'

/** The number of a unit or Blip as it is typed; null for what has none. */
function numberOf(id: TargetId): string | null {
  return sideOf(id) === null ? null : (id.split('-')[2] ?? null)
}

/** Whether a longer number can be meant: that of any piece on the table, so that none is taken for its first digit. */
export function mayGoOn(digits: string, pieces: readonly TargetId[]): boolean {
  return pieces.some((id) => {
    const number = numberOf(id)
    return number !== null && number.length > digits.length && number.startsWith(digits)
  })
}

/** Who has this number; of both sides' Blips with it that of `first` comes first. */
export function numbered(digits: string, pieces: readonly TargetId[], first: Side): readonly TargetId[] {
  return pieces
    .filter((id) => numberOf(id) === digits)
    .toSorted((one, other) => Number(sideOf(other) === first) - Number(sideOf(one) === first))
}
