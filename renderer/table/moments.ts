import type { LogLine } from './use-table-words.ts'

/** Where to look once more: the line of the log, what was to see in it, and the sentences that say so. */
export interface MomentEntry {
  readonly index: number
  readonly labels: readonly string[]
  readonly words: readonly string[]
}

type Telling = Pick<LogLine, 'number' | 'words' | 'numbers'>

/** Moments by the lines that they are in, each told by its own sentence and without the dice around it. */
export function momentEntries<Moment extends { readonly number: number }>(
  lines: readonly Telling[],
  moments: readonly Moment[],
  labelOf: (moment: Moment) => string,
): MomentEntry[] {
  const entries = new Map<number, MomentEntry>()
  for (const moment of moments) {
    const index = lines.findIndex(({ number }) => number >= moment.number)
    const line = lines[index]
    if (!line) continue
    const { labels = [], words = [] } = entries.get(index) ?? {}
    entries.set(index, {
      index,
      labels: withNew(labels, labelOf(moment)),
      words: withNew(words, sentenceOf(line, moment.number)),
    })
  }
  return [...entries.values()]
}

/** The last sentence, where what comes of it is told by none. */
function sentenceOf({ words, numbers }: Telling, number: number): string {
  const at = numbers.findIndex((told) => told >= number)
  return words[at === -1 ? numbers.length - 1 : at] ?? words.at(-1) ?? ''
}

const withNew = (all: readonly string[], one: string): readonly string[] =>
  all.includes(one) ? all : [...all, one]
