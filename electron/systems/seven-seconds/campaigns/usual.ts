import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { UsualCampaign } from '../../../../shared/systems/seven-seconds/contract/campaigns.ts'
import type { Output } from '../../../../shared/systems/seven-seconds/contract/answers.ts'
import { sampleFactionId } from '../../../../shared/systems/seven-seconds/data/sample-factions.ts'
import { storedDocument } from '../../../../shared/document.ts'
import { rulesKind } from '../../../../shared/systems/seven-seconds/house-rules/kept.ts'
import { checkDeckNamed } from '../decks/named.ts'
import { factions, players, usuals } from '../../../database/schema.ts'
import type { Store, Tables } from '../../../database/store.ts'
import type { Log } from '../../../program/log.ts'

/** The group's usual campaign: its rules, its place, its cards, and who plays, as a new campaign may begin with them. */
const ROW = 'campaign'
const VERSION = 1

const documentSchema = z.strictObject({
  /** The rules carry a version of their own, as those of a campaign do. */
  rulesVersion: z.number().int(),
  rules: z.unknown(),
  place: z.string(),
  /** Not there in what was kept before decks could be. */
  deck: z.string().nullable().default(null),
  participants: z.array(z.strictObject({ player: z.string(), faction: z.string() })),
})

/** What a new campaign can begin with. */
export function prepare(tables: Tables, log: Log): Output<'campaigns.prepare'> {
  const known = tables.select({ name: players.name }).from(players).orderBy(asc(players.name)).all()
  return { players: [...new Set(known.map(({ name }) => name))], usual: loadUsual(tables, log) }
}

export function keepUsual(
  { tables }: Store,
  { rules, place, deck, participants }: UsualCampaign,
): Output<'campaigns.keepUsual'> {
  const document: z.input<typeof documentSchema> = {
    rulesVersion: rulesKind.version,
    rules,
    place,
    deck,
    participants,
  }
  tables
    .insert(usuals)
    .values({ id: ROW, version: VERSION, document })
    .onConflictDoUpdate({ target: usuals.id, set: { version: VERSION, document } })
    .run()
  return {}
}

export function forgetUsual({ tables }: Store): Output<'campaigns.forgetUsual'> {
  tables.delete(usuals).where(eq(usuals.id, ROW)).run()
  return {}
}

/** Null where there is none, and where it cannot be read: a new campaign can be started all the same. */
function loadUsual(tables: Tables, log: Log): UsualCampaign | null {
  const row = tables.select().from(usuals).where(eq(usuals.id, ROW)).get()
  if (!row) return null
  try {
    if (row.version > VERSION) throw new Error('It is of a newer version.')
    const { rulesVersion, rules, place, deck, participants } = documentSchema.parse(row.document)
    return {
      rules: storedDocument(rulesKind, rulesVersion, rules),
      place,
      deck: checkDeckNamed(tables, deck) ? null : deck,
      participants: participants.filter(({ faction }) => isThere(tables, faction)),
    }
  } catch (error) {
    log.error('The usual campaign cannot be read.', error)
    return null
  }
}

function isThere(tables: Tables, faction: string): boolean {
  if (sampleFactionId(faction)) return true
  const row = tables.select({ state: factions.state }).from(factions).where(eq(factions.id, faction)).get()
  return row !== undefined && row.state !== 'trash'
}
