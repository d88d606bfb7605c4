import { plain, type Sought } from './search.ts'

/** A piece of an excerpt; `found` where it is a word that was sought. */
export interface Piece {
  readonly text: string
  readonly found: boolean
}

/** So many signs stand before the first word found, and after it. */
const BEFORE = 24
const AFTER = 56
/** So far a word that was cut is left out whole. */
const WORD = 14

/** What stands around the words found in a text, on one line; all of a short text, or of one that is to be `whole`. */
export function excerpt(text: string, sought: readonly Sought[], whole = false): readonly Piece[] {
  const line = text.replace(/\s+/gu, ' ').trim()
  const found = placesIn(line, sought)
  const first = found[0] ?? { from: 0, to: 0 }
  const begin = whole || first.from <= BEFORE ? 0 : wordAfter(line, first.from - BEFORE, first.from)
  const end =
    whole || line.length <= first.to + AFTER ? line.length : wordBefore(line, first.to + AFTER, first.to)
  const pieces: Piece[] = []
  const put = (from: number, to: number, isFound: boolean, before = '', after = ''): void => {
    const words = `${before}${line.slice(from, to)}${after}`
    if (words !== '') pieces.push({ text: words, found: isFound })
  }
  let at = begin
  for (const { from, to } of found.filter((one) => one.to <= end)) {
    put(at, from, false, at === begin && begin > 0 ? '…' : '')
    put(from, to, true)
    at = to
  }
  put(at, end, false, at === begin && begin > 0 ? '…' : '', end < line.length ? '…' : '')
  return pieces
}

interface Place {
  readonly from: number
  readonly to: number
}

/** Where the words stand in a text as it is written; none reaches into another. */
function placesIn(text: string, sought: readonly Sought[]): readonly Place[] {
  const { words, starts } = plainWithStarts(text)
  const all = sought.flatMap(({ word, at }) => {
    const places: Place[] = []
    for (let found = at(words); found >= 0; found = at(words, found + word.length)) {
      places.push({ from: starts[found] ?? 0, to: starts[found + word.length] ?? text.length })
    }
    return places
  })
  const placed: Place[] = []
  for (const one of all.sort((a, b) => a.from - b.from || b.to - a.to)) {
    if (one.from >= (placed.at(-1)?.to ?? 0)) placed.push(one)
  }
  return placed
}

/** A text as it is searched, and for each of its signs where the one it came from stands. */
function plainWithStarts(text: string): { readonly words: string; readonly starts: readonly number[] } {
  const starts: number[] = []
  let words = ''
  let at = 0
  for (const sign of text) {
    const as = plain(sign)
    starts.push(...Array.from({ length: as.length }, () => at))
    words += as
    at += sign.length
  }
  return { words, starts }
}

function wordAfter(text: string, from: number, most: number): number {
  const space = text.indexOf(' ', from)
  return space >= 0 && space < Math.min(most, from + WORD) ? space + 1 : from
}

function wordBefore(text: string, to: number, least: number): number {
  const space = text.lastIndexOf(' ', to)
  return space > Math.max(least, to - WORD) ? space : to
}
