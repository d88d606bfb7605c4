import type { z } from 'zod'
import { fightCalls } from '../../shared/contract/fights.ts'
import { contract, type CallName } from '../../shared/contract/index.ts'
import { isRefusal, problem, type Refusal } from '../../shared/problem.ts'
import { battleHandlers } from '../battles/calls.ts'
import { campaignHandlers } from '../campaigns/calls.ts'
import type { Store } from '../database/store.ts'
import { factionHandlers } from '../factions/calls.ts'
import { historyHandlers } from '../history/calls.ts'
import type { HandlersOf } from '../handlers.ts'
import { programHandlers } from '../program/calls.ts'
import type { Program } from '../program/program.ts'
import { technologyHandlers } from '../technology/calls.ts'

/** Answers calls by name with whatever payload came in; it always settles and never throws. */
export type Dispatch = (name: string, payload: unknown) => Promise<{ readonly value: unknown } | Refusal>

/** Calls whose handlers, and the rules behind them, are loaded when the first of them comes. */
type LaterCalls = typeof fightCalls
type Handlers = HandlersOf<Omit<typeof contract, keyof LaterCalls>>
type Handler = (input: unknown) => object | Promise<object>

/** The one way in for every host: checks the payload, wraps writes, turns errors into a problem. */
export function createDispatch(program: Program): Dispatch {
  const ofProgram = programHandlers(program)
  let ofData: { store: Store; handlers: Handlers } | null = null
  const handlers = (): Partial<Handlers> | Refusal => {
    const store = program.data()
    if (isRefusal(store)) return store
    if (ofData?.store !== store) ofData = { store, handlers: allHandlers(program, ofProgram, store) }
    return ofData.handlers
  }

  let ofFights: { store: Store; handlers: HandlersOf<LaterCalls> } | null = null
  const laterHandlers = async (): Promise<HandlersOf<LaterCalls> | Refusal> => {
    const { fightHandlers } = await import('../fights/calls.ts')
    const store = program.data()
    if (isRefusal(store)) return store
    if (ofFights?.store !== store) ofFights = { store, handlers: fightHandlers(store) }
    return ofFights.handlers
  }

  const answer = async (name: CallName, input: unknown): Promise<{ value: unknown } | Refusal> => {
    const known = name in ofProgram ? ofProgram : name in fightCalls ? await laterHandlers() : handlers()
    if (isRefusal(known)) return known
    // The payload has passed this call's own schema.
    const handler = (known as Partial<Record<CallName, Handler>>)[name]
    if (!handler) throw new Error(`Nothing answers ${name}.`)
    const { kind } = contract[name]
    const store = program.data()
    const work = (): object | Promise<object> => handler(input)
    const value = isRefusal(store) ? await work() : await carryOut(store, name, work)
    if (isRefusal(value)) return value
    if (kind === 'write' || kind === 'entry' || name === 'history.undo' || name === 'history.redo')
      program.notify({ kind: 'changed' })
    return { value }
  }

  return async (name, payload) => {
    if (!isCallName(name)) return { problem: problem('call/unknown', 'Muster has no such call.') }
    try {
      if (!isPlain(payload)) return { problem: problem('call/input', 'This input does not fit.') }
      const checked = contract[name].input.safeParse(payload)
      if (!checked.success) return { problem: inputProblem(checked.error) }
      return await answer(name, checked.data)
    } catch (error) {
      program.log.error(`The call ${name} failed.`, error)
      return { problem: unexpected(error) }
    }
  }
}

function carryOut(
  store: Store,
  name: CallName,
  work: () => object | Promise<object>,
): object | Promise<object> {
  switch (contract[name].kind) {
    case 'write':
      return store.write(name, work)
    case 'entry':
      return store.enter(work)
    case 'read':
    case 'command':
      return work()
  }
}

function allHandlers(
  { log }: Program,
  ofProgram: ReturnType<typeof programHandlers>,
  store: Store,
): Handlers {
  return {
    ...ofProgram,
    ...historyHandlers(store),
    ...campaignHandlers(store, log),
    ...battleHandlers(store),
    ...factionHandlers(store),
    ...technologyHandlers(store),
  }
}

function isCallName(name: string): name is CallName {
  return Object.hasOwn(contract, name)
}

/** An object as JSON makes them: to a schema without keys a Map, a Date or an error would pass for one. */
function isPlain(payload: unknown): boolean {
  if (typeof payload !== 'object' || payload === null) return false
  const prototype: unknown = Object.getPrototypeOf(payload)
  return prototype === Object.prototype || prototype === null
}

function inputProblem(error: z.ZodError): ReturnType<typeof problem> {
  const issue = error.issues[0]
  const path = (issue?.path ?? []).map((step) => (typeof step === 'symbol' ? step.toString() : step))
  return problem('call/input', issue?.message ?? 'This input does not fit.', path)
}

function unexpected(error: unknown): ReturnType<typeof problem> {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code.startsWith('SQLITE_FULL') || code === 'ENOSPC') {
    return problem(
      'database/disk-full',
      'The disk is full. Make some room and try again; nothing was changed.',
    )
  }
  if (code.startsWith('SQLITE_READONLY') || code.startsWith('SQLITE_IOERR')) {
    return problem(
      'database/write-failed',
      'The campaign file could not be written. Nothing was changed. Check the disk, then try again.',
    )
  }
  return problem(
    'program/unexpected',
    'Something went wrong in Muster and nothing was changed. The log file in the data folder says more.',
  )
}
