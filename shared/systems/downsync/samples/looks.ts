import type { Emblem, Look } from '../../../heraldry/emblem.ts'
import { TINCTURE_COLOURS } from '../../../heraldry/tinctures.ts'
import { EMBLEM_VERSION } from '../../../heraldry/words.ts'
import { SAMPLE_LIST_IDS, SAMPLE_LISTS } from './lists.ts'

const { black, bone, gold, navy, orange, silver, steel, teal, violet } = TINCTURE_COLOURS
const look = (
  first: string,
  second: string,
  division: Emblem['division'],
  charge: Emblem['charge'],
  chargeColour: string,
): Look => ({
  colours: { first, second },
  emblem: {
    ...{ version: EMBLEM_VERSION, shape: 'shield', arrangement: 'one', mirrored: false },
    ...{ division, field: first, second, charge, chargeColour },
  },
  picture: null,
})

/** Emblem and colours of each sample list: the Compact’s in blue and orange, the Meridian’s in violet and teal. */
export const SAMPLE_LOOKS: Readonly<Record<(typeof SAMPLE_LIST_IDS)[number], Look>> = {
  'sea-gate': look(navy, orange, 'chief', 'wave', orange),
  'lamp-row': look(violet, gold, 'plain', 'eye', gold),
  'third-tide': look(steel, orange, 'per-fess', 'tower', bone),
  'hollow-night': look(black, teal, 'border', 'crescent', silver),
}

/** How a force looks that nobody has made his own; null for one that is no sample. */
export function lookOfSample({ name }: { readonly name: string }): Look | null {
  const id = SAMPLE_LIST_IDS.find((one) => SAMPLE_LISTS[one].name === name)
  return id === undefined ? null : SAMPLE_LOOKS[id]
}
