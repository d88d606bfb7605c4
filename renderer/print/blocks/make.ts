import type { Block } from './block.ts'

/** The blocks of a sheet, in short. */
export const heading = (text: string): Block => ({ kind: 'heading', text })

export const text = (words: string, pages: string | null = null, soft = false): Block => ({
  kind: 'text',
  text: words,
  pages,
  soft,
})

/** What leads to what follows: where and when, or how a table is read. */
export const lead = (words: string): Block => ({ kind: 'text', text: words, soft: true, leads: true })

/** A rule that has a name. */
export const rule = (name: string, words: string, pages: string | null): Block => ({
  kind: 'text',
  text: words,
  pages,
  ...(name === '' ? {} : { name }),
})

/** `figures` are the numbers of the cells that hold figures: they stand to the right. */
export const row = (
  cells: readonly string[],
  widths: readonly number[],
  figures: readonly number[] = [],
): Block => ({ kind: 'row', cells, widths, figures })

export const head = (
  cells: readonly string[],
  widths: readonly number[],
  figures: readonly number[] = [],
): Block => ({ kind: 'row', cells, widths, figures, head: true })

/** Lines to go on by hand. */
export const emptyRows = (n: number, widths: readonly number[]): Block[] =>
  Array.from({ length: n }, () => ({ kind: 'row', cells: widths.map(() => ''), widths, empty: true }))

/** A longer paragraph is divided, so that it may run over the end of a page. */
const LONGEST = 700

/** A text of several paragraphs; each line that was typed stays one. */
export function paragraphs(words: string, pages: string | null = null): Block[] {
  return words
    .split(/\n+/u)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .flatMap((paragraph) => pieces(paragraph, LONGEST))
    .map((paragraph) => text(paragraph, pages))
}

export const photo = ({ picture, caption }: { picture: string; caption: string }): Block => ({
  kind: 'photo',
  picture,
  caption,
})

/** Markdown, divided where it is divided itself. */
export function markdown(source: string): Block[] {
  return source
    .split(/\n{2,}/u)
    .filter((part) => part.trim() !== '')
    .flatMap((part) => pieces(part, 3 * LONGEST))
    .map((part) => ({ kind: 'markdown', text: part }))
}

/** Pieces of at most so many signs, divided after a sentence, else between words, else anywhere. */
export function pieces(words: string, most: number): string[] {
  const found: string[] = []
  let rest = words
  while (rest.length > most) {
    const start = rest.slice(0, most)
    const sentence = start.search(/[.!?…]\s[^.!?…]*$/u)
    const space = start.search(/\s\S*$/u)
    const at = sentence > most / 3 ? sentence + 1 : space > most / 3 ? space : most
    found.push(rest.slice(0, at).trim())
    rest = rest.slice(at).trim()
  }
  return rest === '' ? found : [...found, rest]
}
