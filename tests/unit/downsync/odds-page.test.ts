import { describe, expect, test } from 'vitest'
import { oddsBook } from '../../../renderer/systems/downsync/odds/book.ts'
import type { Named } from '../../../renderer/table/faces.ts'
import type { Typed } from '../../../renderer/table/values.ts'
import { i18n } from '../../../renderer/texts/index.ts'
import { textsOf } from '../../../renderer/texts/languages.ts'
import {
  plainAction,
  plainCard,
  plainModifier,
  plainScan,
  plainTrait,
} from '../../../shared/systems/downsync/documents/making.ts'
import { DEFAULT_RULES_DOCUMENT } from '../../../shared/systems/downsync/documents/rules.ts'
import { DEFAULT_RULES } from '../../../shared/systems/downsync/house-rules.ts'
import {
  attackOdds,
  counterOdds,
  firstOdds,
  scanOdds,
  volleyOdds,
} from '../../../shared/systems/downsync/index.ts'
import { SAMPLE_LISTS } from '../../../shared/systems/downsync/samples/lists.ts'
import { asking, document } from '../games/asking.ts'
import { keysOf } from '../games/said-keys.ts'

const OWN = 'Our Own'
const KEPT = [
  document(
    'gunner',
    plainCard({
      ...{ name: 'Gunner', faction: OWN, targ: 6, scan: 6, bases: 3 },
      actions: [
        plainAction({ id: 'gun', name: 'Gun', rof: 2, range: 30 }),
        plainAction({ id: 'stick', name: 'Stick', range: 6, teams: [1], labels: ['vsInfantry'] }),
        plainScan({ id: 'look', name: 'Look' }),
        plainScan({ id: 'jam', name: 'Jam', target: 'enemyUnit', effect: 'stun' }),
        plainScan({ id: 'tag', name: 'Tag', target: 'enemyUnit', effect: 'special' }),
        plainScan({ id: 'sweep', name: 'Sweep', target: 'enemyPing' }),
      ],
    }),
  ),
  document(
    'seer',
    plainCard({
      ...{ name: 'Seer', faction: OWN },
      traits: [
        plainTrait({ id: 'eyes', name: 'Eyes', modifiers: [plainModifier({ roll: 'scan', advantage: 1 })] }),
      ],
      actions: [plainScan({ id: 'look', name: 'Look' })],
    }),
  ),
  document('idle', plainCard({ name: 'Idle', faction: OWN })),
  document(
    'blind',
    plainCard({
      ...{ name: 'Blind', faction: OWN, targ: 0 },
      traits: [
        plainTrait({ id: 'slow', name: 'Slow', modifiers: [plainModifier({ roll: 'priority', add: -1 })] }),
        plainTrait({
          ...{ id: 'sturdy', name: 'Sturdy' },
          modifiers: [plainModifier({ roll: 'countermeasure', add: 1 })],
        }),
      ],
      actions: [plainAction({ id: 'gun', name: 'Gun' })],
    }),
  ),
  document('list-1', { ...SAMPLE_LISTS['sea-gate'], name: 'Ours' }),
  document('rules-1', {
    ...DEFAULT_RULES_DOCUMENT,
    rules: {
      ...DEFAULT_RULES,
      ...{ negatedScans: false, hiddenUnits: true, hiddenPings: 'each', boostedChecks: false },
      specialScans: 'atOnce',
    },
  }),
]
const odds = oddsBook.of(KEPT)
/** Three Gunners at a Bulwark: DEF 13, three Countermeasures and one for an emergency. */
const AT = { faction: OWN, unit: 'gunner', foes: 'Tidewall Compact', foe: 'tidewall.bulwark' }
const chanceOf = (typed: Typed, key: string): number =>
  asking(odds, typed).answer.chances.find(({ says }) => says.key === `chance.${key}`)?.chance ?? Number.NaN
const reasonsOf = (typed: Typed): unknown[] =>
  asking(odds, typed).answer.reasons.map(({ says: { key }, at }) => [key.replace('because.', ''), at])

describe('the odds of Downsync', () => {
  test('ask of Countermeasures where they answer, and not of a scan that reveals (504, 559)', () => {
    const asks = (action: string): boolean => 'cm' in asking(odds, { ...AT, action }).asked.fields
    expect(['gun', 'jam', 'look', 'tag'].map(asks)).toEqual([true, true, false, false])
  })
  test('ask of a scan that reveals first at a Ping, and of a gun at a Unit (513)', () => {
    const foeOf = (action: string) => asking(odds, { faction: OWN, unit: 'gunner', action }).asked.typed.foe
    expect([foeOf('look'), foeOf('gun')]).toEqual(['ping-small', expect.not.stringMatching(/^ping-/u)])
  })
  test('are of the group’s cards, those in its lists and the samples, each once', () => {
    const { asked } = asking(odds)
    expect(asked.typed).toMatchObject({ ask: 'act', faction: OWN, unit: 'gunner', foes: 'Tidewall Compact' })
    expect(asked.fields.faction).toMatchObject({ of: [OWN, 'Tidewall Compact', 'Quiet Meridian'] })
    const { fields } = asking(odds, { faction: 'Tidewall Compact' }).asked
    // Five cards came with the list, and stand for the samples of their names.
    const units = fields.unit?.kind === 'one' ? fields.unit.of : []
    expect(units.filter((id) => id.startsWith('list-1.'))).toHaveLength(5)
    expect(units).toHaveLength(9)
    expect(odds.named('unit', 'list-1.caisson', { faction: 'Tidewall Compact' })).toBe('Caisson')
  })

  test('of an Attack are those of the page’s functions, for the whole volley', () => {
    const q = { targ: 6, def: 13, inches: 17, range: 30, concealed: true, cm: 2, cmPlus: 1 }
    const typed = { ...AT, distance: 'long', sight: 'concealed', cm: '2', bases: '2' }
    const one = attackOdds(q)
    const all = volleyOdds({ ...q, rof: 4 })
    if ('problem' in one || 'problem' in all) return expect.unreachable()
    expect(chanceOf(typed, 'hits')).toBeCloseTo(one.hit, 12)
    expect(chanceOf(typed, 'atAll')).toBeCloseTo(1 - (all[0] ?? 0), 12)
    expect(chanceOf(typed, 'negated')).toBeCloseTo(counterOdds({ cm: 2, cmPlus: 1 }).negated, 12)
    const [plot] = asking(odds, typed).answer.plots ?? []
    for (const { name, chance } of plot?.rows ?? []) expect(chance).toBeCloseTo(all[Number(name)] ?? NaN, 12)
    expect(plot?.rows.length).toBeGreaterThan(2)
    expect(reasonsOf(typed)).toEqual([
      ['attack', '528'],
      ['long', '536'],
      ['concealed', '537'],
      ['need', '501, 531'],
      ['bases', '354'],
      ['rof', '522'],
      ['tokens', '563–583'],
      ['emergency', '575'],
    ])
  })

  test('boost one roll for one Command Point, or several for one each (426)', () => {
    const typed = { ...AT, bases: '1', boosted: true, cm: '0', cmPlus: '0' }
    const q = { targ: 6, def: 13, inches: 6, range: 30 }
    const [plain, boosted] = [attackOdds(q), attackOdds({ ...q, advantage: 1 })]
    if ('problem' in plain || 'problem' in boosted) return expect.unreachable()
    expect(chanceOf(typed, 'hits')).toBeCloseTo(boosted.hit, 12)
    expect(chanceOf(typed, 'others.hits')).toBeCloseTo(plain.hit, 12)
    expect(chanceOf(typed, 'atAll')).toBeCloseTo(1 - (1 - boosted.hit) * (1 - plain.hit), 12)
    expect(reasonsOf(typed)).toContainEqual(['boosted', '117, 426'])
    // Each roll may be, for a Command Point of its own.
    const each = { ...typed, boostedRolls: '2' }
    expect(chanceOf(each, 'atAll')).toBeCloseTo(1 - (1 - boosted.hit) ** 2, 12)
    expect(chanceOf(each, 'others.hits')).toBeNaN()
    expect(chanceOf({ ...typed, action: 'look', foe: 'ping-small' }, 'others.succeeds')).toBeNaN()
  })

  test('of tables say for what they hold beside the cards', () => {
    const soOf = (said: Typed) => {
      const { about } = odds.tables({ foes: 'Quiet Meridian', ...said })
      return keysOf(about).filter((key) => key.startsWith('given.'))
    }
    expect(soOf({ ask: 'act' })).toEqual([])
    expect(soOf({ ask: 'act', boosted: true, breach: '2', stunned: true, rules: 'rules-1' })).toEqual([
      ...['given.so', 'given.boosted', 'given.breach', 'given.stunned', 'given.rules'],
    ])
    expect(soOf({ ask: 'react', watches: true, ownBoosted: true })).toEqual([
      ...['given.so', 'given.react.watches', 'given.react.ownBoosted'],
    ])
    expect(soOf({ ask: 'guard', rules: 'rules-1' })).toEqual(['given.so', 'given.rules'])
  })

  test('of a scan are those of the page’s function, at a Ping and at a Unit', () => {
    const scan = { ...AT, action: 'look', bases: '1' }
    const ping = scanOdds({ scan: 6, target: { ping: 'small' }, hidden: true })
    expect(chanceOf({ ...scan, foe: 'ping-small', sight: 'unseen' }, 'succeeds')).toBeCloseTo(
      ping.success,
      12,
    )
    expect(reasonsOf({ ...scan, foe: 'ping-small', sight: 'unseen' })[1]).toEqual(['hidden', '497–498'])
    const unit = scanOdds({ scan: 6, target: { def: 13 } })
    expect(chanceOf({ ...scan, sight: 'unseen' }, 'succeeds')).toBeCloseTo(unit.success, 12)
  })

  test('count what the cards say, by name', () => {
    // Follow-up: easier by one for each Breach Counter.
    const typed = {
      ...{ faction: 'Quiet Meridian', unit: 'meridian.halcyon', foes: 'Tidewall Compact' },
      ...{ foe: 'tidewall.bulwark', breach: '2' },
    }
    const { answer } = asking(odds, typed)
    expect(answer.reasons.map(({ says }) => says)).toContainEqual({
      key: 'because.card',
      values: { n: '+2', by: 'Follow-up' },
    })
    // Sure Guard: each check has Advantage.
    const sure = { ask: 'guard', faction: 'Tidewall Compact', unit: 'list-1.caisson' }
    expect(chanceOf(sure, 'negated')).toBeCloseTo(1 - (1 / 9) ** 2, 12)
    // Watchful: with Overwatch one Advantage more.
    const watchful = { ask: 'react', ...AT, unit: 'idle', watches: false, foeWatches: true }
    expect(asking(odds, watchful).answer.chances[0]?.chance).toBeCloseTo(
      firstOdds({ active: 0, other: 2 }),
      12,
    )
  })

  test('have of each check what it needs, and what on cards makes it so (579–583, 677)', () => {
    const sturdy = { ask: 'guard', faction: OWN, unit: 'blind' }
    expect(chanceOf(sturdy, 'negated')).toBeCloseTo(5 / 6, 12)
    expect(
      asking(odds, sturdy)
        .answer.reasons.map(({ says }) => says)
        .slice(0, 2),
    ).toEqual([
      { key: 'because.tokens', values: { n: 1, need: 2 } },
      { key: 'because.checkCard', values: { n: '+1', by: 'Sturdy' } },
    ])
  })

  test('follow the house rules', () => {
    const house = { ...AT, rules: 'rules-1', bases: '1' }
    expect(chanceOf({ ...AT, action: 'jam' }, 'negated')).toBe(1)
    expect(chanceOf({ ...house, action: 'jam' }, 'negated')).toBeNaN()
    expect(reasonsOf({ ...house, action: 'jam' })).toContainEqual(['scanOnly', '504, 559'])
    // Concealed and out of sight count each, at Units too.
    const [usual, hidden] = ['', 'rules-1'].map((rules) =>
      reasonsOf({ ...AT, rules, action: 'look', foe: 'ping-large', sight: 'both' }),
    )
    expect(hidden).toHaveLength((usual?.length ?? 0) + 1)
    expect(reasonsOf({ ...house, action: 'jam', sight: 'unseen' })[1]).toEqual(['hidden', '497–498'])
    // No check may be boosted, and a ★ is not rolled.
    const { asked } = asking(odds, house)
    expect(asked.fields).not.toHaveProperty('boosts')
    expect(asked.fields.action).toMatchObject({ of: ['gun', 'stick', 'look', 'jam', 'sweep'] })
  })

  test('say why there is no such action', () => {
    const barred = (typed: Typed): unknown => {
      const { answer } = asking(odds, { ...AT, ...typed })
      return [answer.isBarred, answer.chances.length, answer.reasons[0]?.says.key, answer.reasons[0]?.at]
    }
    expect(barred({ action: 'stick' })).toEqual([true, 0, 'bar.infantry', '449'])
    expect(barred({ sight: 'unseen' })).toEqual([true, 0, 'bar.unseen', '526'])
    expect(barred({ distance: 'measured', inches: '31' })).toEqual([true, 0, 'bar.out-of-range', '443'])
    expect(barred({ action: 'sweep' })).toEqual([true, 0, 'bar.ping', '370'])
    expect(barred({ unit: 'idle' })).toEqual([true, 0, 'bar.nothing', '478, 520'])
    // At a Ping goes only what reveals, and nothing that is for infantry alone.
    expect(asking(odds, { ...AT, foe: 'ping-small' }).asked.typed.foe).not.toBe('ping-small')
    const sniff = plainScan({ id: 'sniff', name: 'Sniff', labels: ['scan', 'vsInfantry'] })
    const sniffer = plainCard({ name: 'Sniffer', faction: OWN, actions: [sniff] })
    const { asked } = asking(oddsBook.of([document('sniffer', sniffer)]), { faction: OWN, foe: 'ping-small' })
    expect(asked.typed.unit).toBe('sniffer')
    expect(asked.typed.foe).not.toBe('ping-small')
  })

  test('of an engagement tell its price', () => {
    const typed = { ask: 'react', ...AT, active: '2', reacting: '5' }
    const { answer } = asking(odds, typed)
    expect(answer.reasons.at(-1)).toMatchObject({
      says: { key: 'because.cost', values: { n: 3 } },
      at: '605–609',
    })
    expect(answer.chances[0]?.chance).toBeCloseTo(firstOdds({ active: 0, other: 0 }), 12)
    expect(answer.plots).toHaveLength(2)
  })

  test.each(['act', 'react', 'guard'])('%s: every cell is that of the question that it asks', (ask) => {
    let cells = 0
    for (const more of [
      {},
      { sight: 'concealed', boosted: true, ownBoosted: true, breach: '2', stunned: true, rules: 'rules-1' },
    ])
      for (const { rows } of odds.tables({
        ask,
        foes: 'Quiet Meridian',
        faction: 'Tidewall Compact',
        ...more,
      }).tables)
        for (const cell of rows.flatMap(({ cells: of }) => of.filter((each) => each !== null))) {
          cells += 1
          if (cells % 7 > 0) continue
          const { answer } = asking(odds, { ...more, ...cell.asks })
          expect(answer.chances[0]?.chance).toBeCloseTo(cell.chance, 12)
          if (cell.then !== null) expect(answer.chances.at(-1)?.chance).toBeCloseTo(cell.then, 12)
        }
    expect(cells).toBeGreaterThan(ask === 'guard' ? 20 : 100)
  })

  test('are those of one card where that is asked', () => {
    const { tables } = odds.tables({ ask: 'act', faction: OWN, unit: 'gunner', tables: 'card' })
    expect(tables[0]?.rows.map(({ about }) => about)).toEqual(['Gun', 'Stick', 'Jam', 'Tag'])
    expect(tables.at(-1)?.rows.map(({ about }) => about)).toEqual(['Look', 'Sweep'])
  })

  test('tell of REVEAL at Units where somebody may have Stealth to lose (513)', () => {
    const { tables } = odds.tables({ ask: 'act', faction: 'Tidewall Compact', foes: 'Quiet Meridian' })
    const [near] = tables
    const at = (about: string): unknown[] =>
      (near?.rows.find((row) => row.about === about)?.cells ?? []).flatMap((cell, n) =>
        cell === null ? [] : [near?.columns[n]],
      )
    expect(at('Sensors')).toEqual(expect.arrayContaining(['Wisp', 'Weavers', 'Mirrorwork']))
    expect(at('Sensors')).toHaveLength(3)
    expect(at('Light gun')).toHaveLength(near?.columns.length ?? 0)
  })

  test('have their words, whatever is asked, and on paper in German', async () => {
    const said = new Set<string>()
    const printed = new Set<string>()
    const add = (words: Named | null, to = said): void => {
      if (words !== null && words !== '') for (const key of keysOf(words)) to.add(key)
    }
    const MORE: Typed[] = [
      {},
      { sight: 'both', boosted: true, boosts: '1', mod: '-2', bases: '1', breach: '3', stunned: true },
      { boosted: true, boostedRolls: '2' },
      { sight: 'unseen', rules: 'rules-1', cm: '0', cmPlus: '0' },
      { distance: 'measured', inches: '3' },
      {
        distance: 'measured',
        inches: '90',
        watches: true,
        foeWatches: true,
        foeBoosted: true,
        reacting: '4',
      },
      { mod: '3', distance: 'short', foe: 'ping-small' },
      { action: 'sweep', foe: 'tidewall.bulwark' },
      { mod: '-3', distance: 'long', sight: 'concealed' },
    ]
    for (const ask of ['act', 'react', 'guard'])
      for (const [faction, foes] of [
        ['Tidewall Compact', 'Quiet Meridian'],
        ['Quiet Meridian', OWN],
        [OWN, 'Tidewall Compact'],
      ]) {
        const { about, tables } = odds.tables({ ask, faction: faction ?? '', foes: foes ?? '' })
        const all = { boosted: true, ownBoosted: true, watches: true, foeWatches: true, foeBoosted: true }
        add(about, printed)
        add(odds.tables({ ask, ...all, breach: '1', stunned: true, rules: 'rules-1' }).about, printed)
        for (const { title, columns, rows } of tables)
          for (const words of [title, ...columns, ...rows.flatMap((row) => [row.name, row.about])])
            add(words, printed)
        const asks = tables.flatMap(({ rows }) =>
          rows.flatMap(({ cells }) => cells.find((one) => one !== null) ?? []),
        )
        for (const cell of [
          { asks: { ask, faction: faction ?? '', foes: foes ?? '', unit: 'idle' } },
          ...asks,
        ])
          for (const more of MORE) {
            const { asked, answer } = asking(odds, { ...cell.asks, ...more })
            add(answer.title)
            for (const { says } of [...answer.chances, ...answer.reasons]) add(says)
            for (const plot of answer.plots ?? []) [plot.title, plot.across].forEach((words) => add(words))
            for (const [name, field] of Object.entries(asked.fields)) {
              said.add(`field.${name}`)
              if (field.kind === 'one' && field.orNone) said.add(`none.${name}`)
              if (field.kind === 'one')
                for (const value of field.of) add(odds.named(name, value, asked.typed))
            }
          }
      }
    expect(said.size).toBeGreaterThan(80)
    const keys = [...said, ...printed]
    expect(keys.filter((key) => !i18n.global.te(`${oddsBook.texts}.${key}`))).toEqual([])
    await textsOf('de-DE')
    expect([...printed].filter((key) => !i18n.global.te(`${oddsBook.texts}.${key}`, 'de-DE'))).toEqual([])
    // Nothing is worded that is never said.
    const { downsyncOdds } = i18n.global.getLocaleMessage('en-GB') as { downsyncOdds: Record<string, object> }
    const worded = ['bar', 'because', 'chance', 'plot', 'about', 'field'].flatMap((group) =>
      Object.keys(downsyncOdds[group] ?? {}).map((key) => `${group}.${key}`),
    )
    expect(worded.filter((key) => !keys.some((one) => one === key || one.startsWith(`${key}.`)))).toEqual([])
  })
})
