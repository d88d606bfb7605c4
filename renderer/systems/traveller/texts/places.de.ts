import type { Translated } from '../../../texts/translated.ts'
import type { places as english } from './places.ts'

/** The same in German. */
export const places: Translated<typeof english> = {
  hull: 'Rumpf',
  structure: 'Struktur',
  armour: 'Panzerung',
  drive: 'Antrieb',
  weapon: 'Waffe',
  limb: 'Glied',
  weaponOrLimb: 'Waffe oder Glied',
  sensors: 'Sensoren',
  powerPlant: 'Kraftwerk',
  passengers: 'Insassen',
  cargo: 'Ladung',
  cockpit: 'Fahrersitz',
  computer: 'Rechner',
}
