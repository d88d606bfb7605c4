import type { Figure } from '../../shared/systems/account.ts'
import { figure as written } from '../ui/marks/figure.ts'
import type { BarPart, BarsDrawing } from '../ui/plots/drawing.ts'

/** What is counted by something, as a plot and with all of its numbers. */
export interface FigureTable {
  readonly of: string
  readonly title: string
  /** What is counted here, in a sentence. */
  readonly about: string
  readonly drawing: BarsDrawing
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** What was to be expected is drawn across its bars. */
  readonly isExpected: boolean
}

interface Say {
  /** By what it is counted, in the order in which the game words it. */
  readonly order: (of: string) => readonly string[]
  /**
   * The game's words: `<of>.title`, `<of>.about`, `<of>.count` for the column, `<of>.by.<by>`; `<of>.tries` and
   * `<of>.each` where one try may count several times.
   */
  readonly own: (key: string) => string
  readonly has: (key: string) => boolean
  readonly share: (part: number) => string
  readonly t: (key: string, values?: Record<string, unknown>) => string
}

/** Counts added up, a table for each of what is counted. */
export function figureTables(figures: readonly Figure[], say: Say): FigureTable[] {
  const kinds = [...new Set(figures.map(({ of }) => of))]
  return kinds.map((of) => {
    const order = say.order(of)
    const place = ({ by }: Figure): number => (order.includes(by) ? order.indexOf(by) : order.length)
    return tableOf(
      of,
      figures.filter((one) => one.of === of).toSorted((one, other) => place(one) - place(other)),
      say,
    )
  })
}

function tableOf(of: string, figures: readonly Figure[], { order, own, has, share, t }: Say): FigureTable {
  const isTried = figures.some(({ tries }) => tries !== null)
  const isExpected = figures.some(({ expected }) => expected !== null)
  // What somebody has named is called so.
  const name = ({ by }: Figure): string => (order(of).includes(by) ? own(`${of}.by.${by}`) : by)
  const counted = own(`${of}.count`)
  // Where a try may count several times it is no share of the tries.
  const isEach = has(`${of}.each`)
  const perTry = ({ count, tries }: Figure): string =>
    tries ? (isEach ? written(rounded(count / tries)) : share(count / tries)) : '–'
  const valueOf = ({ count, tries, expected }: Figure): string => {
    if (isEach && expected !== null)
      return t('adventures.numbers.besideExpected', { n: count, expected: written(rounded(expected)) })
    return tries === null || isEach ? written(count) : t('adventures.numbers.outOf', { n: count, of: tries })
  }
  /** The rest of all stands pale behind what counts: two of three are not as much as two of thirty. */
  const partsOf = (one: Figure): BarPart[] => {
    const told = valueOf(one)
    const rest = isEach ? 0 : Math.max(0, (one.tries ?? 0) - one.count)
    return [
      { tone: 'strong', value: one.count, told },
      ...(rest > 0 ? [{ tone: 'soft' as const, value: rest, told }] : []),
    ]
  }
  return {
    of,
    isExpected,
    title: own(`${of}.title`),
    about: own(`${of}.about`),
    head: [
      own(`${of}.what`),
      counted,
      ...(isTried
        ? isEach
          ? [own(`${of}.tries`), own(`${of}.each`)]
          : [t('adventures.numbers.tries'), t('adventures.numbers.share')]
        : []),
      ...(isExpected ? [t('adventures.numbers.expected')] : []),
    ],
    rows: figures.map((one) => [
      name(one),
      written(one.count),
      ...(isTried ? [triesOf(one), perTry(one)] : []),
      ...(isExpected ? [one.expected === null ? '–' : written(rounded(one.expected))] : []),
    ]),
    drawing: {
      kind: 'bars',
      across: counted,
      legend: [],
      rows: figures.map((one) => ({
        name: name(one),
        place: null,
        parts: partsOf(one),
        ...(one.expected === null ? {} : { expected: one.expected }),
        value: valueOf(one),
      })),
    },
  }
}

const triesOf = ({ tries }: Figure): string => (tries === null ? '–' : written(tries))
const rounded = (value: number): number => Math.round(value * 10) / 10
