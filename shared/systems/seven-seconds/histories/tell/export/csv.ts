/** Tables as files that spreadsheets read: RFC 4180, with a mark so that they read names rightly. */

export type Cell = string | number | boolean | null

export interface Table {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
}

/** Without it spreadsheets take UTF-8 for something else. */
const BYTE_ORDER_MARK = '\uFEFF'
const LINE_END = '\r\n'

/** What a spreadsheet would take for a formula, also behind space that it skips. */
const FORMULA = /^[\s\u00a0]*[=+\-@\uff1d\uff0b\uff0d\uff20]/u

/** A table with its header line. */
export function csv({ columns, rows }: Table): string {
  return BYTE_ORDER_MARK + [columns, ...rows].map((row) => row.map(cell).join(',') + LINE_END).join('')
}

/** A cell: numbers stay numbers, a text that looks like a formula becomes text by an apostrophe. */
function cell(value: Cell): string {
  if (value === null) return ''
  if (typeof value !== 'string') return String(value)
  const safe = FORMULA.test(value) || /^[\t\r\n]/u.test(value) ? `'${value}` : value
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
