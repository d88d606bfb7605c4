import type { z } from 'zod'
import { problem, type Problem } from '../../../../problem.ts'
import { LINE_COLUMNS } from './columns.ts'
import { MOST_TOLD, unknown } from './head.ts'

/** The parts of a JSON card, wherever they stand in it. */
const PARTS: readonly string[] = [
  ...['pile', 'deck', 'number', 'title', 'orders', 'flavour', 'picture', 'troopLine', 'copies'],
  ...['lines', 'conditions', ...LINE_COLUMNS.filter((column) => column !== '?'), 'choices'],
  ...['kind', 'points', 'condition', 'which', 'state', 'counters', 'of', 'place', 'inches', 'text', 'pay'],
  ...['atLeast', 'most'],
]

/**
 * Why a card's document is none: the parts that Muster does not know, and the first that is wrong. Problems:
 * `table/unknown-part`, `table/missing`, `table/empty`, `table/too-long`, `table/range`, `table/card`.
 */
export function wrongParts({ issues }: z.ZodError, card: unknown): Problem[] {
  const strange = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.slice(0, MOST_TOLD).map((key) =>
          unknown(
            'table/unknown-part',
            'part',
            key,
            PARTS.filter((part) => part !== key),
            [...steps(issue.path), key],
          ),
        )
      : [],
  )
  const [wrong] = issues.filter(({ code }) => code !== 'unrecognized_keys')
  return wrong ? [...strange, wrongPart(wrong, card)] : strange
}

const steps = (path: readonly PropertyKey[]): (string | number)[] =>
  path.map((step) => (typeof step === 'number' ? step : String(step)))

function wrongPart(issue: z.core.$ZodIssue, card: unknown): Problem {
  const path = steps(issue.path)
  const where = path.join('.')
  const what = where === '' ? 'This card' : `“${where}”`
  const value = valueAt(card, path)
  if (value === undefined) return problem('table/missing', `${what} is missing.`, path, { where })
  if (value === '') return problem('table/empty', `${what} is empty: write something.`, path, { where })
  if (issue.code === 'too_big' && typeof value === 'string') {
    const [length, most] = [value.trim().length, Number(issue.maximum)]
    const message = `${what} has ${length} characters: shorten it to ${most}.`
    return problem('table/too-long', message, path, { where, length, most })
  }
  if ((issue.code === 'too_big' || issue.code === 'too_small') && typeof value === 'number') {
    const bound = Number(issue.code === 'too_big' ? issue.maximum : issue.minimum)
    const message = `${what} is ${value}: write ${bound} or ${issue.code === 'too_big' ? 'less' : 'more'}.`
    return problem('table/range', message, path, { where, value, bound })
  }
  if (issue.code === 'custom') return problem('table/card', `${what}: ${issue.message}`, path, { where })
  return problem('table/card', `${what} is nothing that can stand there.`, path, { where })
}

function valueAt(document: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null
        ? (value as Record<string | number, unknown>)[step]
        : undefined,
    document,
  )
}
