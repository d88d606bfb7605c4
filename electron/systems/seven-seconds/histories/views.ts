import { eq } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import { z } from 'zod'
import {
  savedView,
  type SavedView,
  type viewCalls,
} from '../../../../shared/systems/seven-seconds/contract/views.ts'
import { problem, type Refusal } from '../../../../shared/problem.ts'
import { findCampaign } from '../../../campaigns/there.ts'
import { campaigns, usuals } from '../../../database/schema.ts'
import type { Store, Tables } from '../../../database/store.ts'
import { gone, type HandlersOf } from '../../../handlers.ts'

/** The filters that the group keeps: one row among its usuals. */
const ROW = 'views'
const VERSION = 1
const MOST = 200

const byName = new Intl.Collator(undefined, { numeric: true })

export function viewHandlers({ tables }: Store): HandlersOf<typeof viewCalls> {
  const change = (id: string, to: (view: SavedView) => SavedView[]): Record<string, never> | Refusal => {
    const views = load(tables)
    if (!views.some((view) => view.id === id && isShown(tables, view))) return gone('view')
    write(
      tables,
      views.flatMap((view) => (view.id === id ? to(view) : [view])),
    )
    return {}
  }
  return {
    'views.list': ({ campaign }) =>
      load(tables)
        .filter((view) => view.campaign === null || view.campaign === campaign)
        .filter((view) => isShown(tables, view))
        .sort((a, b) => byName.compare(a.name, b.name)),

    'views.keep': (view) => {
      if (!isShown(tables, view)) return gone('campaign')
      const views = load(tables)
      const same = views.find(({ name, campaign }) => name === view.name && campaign === view.campaign)
      const others = views.filter((one) => one !== same)
      if (others.length >= MOST) {
        const message = `There are ${MOST} saved views already. Remove one that you no longer need.`
        return { problem: problem('view/too-many', message, [], { most: MOST }) }
      }
      const id = same?.id ?? uuid()
      write(tables, [...others, { ...view, id }])
      return { id }
    },

    'views.rename': ({ id, name }) => change(id, (view) => [{ ...view, name }]),
    'views.remove': ({ id }) => change(id, () => []),
  }
}

/** Views are never worth an error: what cannot be read any more is left out. */
function load(tables: Tables): SavedView[] {
  const row = tables.select().from(usuals).where(eq(usuals.id, ROW)).get()
  const documents = z.array(z.unknown()).safeParse(row?.document)
  if (!documents.success) return []
  return documents.data.flatMap((document) => {
    const view = savedView.safeParse(withRolesApart(document))
    return view.success ? [view.data] : []
  })
}

const kept = z.looseObject({ filter: z.looseObject({ roles: z.array(z.string()) }) })

/** Older views ask for a Chance Encounter and for roles that nobody noted in one word. */
function withRolesApart(document: unknown): unknown {
  const view = kept.safeParse(document)
  if (!view.success) return document
  const { filter } = view.data
  const roles = filter.roles.flatMap((role) => (role === 'none' ? ['chance-encounter', 'unknown'] : [role]))
  return { ...view.data, filter: { ...filter, roles } }
}

function write(tables: Tables, views: readonly SavedView[]): void {
  // Views of a campaign that is gone go with the next change; one in the trash keeps its own.
  const document = views.filter(({ campaign }) => campaign === null || isKept(tables, campaign))
  tables
    .insert(usuals)
    .values({ id: ROW, version: VERSION, document })
    .onConflictDoUpdate({ target: usuals.id, set: { version: VERSION, document } })
    .run()
}

function isShown(tables: Tables, { campaign }: Pick<SavedView, 'campaign'>): boolean {
  return campaign === null || findCampaign(tables, campaign) !== null
}

function isKept(tables: Tables, campaign: string): boolean {
  return (
    tables.select({ id: campaigns.id }).from(campaigns).where(eq(campaigns.id, campaign)).get() !== undefined
  )
}
