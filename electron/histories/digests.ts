import { isNotNull, notInArray } from 'drizzle-orm'
import {
  digestOf,
  digestSchema,
  DIGEST_VERSION,
  type Digest,
} from '../../shared/systems/seven-seconds/histories/digest.ts'
import { fightDigests, fights } from '../database/schema.ts'
import type { Store, Tables } from '../database/store.ts'
import { openFightLogs } from '../fights/log.ts'

/** What the logs of entered battles come to, kept beside them as an index is (docs/adr/0014). */
export interface Digests {
  /** Of all entered fights, by the fight's id; those that are not read yet are missing. */
  known(): ReadonlyMap<string, Digest>
  /** Entered fights whose digest is missing or no longer fits their log. */
  unread(): readonly string[]
  /** Reads some of these logs, and keeps what they come to. */
  read(ofFights: readonly string[]): void
}

export function openDigests(store: Store): Digests {
  const { tables } = store
  const logs = openFightLogs(tables)

  const lastEvents = (): Map<string, string> => {
    // An event's id says it all: a log that became another ends with another event.
    const rows = tables
      .select({ fight: fights.id, last: fights.enteredEvent })
      .from(fights)
      .where(isNotNull(fights.battleId))
      .all()
    return new Map(rows.flatMap(({ fight, last }) => (last === null ? [] : [[fight, last] as const])))
  }

  return {
    known: () => {
      const last = lastEvents()
      const rows = tables.select().from(fightDigests).all()
      return new Map(
        rows.flatMap(({ id, lastEvent, version, digestDocument }) =>
          version === DIGEST_VERSION && last.get(id) === lastEvent
            ? [[id, digestDocument as Digest] as const]
            : [],
        ),
      )
    },
    unread: () => {
      const kept = tables
        .select({ id: fightDigests.id, last: fightDigests.lastEvent, version: fightDigests.version })
        .from(fightDigests)
        .all()
      const fitting = new Map(
        kept.map(({ id, last, version }) => [id, version === DIGEST_VERSION ? last : '']),
      )
      return [...lastEvents()].filter(([id, last]) => fitting.get(id) !== last).map(([id]) => id)
    },
    read: (ofFights) => {
      const last = lastEvents()
      const made = ofFights.map((id) => {
        const { events } = logs.read(id)
        // What could not be read again is not kept.
        return {
          id,
          lastEvent: last.get(id) ?? '',
          version: DIGEST_VERSION,
          digestDocument: digestSchema.parse(digestOf(events)),
        }
      })
      store.keep(() => {
        for (const row of made) {
          const { id: _id, ...rest } = row
          tables
            .insert(fightDigests)
            .values(row)
            .onConflictDoUpdate({ target: fightDigests.id, set: rest })
            .run()
        }
        clearStrays(tables)
      })
    },
  }
}

/** Fights come and go with their campaigns; nothing refers to what was worked out from them. */
function clearStrays(tables: Tables): void {
  tables
    .delete(fightDigests)
    .where(notInArray(fightDigests.id, tables.select({ id: fights.id }).from(fights)))
    .run()
}
