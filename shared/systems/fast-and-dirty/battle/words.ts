/** The vocabulary of a battle of Fast and Dirty. Numbers behind "line" are lines of the book. */

export const BATTLE_SIDES = ['side-1', 'side-2'] as const
export type Side = (typeof BATTLE_SIDES)[number]

export const otherSide = (side: Side): Side => (side === 'side-1' ? 'side-2' : 'side-1')

/** What a battle waits for. */
export const PHASES = [
  /** Contact markers, units, works and mines go down (lines 2687–2747). */
  'deploying',
  /** Recon Points are spent (lines 2735–2741). */
  'recon',
  /** Who activates first this turn (line 567). */
  'initiative',
  /** A side activates one of its units (line 569). */
  'activating',
  /** The unit that is active does what it does (lines 581–587). */
  'acting',
  /** The other side may interrupt a move (line 1454). */
  'opFire',
  /** A defender's free shot (line 1022). */
  'freeShot',
  /** Who is hit, and who falls, where players say so (lines 824–828, 1047). */
  'allocating',
  /** Sentry guns fire, charges and wounded are looked after (lines 1222, 1620). */
  'turnEnd',
  'over',
] as const
export type Phase = (typeof PHASES)[number]

/** What dice are rolled for. */
export const PURPOSES = [
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
  'sentry',
  'point-defence',
] as const
export type Purpose = (typeof PURPOSES)[number]

/** What a unit does with its activation (lines 583–585). */
export const ACTIONS = ['engage', 'moveOut', 'command', 'none'] as const
export type Action = (typeof ACTIONS)[number]
/** Parts of it (lines 583–585, 676–680, 1375, 1628). */
export const DEEDS = [
  'move',
  'rush',
  'leap',
  'bound',
  'closeAssault',
  'shoot',
  'demolition',
  'artillery',
  'recoverWounded',
  'scout',
  'smoke',
  'board',
  'getOut',
  'power',
  'task',
] as const
export type Deed = (typeof DEEDS)[number]

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

/** What is used up once a battle, or once a turn. */
export const ONCE = ['smoke', 'combatDrugs', 'lucky', 'lastStand', 'artilleryCall', 'closeIn'] as const
export type Once = (typeof ONCE)[number]

/** How a battle ended. */
export const ENDINGS = ['mission', 'draw', 'turn-limit', 'nobody-left', 'by-agreement'] as const
export type Ending = (typeof ENDINGS)[number]
