import type { Look } from './emblem.ts'

/** Greys, white and cream tell nobody apart: the strongest and the weakest part of a colour are closer than this. */
const COLOURED = 48

/** How far a colour is from grey, 0 to 255. */
function chroma(colour: string): number {
  const parts = [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16))
  return Math.max(...parts) - Math.min(...parts)
}

/** The colour by which a bearer is known at a glance: its charge's, else the first of its others that is no grey. */
export function tellingColour({ colours, emblem, picture }: Look): string {
  const { first, second } = colours
  const shown = picture === null ? emblem : null
  const charge = shown && shown.charge !== null ? [shown.chargeColour] : []
  const all = [...charge, first, second, ...(shown ? [shown.field, shown.second] : [])]
  return all.find((colour) => chroma(colour) >= COLOURED) ?? first
}
