import { and, count, eq, isNull, type SQL } from 'drizzle-orm'
import type {
  factionCalls,
  FactionSummary,
} from '../../../../shared/systems/seven-seconds/contract/factions.ts'
import { isRefusal, problem } from '../../../../shared/problem.ts'
import { checkNewFaction } from '../../../../shared/systems/seven-seconds/tech.ts'
import { isInTrash, isThere, neededInTrash } from '../../../campaigns/there.ts'
import { campaigns, factions, participants } from '../../../database/schema.ts'
import type { Store } from '../../../database/store.ts'
import { gone, type HandlersOf } from '../../../handlers.ts'
import { told } from '../../../pictures/picture.ts'
import { findPicture } from '../../../pictures/stored.ts'
import type { Readings } from '../../../travel/readings.ts'
import { changeFaction } from './change.ts'
import { createFaction } from './create.ts'
import { packFaction } from './file.ts'
import { importFaction } from './import.ts'
import { lookOf, techOf, type FactionRow } from './stored.ts'

/** Faction 9 before faction 10. */
const byName = new Intl.Collator(undefined, { numeric: true })

export function factionHandlers(store: Store, readings: Readings): HandlersOf<typeof factionCalls> {
  const { tables } = store
  /** One of the group's own: the sample factions are not changed. */
  const find = (id: string): FactionRow | null => {
    const row = tables.select().from(factions).where(eq(factions.id, id)).get()
    return row?.sample === null ? row : null
  }
  /** How many campaigns it fights in: those that are there, or those in the trash. */
  const campaignsOf = (id: string, which: SQL = isThere): number =>
    tables
      .select({ of: count() })
      .from(participants)
      .innerJoin(campaigns, eq(campaigns.id, participants.campaignId))
      .where(and(eq(participants.factionId, id), which))
      .get()?.of ?? 0
  const summarise = (row: FactionRow): FactionSummary => {
    const tech = techOf(row)
    const { id, name, shortName, motto, state, changedAt } = row
    const problems = checkNewFaction(tech)
    return {
      id,
      name,
      shortName,
      motto,
      ...lookOf(row),
      tech,
      state,
      changedAt,
      campaigns: campaignsOf(id),
      problems,
    }
  }

  return {
    'factions.list': () =>
      tables
        .select()
        .from(factions)
        .where(isNull(factions.sample))
        .all()
        .map(summarise)
        .sort((one, other) => byName.compare(one.name, other.name)),

    'factions.view': ({ id }) => {
      const row = find(id)
      return row ? { ...summarise(row), lore: row.lore, notes: row.notes } : gone('faction')
    },

    'factions.create': (input) => createFaction(store, input, find),

    'factions.change': ({ id, change }) => {
      const row = find(id)
      return row ? changeFaction(store, row, change) : gone('faction')
    },

    'factions.move': ({ id, to }) => {
      if (!find(id)) return gone('faction')
      tables.update(factions).set({ state: to }).where(eq(factions.id, id)).run()
      return {}
    },

    'factions.pack': ({ id, withNotes }) => {
      const row = find(id)
      if (!row) return gone('faction')
      const { name, shortName, motto, lore } = row
      const notes = withNotes ? row.notes : ''
      const { fileName, content } = packFaction(
        { name, shortName, motto, lore, notes, ...lookOf(row), tech: techOf(row) },
        row.picture === null ? null : findPicture(tables, row.picture),
      )
      return { fileName, content: Buffer.from(content).toString('base64') }
    },

    'factions.unpack': async ({ content, reading }) => {
      const brought = await readings.read('faction', content, reading)
      if (isRefusal(brought)) return brought
      const { faction, picture } = brought
      const clash = tables
        .select({ id: factions.id, name: factions.name })
        .from(factions)
        .where(and(isNull(factions.sample), eq(factions.name, faction.name)))
        .get()
      return {
        faction,
        picture: picture && told(picture),
        clash: clash ?? null,
        problems: checkNewFaction(faction.tech),
      }
    },

    'factions.import': ({ reading, as }) => {
      const brought = readings.find('faction', reading)
      return isRefusal(brought) ? brought : importFaction(store, brought, as, find)
    },

    'factions.remove': ({ id }) => {
      const row = find(id)
      if (!row) return gone('faction')
      const fights = campaignsOf(id)
      if (row.state !== 'trash') {
        const message = 'Throw this faction into the trash first.'
        return { problem: problem('faction/not-in-trash', message) }
      }
      if (fights > 0) {
        const message = `${row.name} fights in ${fights} ${fights === 1 ? 'campaign' : 'campaigns'}: it can be archived, not removed.`
        return { problem: problem('faction/in-campaign', message, [], { name: row.name, campaigns: fights }) }
      }
      if (campaignsOf(id, isInTrash) > 0) return neededInTrash('faction', row.name)
      tables.delete(factions).where(eq(factions.id, id)).run()
      return {}
    },
  }
}
