import type { FactionLook } from '../../../shared/factions/fields.ts'
import { sampleLook } from '../../../shared/heraldry/samples.ts'
import type { ShownFaction } from '../blocks/block.ts'

/** How a faction looks on paper: a sample faction as a copy of it would, so that its colours can be changed. */
export const lookOf = ({ look, sample }: ShownFaction): FactionLook | null =>
  look ?? (sample === null ? null : sampleLook(sample))
