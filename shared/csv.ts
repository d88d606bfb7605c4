/** A row of a table, with the line of the file that it begins on. */
export interface Row {
  readonly line: number
  readonly cells: readonly string[]
  /** The line where a quote opens that is not closed: the cell was not read, nor anything after it. */
  readonly openQuote?: number
}

/** What may stand between cells: spreadsheets write what their country is used to. */
const DELIMITERS = [',', ';', '\t'] as const

/**
 * Reads a table as spreadsheets write it: cells in quotes may hold line breaks and doubled quotes. Empty rows are
 * left out. Never throws. Behind a quote that closes the cell ends: where it goes on, or the text ends first, that
 * quote belongs to something else, and the one that opened was forgotten.
 */
export function readCsv(text: string): Row[] {
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const delimiter = delimiterOf(source)
  const rows: Row[] = []
  let cells: string[] = []
  let cell = ''
  let quoted = false
  /** Nothing but white space stands in the cell so far. */
  let blank = true
  /** The line where the quote of this cell opened. */
  let opened: number | null = null
  let line = 1
  let begun = 1
  const endCell = (): void => {
    cells.push(cell.trim())
    cell = ''
    blank = true
    opened = null
  }
  const endRow = (): void => {
    endCell()
    if (cells.some((one) => one !== '')) rows.push({ line: begun, cells })
    cells = []
  }
  for (let at = 0; at < source.length; at += 1) {
    const letter = source.charAt(at)
    if (letter === '\n') line += 1
    if (quoted) {
      if (letter !== '"') cell += letter
      else if (source.charAt(at + 1) === '"') {
        cell += '"'
        at += 1
      } else quoted = false
    } else if (letter === '"' && blank) {
      cell = ''
      quoted = true
      opened = line
    } else if (letter === delimiter) endCell()
    else if (letter === '\n') {
      if (cells.length > 0 || cell !== '' || opened !== null) endRow()
      begun = line
    } else if (opened !== null && letter.trim() !== '')
      return [...rows, { line: begun, cells, openQuote: opened }]
    else {
      cell += letter
      blank &&= letter.trim() === ''
    }
  }
  if (quoted && opened !== null) return [...rows, { line: begun, cells, openQuote: opened }]
  endRow()
  return rows
}

/** The one that the first line has most of. */
function delimiterOf(source: string): string {
  const end = source.indexOf('\n')
  const first = end === -1 ? source : source.slice(0, end)
  const often = (delimiter: string): number => first.split(delimiter).length
  return [...DELIMITERS].sort((one, other) => often(other) - often(one))[0] ?? ','
}

/**
 * Writes a table. A cell that a spreadsheet would take for a formula gets an apostrophe before it, which reading
 * takes off again (`plainCell`).
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(written).join(',')}\r\n`).join('')
}

const FORMULA = /^'*(?:[=+@\t]|-(?!\d+$))/

function written(cell: string): string {
  const safe = FORMULA.test(cell) ? `'${cell}` : cell
  return /[",;\n\r\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A cell without the apostrophe that keeps it from being a formula. */
export function plainCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell
}
