import type { Emblem, Look } from '../../../heraldry/emblem.ts'
import { TINCTURE_COLOURS } from '../../../heraldry/tinctures.ts'
import { EMBLEM_VERSION } from '../../../heraldry/words.ts'
import { SAMPLE_FORCES } from './forces.ts'

const { azure, black, bone, crimson, gold, green, maroon, navy, orange, silver, steel, violet } =
  TINCTURE_COLOURS
const alike = { version: EMBLEM_VERSION, shape: 'shield', arrangement: 'one', mirrored: false } as const
const look = (
  first: string,
  second: string,
  { division, charge, chargeColour }: Pick<Emblem, 'division' | 'charge' | 'chargeColour'>,
): Look => ({
  colours: { first, second },
  emblem: { ...alike, field: first, second, division, charge, chargeColour },
  picture: null,
})

type Sample = keyof typeof SAMPLE_FORCES

/** Emblem and colours of each sample force; a force that goes on keeps its own. */
export const SAMPLE_LOOKS: Readonly<Record<Sample, Look>> = {
  'ferry-rifles': look(navy, azure, { division: 'fess', charge: 'anchor', chargeColour: bone }),
  'salt-committee': look(crimson, bone, { division: 'border', charge: 'hand', chargeColour: bone }),
  'seventh-column': look(steel, gold, { division: 'chief', charge: 'wheel', chargeColour: orange }),
  'the-lichen': look(green, black, { division: 'plain', charge: 'leaf', chargeColour: silver }),
  'anvil-drop': look(violet, maroon, { division: 'per-bend', charge: 'hammer', chargeColour: silver }),
}

const SAMPLES = Object.keys(SAMPLE_LOOKS) as Sample[]

/** How a force looks that nobody has made his own; null for one that is no sample. */
export function lookOfSample({ name }: { readonly name: string }): Look | null {
  const id = SAMPLES.find((one) => SAMPLE_FORCES[one].name === name)
  return id === undefined ? null : SAMPLE_LOOKS[id]
}
