import { describe, expect, it } from 'vitest'
import { escapeHtml, webPage } from '../../../renderer/systems/seven-seconds/histories/tell/export/page.ts'
import { escapeMarkdown } from '../../../renderer/ui/markdown/escape.ts'
import { csv } from '../../../shared/systems/seven-seconds/histories/tell/export/csv.ts'
import { historyDocument } from '../../../shared/systems/seven-seconds/histories/tell/export/document.ts'
import {
  battlesTable,
  casualtiesTable,
  eventsTable,
} from '../../../shared/systems/seven-seconds/histories/tell/export/tables.ts'
import { NASTY, playedStory } from './stories.ts'

/** Reads a table again as RFC 4180 has it. */
function read(text: string): string[][] {
  expect(text.startsWith('\uFEFF')).toBe(true)
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let quoted = false
  for (let at = 1; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    if (quoted && sign === '"' && text[at + 1] === '"') {
      cell += '"'
      at += 1
    } else if (sign === '"') quoted = !quoted
    else if (!quoted && sign === ',') {
      row.push(cell)
      cell = ''
    } else if (!quoted && sign === '\r' && text[at + 1] === '\n') {
      rows.push([...row, cell])
      row = []
      cell = ''
      at += 1
    } else cell += sign
  }
  expect([cell, row]).toEqual(['', []])
  return rows
}

describe('a table as CSV', () => {
  it.each([
    ['plain', 'plain'],
    ['a, b', '"a, b"'],
    ['say "hello"', '"say ""hello"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', "'=1+1"],
    ['+49 1', "'+49 1"],
    ['-dash', "'-dash"],
    ['@SUM(A1)', "'@SUM(A1)"],
    [' =1+1', "' =1+1"],
    ['\t=1', "'\t=1"],
    ['＝1', "'＝1"],
    ['a=b', 'a=b'],
    ['שלום', 'שלום'],
    ['', ''],
    [-4, '-4'],
    [true, 'true'],
    [null, ''],
  ])('writes %j as %j', (value, written) => {
    expect(csv({ columns: ['x'], rows: [[value]] })).toBe(`\uFEFFx\r\n${written}\r\n`)
  })

  it('of every kind has one width, a header, and no formula, whatever the names', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const { campaign, battle, events } = playedStory(seed, true)
      const facts = { campaign, battles: [battle] }
      const logged = events.map(({ number, event }) => ({ number, decision: number, event }))
      for (const table of [
        battlesTable(facts),
        casualtiesTable(facts),
        eventsTable([{ fight: battle.id, position: 1, events: logged }]),
      ]) {
        const rows = read(csv(table))
        expect(rows).toHaveLength(table.rows.length + 1)
        expect(rows[0]).toEqual([...table.columns])
        for (const row of rows) {
          expect(row).toHaveLength(table.columns.length)
          // A number below nothing is no formula.
          for (const cell of row) if (!/^-\d+$/.test(cell)) expect(cell).not.toMatch(/^\s*[=+\-@]/)
        }
      }
    }
  })

  it.each([
    ['attack-defense', 'attacker', 'defender', 5, 3, null],
    ['attack-defense', 'defender', 'attacker', null, null, null],
    ['attack-defense', 'defender', 'attacker', null, null, { winner: 0, margin: 'normal' }],
    ['chance-encounter', null, null, 4, 4, null],
    ['chance-encounter', null, null, null, null, null],
    [null, null, null, null, null, { winner: 0, margin: 'normal' }],
    ['chance-encounter', null, null, null, null, { winner: 0, margin: 'normal', encounter: true }],
  ] as const)('of battles says which kind it was: %s', (kind, a, b, dieA, dieB, result) => {
    const { campaign, battle } = playedStory(3)
    const [one, other] = battle.sides
    const sides: typeof battle.sides = [
      { ...one, role: a, roleDie: dieA },
      { ...other, role: b, roleDie: dieB },
    ]
    const { rows, columns } = battlesTable({ campaign, battles: [{ ...battle, sides, result }] })
    expect(rows[0]?.[columns.indexOf('kind')]).toBe(kind)
  })

  it('of casualties names every trooper that was lost', () => {
    const { campaign, battle } = playedStory(3)
    const { rows, columns } = casualtiesTable({ campaign, battles: [battle] })
    const killed = rows.filter((row) => row[columns.indexOf('fate')] === 'killed')
    const lost = battle.account.sides[0].lost + battle.account.sides[1].lost
    expect(killed).toHaveLength(lost)
  })
})

describe('a page as HTML', () => {
  const page = webPage({
    title: NASTY.join(' '),
    lead: '<b>',
    contents: 'Contents & more',
    parts: NASTY.map((name, index) => ({
      id: `p-${index}`,
      title: name,
      lead: name,
      html: `<p>${escapeHtml(name)}</p>`,
      pictures: [{ address: 'data:image/png;base64,AA==', caption: `"><script>${name}` }],
    })),
  })

  it('runs nothing and loads nothing, whatever the names', () => {
    expect(page).not.toMatch(/<script/i)
    expect(page).not.toMatch(/<[^>]+\son\w+=/i)
    expect(page).not.toMatch(/(?:src|href)="(?!data:|#)/i)
    expect(page).toContain("default-src 'none'")
  })

  it('leads from its contents to each of its parts', () => {
    for (const [index] of NASTY.entries()) {
      expect(page).toContain(`href="#p-${index}"`)
      expect(page).toContain(`id="p-${index}"`)
    }
  })
})

describe('a name in Markdown', () => {
  it.each([
    ['# Heading', '\\# Heading'],
    ['1. First', '1\\. First'],
    ['- dash', '\\- dash'],
    ['*a* _b_ `c`', '\\*a\\* \\_b\\_ \\`c\\`'],
    ['[a](x)', '\\[a\\](x)'],
    ['<b>&amp;', '\\<b\\>\\&amp;'],
    ['two\n\nlines  wide', 'two lines wide'],
    ['O’Neill', 'O’Neill'],
  ])('%j stays what it is', (name, written) => {
    expect(escapeMarkdown(name)).toBe(written)
  })
})

it('the JSON says what it is, and holds what it is given', () => {
  const { campaign, battle, honours } = playedStory(2, true)
  const given = honours.map((one) => ({
    ...one,
    participant: battle.sides[0].participant,
    whose: 'x',
    unit: 'scout' as const,
  }))
  const text = historyDocument({ campaign, battles: [battle] }, given, [], [{ battle: null, words: '# Ash' }])
  const read: unknown = JSON.parse(text)
  expect(read).toMatchObject({
    format: 'muster-history',
    version: 1,
    system: 'seven-seconds',
    campaign: { name: campaign.name },
    battles: [{ id: battle.id }],
    texts: [{ battle: null, words: '# Ash' }],
  })
})
