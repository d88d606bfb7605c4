import type { adventureCalls, sampleAdventureCalls } from '../../shared/contract/adventures.ts'
import type { archiveCalls } from '../../shared/contract/archives.ts'
import type { CallName } from '../../shared/contract/index.ts'
import type { documentCalls } from '../../shared/contract/documents.ts'
import type { nameCalls } from '../../shared/contract/names.ts'
import type { pictureCalls } from '../../shared/contract/pictures.ts'
import type { playerCalls } from '../../shared/contract/players.ts'
import type { printingCalls } from '../../shared/contract/printing.ts'
import type { recordCalls } from '../../shared/contract/records.ts'
import type { searchCalls } from '../../shared/contract/search.ts'
import { isRefusal, type Refusal } from '../../shared/problem.ts'
import { campaignHandlers } from '../campaigns/calls.ts'
import type { Store } from '../database/store.ts'
import { handlerIn, together, type AnsweredBy, type Handler, type HandlersOf } from '../handlers.ts'
import { underWayHandlers } from '../fights/under-way.ts'
import { undoHandlers } from '../undo/calls.ts'
import { programHandlers } from '../program/calls.ts'
import { sampleCampaigns } from '../games.ts'
import type { Program } from '../program/program.ts'
import type { ForGames } from '../systems/desk.ts'
import { desks, fightDesks, later, leadings, records, summaries } from '../systems/registry.ts'

/** Finds the handler of a call, or says why the campaigns cannot be reached. */
export type Subjects = (name: CallName) => Promise<Handler | Refusal>

interface Given extends ForGames {
  readonly program: Program
}

/** Subjects that no first screen needs: they, and the rules behind them, are loaded with their first call. */
const LATER = {
  ...later,
  adventures: async (store: Store): Promise<HandlersOf<typeof adventureCalls>> =>
    (await import('../adventures/calls.ts')).adventureHandlers(store),
  sampleAdventures: async (store: Store): Promise<HandlersOf<typeof sampleAdventureCalls>> =>
    (await import('../adventures/sample.ts')).sampleAdventureHandlers(store, await sampleCampaigns()),
  documents: async (store: Store): Promise<HandlersOf<typeof documentCalls>> =>
    (await import('../documents/calls.ts')).documentHandlers(store),
  names: async (store: Store): Promise<HandlersOf<typeof nameCalls>> =>
    (await import('../people/names.ts')).nameHandlers(store),
  players: async (store: Store): Promise<HandlersOf<typeof playerCalls>> =>
    (await import('../people/players.ts')).playerHandlers(store, await leadings()),
  // Campaigns of all games, and what single games have thrown away of them.
  trash: async (store: Store, given: Given) => ({
    ...(await import('../campaigns/trash.ts')).campaignTrash(store, given.now),
    ...(await later.trash(store, given)),
  }),
  fights: async (store: Store) =>
    (await import('../fights/calls.ts')).fightHandlers(store, await fightDesks()),
  pictures: async (store: Store): Promise<HandlersOf<typeof pictureCalls>> =>
    (await import('../pictures/calls.ts')).pictureHandlers(store),
  printing: async (store: Store, { program }: Given): Promise<HandlersOf<typeof printingCalls>> =>
    (await import('../printing/calls.ts')).printingHandlers(store, program),
  search: async (store: Store): Promise<HandlersOf<typeof searchCalls>> =>
    (await import('../search/calls.ts')).searchHandlers(store, [
      (await import('../adventures/search.ts')).searchPeople(store),
      ...(await Promise.all(desks.map((desk) => desk.search()))),
    ]),
  records: async (store: Store): Promise<HandlersOf<typeof recordCalls>> =>
    (await import('../records/calls.ts')).recordHandlers(store, await records(store)),
  archives: async (store: Store, { program }: Given): Promise<HandlersOf<typeof archiveCalls>> =>
    (await import('../archives/calls.ts')).archiveHandlers(store, program),
}

/** The calls that something answers: all of the contract, or this does not compile. */
type Answered = AnsweredBy<
  | ReturnType<typeof programHandlers>
  | ReturnType<typeof undoHandlers>
  | ReturnType<typeof campaignHandlers>
  | ReturnType<typeof underWayHandlers>
  | ReturnType<Awaited<ReturnType<(typeof desks)[number]['first']>>>
  | Awaited<ReturnType<(typeof LATER)[keyof typeof LATER]>>
>

/** The handlers of all calls; those of the campaigns belong to the file that is open. */
export function createSubjects(program: Program): Subjects {
  const ofProgram = programHandlers(program)
  const given: Given = {
    program,
    log: program.log,
    readings: program.readings,
    now: program.clock.trusted,
  }
  let open: { store: Store; handlers: Promise<Record<string, unknown>> } | null = null

  return async (name: Answered) => {
    if (name in ofProgram) return handlerIn(ofProgram, name)
    const store = program.data()
    if (isRefusal(store)) return store
    if (open?.store !== store) open = { store, handlers: firstHandlers(store, given) }
    const handlers = await open.handlers
    const [subject = ''] = name.split('.')
    if (isLater(subject) && !(name in handlers)) Object.assign(handlers, await LATER[subject](store, given))
    return handlerIn(handlers, name)
  }
}

async function firstHandlers(store: Store, given: Given): Promise<Record<string, unknown>> {
  const [told, first] = await Promise.all([summaries(), Promise.all(desks.map((desk) => desk.first()))])
  return {
    ...undoHandlers(store),
    ...campaignHandlers(store, given.log, told),
    ...underWayHandlers(store, fightDesks),
    ...together(first.map((handlers) => handlers(store, given))),
  }
}

function isLater(subject: string): subject is keyof typeof LATER {
  return Object.hasOwn(LATER, subject)
}
