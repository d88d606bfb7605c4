/** A chance of a hundred: what may happen is never told as nothing, nor as certain. */
export function percentOf(chance: number): number | string {
  const n = Math.round(chance * 100)
  if (n === 0 && chance > 0) return '<1'
  return n === 100 && chance < 1 ? '>99' : n
}

export const ofHundred = (chance: number): string => String(percentOf(chance))
