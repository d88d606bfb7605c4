import { isAlike } from '../../../../../../shared/alike.ts'
import type { ToldEvent } from '../../../../../../shared/systems/seven-seconds/contract/answers.ts'
import type { TargetId } from '../../../../../../shared/systems/seven-seconds/battle/words.ts'
import type { Entry, Row } from './forms.ts'

/** What was measured last between two pieces: it is there again until one of them moves, or the terrain changes. */
export interface Measures {
  readonly recall: (from: TargetId, to: TargetId) => Row
  readonly keep: (from: TargetId, to: TargetId, measured: Readonly<Record<string, Entry | undefined>>) => void
  /** The log was another before: what was taken back or given otherwise may have moved whoever was measured. */
  readonly follow: (before: readonly ToldEvent[]) => void
}

/** What is the same whichever of the two looks, and what only the one sees of the other. */
const BETWEEN = ['range', 'intervening', 'toll'] as const
const SEEN = ['targetCover', 'outOfArc'] as const
/** What new smoke, a crater or a jamming field may change. */
const OF_TERRAIN: readonly string[] = ['targetCover', 'intervening', 'toll']

interface Kept {
  /** The last event of the log when it was measured. */
  readonly at: number
  readonly row: Row
}

/** The table as far as measures need it. */
interface Standing {
  /** The events as they are told. */
  readonly log: () => readonly ToldEvent[]
  /** The Blip that a unit was; null for whatever else. */
  readonly blipOf: (id: TargetId) => TargetId | null
}

/**
 * The measures of a fight, kept on this machine. Who comes to light stands touching its Blip (p.17): what was measured
 * of that is there to go on from, and what is typed writes over it.
 */
export function measuresOf(fight: string, { log, blipOf }: Standing): Measures {
  const place = `muster-measures:${fight}`
  const known = new Map(read(place))
  const between = (from: TargetId, to: TargetId): string => [from, to].toSorted().join(' ')

  function recalled(key: string, pieces: readonly TargetId[]): Row {
    const kept = known.get(key)
    if (!kept) return {}
    const moves = log().flatMap(({ number, event }) =>
      number > kept.at && event.kind === 'moved' && pieces.includes(event.piece) ? [event] : [],
    )
    if (moves.some(isStep)) return {}
    // Who only turned sees the same, but perhaps in another arc.
    const turned = moves.some(({ piece }) => piece === pieces[0])
    const forgotten = [
      ...(turned ? ['outOfArc'] : []),
      ...(terrainChanged(log()) > kept.at ? OF_TERRAIN : []),
    ]
    return without(kept.row, forgotten)
  }

  const recall = (from: TargetId, to: TargetId): Row => {
    const known = { ...recalled(between(from, to), [from, to]), ...recalled(`${from} > ${to}`, [from, to]) }
    const blip = blipOf(to)
    if (Object.keys(known).length > 0 || blip === null) return known
    const before = [from, to, blip]
    return { ...recalled(between(from, blip), before), ...recalled(`${from} > ${blip}`, before) }
  }

  const write = (): void => localStorage.setItem(place, JSON.stringify([...known]))

  return {
    recall,
    follow: (before) => {
      const same = sameUpTo(before, log())
      if (same === (before.at(-1)?.number ?? 0)) return
      for (const [key, { at, row }] of known) {
        if (at <= same) continue
        const then = before.filter(({ number }) => number <= at)
        const left = then.some(
          ({ number, event }) =>
            number > same && isStep(event) && key.split(/ (?:> )?/).includes(event.piece),
        )
        if (left) known.delete(key)
        else known.set(key, { at: same, row: terrainChanged(then) > same ? without(row, OF_TERRAIN) : row })
      }
      write()
    },
    keep: (from, to, measured) => {
      const at = log().at(-1)?.number ?? 0
      const rowOf = (names: readonly string[]): Row =>
        Object.fromEntries(
          names.flatMap((name) => {
            const entry = measured[name]
            return typeof entry === 'string' || typeof entry === 'boolean' ? [[name, entry] as const] : []
          }),
        )
      const earlier = recalled(between(from, to), [from, to])
      known.set(between(from, to), { at, row: { ...earlier, ...rowOf(BETWEEN) } })
      known.set(`${from} > ${to}`, { at, row: rowOf(SEEN) })
      write()
    },
  }
}

type Event = ToldEvent['event']

/** Who turns on the spot stays where it is. */
const isStep = (event: Event): event is Extract<Event, { kind: 'moved' }> =>
  event.kind === 'moved' && event.inches !== 0

/** The number of the last event up to which both logs are the same. */
function sameUpTo(before: readonly ToldEvent[], now: readonly ToldEvent[]): number {
  const differs = before.findIndex((one, index) => one !== now[index] && !isAlike(one, now[index]))
  return (differs < 0 ? before.at(-1) : before[differs - 1])?.number ?? 0
}

function without(row: Row, names: readonly string[]): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)))
}

/** The number of the last event that changed what lies between pieces: smoke, a crater, a jamming field. */
function terrainChanged(log: readonly ToldEvent[]): number {
  const jamming = new Set<string>()
  let last = 0
  for (const { number, event } of log) if (changesTerrain(event, jamming)) last = number
  return last
}

/** Whether it does, with the drones that jam by then; it notes who does from now on. */
function changesTerrain(event: Event, jamming: Set<string>): boolean {
  const { kind } = event
  if (kind === 'flamer-fired' || kind === 'crater-made') return true
  if (kind === 'moved') return isStep(event) && jamming.has(event.piece)
  if (kind === 'destroyed') return jamming.delete(event.unit)
  if (kind === 'put-right' && event.to.destroyed === true) return jamming.delete(event.piece)
  const [drone, on] =
    kind === 'jammer-toggled'
      ? [event.unit, event.on]
      : kind === 'put-right'
        ? [event.piece, event.to.jamming]
        : []
  if (drone === undefined || on === undefined) return false
  if (on) jamming.add(drone)
  else jamming.delete(drone)
  return true
}

function read(place: string): [string, Kept][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isKept) : []
  } catch {
    return []
  }
}

function isKept(one: unknown): one is [string, Kept] {
  const [key, kept] = Array.isArray(one) ? (one as unknown[]) : []
  const isRow = typeof kept === 'object' && kept !== null && 'row' in kept && typeof kept.row === 'object'
  return typeof key === 'string' && isRow && 'at' in kept && typeof kept.at === 'number'
}
