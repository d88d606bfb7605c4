import type { Emblem } from '../emblem.ts'
import { partAttributes } from './attributes.ts'
import { emblemParts, paintsOf } from './emblem.ts'
import { BOX } from './shapes.ts'

/** An emblem as an SVG of its own, `size` px wide: no style sheet, no ids, nothing from elsewhere. */
export function emblemSvg(emblem: Emblem, size: number): string {
  const paints = paintsOf(emblem)
  const paths = emblemParts(emblem, size).map((part) => element('path', partAttributes(part, paints)))
  const frame = {
    xmlns: 'http://www.w3.org/2000/svg',
    width: String(size),
    height: String(Math.round(((size * BOX.height) / BOX.width) * 100) / 100),
    viewBox: `0 0 ${BOX.width} ${BOX.height}`,
  }
  return element('svg', frame, paths.join(''))
}

/** Attributes are numbers, paths and checked colours: nothing that would have to be escaped. */
function element(name: string, attributes: Readonly<Record<string, string>>, content = ''): string {
  const words = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`)
  return `<${name}${words.join('')}${content === '' ? '/>' : `>${content}</${name}>`}`
}
