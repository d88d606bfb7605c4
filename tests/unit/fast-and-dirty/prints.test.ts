import { beforeAll, describe, expect, test } from 'vitest'
import type { Block } from '../../../renderer/print/blocks/block.ts'
import {
  BLASTS,
  TEMPLATE_GROUPS,
  templatesOf,
} from '../../../renderer/systems/fast-and-dirty/prints/faces/templates.ts'
import { MARKER_SIGNS } from '../../../renderer/systems/fast-and-dirty/prints/faces/marker-signs.ts'
import {
  MARKER_GROUPS,
  MARKERS,
  markersOf,
} from '../../../renderer/systems/fast-and-dirty/prints/faces/markers.ts'
import { cardOf } from '../../../renderer/systems/fast-and-dirty/prints/card.ts'
import { printedUnits, printedVehicles } from '../../../renderer/systems/fast-and-dirty/prints/printed.ts'
import {
  forceBlocks,
  vehicleBlocks,
} from '../../../renderer/systems/fast-and-dirty/prints/sets/force-sheet.ts'
import {
  advancedBlocks,
  basicBlocks,
} from '../../../renderer/systems/fast-and-dirty/prints/sets/reference.ts'
import {
  leaderBlocks,
  openBlocks,
  sideBlocks,
} from '../../../renderer/systems/fast-and-dirty/prints/sets/scenario-sheet.ts'
import { treeBlocks } from '../../../renderer/systems/fast-and-dirty/prints/sets/tree-sheet.ts'
import '../../../renderer/systems/fast-and-dirty/prints/texts.ts'
import { weaponCells } from '../../../renderer/systems/fast-and-dirty/prints/words.ts'
import { oddsBook } from '../../../renderer/systems/fast-and-dirty/odds/book.ts'
import { i18n } from '../../../renderer/texts/index.ts'
import { textsOf } from '../../../renderer/texts/languages.ts'
import { wordsIn } from '../../../renderer/texts/words.ts'
import { inches, printable } from '../../../shared/printing/paper.ts'
import { DEFAULT_OPTIONS, LANGUAGES, PAPERS } from '../../../shared/printing/words.ts'
import {
  emptyForce,
  plainFigure,
  plainUnit,
} from '../../../shared/systems/fast-and-dirty/documents/making.ts'
import type {
  ScenarioDraft,
  ScenarioSide,
} from '../../../shared/systems/fast-and-dirty/documents/scenario.ts'
import { carriedFrom } from '../../../shared/systems/fast-and-dirty/documents/weapon.ts'
import { DEFAULT_RULES } from '../../../shared/systems/fast-and-dirty/house-rules.ts'
import { SAMPLE_CAMPAIGNS } from '../../../shared/systems/fast-and-dirty/samples/campaigns.ts'
import { SAMPLE_FORCES } from '../../../shared/systems/fast-and-dirty/samples/forces.ts'
import { SAMPLE_SCENARIOS } from '../../../shared/systems/fast-and-dirty/samples/scenarios.ts'
import { SAMPLE_WEAPONS } from '../../../shared/systems/fast-and-dirty/samples/weapons.ts'

import { asking } from '../games/asking.ts'
import { keysOf } from '../games/said-keys.ts'

const shown = { name: 'Somebody', look: null }
const all = { lines: true, vehicles: true, traits: true }

const textOf = (block: Block): string => {
  if (block.kind === 'row') return block.cells.join(' | ')
  return 'text' in block ? `${'name' in block ? block.name : ''} ${block.text}` : ''
}
/** A key where a word should be, and what was never put into its place. */
const WRONG = /fastAndDirty|paper\.|\{|NaN|undefined|null/u

describe.each(LANGUAGES)('on pages in %s', (language) => {
  const words = wordsIn(() => language)
  beforeAll(() => textsOf(language))

  test('the reference says everything, and nothing by its key', () => {
    const said = [...basicBlocks(words), ...advancedBlocks(words, DEFAULT_RULES)].map(textOf)
    expect(said.length).toBeGreaterThan(100)
    expect(said.filter((one) => WRONG.test(one))).toEqual([])
  })

  test('sheets and cards of forces, scenarios and campaigns do so too', () => {
    const forces = Object.values(SAMPLE_FORCES).flatMap((force) => [
      ...forceBlocks(words, force, shown, DEFAULT_RULES, all),
      ...vehicleBlocks(words, force, shown, DEFAULT_RULES, all),
    ])
    const scenarios = Object.values(SAMPLE_SCENARIOS).flatMap((scenario) => [
      ...openBlocks(words, scenario),
      ...scenario.sides.flatMap((side) => sideBlocks(words, scenario, side)),
      ...leaderBlocks(words, scenario),
    ])
    const plans = Object.values(SAMPLE_CAMPAIGNS).flatMap((plan) => treeBlocks(words, plan))
    const cards = Object.values(SAMPLE_FORCES).flatMap((force) =>
      [...printedUnits(words, force, DEFAULT_RULES), ...printedVehicles(words, force, DEFAULT_RULES)].map(
        (of) => JSON.stringify(cardOf(words, of)).replaceAll(/[{}]|null/gu, ''),
      ),
    )
    const said = [...[...forces, ...scenarios, ...plans].map(textOf), ...cards]
    expect(said.filter((one) => WRONG.test(one))).toEqual([])
  })

  test('every marker and template has its word', () => {
    for (const marker of MARKERS)
      expect.soft(words.t(`paper.fastAndDirty.marker.${marker}`), marker).not.toMatch(WRONG)
    expect(Object.keys(MARKER_SIGNS).toSorted()).toEqual([...MARKERS].toSorted())
  })
})

describe('the record sheet', () => {
  const words = wordsIn(() => 'en-GB')
  /** Tyler's first squad (lines 2044–2051; E19). */
  const squad = plainUnit({
    ...{ id: 'first', kind: 'squad', name: '1st Squad', quality: 'conscript', armour: 'improved' },
    traits: ['inflexible'],
    figures: [
      plainFigure({ id: 'leader', role: 'leader' }),
      plainFigure({ id: 'men', role: 'trooper', count: 8 }),
      plainFigure({ id: 'flames', role: 'trooper', weapon: 'flamethrower' }),
    ],
  })
  const force = { ...emptyForce('Marines', { way: 'free' }), units: [squad] }

  test('has the numbers of the book’s example, dashes and all', () => {
    const [one] = printedUnits(words, force, DEFAULT_RULES)
    expect(one?.sheet).toMatchObject({ level: 4, fp: 2, coherency: 2, movement: 6, break: 5, rating: 1 })
    expect(one?.sheet.rows.map((row) => weaponCells(words, row, DEFAULT_RULES).join(' '))).toEqual([
      '9 Assault Rifles +2 – – – ×5 3″ 15″ 30″ 45″',
      '1 Flamethrower – 1d6 +3 – ×1 3″ 3″ 6″ 9″',
    ])
    expect(one?.comments).toEqual(['Inflexible', 'Flamethrower: +2 in close assault'])
  })

  test('names who is there and leads, and what several weapons add each and together', () => {
    const figures = [
      plainFigure({ id: 'leader', role: 'leader', name: 'Foreman Dacre', rating: 'veteran' }),
      plainFigure({ id: 'gone', role: 'trooper', name: 'Ned', personalities: ['medic'], lost: 1 }),
      plainFigure({ id: 'flames', role: 'trooper', count: 2, weapon: 'flamethrower' }),
    ]
    const kiln = plainUnit({ id: 'kiln', kind: 'squad', name: 'Kiln Crew', figures })
    expect(printedUnits(words, { ...force, units: [kiln] }, DEFAULT_RULES)[0]?.comments).toEqual([
      'Foreman Dacre (Squad leader, Veteran)',
      'Flamethrower: +2 each in close assault, +4 together',
      'One missing',
    ])
  })

  test('says Damage as the group rules', () => {
    const [tank] = printedVehicles(words, SAMPLE_FORCES['anvil-drop'], DEFAULT_RULES)
    expect(tank?.sheet.rows).not.toEqual([])
    const cannon = { ...one(), weapon: 'cannonLight', damage: 2 } as const
    expect(weaponCells(words, cannon, DEFAULT_RULES)[2]).toBe('+2')
    expect(weaponCells(words, cannon, { ...DEFAULT_RULES, cannonLightDamage: 3 })[2]).toBe('+3')
  })
  const one = () => printedUnits(words, force, DEFAULT_RULES)[0]?.sheet.rows[0] ?? expect.unreachable()

  test('leaves out who has nobody in it', () => {
    const empty = plainUnit({ id: 'empty', kind: 'squad', figures: [] })
    expect(printedUnits(words, { ...force, units: [empty] }, DEFAULT_RULES)).toEqual([])
  })
})

describe('a scenario’s page for both sides', () => {
  const words = wordsIn(() => 'en-GB')
  test('has nothing of what a side chose in secret', () => {
    const { ambush } = SAMPLE_SCENARIOS
    const [first, ...rest] = ambush.sides
    const secret: ScenarioSide = {
      ...(first ?? expect.unreachable()),
      stance: 'defensive',
      attitude: 'passive',
      aim: { kind: 'mission', mission: 'hold' },
      zone: { where: 'edge', width: null, depth: 18 },
      notes: 'Behind the mill',
      snipers: 1,
    }
    const scenario: ScenarioDraft = { ...ambush, notes: 'For me', sides: [secret, ...rest] }
    const open = openBlocks(words, scenario)
    const said = open.map(textOf).join('\n')
    for (const never of ['18″', 'Defensive', 'Passive', 'near objectives', 'Behind the mill', 'For me'])
      expect.soft(said, never).not.toContain(never)
    const drawn = open.find((block) => block.kind === 'own' && block.view === 'zones')
    expect(drawn).toMatchObject({ given: { sides: rest.map(({ id }) => id) } })
    const own = sideBlocks(words, scenario, secret).map(textOf).join('\n')
    for (const there of ['18″', 'Defensive', 'Passive', 'near objectives', 'Behind the mill', 'Sniper'])
      expect.soft(own, there).toContain(there)
    expect(own).not.toContain('For me')
    // A gun that no table has stands there with its numbers, for its own side.
    const mortar = carriedFrom(SAMPLE_WEAPONS['river-mortar'], 'mortar')
    const gunned: ScenarioDraft = {
      ...scenario,
      weapons: [mortar],
      sides: [
        { ...secret, artillery: [{ id: 'a', weapon: 'mortar', quality: 'regular', calls: 2 }] },
        ...rest,
      ],
    }
    const given = gunned.sides.flatMap((side) => sideBlocks(words, gunned, side))
    expect(given.filter((block) => block.kind === 'own' && block.view === 'arms')).toMatchObject([
      { given: { rows: [[mortar.name, '+2', '+2', '3″']] } },
    ])
    expect(openBlocks(words, gunned).map(textOf).join('\n')).not.toContain(mortar.name)
  })
})

describe('markers and templates', () => {
  test('hidden units and minefields have three markers each', () => {
    const figures = (group: 'hidden' | 'mines'): string[] => markersOf(group).map(({ front }) => front.figure)
    expect(figures('hidden').filter((figure) => figure === 'A')).toHaveLength(3)
    expect(figures('mines').slice(0, 3)).toEqual(['A1', 'A2', 'A3'])
  })
  test('Under Fire has Pinned on its back', () => {
    expect(markersOf('fire')[0]).toMatchObject({ front: { marker: 'underFire' }, back: { marker: 'pinned' } })
  })
  test('contact markers tell nothing on their fronts', () => {
    const fronts = new Set(markersOf('blindContacts').map(({ front }) => JSON.stringify(front)))
    expect(fronts.size).toBe(2)
  })
  test('every group has some', () => {
    for (const group of MARKER_GROUPS) expect.soft(markersOf(group).length, group).toBeGreaterThan(0)
  })

  test('blasts are as wide as in the tables (lines 984–991)', () => {
    expect(BLASTS).toEqual([2, 3, 4])
    const [small] = templatesOf('blasts')
    expect(small).toMatchObject({ width: inches(4), height: inches(4) })
  })
  test.each(PAPERS)('every template fits on %s', (paper) => {
    const { width, height } = printable({ ...DEFAULT_OPTIONS, paper })
    for (const one of TEMPLATE_GROUPS.flatMap(templatesOf)) {
      expect.soft(one.width, one.template.kind).toBeLessThanOrEqual(width)
      expect.soft(one.height, one.template.kind).toBeLessThanOrEqual(height)
    }
  })
})

describe('tables of odds', () => {
  test('say everything in German', async () => {
    await textsOf('de-DE')
    const odds = oddsBook.of([])
    const { asked: first } = asking(odds)
    const asks = first.fields.ask?.kind === 'one' ? first.fields.ask.of : []
    expect(asks.length).toBeGreaterThan(10)
    const said = new Set<string>()
    for (const ask of asks)
      for (const [force, foes] of [
        ['anvil-drop', 'seventh-column'],
        ['seventh-column', 'the-lichen'],
      ] as const) {
        const { asked } = asking(odds, { ask, force, foes })
        const { about, tables } = odds.tables(asked.typed)
        const words = tables.flatMap(({ title, columns, rows }) => [
          ...[title, ...columns],
          ...rows.flatMap((row) => [row.name, row.about]),
        ])
        for (const key of [about, ...words].flatMap(keysOf)) said.add(key)
      }
    expect(said.size).toBeGreaterThan(60)
    expect([...said].filter((key) => !i18n.global.te(`${oddsBook.texts}.${key}`, 'de-DE'))).toEqual([])
  })
})
