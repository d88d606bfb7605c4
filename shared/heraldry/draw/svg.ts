import type { Emblem } from '../emblem.ts'
import { emblemParts, paintsOf, type Paints, type Part } from './emblem.ts'
import { BOX } from './shapes.ts'

/** An emblem as an SVG of its own, `size` px wide: no style sheet, no ids, nothing from elsewhere. */
export function emblemSvg(emblem: Emblem, size: number): string {
  const paints = paintsOf(emblem)
  const paths = emblemParts(emblem, size).map((part) => pathElement(part, paints))
  const height = Math.round(((size * BOX.height) / BOX.width) * 100) / 100
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${height}" viewBox="0 0 ${BOX.width} ${BOX.height}">`,
    ...paths,
    '</svg>',
  ].join('')
}

function pathElement({ ink, d, line, transform }: Part, paints: Paints): string {
  const paint =
    line === undefined
      ? `fill="${paints[ink]}"`
      : `fill="none" stroke="${paints[ink]}" stroke-width="${line}" stroke-linejoin="${ink === 'rim' ? 'round' : 'miter'}"`
  const rule = line === undefined && ink === 'charge' ? ' fill-rule="evenodd"' : ''
  return `<path d="${d}" ${paint}${rule}${transform === undefined ? '' : ` transform="${transform}"`}/>`
}
