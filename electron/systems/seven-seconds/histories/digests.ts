import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import {
  digestOf,
  digestSchema,
  DIGEST_VERSION,
  type Digest,
} from '../../../../shared/systems/seven-seconds/histories/digest.ts'
import { ofCampaignThere } from '../../../campaigns/there.ts'
import { fightDigests, fights } from '../../../database/schema.ts'
import type { Store } from '../../../database/store.ts'
import { keepDigests } from '../../../fights/digests.ts'
import { openOwnLogs } from '../fights/own-logs.ts'

/** The battles of a campaign, or one of them. */
export interface Subject {
  readonly campaign: string
  readonly battle?: string | undefined
}

/** What the logs of entered battles come to, kept beside them as an index is (docs/adr/0014). */
export interface Digests {
  /** Of a campaign's entered fights, or of that of one battle, by the fight's id; those not read yet are missing. */
  known(of: Subject): ReadonlyMap<string, Digest>
  /** Entered fights whose digest is missing or no longer fits their log. */
  unread(): readonly string[]
  /** Reads some of these logs, and keeps what they come to. */
  read(ofFights: readonly string[]): void
}

export function openDigests(store: Store): Digests {
  const { tables } = store
  const logs = openOwnLogs(tables)

  // An event's id says it all: a log that became another ends with another event.
  const fits = and(
    eq(fightDigests.id, fights.id),
    eq(fightDigests.lastEvent, fights.enteredEvent),
    eq(fightDigests.version, DIGEST_VERSION),
  )

  const lastEventOf = (fight: string): string =>
    tables.select({ last: fights.enteredEvent }).from(fights).where(eq(fights.id, fight)).get()?.last ?? ''

  return {
    known: ({ campaign, battle }) => {
      const rows = tables
        .select({ id: fightDigests.id, digest: fightDigests.digestDocument })
        .from(fights)
        .innerJoin(fightDigests, fits)
        .where(
          and(
            eq(fights.campaignId, campaign),
            battle === undefined ? isNotNull(fights.battleId) : eq(fights.battleId, battle),
          ),
        )
        .all()
      return new Map(rows.map(({ id, digest }) => [id, digest as Digest]))
    },
    unread: () =>
      tables
        .select({ id: fights.id })
        .from(fights)
        .leftJoin(fightDigests, fits)
        .where(
          and(
            isNotNull(fights.battleId),
            isNotNull(fights.enteredEvent),
            isNull(fightDigests.id),
            ofCampaignThere(tables, fights.campaignId),
          ),
        )
        .all()
        .map(({ id }) => id),
    read: (ofFights) => {
      const made = ofFights.map((id) => {
        const { events } = logs.read(id)
        // What could not be read again is not kept.
        return {
          id,
          lastEvent: lastEventOf(id),
          version: DIGEST_VERSION,
          digestDocument: digestSchema.parse(digestOf(events)),
        }
      })
      keepDigests(store, made)
    },
  }
}
