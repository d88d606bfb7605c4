import { describe, expect, test } from 'vitest'
import { one, some, wholeFrom, type Fields } from '../../../shared/battle/field.ts'
import { SAMPLE_MISSIONS } from '../../../shared/systems/blast-em/samples/missions.ts'
import { SAMPLE_TEAMS } from '../../../shared/systems/blast-em/samples/teams.ts'
import { DEFAULT_RULES_DOCUMENT } from '../../../shared/systems/blast-em/documents/rules.ts'
import { ownModel } from '../../../shared/systems/blast-em/documents/own-type.ts'
import { askedWith, type Asked } from '../../../renderer/odds/odds.ts'
import { oddsBook } from '../../../renderer/systems/blast-em/odds/book.ts'
import type { Named } from '../../../renderer/table/faces.ts'
import { filledOf, filledSoFar, type Typed } from '../../../renderer/table/values.ts'
import { i18n } from '../../../renderer/texts/index.ts'
import { asking, document } from './asking.ts'
import { keysOf } from './said-keys.ts'

const NOTHING: Asked = { fields: {}, typed: {} }

describe('what is asked', () => {
  const ask = ({ meal, guests }: Readonly<Record<string, unknown>>): Fields => ({
    meal: one(['soup', 'roast']),
    guests: wholeFrom(1, 9),
    ...(meal === 'roast' ? { sauce: one(['red', 'green']), with: some(['peas'], { usual: ['peas'] }) } : {}),
    ...(guests === '9' ? { cook: one(['Ada']) } : {}),
  })

  test('has its usual answer at once, and what follows from an answer too', () => {
    const begun = askedWith(ask, NOTHING)
    expect(begun.typed).toEqual({ meal: 'soup', guests: '1' })
    const { typed } = askedWith(ask, { ...begun, typed: { ...begun.typed, meal: 'roast', guests: '9' } })
    expect(typed).toEqual({ meal: 'roast', guests: '9', sauce: 'red', with: ['peas'], cook: 'Ada' })
  })
  test('is kept while it is not asked, and wrong as it was typed', () => {
    let asked = askedWith(ask, NOTHING)
    const say = (typed: Typed): void => {
      asked = askedWith(ask, { ...asked, typed: { ...asked.typed, ...typed } })
    }
    say({ meal: 'roast' })
    say({ sauce: 'green', guests: 'many' })
    say({ meal: 'soup' })
    expect(Object.keys(asked.fields)).toEqual(['meal', 'guests'])
    expect(filledOf(asked.fields, asked.typed)).toBeNull()
    say({ meal: 'roast' })
    expect(asked.typed).toMatchObject({ sauce: 'green', guests: 'many' })
  })
})

const RAT = {
  ...{ name: 'Rat', notes: '', cost: 1, av: 1, dv: 1, cd: 4 as const, wounds: 1, mv: 6 },
  ...{ hth: 'one' as const, ranged: null, skill: null, traits: [] },
}
const EMPTY = { ...SAMPLE_TEAMS['quiet-ada'], name: 'Nobody', members: [] }
const KEPT = [
  document('team-1', { ...SAMPLE_TEAMS['late-shift-again'], name: 'Ours' }),
  document('team-2', EMPTY),
  document('mission-1', { ...SAMPLE_MISSIONS['seed-vault'], own: { rat: RAT } }),
  document('rules-1', {
    ...DEFAULT_RULES_DOCUMENT,
    rules: { ...DEFAULT_RULES_DOCUMENT.rules, damage: 'variable' },
  }),
]

describe('the odds of Blast ’Em!', () => {
  const odds = oddsBook.of(KEPT)

  test('are of the group’s teams, the samples and the book’s types, against types of their missions too', () => {
    const { asked } = asking(odds)
    expect(asked.fields.team).toMatchObject({
      of: expect.arrayContaining(['team-1', 'late-shift', 'book']) as unknown,
    })
    expect(asked.fields.rules).toMatchObject({ of: ['rules-1'] })
    expect(asked.fields.enemy).toMatchObject({
      of: expect.arrayContaining(['badGuy:guard', 'own:mission-1:rat']) as unknown,
    })
    expect(odds.named('enemy', 'own:mission-1:rat', {})).toBe('Rat')
    expect(ownModel(RAT).traits).toEqual([])
  })

  test('say of two teams that are called alike where each is from', () => {
    const name = SAMPLE_TEAMS['late-shift'].name
    const kept = { id: 'team-9', kind: 'team', name, document: SAMPLE_TEAMS['late-shift'], inCampaign: true }
    const both = oddsBook.of([...KEPT, kept])
    const named = (id: string) => both.named('team', id, {})
    expect(['team-9', 'late-shift'].map(named)).toEqual([
      { key: 'from.campaign', values: { name } },
      { key: 'from.sample', values: { name } },
    ])
    expect([named('spare-parts'), named('team-1')]).toEqual([
      SAMPLE_TEAMS['spare-parts'].name,
      KEPT.find(({ id }) => id === 'team-1')?.name,
    ])
  })

  test('name members of one id by the team that is asked about', () => {
    for (const [team, name] of [
      ['late-shift', 'Ottla Brandt'],
      ['spare-parts', 'Dagny Rusk'],
    ] as const)
      expect(odds.named('member', 'm1', asking(odds, { team }).asked.typed)).toBe(name)
  })

  test('count what somebody carries, and what is put on or off', () => {
    const guarded = { team: 'team-1', attacks: 'badGuys', enemy: 'badGuy:trooper', member: 'm1' }
    const { asked, answer } = asking(odds, guarded)
    expect(asked.typed.shelters).toEqual(['bodyArmour'])
    const hit = answer.chances[0]?.chance ?? 0
    const off = odds.answer({ ...filledSoFar(asked.fields, asked.typed), shelters: [] })
    expect(off.chances[0]?.chance).toBeGreaterThan(hit)
  })

  test('tell each chance with the reasons and their lines', () => {
    const { answer } = asking(odds, {
      team: 'book',
      member: 'team:trooper',
      enemy: 'badGuy:trooper',
      cover: 'hard',
    })
    expect(answer.chances.map(({ chance }) => chance)).toEqual([21 / 64, 1, 0, 0])
    expect(answer.reasons.map(({ says: { key }, at }) => [key.replace('because.', ''), at])).toEqual([
      ['ranged', '173–188'],
      ['cover', '353–355'],
      ['defence', '244–252'],
      ['compared', '143–145'],
      ['fixed.standard', '73'],
      ['left', '147'],
    ])
  })

  test('say why there is no such attack', () => {
    const { answer } = asking(odds, { toGround: true })
    expect(answer).toMatchObject({ isBarred: true, chances: [], reasons: [{ at: '357' }] })
    expect(asking(odds, { team: 'team-2' }).answer.isBarred).toBe(true)
    expect(odds.tables({ team: 'team-2' }).tables[0]?.rows).toEqual([])
  })

  test('let nobody move who cannot, as a gun that watches by itself, nor hide it', () => {
    const gun = { attacks: 'badGuys', enemy: 'automatic:gun' }
    const { asked, answer } = asking(odds, gun)
    expect(asked.fields.movement).toEqual(one(['stand']))
    // Said of somebody else before.
    const said = { ...filledSoFar(asked.fields, asked.typed), movement: 'run' }
    expect(odds.answer(said).chances).toEqual(answer.chances)
    const rows = (movement: string) => odds.tables({ team: 'book', movement }).tables[1]?.rows
    const gunIn = (movement: string) =>
      rows(movement)?.find(({ name }) => typeof name !== 'string' && name.key === 'who.automatic.gun')
    expect(gunIn('run')).toEqual(gunIn('stand'))
    const at = asking(odds, { enemy: 'automatic:gun', toGround: true })
    expect(at.asked.fields).not.toHaveProperty('toGround')
    expect(at.answer.isBarred).toBe(false)
  })

  test('ask for cover at what bursts where the house rules have it weigh there', () => {
    const rules = { ...DEFAULT_RULES_DOCUMENT.rules, blastPenalties: 'all' as const }
    const strict = oddsBook.of([document('rules-2', { ...DEFAULT_RULES_DOCUMENT, rules })])
    const blast = {
      team: 'book',
      member: 'team:heavy',
      enemy: 'badGuy:trooper',
      way: 'radius',
      cover: 'hard',
    }
    expect(asking(strict, blast).asked.fields).not.toHaveProperty('cover')
    const [free, weighed] = ['', 'rules-2'].map((by) => asking(strict, { ...blast, rules: by }).answer)
    expect(weighed?.chances[0]?.chance).toBeLessThan(free?.chances[0]?.chance ?? 0)
    expect(weighed?.reasons.map(({ says: { key } }) => key)).toContain('because.cover')
  })

  test('go by the rules of the open campaign, where it has some', () => {
    const [at] = KEPT.filter(({ kind }) => kind === 'house-rules').map((rules) =>
      oddsBook.of([{ ...rules, id: 'rules-2', inCampaign: true }, rules]),
    )
    expect(at && asking(at).asked).toMatchObject({
      fields: { rules: one(['rules-2']) },
      typed: { rules: 'rules-2' },
    })
  })

  test('of every matchup are those of the question that a cell asks', () => {
    for (const { rows } of odds.tables({ team: 'team-1', movement: 'move', shots: '2' }).tables)
      for (const cell of rows.flatMap(({ cells }) => cells.filter((each) => each !== null))) {
        const { answer } = asking(odds, { movement: 'move', shots: '2', ...cell.asks })
        expect(answer.chances[0]?.chance).toBe(cell.chance)
      }
  })

  test('have their words, whatever is asked', () => {
    const said = new Set<string>()
    const add = (words: Named | null): void => {
      if (words !== null) for (const key of keysOf(words)) said.add(key)
    }
    for (const team of ['team-1', 'book'])
      for (const rules of ['', 'rules-1']) {
        const { tables, about } = odds.tables({ team, rules })
        add(about)
        for (const { title, columns, rows } of tables) {
          for (const words of [title, ...columns, ...rows.flatMap((row) => [row.name, row.about])]) add(words)
          for (const cell of rows.flatMap(({ cells }) => cells.filter((each) => each !== null)))
            for (const more of [
              {},
              {
                movement: 'run',
                attackers: '3',
                shots: '2',
                cover: 'light',
                intervening: '1',
                toGround: true,
              },
            ]) {
              const { asked, answer } = asking(odds, {
                rules,
                ...cell.asks,
                ...more,
                arms: ['combatDrugs', 'close', 'accurate'],
                shelters: ['bodyArmour', 'combatDrugs', 'forceField'],
              })
              add(answer.title)
              for (const { says } of [...answer.chances, ...answer.reasons]) add(says)
              for (const [name, field] of Object.entries(asked.fields)) {
                said.add(`field.${name}`)
                if (field.kind === 'one' || field.kind === 'some')
                  for (const value of field.of) add(odds.named(name, value, asked.typed))
              }
            }
        }
      }
    expect(said.size).toBeGreaterThan(80)
    expect([...said].filter((key) => !i18n.global.te(`${oddsBook.texts}.${key}`))).toEqual([])
  })
})
