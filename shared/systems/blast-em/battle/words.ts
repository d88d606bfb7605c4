import { AUTOMATICS, BAD_GUYS, DOOR_STATES } from '../words.ts'

/** The vocabulary of a battle of Blast 'Em!. Numbers behind "line" are lines of the book. */

export const PLAYERS = ['player-1', 'player-2', 'player-3', 'player-4', 'player-5', 'player-6'] as const
export type Player = (typeof PLAYERS)[number]

/** The bad guys of all players; who leads them changes with the turn (line 309, R10). */
export const BAD_GUYS_SIDE = 'bad-guys'
export const BATTLE_SIDES = [...PLAYERS, BAD_GUYS_SIDE] as const
export type Side = (typeof BATTLE_SIDES)[number]

export function isPlayer(side: string | null): side is Player {
  return PLAYERS.some((one) => one === side)
}

/** Steps of a turn, and in a fight its phases (lines 303–325). */
export const PHASES = [
  /** Who goes first (line 301). */
  'first-player',
  /** What is in the team's sight (line 305). */
  'looking',
  /** No fight: movement, doors, terminals, lockers (line 311). */
  'free',
  /** A fight: one side moves, then the other (line 323, R21). */
  'moving',
  /** Free shots at those who moved (lines 337–345). */
  'snapshots',
  /** Every attack of both sides is named (line 276). */
  'declaring',
  /** One attack after the other, all of them simultaneous (line 276). */
  'resolving',
  /** What a stray shot or something that blew up strikes (line 91). */
  'settling',
  /** The exchange is over (line 315). */
  'closing',
  'over',
] as const
export type Phase = (typeof PHASES)[number]

/** What dice are rolled and cards drawn for. */
export const PURPOSES = [
  'first-player',
  'attack',
  'defence',
  'wounds',
  'turns-left',
  'stray',
  'severity',
  'severity-die',
  'medical',
  'difficulty',
  'technical',
  'find',
  'dispute',
] as const
export type Purpose = (typeof PURPOSES)[number]

/** How a mission ends. */
export const OUTCOMES = ['won', 'lost', 'broken-off'] as const
export type Outcome = (typeof OUTCOMES)[number]
/** Why. */
export const ENDING_REASONS = [
  'objective',
  'hero',
  'person',
  'turn-limit',
  'nobody-left',
  'by-agreement',
] as const
export type EndingReason = (typeof ENDING_REASONS)[number]

/** Where a model is with its mission. */
export const FATES = ['up', 'mostlyDead', 'out', 'unconscious', 'left', 'gone'] as const
export type Fate = (typeof FATES)[number]

/** How a model came to the table. */
export const ORIGINS = ['team', 'token', 'garrison', 'wave', 'backUp', 'person', 'found', 'agreed'] as const
export type Origin = (typeof ORIGINS)[number]

/** What else the players may say of something that lies there. */
export const THING_STATES = [...DOOR_STATES, 'whole', 'wrecked', 'turned', 'unturned', 'on', 'off'] as const
export type ThingState = (typeof THING_STATES)[number]

/** Whom the players may bring by agreement. */
export const BROUGHT = [...BAD_GUYS, ...AUTOMATICS] as const
export type Brought = (typeof BROUGHT)[number]

/** How a lock was opened. */
export const OPENINGS = ['by-hand', 'check', 'passkey', 'demoPac', 'terminal'] as const
export type Opening = (typeof OPENINGS)[number]
