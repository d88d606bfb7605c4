import type { Paints, Part } from './emblem.ts'

/** A part as the attributes of its SVG path. */
export function partAttributes({ ink, d, line, transform }: Part, paints: Paints): Record<string, string> {
  return {
    d,
    ...(line === undefined
      ? { fill: paints[ink], 'fill-rule': ink === 'charge' ? 'evenodd' : 'nonzero' }
      : { fill: 'none', stroke: paints[ink], 'stroke-width': String(line), 'stroke-linejoin': 'round' }),
    ...(transform === undefined ? {} : { transform }),
  }
}
