import type { Entry, Row } from './forms.ts'

/** What was measured last between a unit and a target; it is there again the next time. */
export interface Measures {
  readonly recall: (from: string, to: string) => Row
  readonly keep: (from: string, to: string, measured: Readonly<Record<string, Entry | undefined>>) => void
}

const NAMES = ['range', 'targetCover', 'intervening', 'outOfArc', 'toll'] as const

/** The measures of a fight, kept on this machine. */
export function measuresOf(fight: string): Measures {
  const place = `muster-measures:${fight}`
  const known = new Map(read(place))
  return {
    recall: (from, to) => known.get(`${from} ${to}`) ?? {},
    keep: (from, to, measured) => {
      const row = Object.fromEntries(
        NAMES.flatMap((name) => {
          const entry = measured[name]
          return typeof entry === 'string' || typeof entry === 'boolean' ? [[name, entry] as const] : []
        }),
      )
      known.set(`${from} ${to}`, row)
      localStorage.setItem(place, JSON.stringify([...known]))
    },
  }
}

function read(place: string): [string, Row][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '[]')
    return Array.isArray(kept)
      ? kept.filter(
          (one): one is [string, Row] =>
            Array.isArray(one) && typeof one[0] === 'string' && typeof one[1] === 'object',
        )
      : []
  } catch {
    return []
  }
}
