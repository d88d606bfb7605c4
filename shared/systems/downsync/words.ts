/**
 * The vocabulary of Downsync, in the rule book's words. Interface, rules and schemas loop over the same lists that the
 * compiler knows. Numbers behind "line" are lines of the book.
 */

/** What a Unit card, a Unit or a Ping is known by. */
export type Id = string

/** Signatures, from small to large (lines 137–140). */
export const SIGS = ['small', 'medium', 'large'] as const
export type Sig = (typeof SIGS)[number]
/** A number for each of them: slots, Units or Pings. */
export type Sizes = Record<Sig, number>

/** What stands on a base: what is under one Signature, or some of a Unit's infantry (lines 137–143). */
export const BASES = [...SIGS, 'infantry'] as const
export type Base = (typeof BASES)[number]

/** Infantry Bases of a Multi-Base Unit (line 334). */
export const BASE_COUNTS = [1, 2, 3, 4] as const
export type BaseCount = (typeof BASE_COUNTS)[number]

/** Game sizes that the book has (lines 155–173). */
export const GAME_SIZES = ['small', 'standard'] as const
export type GameSizeId = (typeof GAME_SIZES)[number]

/** Numbers on a card (lines 324–330); Emergency Countermeasures stand at their token alone (line 725, R6). */
export const STATS = ['spd', 'scan', 'targ', 'def', 'cm', 'cmPlus'] as const
export type Stat = (typeof STATS)[number]

/** Of an action (lines 439–445). */
export const ACTION_STATS = ['team', 'cost', 'target', 'range', 'rof', 'effect'] as const
export type ActionStat = (typeof ACTION_STATS)[number]

/** What an action costs: A, C, A/C, A+C, or nothing (lines 455–462). */
export const COSTS = ['action', 'command', 'either', 'both', 'free'] as const
export type Cost = (typeof COSTS)[number]

/** What a hit does; `special` is ★, which the card tells (lines 512–516, 547–553). */
export const EFFECTS = ['kill', 'stun', 'reveal', 'breach', 'special'] as const
export type Effect = (typeof EFFECTS)[number]

/** Whom an action may be aimed at (lines 370, 442, 484, 520, 750). */
export const TARGETS = [
  'enemy',
  'enemyUnit',
  'enemyPing',
  'friendlyUnit',
  'anyUnit',
  'itself',
  'place',
] as const
export type Target = (typeof TARGETS)[number]

/** Labels of an action (lines 449–451). */
export const LABELS = ['scan', 'vsInfantry'] as const
export type Label = (typeof LABELS)[number]

/** Rolls that an Advantage or a modifier may be given to (lines 105–117, 426). */
export const ROLLS = ['attack', 'scan', 'countermeasure', 'priority'] as const
export type Roll = (typeof ROLLS)[number]

/** Why a roll needs what it needs, in the order in which it is told (lines 497–498, 534–539). */
export const REASONS = ['short', 'long', 'concealed', 'hidden', 'mod'] as const
export type ReasonCode = (typeof REASONS)[number]

/** Area terrain (lines 272–276). */
export const TERRAINS = ['forest', 'urban', 'high-grass', 'rough-ground'] as const
export type Terrain = (typeof TERRAINS)[number]

export const SIGHTS = ['none', 'concealed', 'clear'] as const
export type Sight = (typeof SIGHTS)[number]

/** Tokens, in the order of the book’s list (lines 761–768); Command Points are the player’s. */
export const TOKENS = [
  'commandPoint',
  'activated',
  'countermeasure',
  'emergency',
  'overwatch',
  'stun',
  'stealth',
] as const
export type Token = (typeof TOKENS)[number]

/** What a Unit with a Stun Token may pay with (line 740). */
export const STUN_PRICES = ['commandPoint', 'actionPoint', 'countermeasure', 'emergency'] as const
export type StunPrice = (typeof STUN_PRICES)[number]

/** When marks of a Unit go by themselves (lines 191, 227, 643–645, 692). */
export const MOMENTS = ['round-start', 'refresh', 'joined', 'taskforce-end'] as const
export type Moment = (typeof MOMENTS)[number]

/** How long a counter that a card names stays on a Unit (line 681). */
export const COUNTER_ENDS = ['taskforce-end', 'round-end', 'kept'] as const
export type CounterEnd = (typeof COUNTER_ENDS)[number]

/** Phases of a Taskforce Activation (lines 205–211). */
export const PHASES = ['designate', 'reveal', 'refresh', 'move', 'reaction', 'activation'] as const
export type Phase = (typeof PHASES)[number]

/** What anybody may spend a Command Point on (lines 426–429). */
export const COMMAND_ABILITIES = ['boost', 'removeStun', 'addUnit', 'unitAbility'] as const
export type CommandAbility = (typeof COMMAND_ABILITIES)[number]

/** When an ability of a card takes effect (lines 230, 386, 433, 513, 681); `always` asks for no moment. */
export const TRIGGERS = ['always', 'reveal', 'refresh', 'move', 'activation', 'taskforceEnd'] as const
export type Trigger = (typeof TRIGGERS)[number]

/** What must be true of a target, or of who rolls, for a card’s modifier to count (line 677). */
export const CONDITIONS = [
  'always',
  'infantry',
  'vehicle',
  'breached',
  'stunned',
  'concealed',
  'overwatch',
] as const
export type Condition = (typeof CONDITIONS)[number]
