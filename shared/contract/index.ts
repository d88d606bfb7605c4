import type { z } from 'zod'
import type { Refusal } from '../problem.ts'
import { firstCalls } from './first.ts'
import { laterCalls } from './later.ts'

/** Every call between renderer and main, and the only list of them. */
export const contract = { ...firstCalls, ...laterCalls }

export type Contract = typeof contract
export type CallName = keyof Contract
/** What a caller passes. */
export type Input<N extends CallName> = z.input<Contract[N]['input']>
/** What the handler gets: checked, trimmed. */
export type Checked<N extends CallName> = z.output<Contract[N]['input']>
export type Output<N extends CallName> = z.output<Contract[N]['output']>
/** Every call settles with one of these two. */
export type Reply<N extends CallName> = { readonly value: Output<N> } | Refusal

/** What the preload gives the renderer, and what the browser's client builds over HTTP: one function a call. */
export type Calls = { readonly [N in CallName]: (input: unknown) => Promise<Reply<N>> }

/**
 * What main tells every open window without being asked. `logged` is a change in a log that keeps its own history:
 * nothing of a campaign, its factions or people is another for it. `preferences`: how the program looks and asks, and how
 * its backups stand.
 */
export type Notice =
  | { readonly kind: 'changed' | 'logged' | 'preferences' }
  | { readonly kind: 'menu'; readonly command: MenuCommand }
  /** A place of a game was chosen in the menu: its route, within the open campaign where it is one of a campaign. */
  | { readonly kind: 'go'; readonly to: string }
  /** How far a print is laid out; `done` when it is being written. */
  | {
      readonly kind: 'printing'
      readonly id: string
      readonly pages: number
      readonly of: number
      readonly done: boolean
    }
  /** How many parts of a file from others are read. */
  | { readonly kind: 'reading'; readonly id: string; readonly done: number; readonly of: number }

export const MENU_COMMANDS = [
  'new-campaign',
  'campaigns',
  'settings',
  'enter-battle',
  'undo',
  'redo',
  'shortcuts',
  'about',
] as const
export type MenuCommand = (typeof MENU_COMMANDS)[number]
