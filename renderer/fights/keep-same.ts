import type { ToldEvent } from '../../shared/contract/fights.ts'

/** The log as it was read now, with the very objects of before where nothing has changed. */
export function keepSame(now: readonly ToldEvent[], before: readonly ToldEvent[]): readonly ToldEvent[] {
  return now.map((event, index) => {
    const known = before[index]
    return known && JSON.stringify(known) === JSON.stringify(event) ? known : event
  })
}
