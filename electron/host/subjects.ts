import type { archiveCalls } from '../../shared/contract/archives.ts'
import type { CallName } from '../../shared/contract/index.ts'
import type { pictureCalls } from '../../shared/contract/pictures.ts'
import type { printingCalls } from '../../shared/contract/printing.ts'
import type { recordCalls } from '../../shared/contract/records.ts'
import type { searchCalls } from '../../shared/contract/search.ts'
import { isRefusal, type Refusal } from '../../shared/problem.ts'
import { campaignHandlers } from '../campaigns/calls.ts'
import type { Store } from '../database/store.ts'
import { handlerIn, type AnsweredBy, type Handler, type HandlersOf } from '../handlers.ts'
import { historyHandlers } from '../history/calls.ts'
import { programHandlers } from '../program/calls.ts'
import type { Program } from '../program/program.ts'
import type { ForGames } from '../systems/desk.ts'
import { desk } from '../systems/registry.ts'

/** Finds the handler of a call, or says why the campaigns cannot be reached. */
export type Subjects = (name: CallName) => Promise<Handler | Refusal>

interface Given extends ForGames {
  readonly program: Program
}

/** Subjects that no first screen needs: they, and the rules behind them, are loaded with their first call. */
const LATER = {
  ...desk.later,
  fights: async (store: Store) =>
    (await import('../fights/calls.ts')).fightHandlers(store, await desk.fights()),
  pictures: async (store: Store): Promise<HandlersOf<typeof pictureCalls>> =>
    (await import('../pictures/calls.ts')).pictureHandlers(store),
  printing: async (store: Store, { program }: Given): Promise<HandlersOf<typeof printingCalls>> =>
    (await import('../printing/calls.ts')).printingHandlers(store, program),
  search: async (store: Store): Promise<HandlersOf<typeof searchCalls>> => {
    const [{ searchHandlers }, ...games] = await Promise.all([import('../search/calls.ts'), desk.search()])
    return searchHandlers(store, games)
  },
  records: async (store: Store): Promise<HandlersOf<typeof recordCalls>> => {
    const [{ recordHandlers }, ...games] = await Promise.all([import('../records/calls.ts'), desk.recordOf()])
    return recordHandlers(store, games)
  },
  archives: async (store: Store, { program }: Given): Promise<HandlersOf<typeof archiveCalls>> =>
    (await import('../archives/calls.ts')).archiveHandlers(store, program),
}

/** The calls that something answers: all of the contract, or this does not compile. */
type Answered = AnsweredBy<
  | ReturnType<typeof programHandlers>
  | ReturnType<typeof historyHandlers>
  | ReturnType<typeof campaignHandlers>
  | ReturnType<Awaited<ReturnType<typeof desk.first>>>
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
  let open: { store: Store; handlers: Promise<Record<string, unknown>>; loaded: Set<string> } | null = null

  return async (name: Answered) => {
    if (name in ofProgram) return handlerIn(ofProgram, name)
    const store = program.data()
    if (isRefusal(store)) return store
    if (open?.store !== store) open = { store, handlers: firstHandlers(store, given), loaded: new Set() }
    const ours = open
    const handlers = await ours.handlers
    const [subject = ''] = name.split('.')
    if (isLater(subject) && !ours.loaded.has(subject)) {
      Object.assign(handlers, await LATER[subject](store, given))
      ours.loaded.add(subject)
    }
    return handlerIn(handlers, name)
  }
}

async function firstHandlers(store: Store, given: Given): Promise<Record<string, unknown>> {
  const [ofTheGame, summarise] = await Promise.all([desk.first(), desk.summarise()])
  return {
    ...historyHandlers(store),
    ...campaignHandlers(store, given.log, summarise),
    ...ofTheGame(store, given),
  }
}

function isLater(subject: string): subject is keyof typeof LATER {
  return Object.hasOwn(LATER, subject)
}
