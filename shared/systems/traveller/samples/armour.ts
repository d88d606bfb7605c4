import type { Armour } from '../documents/armour.ts'

const armour = (name: string, value: number, price: number, notes: string): Armour => ({
  name,
  notes,
  value,
  price,
})

/** Armour to start from: names and numbers are invented for Muster. */
export const SAMPLE_ARMOUR = {
  overalls: armour('Riveter’s overalls', 1, 60, 'Sparks bounce off. Little else does.'),
  hide: armour('Herder’s coat', 2, 90, 'Smells of its first owner.'),
  woven: armour('Woven undersuit', 3, 450, 'Nobody sees it under a good jacket.'),
  vacuum: armour('Vacuum suit', 4, 1800, 'Keeps the air in, and some things out.'),
  flak: armour('Quilted flak vest', 5, 300, 'Heavy, warm and honest.'),
  watch: armour('Port watch plate', 7, 1500, 'With a number on the back, so that one can complain.'),
  boarding: armour('Boarding suit', 10, 9000, 'For going where one is not wanted.'),
  shell: armour('Assault shell', 14, 60_000, 'A small house that walks.'),
} as const satisfies Record<string, Armour>

export type SampleArmour = keyof typeof SAMPLE_ARMOUR
