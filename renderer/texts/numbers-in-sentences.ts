import type { Language } from '../../shared/printing/words.ts'
import { figuresIn } from './figures.ts'

type Values = Readonly<Record<string, unknown>>
interface How {
  readonly plural?: number
  readonly locale?: Language
}
/** The ways in which sentences are asked for here, of the many that the library knows. */
type Translate = (key: string, values?: Values | number, how?: How | number) => string

/** Smaller ones read the same in any language. */
const THOUSAND = 1000

/**
 * Numbers within sentences are written as all others (`figures.ts`), whoever hands them over; which form a sentence
 * takes is still chosen by the number itself.
 */
export function withFigures(translate: Translate, own: Language): Translate {
  return (key, values, how) => {
    const plural = typeof values === 'number' ? values : typeof how === 'number' ? how : how?.plural
    const given: Values = typeof values === 'object' ? values : {}
    const counted = plural ?? numberIn(given, 'count') ?? numberIn(given, 'n')
    const all: Values = counted === undefined ? given : { n: counted, count: counted, ...given }
    const large = Object.entries(all).filter(([, value]) => typeof value === 'number' && value >= THOUSAND)
    if (large.length === 0) {
      // As it was asked: the library tells `undefined` from nothing.
      if (values === undefined) return translate(key)
      return how === undefined ? translate(key, values) : translate(key, values, how)
    }
    const locale = typeof how === 'object' ? how.locale : undefined
    const figure = figuresIn(locale ?? own)
    const written = Object.fromEntries(large.map(([name, value]) => [name, figure(Number(value))]))
    return translate(
      key,
      { ...given, ...written },
      {
        ...(counted === undefined ? {} : { plural: counted }),
        ...(locale === undefined ? {} : { locale }),
      },
    )
  }
}

function numberIn(values: Values, name: string): number | undefined {
  const value = values[name]
  return typeof value === 'number' ? value : undefined
}
