import type { z } from 'zod'
import type { Call } from '../../shared/contract/call.ts'
import { firstCalls } from '../../shared/contract/first.ts'
import type { CallName } from '../../shared/contract/index.ts'
import { isRefusal, problem, type Problem, type Refusal } from '../../shared/problem.ts'
import { refuse } from '../database/problems.ts'
import { brokenReferences } from '../database/references.ts'
import type { Store } from '../database/store.ts'
import { load, withRules } from '../plays.ts'
import type { Program } from '../program/program.ts'
import { createSubjects } from './subjects.ts'

/** Answers calls by name with whatever payload came in; it always settles and never throws. */
export type Dispatch = (name: string, payload: unknown) => Promise<{ readonly value: unknown } | Refusal>

/** The one way in for every host: checks the payload, wraps writes, turns errors into a problem. */
export function createDispatch(program: Program): Dispatch {
  const subjects = createSubjects(program)

  const answer = async (
    name: CallName,
    { kind }: Call,
    input: unknown,
  ): Promise<{ value: unknown } | Refusal> => {
    const handler = await subjects(name)
    if (isRefusal(handler)) return handler
    const store = program.data()
    if (!isRefusal(store) && store.readOnly && changes(name, kind)) return store.readOnly
    const work = (): object | Promise<object> => handler(input)
    const value = isRefusal(store) ? await work() : await carryOut(store, name, kind, work)
    if (isRefusal(value)) return value
    if (kind === 'entry') program.notify({ kind: 'logged' })
    if (kind === 'write' || name === 'undo.undo' || name === 'undo.redo') program.notify({ kind: 'changed' })
    return { value }
  }

  return async (name, payload) => {
    try {
      const called = await callNamed(name)
      if (!called) return { problem: problem('call/unknown', 'Muster has no such call.') }
      if (!isPlain(payload)) return { problem: problem('call/input', 'This input does not fit.') }
      const checked = called.call.input.safeParse(payload)
      if (!checked.success) return { problem: inputProblem(checked.error) }
      // Where it says which game it is about, nothing has to begin anew.
      if (typeof payload.system === 'string') await load(payload.system)
      return await withRules(() => answer(called.name, called.call, checked.data))
    } catch (error) {
      program.log.error(`The call ${name} failed.`, error)
      return { problem: unexpected(error, program.data()) }
    }
  }
}

function carryOut(
  store: Store,
  name: CallName,
  kind: Call['kind'],
  work: () => object | Promise<object>,
): object | Promise<object> {
  switch (kind) {
    case 'write':
      return store.write(name, work)
    case 'entry':
      return store.enter(work)
    case 'read':
    case 'command':
      return work()
  }
}

/** Commands that change the file as writes do. */
const CHANGING: readonly CallName[] = ['undo.undo', 'undo.redo', 'pictures.keep', 'trash.clear']

function changes(name: CallName, kind: Call['kind']): boolean {
  return kind === 'write' || kind === 'entry' || CHANGING.includes(name)
}

const isIn = <Calls extends object>(calls: Calls, name: string): name is Extract<keyof Calls, string> =>
  Object.hasOwn(calls, name)

async function callNamed(name: string): Promise<{ readonly name: CallName; readonly call: Call } | null> {
  if (isIn(firstCalls, name)) return { name, call: firstCalls[name] }
  const { laterCalls } = await import('../../shared/contract/later.ts')
  return isIn(laterCalls, name) ? { name, call: laterCalls[name] } : null
}

/** An object as JSON makes them: to a schema without keys a Map, a Date or an error would pass for one. */
function isPlain(payload: unknown): payload is Readonly<Record<string, unknown>> {
  if (typeof payload !== 'object' || payload === null) return false
  const prototype: unknown = Object.getPrototypeOf(payload)
  return prototype === Object.prototype || prototype === null
}

function inputProblem(error: z.ZodError): ReturnType<typeof problem> {
  const issue = error.issues[0]
  const path = (issue?.path ?? []).map((step) => (typeof step === 'symbol' ? step.toString() : step))
  return problem('call/input', issue?.message ?? 'This input does not fit.', path)
}

function unexpected(error: unknown, data: Store | Refusal): Problem {
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
  const what = isRefusal(data) ? null : brokenReferences(data.file)
  if (what !== null) return refuse('database/reference', { what }).problem
  return problem(
    'program/unexpected',
    'Something went wrong in Muster and nothing was changed. The log file in the data folder says more.',
  )
}
