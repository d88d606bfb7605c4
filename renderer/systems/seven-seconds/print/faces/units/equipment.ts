import { BAND_WIDTHS, REACH } from '../../../../../../shared/systems/seven-seconds/data/ranges.ts'
import { DRONES, type DroneType } from '../../../../../../shared/systems/seven-seconds/words.ts'
import type { IconName } from '../../../../../ui/icons/drawings.ts'

/** Weapons and devices of the suits (p.9, 19–22). */
export const GEAR = [
  'gauss',
  'plasma',
  'missile',
  'flamer',
  'sensors',
  'countermeasures',
  'jump',
  'command',
  'repair',
] as const

/** What has a card of its own. */
export const EQUIPMENT = [...GEAR, ...DRONES] as const
export type Equipment = (typeof EQUIPMENT)[number]

export const isDrone = (of: Equipment): of is DroneType => DRONES.some((drone) => drone === of)

/** What is measured of each, in inches; halved for small figures (R32). */
export const INCHES: Readonly<Partial<Record<Equipment, number>>> = {
  gauss: BAND_WIDTHS.gauss,
  plasma: BAND_WIDTHS.plasma,
  sensors: BAND_WIDTHS.targeting,
  jump: REACH.jump,
}

/** The book's pages for each. */
export const PAGES: Readonly<Record<Equipment, string>> = {
  gauss: '20',
  plasma: '20',
  missile: '21',
  flamer: '22',
  sensors: '18, 19',
  countermeasures: '9, 21',
  jump: '18',
  command: '22',
  repair: '22',
  basic: '10, 15',
  kamikaze: '10, 15, 22',
  haywire: '10, 15, 22',
  recce: '10, 15, 19',
}

/** The sign of each, from the program's own. */
export const SIGNS: Readonly<Record<Equipment, IconName>> = {
  gauss: 'target',
  plasma: 'target',
  missile: 'up',
  flamer: 'streak',
  sensors: 'recce',
  countermeasures: 'factions',
  jump: 'scout',
  command: 'commander',
  repair: 'engineer',
  basic: 'basic',
  kamikaze: 'kamikaze',
  haywire: 'haywire',
  recce: 'recce',
}
