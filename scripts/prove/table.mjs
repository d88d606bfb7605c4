import { say } from '../lib/say.mjs'

/**
 * @typedef {import('./faults.mjs').Fault} Fault
 * @typedef {{ fault: Fault, result: 'caught' | 'not caught' | 'does not fit', by: string, seconds: number, notes: string[] }} Row
 */

/** @param {readonly string[][]} lines the first is the head */
export function columns(lines) {
  const widths = (lines[0] ?? []).map((_, at) => Math.max(...lines.map((line) => (line[at] ?? '').length)))
  for (const line of lines)
    say(
      line
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
}

/** @param {readonly Row[]} rows in the order of their subjects */
export function showTable(rows) {
  say('\n== Faults')
  columns([
    ['fault', 'subject', 'seconds', 'caught by'],
    ...rows.map(({ fault, result, by, seconds, notes }) => [
      fault.id,
      fault.subject,
      String(Math.round(seconds)),
      [result === 'caught' ? by : `${result.toUpperCase()}${by && `: ${by}`}`, ...notes].join('; '),
    ]),
  ])
  say('\n== Sums')
  const of = (/** @type {readonly Row[]} */ some) =>
    ['caught', 'not caught', 'does not fit'].map((result) =>
      String(some.filter((row) => row.result === result).length),
    )
  const subjects = [...new Set(rows.map(({ fault }) => fault.subject))]
  columns([
    ['subject', 'caught', 'not caught', 'does not fit'],
    ...subjects.map((subject) => [subject, ...of(rows.filter(({ fault }) => fault.subject === subject))]),
    ['all', ...of(rows)],
  ])
  const missed = rows.filter(({ result }) => result === 'not caught')
  if (missed.length > 0) say('\n== Not caught')
  for (const { fault } of missed) say(`${fault.id} (${fault.subject}, ${fault.file}): ${fault.suffers}`)
}
