import { readFile } from 'node:fs/promises'
import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A box on a page in millimetres, from its upper left corner. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface PdfText extends Box {
  readonly text: string
}

export interface PdfPath extends Box {
  readonly painted: 'stroke' | 'fill' | 'clip'
  /** `#rrggbb`. */
  readonly colour: string
}

export interface PdfPage {
  readonly width: number
  readonly height: number
  readonly texts: readonly PdfText[]
  readonly paths: readonly PdfPath[]
  readonly images: readonly Box[]
  /** All of its text, with single spaces. */
  readonly words: string
}

export interface Pdf {
  readonly pages: readonly PdfPage[]
  /** How many fonts it names, and how many of them lie in the file. */
  readonly fonts: { readonly named: number; readonly embedded: number }
}

const MM = 25.4 / 72

type Matrix = readonly [number, number, number, number, number, number]
const UNIT: Matrix = [1, 0, 0, 1, 0, 0]

function times(a: Matrix, b: Matrix): Matrix {
  return [
    a[0] * b[0] + a[2] * b[1],
    a[1] * b[0] + a[3] * b[1],
    a[0] * b[2] + a[2] * b[3],
    a[1] * b[2] + a[3] * b[3],
    a[0] * b[4] + a[2] * b[5] + a[4],
    a[1] * b[4] + a[3] * b[5] + a[5],
  ]
}

/** Reads a PDF back: what stands where, in millimetres. */
export async function readPdf(file: string): Promise<Pdf> {
  const bytes = await readFile(file)
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const document = await loading.promise
  const pages: PdfPage[] = []
  for (let number = 1; number <= document.numPages; number += 1)
    pages.push(await readPage(await document.getPage(number)))
  await loading.destroy()
  const raw = bytes.toString('latin1')
  const count = (pattern: RegExp): number => raw.match(pattern)?.length ?? 0
  return {
    pages,
    fonts: { named: count(/\/Type \/FontDescriptor/g), embedded: count(/\/FontFile\d?\b/g) },
  }
}

async function readPage(page: PDFPageProxy): Promise<PdfPage> {
  const [, , width = 0, height = 0] = page.view
  const { items } = await page.getTextContent()
  const texts: PdfText[] = []
  for (const item of items) {
    if (!('str' in item) || item.str.trim() === '') continue
    const matrix = item.transform as unknown as Matrix
    texts.push({ text: item.str, ...boxOfText(matrix, item.width, item.height, height) })
  }
  return {
    width: width * MM,
    height: height * MM,
    texts,
    ...(await readDrawn(page, height)),
    words: items
      .map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''))
      .join('')
      .replace(/\s+/g, ' '),
  }
}

/** From the base line up to the height of the letters, however the text is turned. */
function boxOfText([a, b, c, d, e, f]: Matrix, width: number, height: number, page: number): Box {
  const along = Math.hypot(a, b) || 1
  const up = Math.hypot(c, d) || 1
  const [dx, dy] = [(a / along) * width, (b / along) * width]
  const [ux, uy] = [(c / up) * height * 0.7, (d / up) * height * 0.7]
  return box([e, e + dx, e + ux, e + dx + ux], [f, f + dy, f + uy, f + dy + uy], page)
}

function box(xs: readonly number[], ys: readonly number[], page: number): Box {
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [low, high] = [Math.min(...ys), Math.max(...ys)]
  return { x: left * MM, y: (page - high) * MM, width: (right - left) * MM, height: (high - low) * MM }
}

const PAINTED = new Map<number, PdfPath['painted']>([
  [OPS.stroke, 'stroke'],
  [OPS.closeStroke, 'stroke'],
  [OPS.fill, 'fill'],
  [OPS.eoFill, 'fill'],
  [OPS.fillStroke, 'fill'],
  [OPS.endPath, 'clip'],
])

/** Every path and image with the box around it, as the page's own matrices place it. */
async function readDrawn(page: PDFPageProxy, height: number): Promise<Pick<PdfPage, 'paths' | 'images'>> {
  const { fnArray, argsArray } = await page.getOperatorList()
  const paths: PdfPath[] = []
  const images: Box[] = []
  let matrix = UNIT
  let colours = { stroke: '#000000', fill: '#000000', clip: '' }
  const stack: { matrix: Matrix; colours: typeof colours }[] = []
  for (const [index, operator] of fnArray.entries()) {
    const given = argsArray[index] as readonly unknown[]
    if (operator === OPS.save) stack.push({ matrix, colours })
    else if (operator === OPS.restore) ({ matrix, colours } = stack.pop() ?? { matrix, colours })
    else if (operator === OPS.transform) matrix = times(matrix, given as unknown as Matrix)
    else if (operator === OPS.setStrokeRGBColor) colours = { ...colours, stroke: String(given[0]) }
    else if (operator === OPS.setFillRGBColor) colours = { ...colours, fill: String(given[0]) }
    else if (operator === OPS.paintImageXObject) images.push(boxOf([0, 0, 1, 1], matrix, height))
    else if (operator === OPS.constructPath) {
      const painted = PAINTED.get(Number(given[0]))
      const corners = given[2] as ArrayLike<number> | null
      if (!painted || !corners) continue
      const place = boxOf(Array.from(corners), matrix, height)
      paths.push({ ...place, painted, colour: colours[painted] })
    }
  }
  return { paths, images }
}

/** The box around four corners, given as left, low, right and high, where a matrix takes them. */
function boxOf(corners: readonly number[], matrix: Matrix, height: number): Box {
  const [left = 0, low = 0, right = 0, high = 0] = corners
  const points = [
    [left, low],
    [right, low],
    [left, high],
    [right, high],
  ].map(([x = 0, y = 0]) => times(matrix, [1, 0, 0, 1, x, y]))
  return box(
    points.map((point) => point[4]),
    points.map((point) => point[5]),
    height,
  )
}

/** Boxes lie within one another, a little more or less. */
export function isWithin(inner: Box, outer: Box, slack: number): boolean {
  return (
    inner.x >= outer.x - slack &&
    inner.y >= outer.y - slack &&
    inner.x + inner.width <= outer.x + outer.width + slack &&
    inner.y + inner.height <= outer.y + outer.height + slack
  )
}
