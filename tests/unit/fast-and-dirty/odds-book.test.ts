import { describe, expect, test } from 'vitest'
import { oddsBook } from '../../../renderer/systems/fast-and-dirty/odds/book.ts'
import type { Named } from '../../../renderer/table/faces.ts'
import type { Typed } from '../../../renderer/table/values.ts'
import { i18n } from '../../../renderer/texts/index.ts'
import { DEFAULT_RULES_DOCUMENT } from '../../../shared/systems/fast-and-dirty/documents/rules.ts'
import { DEFAULT_RULES } from '../../../shared/systems/fast-and-dirty/house-rules.ts'
import { fireEffect, moraleOdds } from '../../../shared/systems/fast-and-dirty/index.ts'
import { atLeast } from '../../../shared/systems/fast-and-dirty/chances/spread.ts'
import { harmOdds } from '../../../shared/systems/fast-and-dirty/chances/harm.ts'
import { SAMPLE_FORCES } from '../../../shared/systems/fast-and-dirty/samples/forces.ts'
import { asking, document } from '../games/asking.ts'
import { keysOf } from '../games/said-keys.ts'

const KEPT = [
  document('mine', { ...SAMPLE_FORCES['ferry-rifles'], name: 'Mine' }),
  document('rules-1', {
    ...DEFAULT_RULES_DOCUMENT,
    rules: { ...DEFAULT_RULES, recoverWounded: false, crossfire: true, squadBasedDamage: true },
  }),
]
const odds = oddsBook.of(KEPT)
const ASKS = [
  ...['shoot', 'assault', 'morale', 'response', 'orders', 'artillery', 'powers', 'drop', 'hazards'],
  ...['initiative', 'missions', 'after', 'making'],
]
const chanceOf = (typed: Typed, key: string): number =>
  asking(odds, typed).answer.chances.find(({ says }) => says.key === `chance.${key}`)?.chance ?? Number.NaN

describe('the odds of Fast and Dirty', () => {
  test('are of the group’s forces first, then of the samples', () => {
    const { asked } = asking(odds)
    expect(asked.fields.ask).toMatchObject({ of: ASKS })
    expect(asked.typed).toMatchObject({ force: 'mine', foes: 'ferry-rifles', ask: 'shoot' })
    expect(asked.fields.rules).toMatchObject({ of: ['rules-1'] })
    expect(odds.named('force', 'mine', {})).toBe('Mine')
    expect(odds.named('unit', 'first', { force: 'mine' })).toBe('First Section')
    expect(odds.named('foe', 'heavyBunker', {})).toEqual({ key: 'work.heavyBunker' })
  })

  test('a shot begins at the end of close range of what fires it', () => {
    const { asked, answer } = asking(odds, { force: 'mine', unit: 'first' })
    expect(asked.typed.inches).toBe('20')
    expect(answer.reasons.some(({ says }) => says.key === 'because.atBand')).toBe(true)
    expect(asking(odds, { force: 'mine', unit: 'gun' }).asked.typed.inches).toBe('32')
  })

  test('an assault says how many strike: those who are in the fight', () => {
    const typed = { ask: 'assault', force: 'mine', unit: 'first', foes: 'ferry-rifles', foe: 'command' }
    const { reasons } = asking(odds, { ...typed, away: '5', foeAway: '2' }).answer
    const struck = reasons.flatMap(({ says: { key, values } }) =>
      key === 'because.own' || key === 'because.enemy' ? [values?.n] : [],
    )
    expect(struck).toEqual([3, 3])
  })

  test('of a shot are those of the page’s functions', () => {
    // Seven rifles and a SAW of Regulars, close, at four men of the command behind partial cover.
    const typed = {
      force: 'mine',
      unit: 'first',
      foes: 'ferry-rifles',
      foe: 'command',
      inches: '20',
      cover: 'partial',
    }
    const { hits } = fireEffect({
      ...{ dice: 2, quality: 'regular', band: 'close', riflemen: 7, saws: 1, cover: 'partial' },
    })
    const { fallen, killed } = harmOdds({ hits, figures: 5, damage: 2, armour: 0 }, DEFAULT_RULES)
    expect(chanceOf(typed, 'falls')).toBeCloseTo(atLeast(fallen, 1), 12)
    expect(chanceOf(typed, 'kills')).toBeCloseTo(atLeast(killed, 1), 12)
    const { answer } = asking(odds, typed)
    expect(answer.reasons.map(({ says: { key }, at }) => [key.replace('because.', ''), at])).toEqual([
      ['shown.higher', '788–790'],
      ['atBand', '767–776'],
      ['fire.quality', '803–804, 896–897'],
      ['fire.riflemen', '802'],
      ['fire.saws', '805'],
      ['points', '814–822'],
      ['damage', '832–875'],
      ['wounds', '1556'],
      ['breaksAt', '597–617'],
      ['pinAt', '1125–1134'],
    ])
  })

  test('of a Morale Test are those of the page’s function', () => {
    const { rally, fallBack, rout } = moraleOdds({ quality: 'regular' })
    const typed = { ask: 'morale', force: 'mine', unit: 'first', lost: '4' }
    expect(chanceOf(typed, 'rallied')).toBeCloseTo(rally, 12)
    expect(chanceOf(typed, 'fellBack')).toBeCloseTo(fallBack, 12)
    expect(chanceOf(typed, 'routed')).toBeCloseTo(rout, 12)
    const { answer } = asking(odds, typed)
    expect(answer.reasons[0]).toMatchObject({ says: { key: 'because.isBroken', values: { at: 4, lost: 4 } } })
  })

  test('of a shell count that it ranges in', () => {
    const typed = { force: 'anvil-drop', unit: 'kite', mount: '2', foes: 'mine', foe: 'first' }
    expect(chanceOf(typed, 'rangesIn')).toBeCloseTo(1 / 3, 12)
    expect(chanceOf(typed, 'falls')).toBeLessThan(1 / 3)
  })

  test('say why there is no such shot', () => {
    const { answer } = asking(odds, { force: 'mine', unit: 'first', foes: 'seventh-column', foe: 'tank-1' })
    expect(answer).toMatchObject({ isBarred: true, chances: [] })
    expect(answer.reasons[0]).toMatchObject({ says: { key: 'bar.harmless' }, at: '916, 976, 3126' })
    const pinned = asking(odds, { ask: 'assault', force: 'mine', unit: 'first', state: 'pinned' })
    expect(pinned.answer.reasons[0]?.says.key).toBe('bar.pinned')
  })

  test.each(ASKS)('%s: every chance is one, and every cell that of the question that it asks', (ask) => {
    for (const force of ['mine', 'seventh-column', 'the-lichen']) {
      const foes = force === 'mine' ? 'seventh-column' : 'anvil-drop'
      const said = { ask, force, foes, inches: '12' }
      let cells = 0
      for (const { rows } of odds.tables(asking(odds, said).asked.typed).tables)
        for (const cell of rows.flatMap(({ cells: of }) => of.filter((each) => each !== null))) {
          for (const chance of [cell.chance, cell.then ?? 0]) {
            expect(chance).toBeGreaterThanOrEqual(0)
            expect(chance).toBeLessThanOrEqual(1 + 1e-9)
          }
          cells += 1
          if (cells % 11 !== 0) continue
          const { answer } = asking(odds, { ...said, ...cell.asks })
          const known = answer.chances.map(({ chance }) => chance)
          const is = known.some((chance) => Math.abs(chance - cell.chance) < 1e-9)
          expect([is, ask, cell.asks]).toEqual([true, ask, cell.asks])
        }
      if (ask !== 'powers' || force === 'the-lichen') expect(cells).toBeGreaterThan(0)
    }
  })

  test('have their words, whatever is asked', () => {
    const said = new Set<string>()
    const add = (words: Named | null): void => {
      if (words !== null && words !== '') for (const key of keysOf(words)) said.add(key)
    }
    const more: Typed[] = [
      {},
      { state: 'broken', foeState: 'underFire', cover: 'hard', bunched: true, open: true, lucky: true },
      {
        rules: 'rules-1',
        crossfire: true,
        joint: true,
        power: 'enhance',
        foePower: 'shield',
        work: 'trenches',
      },
      { state: 'pinned' },
      { state: 'underFire', alien: true, wet: true, berserk: true, holds: true, near: 'tank', heart: '1' },
      {
        lately: 'everything',
        again: true,
        skill: 'expert',
        rough: true,
        flak: ['light', 'heavy'],
        known: true,
      },
      {
        inches: '500',
        tie: 'wins',
        plus: '2',
        bonus: ['hold'],
        losses: '3',
        fate: 'destroyed',
        priority: 'top',
      },
      { tie: 'loses', joins: 'speaker', foeMoved: true, moved: true, grade: 'advanced', face: 'rear' },
      { joins: 'captain' },
      { joins: 'warden' },
    ]
    for (const ask of ASKS)
      for (const [force, foes] of [
        ['mine', 'seventh-column'],
        ['salt-committee', 'the-lichen'],
        ['seventh-column', 'mine'],
        ['the-lichen', 'anvil-drop'],
        ['anvil-drop', 'salt-committee'],
      ] as const) {
        const { asked } = asking(odds, { ask, force, foes })
        const { tables, about } = odds.tables(asked.typed)
        add(about)
        for (const { title, columns, rows } of tables) {
          for (const words of [title, ...columns, ...rows.flatMap((row) => [row.name, row.about])]) add(words)
          for (const row of rows) {
            const cell = row.cells.find((each) => each !== null)
            for (const [at, also] of more.entries()) {
              if (!cell || (at + rows.indexOf(row)) % 4 > 0) continue
              const { asked: now, answer } = asking(odds, { force, foes, ...cell.asks, ...also })
              add(answer.title)
              for (const { says } of [...answer.chances, ...answer.reasons]) add(says)
              for (const plot of answer.plots ?? []) [plot.title, plot.across].forEach(add)
              for (const [name, field] of Object.entries(now.fields)) {
                said.add(`field.${name}`)
                if (field.kind === 'one' && field.orNone) said.add(`none.${name}`)
                if (field.kind !== 'one' && field.kind !== 'some') continue
                for (const value of field.of) add(odds.named(name, value, now.typed))
              }
            }
          }
        }
      }
    expect(said.size).toBeGreaterThan(300)
    expect([...said].filter((key) => !i18n.global.te(`${oddsBook.texts}.${key}`))).toEqual([])
  })
})
