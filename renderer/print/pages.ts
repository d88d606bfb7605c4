import { never } from '../../shared/never.ts'
import { textPage } from '../../shared/printing/columns.ts'
import { clearOf, cropMarks, cuttingLines, type Line } from '../../shared/printing/marks.ts'
import { PAPER_SIZES, printable } from '../../shared/printing/paper.ts'
import { rulerPlaces, type RulerPlace } from '../../shared/printing/ruler.ts'
import { layOut, type PlacedFace, type Sheet } from '../../shared/printing/sheets.ts'
import { onShelves } from '../../shared/printing/shelves.ts'
import type { PrintOptions, Rect } from '../../shared/printing/words.ts'
import type { Block } from './blocks/block.ts'
import type { CutFace, Face, FittedPart, FlowedPart, GridPart } from './document.ts'
import type { Prints } from './prints.ts'

/** One side of a sheet of paper, with all that stands on it. */
export interface Page {
  readonly side: 'front' | 'back'
  readonly faces: readonly PlacedFace<Face>[]
  readonly bleed: number
  readonly crop: readonly Line[]
  readonly cut: readonly Line[]
  readonly ruler: RulerPlace | null
  /** What it has of a text. */
  readonly text: PageText | null
}

export interface PageText {
  readonly type: number
  readonly columns: readonly (Rect & { readonly blocks: readonly Block[] })[]
  readonly foot: Rect & { readonly title: string; readonly n: number; readonly of: number }
}

/** The pages of a set, its text fitted already. The first one carries the ruler. */
export function pagesOf(
  parts: readonly FittedPart[],
  options: PrintOptions,
  { faces }: Pick<Prints, 'faces'>,
): Page[] {
  const pages: Page[] = []
  for (const part of parts) pages.push(...pagesOfPart(part, options, pages.length === 0, faces))
  return pages
}

function pagesOfPart(
  part: FittedPart,
  options: PrintOptions,
  withRuler: boolean,
  faces: Prints['faces'],
): Page[] {
  switch (part.kind) {
    case 'grid':
      return gridPages(part, options, withRuler, faces)
    case 'shapes':
      return shapePages(part.shapes, options, withRuler)
    case 'flowed':
      return textPages(part, options, withRuler)
    default:
      return never(part)
  }
}

function gridPages(
  { pieces, size }: GridPart,
  given: PrintOptions,
  withRuler: boolean,
  faces: Prints['faces'],
): Page[] {
  const bleeds = pieces.every(({ front }) => faces[front.kind]?.bleeds)
  const options = bleeds ? given : { ...given, bleed: 0 }
  return (layOut(pieces, size, options, withRuler) ?? []).map((sheet) => ({
    ...sheet,
    ...linesOf(sheet, options),
    text: null,
  }))
}

/** Both sides are cut at once: the marks of the front are enough, and a slip of the printer would show beside them. */
function linesOf(
  { side, cuts, bleed, ruler }: Sheet<Face>,
  options: PrintOptions,
): Pick<Page, 'crop' | 'cut'> {
  const isFront = side === 'front'
  return {
    crop:
      isFront && options.cropMarks
        ? cropMarks(PAPER_SIZES[options.paper], cuts, bleed).flatMap((line) => clearOf(line, ruler) ?? [])
        : [],
    cut: isFront && options.cuttingLines ? cuttingLines(cuts) : [],
  }
}

function shapePages(shapes: readonly CutFace[], options: PrintOptions, withRuler: boolean): Page[] {
  const area = printable(options)
  const lay = (first: Rect): PlacedFace<Face>[][] =>
    onShelves(shapes, (page) => (page === 0 ? first : area)).pages.map((page) =>
      page.map(({ item, x, y, width, height }) => ({ x, y, width, height, turn: 0, face: item })),
    )
  const laid = withRuler
    ? rulerPlaces(area).map(({ ruler, left }) => ({ ruler, faces: lay(left) }))
    : [{ ruler: null, faces: lay(area) }]
  const [best] = laid.toSorted((a, b) => a.faces.length - b.faces.length)
  return (best?.faces ?? []).map((faces, index) => ({
    side: 'front',
    faces,
    bleed: 0,
    crop: [],
    cut: [],
    ruler: index === 0 ? (best?.ruler ?? null) : null,
    text: null,
  }))
}

function textPages(
  { pages, title, type, columns: n }: FlowedPart,
  options: PrintOptions,
  withRuler: boolean,
): Page[] {
  return pages.map((page, index) => {
    const { columns, foot, ruler } = textPage(options, n, withRuler && index === 0)
    return {
      side: 'front',
      faces: [],
      bleed: 0,
      crop: [],
      cut: [],
      ruler,
      text: {
        type,
        columns: columns.map((column, number) => ({ ...column, blocks: page[number] ?? [] })),
        foot: { ...foot, title, n: index + 1, of: pages.length },
      },
    }
  })
}
