import type { Emblem, Look } from '../../../heraldry/emblem.ts'
import { TINCTURE_COLOURS } from '../../../heraldry/tinctures.ts'
import { EMBLEM_VERSION } from '../../../heraldry/words.ts'
import type { Tech } from '../words.ts'

export const SAMPLE_FACTION_IDS = ['new-tokyo', 'peoples-utopian-collective', 'council-of-zane'] as const
export type SampleFactionId = (typeof SAMPLE_FACTION_IDS)[number]

export interface SampleFaction {
  readonly id: SampleFactionId
  readonly name: string
  readonly shortName: string
  readonly motto: string
  readonly lore: string
  readonly tech: Tech
  /** A copy of it begins with this. */
  readonly look: Look
}

const { bone, crimson, gold, maroon, navy, teal } = TINCTURE_COLOURS

const lookWith = (of: Pick<Emblem, 'division' | 'field' | 'second' | 'charge' | 'chargeColour'>): Look => ({
  colours: { first: of.field, second: of.chargeColour },
  emblem: { version: EMBLEM_VERSION, shape: 'shield', arrangement: 'one', mirrored: false, ...of },
  picture: null,
})

/** The three sample factions: numbers of the book (p.25–27), mottoes and lore in our own words. */
export const SAMPLE_FACTIONS: Readonly<Record<SampleFactionId, SampleFaction>> = {
  'new-tokyo': {
    id: 'new-tokyo',
    name: 'New Tokyo',
    shortName: 'New Tokyo',
    motto: 'Unseen, we keep faith.',
    lore: 'Lords, duels and the finest machines of the frontier. Its scouts see everything and are seen by nobody, but no house of honour will touch the atom.',
    tech: {
      1: { sensors: 5, stealth: 5, armour: 3, countermeasures: 5, nuclear: 1, robotics: 5 },
      2: { sensors: 3, stealth: 4, armour: 2, countermeasures: 4, nuclear: 1, robotics: 4 },
      3: { sensors: 2, stealth: 3, armour: 1, countermeasures: 2, nuclear: 1, robotics: 3 },
    },
    // The fox that sees and is not seen.
    look: lookWith({ division: 'plain', field: bone, second: bone, charge: 'fox', chargeColour: crimson }),
  },
  'peoples-utopian-collective': {
    id: 'peoples-utopian-collective',
    name: "People's Utopian Collective",
    shortName: 'PUC',
    motto: 'Everyone serves.',
    lore: 'The dream of equals fell to a general, and his heirs still rule for the time being. Every citizen has worn the uniform; their suits are plain and shrug off what would stop another.',
    tech: {
      1: { sensors: 4, stealth: 4, armour: 5, countermeasures: 4, nuclear: 4, robotics: 3 },
      2: { sensors: 3, stealth: 3, armour: 4, countermeasures: 3, nuclear: 3, robotics: 2 },
      3: { sensors: 2, stealth: 2, armour: 3, countermeasures: 2, nuclear: 2, robotics: 1 },
    },
    // One star above, one rank below: everyone serves.
    look: lookWith({
      division: 'per-chevron',
      field: crimson,
      second: maroon,
      charge: 'star',
      chargeColour: gold,
    }),
  },
  'council-of-zane': {
    id: 'council-of-zane',
    name: 'Council of Zane',
    shortName: 'Zane',
    motto: 'Duly noted, duly stamped.',
    lore: 'Nothing happens here before the third stamp, and then it happens properly. With no favourites among its laboratories, the Council is good at everything and best at nothing.',
    tech: {
      1: { sensors: 4, stealth: 4, armour: 4, countermeasures: 4, nuclear: 4, robotics: 4 },
      2: { sensors: 3, stealth: 3, armour: 3, countermeasures: 3, nuclear: 3, robotics: 3 },
      3: { sensors: 2, stealth: 2, armour: 2, countermeasures: 2, nuclear: 2, robotics: 2 },
    },
    // A form, filled in and sealed.
    look: lookWith({ division: 'per-bend', field: teal, second: navy, charge: 'scroll', chargeColour: bone }),
  },
}

/** Narrows what a file or a database holds; null when it names no sample faction. */
export function sampleFactionId(text: string | null): SampleFactionId | null {
  return SAMPLE_FACTION_IDS.find((id) => id === text) ?? null
}
