/** The vocabulary of a battle of Fast and Dirty. Numbers behind "line" are lines of the book. */

export const BATTLE_SIDES = ['side-1', 'side-2'] as const
export type Side = (typeof BATTLE_SIDES)[number]

export const otherSide = (side: Side): Side => (side === 'side-1' ? 'side-2' : 'side-1')

/** What a battle waits for. */
export const PHASES = [
  /** Both sides give their orders in secret, and dice say what they are sent for (lines 2643–2717). */
  'ordering',
  /** Traits, works and mines are given out; who rides, who digs in, who scouts (lines 2675, 2695, 2751). */
  'deploying',
  /** Contact markers go down, five at a time (line 2733). */
  'marking',
  /** Recon Points are spent (lines 2735–2741). */
  'recon',
  /** Who activates first this turn (line 567). */
  'initiative',
  /** A side activates one of its units (line 569). */
  'activating',
  /** The unit that is active does what it does (lines 581–587). */
  'acting',
  /** The other side may interrupt a move, or has its free shot (lines 1022, 1454). */
  'reacting',
  /** What the players see on the table: figures in contact, who stands in a blast or near a wreck (lines 968, 982, 1037). */
  'settling',
  /** Who falls, where players say so (lines 824–828, 1047). */
  'allocating',
  /** Sentry guns fire, and missions are looked at (lines 1620, 2753). */
  'turnEnd',
  'over',
] as const
export type Phase = (typeof PHASES)[number]

/** What dice are rolled for. */
export const PURPOSES = [
  'mission',
  'artillery',
  'exceptional',
  'edge',
  'markers',
  'recon-return',
  'block',
  'initiative',
  'movement',
  'morale',
  'response',
  'nerves',
  'fire',
  'extra',
  'team-die',
  'damage',
  'armour',
  'save',
  'penetration',
  'vehicle-armour',
  'vehicle-damage',
  'weapon-lost',
  'passenger',
  'ranging-in',
  'strike',
  'pinning',
  'assault',
  'kill',
  'negate',
  'infection',
  'vehicle-assault',
  'timing',
  'accuracy',
  'scatter',
  'direction',
  'drop',
  'landing',
  'anti-air',
  'rig',
  'detonate',
  'collapse',
  'mine',
  'mine-hits',
  'recovery',
  'abandoning',
  'hiding',
  'clear-shot',
  'power',
  'harm',
  'heal',
  'task',
  'bogging',
  'drugs',
  'rising',
  'resolve',
  'who-falls',
  'sentry',
  'point-defence',
] as const
export type Purpose = (typeof PURPOSES)[number]

/** Rolls that a lucky squad may keep its luck for, beside those that ask for it themselves: fire, morale, Command Response (line 1478). */
export const LUCKY_ROLLS = [
  'damage',
  'armour',
  'save',
  'nerves',
  'penetration',
  'ranging-in',
  'vehicle-damage',
  'assault',
  'kill',
  'negate',
  'vehicle-assault',
  'pinning',
  'hiding',
  'timing',
  'accuracy',
  'rig',
  'detonate',
  'recovery',
  'abandoning',
  'task',
  'mine',
  'drop',
  'landing',
  'passenger',
] as const satisfies readonly Purpose[]
export type LuckyRoll = (typeof LUCKY_ROLLS)[number]

/** What a unit does with its activation (lines 583–585). */
export const ACTIONS = ['engage', 'moveOut', 'command', 'none'] as const
export type Action = (typeof ACTIONS)[number]
/** Parts of it (lines 583–585, 676–680, 1375, 1628). */
export const DEEDS = [
  'move',
  'rush',
  'leap',
  'bound',
  'drive',
  'closeAssault',
  'shoot',
  'demolition',
  'artillery',
  'recoverWounded',
  'scout',
  'task',
  'smoke',
  'board',
  'getOut',
  'land',
  'power',
] as const
export type Deed = (typeof DEEDS)[number]
/** Of a Command action two different ones (line 585; FAD-310). */
export const COMMAND_DEEDS = [
  'demolition',
  'artillery',
  'recoverWounded',
  'scout',
  'task',
] as const satisfies readonly Deed[]

/** How a unit on foot goes (lines 664–666, 1377–1379). */
export const GAITS = ['move', 'rush', 'leap', 'bound'] as const
export type Gait = (typeof GAITS)[number]
/** What a unit means to do before it is thrown for how far it goes (line 674). */
export const INTENTS = ['stay', 'move', 'rush', 'charge'] as const
export type Intent = (typeof INTENTS)[number]
/** Where it goes, where not everything is allowed (lines 634, 1109, 1187–1188, 1695). */
export const HEADINGS = ['free', 'away', 'inCover', 'betterCover', 'towards'] as const
export type Heading = (typeof HEADINGS)[number]

/** What lies beside a unit (lines 1103–1146). */
export const MARKERS = ['underFire', 'pinned'] as const
export type Marker = (typeof MARKERS)[number]

/** How a figure is (lines 875, 1554–1571). */
export const FIGURE_FATES = ['up', 'wounded', 'stabilised', 'killed'] as const
export type FigureFate = (typeof FIGURE_FATES)[number]

/** Where a unit or a vehicle is with the battle. */
export const UNIT_FATES = [
  'onTable',
  /** Drops, or comes over its edge (lines 1230, 2731, 2773). */
  'waiting',
  /** A contact marker or three Hidden markers stand for it (lines 1343, 2721). */
  'hidden',
  'aboard',
  /** Fires from off the table (line 1355). */
  'offBoard',
  /** Gone over an edge as its mission has it (line 2797). */
  'left',
  'routed',
  'destroyed',
] as const
export type UnitFate = (typeof UNIT_FATES)[number]

/** How a vehicle moved in its last activation (lines 684–705). */
export const SPEEDS = ['still', 'cautious', 'standard'] as const
export type Speed = (typeof SPEEDS)[number]

/** What a unit uses up once a battle. */
export const ONCE = [
  'smoke',
  'combatDrugs',
  'lucky',
  'lastStand',
  'abandoned',
  /** Its medic is with those whom it has left, until they are looked after (line 1579). */
  'medicStays',
  'infiltrated',
] as const
export type Once = (typeof ONCE)[number]
/** What it does once a turn. */
export const EACH_TURN = ['closeIn', 'joined', 'hq', 'controlled', 'eluded', 'noClearShot'] as const
export type EachTurn = (typeof EACH_TURN)[number]

/** What becomes of its untreated wounded as a unit moves on (lines 1575–1581, 1914). */
export const WOUNDED_STAY = ['along', 'alone', 'medic', 'medevac'] as const
export type WoundedStay = (typeof WOUNDED_STAY)[number]

/** How a work is. */
export const WORK_FATES = ['stands', 'destroyed'] as const
export type WorkFate = (typeof WORK_FATES)[number]
/** Charges, from the first try on (lines 1204–1222). */
export const CHARGE_STEPS = ['rigging', 'rigged', 'badlyDamaged', 'destroyed', 'fizzled'] as const
export type ChargeStep = (typeof CHARGE_STEPS)[number]

/** Why a total of the battle is as it is, beside the reasons of fire and assault. */
export const BATTLE_REASONS = [
  'officer',
  'personality',
  'power',
  'crewLost',
  'few',
  'bounded',
  'water',
  'targeting',
  'hero',
  'team',
  /** One of the group's own, by its name. */
  'ownTrait',
] as const

/** How a battle ended. */
export const ENDINGS = ['mission', 'both', 'draw', 'turn-limit', 'nobody-left', 'by-agreement'] as const
export type Ending = (typeof ENDINGS)[number]
