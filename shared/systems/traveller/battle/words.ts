import type { Cover } from '../words.ts'

/** The vocabulary of a battle of Traveller-style combat. Numbers behind "line" are lines of the book. */

export const FIGHTING_SIDES = [
  'side-1',
  'side-2',
  'side-3',
  'side-4',
  'side-5',
  'side-6',
  'side-7',
  'side-8',
  'side-9',
  'side-10',
  'side-11',
  'side-12',
] as const
export type FightingSide = (typeof FIGHTING_SIDES)[number]

/** Who judges: says what the table is like, and fights for nobody. */
export const REFEREE = 'referee'
export const BATTLE_SIDES = [...FIGHTING_SIDES, REFEREE] as const
export type Side = (typeof BATTLE_SIDES)[number]

/** What a battle waits for. */
export const PHASES = [
  /** Tactics, then Initiative (line 3). */
  'initiative',
  /** A round opens: who hastens (line 11). */
  'hastening',
  /** Somebody's turn, or that of several who are tied (line 7). */
  'acting',
  /** Who is attacked meets it, or somebody who has delayed comes between (lines 64, 86). */
  'reacting',
  /** Dice of full auto are sorted into pairs (line 95). */
  'sorting',
  /** What the players see of a stray shot, a blast or a crash (lines 136, 140, 208). */
  'settling',
  /** Strength or Dexterity (line 180). */
  'suffering',
  /** The winner of a grapple chooses (line 144). */
  'grappling',
  /** Nobody is left to fight: the end, or on. */
  'closing',
  'over',
] as const
export type Phase = (typeof PHASES)[number]

/** What dice are rolled for. */
export const PURPOSES = [
  'tactics',
  'initiative',
  'attack',
  'auto',
  'damage',
  'stray',
  'direction',
  'dodge',
  'blast',
  'grapple',
  'check',
  'leadership',
  'work',
  'control',
  'collision',
  'location',
  'draw',
  'repair',
  'hours',
] as const
export type Purpose = (typeof PURPOSES)[number]

/** Why somebody's checks are as they are: the reasons of attacks (`attackDm`), and those of other checks. */
export const CHECK_REASONS = [
  'skill',
  'characteristicDm',
  'readyDm',
  'hasty',
  'reactions',
  'damaged',
  'limb',
  'size',
  'drive',
  'weaving',
  'evasion',
  'dodge',
  'wound',
  'given',
] as const

/** How somebody is. Of machines `disabled` is out of action, `dead` scrap. */
export const FATES = ['up', 'unconscious', 'disabled', 'dead'] as const
export type Fate = (typeof FATES)[number]

/** Cover by name: none, then the rows of the table (lines 128–132). */
export const COVER_NAMES = ['none', 'quarter', 'half', 'threeQuarters', 'full'] as const
export type CoverName = (typeof COVER_NAMES)[number]
export const COVER_OF: Readonly<Record<CoverName, Cover>> = {
  none: 0,
  quarter: 0.25,
  half: 0.5,
  threeQuarters: 0.75,
  full: 1,
}

export const ACTION_KINDS = ['minor', 'significant', 'free'] as const
export type ActionKind = (typeof ACTION_KINDS)[number]

/** How an attack is met (lines 62–72): a dodge is worth more with something to dodge behind. */
export const MEETINGS = ['none', 'dodge', 'dodgeBehind', 'parry'] as const
export type Meeting = (typeof MEETINGS)[number]
/** How an explosion is met (line 136). */
export const BRACINGS = ['none', 'dodge', 'dive'] as const
export type Bracing = (typeof BRACINGS)[number]

export const SEATS = ['pilot', 'crew', 'passenger'] as const
export type Seat = (typeof SEATS)[number]

/** Where a weapon is that somebody brought. */
export const WEAPON_PLACES = ['hand', 'stowed', 'floor', 'gone'] as const
export type WeaponPlace = (typeof WEAPON_PLACES)[number]

export const READYINGS = ['draw', 'reload'] as const
export type Readying = (typeof READYINGS)[number]

/** What changes somebody's Initiative for one round (line 11). */
export const SHIFTS = ['reactions', 'recoil', 'leadership', 'hasty'] as const
export type Shift = (typeof SHIFTS)[number]

/** How far somebody is from its people: within earshot, in sight, or neither (lines 99–104). */
export const REACHES = ['near', 'seen', 'away'] as const
export type Reach = (typeof REACHES)[number]

export const RADIO = ['clear', 'jammed', 'blocked'] as const

/** What a stunt is for (line 228). */
export const STUNTS = ['arc', 'manoeuvres', 'help', 'feat', 'show'] as const
export type Stunt = (typeof STUNTS)[number]
/** What manoeuvring is for (line 220). */
export const MANOEUVRES = ['obstacle', 'goal', 'out-of-arc', 'into-arc'] as const

/** How a battle ended. */
export const ENDINGS = ['last-standing', 'by-agreement', 'nobody-up'] as const
export type Ending = (typeof ENDINGS)[number]

export function isFightingSide(side: string | null): side is FightingSide {
  return FIGHTING_SIDES.some((one) => one === side)
}
