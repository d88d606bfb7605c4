import { expect, test } from 'vitest'
import { factionBlocks } from '../../../renderer/systems/seven-seconds/print/sets/sheets/faction-blocks.ts'
import { SAMPLE_FACTIONS } from '../../../shared/systems/seven-seconds/data/sample-factions.ts'

/** The last part of each key stands for its words. */
const t = (key: string): string => key.split('.').at(-1) ?? ''

test('the tables of a faction sheet say what each unit carries, as the book does (p.10)', () => {
  const { name, motto, lore, tech, look } = SAMPLE_FACTIONS['new-tokyo']
  const shown = { name, motto, lore, tech, look, place: null }
  const blocks = factionBlocks(t, { ...shown, player: null, roster: null }, { profiles: true, lore: false })
  const rows = blocks.flatMap((block) => (block.kind === 'row' ? [block.cells] : []))
  const carried = Object.fromEntries<readonly string[]>(
    rows.slice(0, 10).map((cells): [string, readonly string[]] => [cells[0] ?? '', cells.slice(-4)]),
  )
  expect(carried).toEqual({
    unit: ['rifle', 'missiles', 'flamer', 'jump'],
    tactical: ['gauss', 'yes', 'yes', '–'],
    commander: ['gauss', '–', 'yes', '–'],
    assault: ['plasma', 'yes', 'yes', '–'],
    scout: ['gauss', 'yes', 'yes', 'yes'],
    engineer: ['gauss', 'yes', 'yes', '–'],
    basic: ['–', '–', '–', 'yes'],
    kamikaze: ['–', '–', '–', 'yes'],
    haywire: ['–', '–', '–', 'yes'],
    recce: ['–', '–', '–', 'yes'],
  })
})
