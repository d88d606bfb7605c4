/** The vocabulary of emblems, in heraldry's words where it has one. */

/** Grows when a stored emblem would no longer be read rightly. */
export const EMBLEM_VERSION = 1

/** How a colour is written: `#rrggbb`, in small letters. */
export const COLOUR_FORM = /^#[0-9a-f]{6}$/

export const SHAPES = ['shield', 'flag', 'roundel'] as const
export type Shape = (typeof SHAPES)[number]

/** How the field is divided, or what lies across it. */
export const DIVISIONS = [
  'plain',
  'per-pale',
  'per-fess',
  'per-bend',
  'per-bend-sinister',
  'per-saltire',
  'per-chevron',
  'quarterly',
  'pale',
  'fess',
  'bend',
  'bend-sinister',
  'chevron',
  'cross',
  'saltire',
  'chief',
  'border',
] as const
export type Division = (typeof DIVISIONS)[number]

/** What stands on the field, each drawn by us. */
export const CHARGES = [
  'arrow',
  'anchor',
  'antenna',
  'atom',
  'axe',
  'bear',
  'bolt',
  'boot',
  'castle',
  'chain',
  'circuit',
  'cog',
  'comet',
  'crescent',
  'crosshair',
  'crown',
  'drone',
  'eagle',
  'eye',
  'flame',
  'fox',
  'globe',
  'hammer',
  'hand',
  'helmet',
  'hexagon',
  'hound',
  'key',
  'leaf',
  'mountain',
  'orbit',
  'radar',
  'raven',
  'rocket',
  'scroll',
  'serpent',
  'skull',
  'spear',
  'star',
  'sun',
  'sword',
  'tower',
  'tree',
  'wave',
  'wheel',
  'wolf',
] as const
export type Charge = (typeof CHARGES)[number]

/** How often the charge is borne. */
export const ARRANGEMENTS = ['one', 'two', 'three'] as const
export type Arrangement = (typeof ARRANGEMENTS)[number]
