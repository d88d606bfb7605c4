import type { archiveCalls } from '../../shared/contract/archives.ts'
import type { fixtureCalls, sampleCalls } from '../../shared/contract/campaigns.ts'
import type { changeCalls } from '../../shared/contract/changes.ts'
import type { deckCalls } from '../../shared/contract/decks.ts'
import type { factionCalls } from '../../shared/contract/factions.ts'
import type { fightCalls } from '../../shared/contract/fights.ts'
import type { historiesCalls } from '../../shared/contract/histories.ts'
import type { CallName, contract } from '../../shared/contract/index.ts'
import type { nameCalls } from '../../shared/contract/names.ts'
import type { playerCalls } from '../../shared/contract/players.ts'
import type { rosterCalls } from '../../shared/contract/roster.ts'
import type { pictureCalls } from '../../shared/contract/pictures.ts'
import type { printingCalls } from '../../shared/contract/printing.ts'
import type { trashCalls } from '../../shared/contract/trash.ts'
import type { viewCalls } from '../../shared/contract/views.ts'
import { isRefusal, type Refusal } from '../../shared/problem.ts'
import { battleHandlers } from '../battles/calls.ts'
import { campaignHandlers } from '../campaigns/calls.ts'
import type { Store } from '../database/store.ts'
import type { HandlersOf } from '../handlers.ts'
import { historyHandlers } from '../history/calls.ts'
import { programHandlers } from '../program/calls.ts'
import type { Program } from '../program/program.ts'
import { technologyHandlers } from '../technology/calls.ts'

export type Handler = (input: unknown) => object | Promise<object>

/** Finds the handler of a call, or says why the campaigns cannot be reached. */
export type Subjects = (name: CallName) => Promise<Handler | Refusal>

type LaterCalls = typeof fightCalls &
  typeof factionCalls &
  typeof deckCalls &
  typeof playerCalls &
  typeof rosterCalls &
  typeof nameCalls &
  typeof pictureCalls &
  typeof printingCalls &
  typeof historiesCalls &
  typeof changeCalls &
  typeof trashCalls &
  typeof viewCalls &
  typeof fixtureCalls &
  typeof sampleCalls &
  typeof archiveCalls
type FirstCalls = Omit<typeof contract, keyof LaterCalls>

/** Subjects that no first screen needs: they, and the rules behind them, are loaded with their first call. */
const LATER = {
  fights: async (store: Store): Promise<HandlersOf<typeof fightCalls>> =>
    (await import('../fights/calls.ts')).fightHandlers(store),
  factions: async (store: Store, { readings }: Program): Promise<HandlersOf<typeof factionCalls>> =>
    (await import('../factions/calls.ts')).factionHandlers(store, readings),
  decks: async (store: Store, { readings }: Program): Promise<HandlersOf<typeof deckCalls>> =>
    (await import('../decks/calls.ts')).deckHandlers(store, readings),
  players: async (store: Store): Promise<HandlersOf<typeof playerCalls>> =>
    (await import('../people/calls.ts')).playerHandlers(store),
  roster: async (store: Store): Promise<HandlersOf<typeof rosterCalls>> =>
    (await import('../people/calls.ts')).rosterHandlers(store),
  names: async (store: Store): Promise<HandlersOf<typeof nameCalls>> =>
    (await import('../people/calls.ts')).nameHandlers(store),
  pictures: async (store: Store): Promise<HandlersOf<typeof pictureCalls>> =>
    (await import('../pictures/calls.ts')).pictureHandlers(store),
  printing: async (store: Store, program: Program): Promise<HandlersOf<typeof printingCalls>> =>
    (await import('../printing/calls.ts')).printingHandlers(store, program),
  histories: async (store: Store): Promise<HandlersOf<typeof historiesCalls>> =>
    (await import('../histories/calls.ts')).historiesHandlers(store),
  changes: async (store: Store): Promise<HandlersOf<typeof changeCalls>> =>
    (await import('../histories/changes.ts')).changeHandlers(store),
  trash: async (store: Store, program: Program): Promise<HandlersOf<typeof trashCalls>> =>
    (await import('../histories/trash.ts')).trashHandlers(store, program.clock.trusted),
  views: async (store: Store): Promise<HandlersOf<typeof viewCalls>> =>
    (await import('../histories/views.ts')).viewHandlers(store),
  samples: async (store: Store): Promise<HandlersOf<typeof sampleCalls>> =>
    (await import('../campaigns/sample.ts')).sampleHandlers(store),
  fixtures: async (store: Store): Promise<HandlersOf<typeof fixtureCalls>> =>
    (await import('../campaigns/fixture-calls.ts')).fixtureHandlers(store),
  archives: async (store: Store, program: Program): Promise<HandlersOf<typeof archiveCalls>> =>
    (await import('../archives/calls.ts')).archiveHandlers(store, program),
}

/** The handlers of all calls; those of the campaigns belong to the file that is open. */
export function createSubjects(program: Program): Subjects {
  const ofProgram = programHandlers(program)
  let open: { store: Store; handlers: Record<string, unknown>; loaded: Set<string> } | null = null

  return async (name) => {
    if (name in ofProgram) return handlerIn(ofProgram, name)
    const store = program.data()
    if (isRefusal(store)) return store
    if (open?.store !== store) {
      open = { store, handlers: { ...firstHandlers(program, ofProgram, store) }, loaded: new Set() }
    }
    const [subject = ''] = name.split('.')
    if (isLater(subject) && !open.loaded.has(subject)) {
      const ours = open
      Object.assign(ours.handlers, await LATER[subject](store, program))
      ours.loaded.add(subject)
      return handlerIn(ours.handlers, name)
    }
    return handlerIn(open.handlers, name)
  }
}

function firstHandlers(
  { log }: Program,
  ofProgram: ReturnType<typeof programHandlers>,
  store: Store,
): HandlersOf<FirstCalls> {
  return {
    ...ofProgram,
    ...historyHandlers(store),
    ...campaignHandlers(store, log),
    ...battleHandlers(store),
    ...technologyHandlers(store),
  }
}

function isLater(subject: string): subject is keyof typeof LATER {
  return Object.hasOwn(LATER, subject)
}

/** The payload has passed the call's own schema before its handler sees it. */
function handlerIn(handlers: object, name: CallName): Handler {
  const handler = (handlers as Partial<Record<CallName, Handler>>)[name]
  if (!handler) throw new Error(`Nothing answers ${name}.`)
  return handler
}
