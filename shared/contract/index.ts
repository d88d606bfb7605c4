import type { z } from 'zod'
import type { Refusal } from '../problem.ts'
import { battleCalls } from './battles.ts'
import { campaignCalls, fixtureCalls } from './campaigns.ts'
import { factionCalls } from './factions.ts'
import { fightCalls } from './fights.ts'
import { historyCalls } from './history.ts'
import { nameCalls } from './names.ts'
import { playerCalls } from './players.ts'
import { pictureCalls } from './pictures.ts'
import { programCalls } from './program.ts'
import { rosterCalls } from './roster.ts'
import { technologyCalls } from './technology.ts'

/** Every call between renderer and main, and the only list of them. */
export const contract = {
  ...programCalls,
  ...historyCalls,
  ...campaignCalls,
  ...fixtureCalls,
  ...battleCalls,
  ...factionCalls,
  ...fightCalls,
  ...pictureCalls,
  ...technologyCalls,
  ...playerCalls,
  ...rosterCalls,
  ...nameCalls,
}

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

/** What main tells every open window without being asked. */
export type Notice = { readonly kind: 'changed' } | { readonly kind: 'menu'; readonly command: MenuCommand }

export const MENU_COMMANDS = [
  'new-campaign',
  'campaigns',
  'factions',
  'settings',
  'war-room',
  'battles',
  'technology',
  'enter-battle',
  'undo',
  'redo',
  'shortcuts',
  'about',
] as const
export type MenuCommand = (typeof MENU_COMMANDS)[number]
