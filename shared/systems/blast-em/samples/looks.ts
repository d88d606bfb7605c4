import type { Emblem, Look } from '../../../heraldry/emblem.ts'
import { TINCTURE_COLOURS } from '../../../heraldry/tinctures.ts'
import { EMBLEM_VERSION } from '../../../heraldry/words.ts'
import { SAMPLE_TEAM_IDS, SAMPLE_TEAMS } from './teams.ts'

const { black, bone, crimson, gold, maroon, navy, orange, silver, steel, teal, violet } = TINCTURE_COLOURS
const alike = {
  version: EMBLEM_VERSION,
  shape: 'roundel',
  division: 'plain',
  arrangement: 'one',
  mirrored: false,
} as const
const look = (first: string, second: string, charge: Emblem['charge'], chargeColour: string): Look => ({
  colours: { first, second },
  emblem: { ...alike, field: first, second, charge, chargeColour },
  picture: null,
})

/** Emblem and colours of each sample team; a team that goes on keeps its own. */
export const SAMPLE_LOOKS: Readonly<Record<keyof typeof SAMPLE_TEAMS, Look>> = {
  'late-shift': look(navy, orange, 'anchor', orange),
  'lantern-choir': look(maroon, gold, 'flame', gold),
  'spare-parts': look(teal, steel, 'cog', bone),
  'loud-and-sorry': look(crimson, gold, 'comet', gold),
  'quiet-ada': look(black, silver, 'eye', silver),
  'late-shift-again': look(violet, orange, 'anchor', orange),
}

/** How a team looks that nobody has made his own; null for one that is no sample. */
export function lookOfSample({ name }: { readonly name: string }): Look | null {
  const id = SAMPLE_TEAM_IDS.find((one) => SAMPLE_TEAMS[one].name === name)
  return id === undefined ? null : SAMPLE_LOOKS[id]
}
