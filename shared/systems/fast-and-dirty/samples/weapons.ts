import type { WeaponDocument } from '../documents/weapon.ts'

/** Weapons to start from that no book has: names, notes and numbers are invented for Muster. */

const weapon = (of: Omit<WeaponDocument, 'kind' | 'version'>): WeaponDocument => ({
  kind: 'weapon',
  version: 1,
  ...of,
})

export const SAMPLE_WEAPONS = {
  'needle-caster': weapon({
    name: 'Needle caster',
    notes: 'Hisses more than it bangs. Whoever is on the far bank hears neither.',
    numbers: {
      ...{ use: 'support', mult: 5, damage: 3, fireEffect: 2, fireDie: false },
      ...{ antiTank: null, assault: 0, habits: [] },
    },
    price: 4,
  }),
  'river-mortar': weapon({
    name: 'River mortar',
    notes: 'Cast for a gunboat that sank at its mooring; the barrel was dry.',
    numbers: {
      ...{ use: 'heavy', mult: 9, damage: 2, fireEffect: 2, antiTank: null },
      ...{ blast: 3, crew: 3, habits: ['pins'] },
    },
    price: 14,
  }),
} as const satisfies Readonly<Record<string, WeaponDocument>>
