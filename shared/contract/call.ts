import type { z } from 'zod'

/**
 * One call between renderer and main. A `read` changes nothing; a `write` runs in one transaction and is
 * one step of undo; an `entry` runs in one transaction and goes into a log that keeps its own history, apart from
 * undo; a `command` acts on the program itself (window, preferences) and is not undone.
 */
export interface Call<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  readonly kind: 'read' | 'write' | 'entry' | 'command'
  readonly input: Input
  readonly output: Output
}

export const read = <I extends z.ZodType, O extends z.ZodType>(input: I, output: O) =>
  ({ kind: 'read', input, output }) as const satisfies Call
export const write = <I extends z.ZodType, O extends z.ZodType>(input: I, output: O) =>
  ({ kind: 'write', input, output }) as const satisfies Call
export const entry = <I extends z.ZodType, O extends z.ZodType>(input: I, output: O) =>
  ({ kind: 'entry', input, output }) as const satisfies Call
export const command = <I extends z.ZodType, O extends z.ZodType>(input: I, output: O) =>
  ({ kind: 'command', input, output }) as const satisfies Call
