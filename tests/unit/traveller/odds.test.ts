import { describe, expect, test } from 'vitest'
import type { Named } from '../../../renderer/table/faces.ts'
import { i18n } from '../../../renderer/texts/index.ts'
import { oddsBook } from '../../../renderer/systems/traveller/odds/book.ts'
import { OUT } from '../../../renderer/systems/traveller/odds/people.ts'
import { aimedAutoFireOdds } from '../../../shared/systems/traveller/auto-fire.ts'
import { DEFAULT_RULES_DOCUMENT } from '../../../shared/systems/traveller/documents/rules.ts'
import { DEFAULT_RULES } from '../../../shared/systems/traveller/house-rules.ts'
import { autoFireOdds, checkOdds, damageDist } from '../../../shared/systems/traveller/index.ts'
import { matchupOdds, pairsThatHit, type Matchup } from '../../../shared/systems/traveller/matchup.ts'
import { SAMPLE_CHARACTERS } from '../../../shared/systems/traveller/samples/characters.ts'
import { SAMPLE_VEHICLES } from '../../../shared/systems/traveller/samples/vehicles.ts'
import { asking, document } from '../games/asking.ts'
import { keysOf } from '../games/said-keys.ts'
import { attack, total } from './builders.ts'

const matchup = (over: Partial<Matchup> = {}): Matchup => ({
  attack: attack(),
  damage: { dice: 3, add: 0 },
  addsEffect: true,
  armour: 0,
  body: { str: 7, dex: 7, end: 7 },
  size: 0,
  ...over,
})
const oddsOf = (over: Partial<Matchup> = {}, rules = DEFAULT_RULES) => {
  const odds = matchupOdds(matchup(over), rules)
  if ('problem' in odds) throw new Error(odds.problem.code)
  return odds
}

describe('what may come of an attack', () => {
  test('leaves whoever is unconscious no better than they were', () => {
    const { ends } = oddsOf({ body: { str: 7, dex: 0, end: 0 }, armour: 8 })
    expect([ends?.up, total(ends ?? {})]).toEqual([0, expect.closeTo(1)])
  })

  test('is whole: damage of a hit, ends of all', () => {
    const { hit, damage, through, ends } = oddsOf({ armour: 8 })
    expect(hit).toBe(checkOdds(0))
    expect(total(damage)).toBeCloseTo(1)
    expect(total(ends ?? {})).toBeCloseTo(1)
    expect(through).toBeCloseTo(hit * (1 - (damage[0] ?? 0)))
  })
  test('of a payload counts no Effect', () =>
    expect(oddsOf({ addsEffect: false, armour: 4 }).damage).toEqual(
      expect.objectContaining(
        Object.fromEntries(
          Object.entries(damageDist({ dice: 3, effect: 0, armour: 4 })).map(([n, chance]) => [
            n,
            expect.closeTo(chance) as unknown,
          ]),
        ),
      ),
    ))
  test('of a throw counts misses that come down near, none where they lie farther (lines 136, 176; R21)', () => {
    const plain = oddsOf({ addsEffect: false, armour: 0 })
    const thrown = oddsOf({ addsEffect: false, armour: 0, blast: 6 })
    expect([thrown.hit, thrown.through]).toEqual([plain.hit, expect.closeTo(1)])
    expect(total(thrown.ends ?? {})).toBeCloseTo(1)
    // With 3 m only what misses by three or more.
    const byThree = 6 / 36 + 4 / 36
    expect(oddsOf({ addsEffect: false, armour: 0, blast: 3 }).through).toBeCloseTo(plain.hit + byThree)
    const farther = { ...DEFAULT_RULES, scatter: 'farther' as const }
    expect(oddsOf({ addsEffect: false, armour: 0, blast: 6 }, farther).through).toBeCloseTo(plain.hit)
  })
  test('of full auto tells its pairs', () => {
    const weapon = attack().weapon
    const q = attack({ weapon: { ...weapon, auto: 4 }, mode: 'auto' })
    expect(pairsThatHit(matchup({ attack: q }), oddsOf({ attack: q }))).toEqual(
      autoFireOdds({ auto: 4, dm: 0 }),
    )
  })
  test('by house rule gives the aim to the first pair alone (line 29, R19)', () => {
    const weapon = { ...attack().weapon, auto: 4 }
    const attacks = attack({ weapon, mode: 'auto', aim: 2, laserSight: true })
    const all = oddsOf({ attack: attacks })
    expect([all.dm, all.further]).toEqual([3, null])
    const first = oddsOf({ attack: attacks }, { ...DEFAULT_RULES, aimedPairs: 'first' })
    expect([first.dm, first.further]).toEqual([3, { dm: 0, hit: checkOdds(0) }])
    const hits = pairsThatHit(matchup({ attack: attacks }), first)
    expect(hits).toEqual(aimedAutoFireOdds({ auto: 4, dm: 0, first: 3 }))
    const single = attack({ weapon, aim: 2 })
    expect(oddsOf({ attack: single }, { ...DEFAULT_RULES, aimedPairs: 'first' }).further).toBeNull()
  })
  test('goes by house rules', () => {
    const dmWith = (of: Parameters<typeof attack>[0], rules = {}): number =>
      oddsOf({ attack: attack(of) }, { ...DEFAULT_RULES, ...rules }).dm
    expect(dmWith({ skill: null })).toBe(-3)
    expect(dmWith({ skill: null }, { unskilled: -1 })).toBe(-1)
    expect(dmWith({ stance: 'prone', band: 'short' })).toBe(-2)
    expect(dmWith({ stance: 'prone', band: 'short' }, { proneFrom: 'medium' })).toBe(0)
    expect(dmWith({ skill: 0, hasty: true, aim: 0, reactions: 2, intelligent: 2 })).toBe(-3)
    expect(dmWith({ skill: 0, hasty: true, reactions: 2, intelligent: 2 }, { tolerance: 'upTo' })).toBe(-2)
  })
  test('counts the size that a vehicle’s document says', () => {
    expect(oddsOf({ size: 1, body: null }).reasons).toEqual([{ why: 'vehicleTarget', dm: 1 }])
    expect(oddsOf({ size: 3, body: null })).toMatchObject({ reasons: [{ why: 'size', dm: 3 }], ends: null })
  })
})

const KEPT = [
  document('mine', { ...SAMPLE_CHARACTERS.hale, name: 'Mine' }),
  document('car', { ...SAMPLE_VEHICLES.van, name: 'Our van' }),
  document('rules-1', {
    ...DEFAULT_RULES_DOCUMENT,
    rules: { ...DEFAULT_RULES, unskilled: 0, dmOfNone: -2, aimedPairs: 'first' },
  }),
]

describe('the odds of Traveller-style combat', () => {
  const odds = oddsBook.of(KEPT)

  test('are of the group’s people first, then of the samples', () => {
    const { asked } = asking(odds)
    expect(asked.typed).toMatchObject({ attacker: 'mine', target: 'car' })
    expect(asked.fields.rules).toMatchObject({ of: ['rules-1'] })
    expect(odds.named('target', 'car', {})).toBe('Our van')
    expect(asked.fields.attacker).toMatchObject({ of: expect.not.arrayContaining(['car']) as unknown })
    expect(odds.named('weapon', 'machine-gun', { attacker: 'corv' })).toBe('Ploughman machine gun')
  })

  test('tell each chance with reasons and lines', () => {
    const { answer } = asking(odds, {
      attacker: 'corv',
      weapon: 'machine-gun',
      mode: 'auto',
      target: 'fen',
      band: 'medium',
      cover: 'half',
      aim: '2',
    })
    // Skill 2 counts 1, DEX 6 +0, aim +2, cover −1.
    expect(answer.chances[0]?.chance).toBe(checkOdds(2))
    expect(answer.reasons.map(({ says: { key }, at }) => [key.replace('because.', ''), at])).toEqual([
      ['skill', '47'],
      ['characteristicDm', '47'],
      ['aim', '29'],
      ['cover', '127–132'],
      ['check', '47'],
      ['pairs', '95'],
      ['damage', '180'],
      ['armour', '184'],
      ['body', '180'],
    ])
    expect(answer.plots?.map(({ title }) => title.key)).toEqual(['plot.damage', 'plot.pairs'])
  })

  test('draw nothing of what cannot hit', () => {
    const { answer } = asking(odds, { light: 'dark', evasion: '9' })
    expect(answer.chances[0]?.chance).toBe(0)
    expect(answer.plots).toEqual([])
  })

  test('are of those who are up first, and say of others that they are down', () => {
    const lying = { ...SAMPLE_CHARACTERS.idris, name: 'Lying' }
    const { dex, end } = lying.characteristics
    const down = { ...lying.characteristics, dex: { ...dex, left: 0 }, end: { ...end, left: 0 } }
    const wreck = { ...SAMPLE_VEHICLES.van, structure: { full: 2, left: 0 } }
    const some = oddsBook.of([
      document('lying', { ...lying, characteristics: down }),
      document('wreck', wreck),
      ...KEPT,
    ])
    expect(asking(some).asked.typed).toMatchObject({ attacker: 'mine', target: 'car' })
    const reasons = (attacker: string, target: string): unknown[] =>
      asking(some, { attacker, target })
        .answer.reasons.filter(({ says: { key } }) => key.startsWith('out.'))
        .map(({ says, at }) => [says.key, says.values?.name, at])
    expect(reasons('mine', 'fen')).toEqual([])
    expect(reasons('lying', 'wreck')).toEqual([
      ['out.attacker.unconscious', 'Lying', '180'],
      ['out.target.scrap', SAMPLE_VEHICLES.van.name, '236'],
    ])
    for (const as of ['attacker', 'target'])
      for (const out of Object.keys(OUT))
        expect(i18n.global.te(`${oddsBook.texts}.out.${as}.${out}`), `${as} ${out}`).toBe(true)
    const first = asking(some, { attacker: 'mine', target: 'lying' }).answer.chances
    expect(first.map(({ says: { key } }) => key)).not.toContain('chance.first')
  })

  test('know what hits have left of a robot: what fires at −2, what not at all (lines 290, 304)', () => {
    const robot = SAMPLE_VEHICLES.hound
    const [gun] = robot.weapons
    if (!gun) throw new Error('no gun')
    const arms = [gun, { ...gun, id: 'gone', hits: 2 }].map((one, at) => ({ ...one, hits: at + 1 }))
    const plant = { hits: 3, failsAt: null, price: null }
    const some = oddsBook.of([
      document('hit', { ...robot, name: 'Hit', weapons: arms }),
      document('spent', { ...robot, name: 'Spent', systems: { ...robot.systems, powerPlant: plant } }),
      ...KEPT,
    ])
    const hit = asking(some, { attacker: 'hit', target: 'corv' })
    expect(hit.asked.fields.weapon).toMatchObject({ of: [gun.id] })
    expect(hit.answer.reasons.find(({ at }) => at === '290')?.says.values).toEqual({ dm: '−2' })
    const spent = asking(some, { attacker: 'spent', target: 'corv' }).answer.reasons[0]
    expect(spent).toMatchObject({ says: { key: 'out.attacker.disabled' }, at: '304, 328' })
  })

  test('say why there is no such attack', () => {
    const { answer } = asking(odds, { target: 'fen', stance: 'prone', cover: 'full' })
    expect(answer).toMatchObject({ isBarred: true, chances: [] })
    expect(answer.reasons[0]?.says.key).toBe('bar.full-cover')
  })

  test('know the house rule by which a parry without the skill helps the attacker (R41)', () => {
    const helps = { ...DEFAULT_RULES_DOCUMENT, rules: { ...DEFAULT_RULES, unskilledParry: 'helpsAttacker' } }
    const some = oddsBook.of([
      document('clumsy', { ...SAMPLE_CHARACTERS.fen, name: 'Clumsy', skills: [], weapons: [] }),
      document('helps', helps),
      ...KEPT,
    ])
    const parry = (rules: string): unknown =>
      asking(some, {
        attacker: 'corv',
        weapon: 'hands',
        target: 'clumsy',
        meets: 'parry',
        rules,
      }).answer.reasons.find(({ says: { key } }) => key === 'because.parry')?.says.values?.dm
    expect(parry('')).toBeUndefined()
    expect(parry('helps')).toBe('+3')
  })

  test('tell what becomes of the target by one pair of full auto in words of one pair (line 95)', () => {
    const [wasp] = SAMPLE_CHARACTERS.pell.weapons
    const keys = (mode: string): string[] =>
      asking(odds, { attacker: 'pell', weapon: wasp?.id ?? '', target: 'wren', mode }).answer.chances.map(
        ({ says: { key } }) => key,
      )
    expect(keys('auto')).toEqual(expect.arrayContaining(['chance.ofPair.through', 'chance.ofPair.up']))
    expect(keys('single')).toEqual(expect.arrayContaining(['chance.through', 'chance.up']))
    for (const key of keys('auto')) expect(i18n.global.te(`${oddsBook.texts}.${key}`), key).toBe(true)
  })

  test('let a robot without a blade parry unarmed, as at the table (line 72)', () => {
    const { reasons } = asking(odds, {
      ...{ attacker: 'corv', weapon: 'hands', target: 'hound', meets: 'parry' },
    }).answer
    expect(reasons.find(({ says: { key } }) => key === 'because.parry')?.says.values?.dm).toBe('−1')
  })

  test('ask of what somebody drives neither for a stance nor for a reaction (lines 168, 214)', () => {
    const asked = (target: string): string[] =>
      Object.keys(odds.fields({ attacker: 'corv', target })).filter((one) =>
        ['stance', 'meets'].includes(one),
      )
    expect(asked('car')).toEqual([])
    expect(asked('fen')).toEqual(['stance', 'meets'])
    // As somebody else was asked about before.
    const lies = { attacker: 'corv', target: 'car', stance: 'prone', meets: 'dodge' }
    expect(odds.answer(lies)).toEqual(odds.answer({ attacker: 'corv', target: 'car' }))
    const [, covers] = odds.tables({ attacker: 'corv', target: 'car' }).tables
    expect(covers?.rows.map(({ about }) => about)).not.toContainEqual({ key: 'stance.prone' })
  })

  test('begin with somebody who shoots at somebody', () => {
    const { fen, orlando } = SAMPLE_CHARACTERS
    const strikes = document('a', { ...orlando, name: 'A', weapons: [] })
    const shoots = document('c', { ...fen, name: 'C' })
    const some = oddsBook.of([strikes, document('b', { ...SAMPLE_VEHICLES.hound, name: 'B' }), shoots])
    expect(asking(some).asked.typed).toMatchObject({ attacker: 'c', target: 'a' })
  })

  test('name those who are alike by the alphabet', () => {
    const { fen } = SAMPLE_CHARACTERS
    const some = oddsBook.of(['Zoe', 'Ann', 'Mia'].map((name) => document(name, { ...fen, name })))
    const { attacker } = asking(some).asked.fields
    expect(attacker?.kind === 'one' ? attacker.of.slice(0, 3) : []).toEqual(['Ann', 'Mia', 'Zoe'])
  })

  test('of a check that cannot fail say so', () => {
    const skills = [{ skill: 'Melee', specialty: '', level: 9 }]
    const some = oddsBook.of([document('sure', { ...SAMPLE_CHARACTERS.fen, name: 'Sure', skills }), ...KEPT])
    const { reasons } = asking(some, { attacker: 'sure', weapon: 'hands', target: 'fen' }).answer
    expect(reasons.find(({ at, says }) => at === '47' && says.key.endsWith('always'))).toBeDefined()
  })

  test('of every cell are those of the question that it asks', () => {
    for (const { rows } of odds.tables({ attacker: 'corv', target: 'car', aim: '1' }).tables)
      for (const cell of rows.flatMap(({ cells }) => cells.filter((each) => each !== null)))
        expect(asking(odds, { aim: '1', ...cell.asks }).answer.chances[0]?.chance).toBe(cell.chance)
  })

  test('have their words, whatever is asked', () => {
    const said = new Set<string>()
    const add = (words: Named | null): void => {
      if (words !== null) for (const key of keysOf(words)) said.add(key)
    }
    const more = [
      {},
      { stance: 'prone', cover: 'full', meets: 'dodge' },
      { stance: 'prone', meets: 'dodge' },
      {
        cover: 'half',
        meets: 'dodgeBehind',
        moved: '30',
        hasty: true,
        reactions: '2',
        evasion: '1',
        aim: '3',
      },
      { light: 'dark', smoke: 'thick', weather: true, beside: true, stance: 'prone', meets: 'parry' },
    ]
    for (const attacker of ['corv', 'idris', 'auditor', 'sexton'])
      for (const target of ['fen', 'car'])
        for (const rules of ['', 'rules-1']) {
          const { tables, about } = odds.tables({ attacker, target, rules })
          add(about)
          for (const { title, head, columns, rows } of tables) {
            for (const words of [
              title,
              head ?? '',
              ...columns,
              ...rows.flatMap((row) => [row.name, row.about]),
            ])
              add(words)
            for (const cell of rows.flatMap(({ cells }) => cells.find((each) => each !== null) ?? []))
              for (const also of more) {
                const { asked, answer } = asking(odds, { rules, ...cell.asks, ...also })
                add(answer.title)
                for (const { says } of [...answer.chances, ...answer.reasons]) add(says)
                for (const plot of answer.plots ?? []) [plot.title, plot.across].forEach(add)
                for (const [name, field] of Object.entries(asked.fields)) {
                  said.add(`field.${name}`)
                  if (field.kind !== 'one') continue
                  if (field.orNone) said.add(`none.${name}`)
                  for (const value of field.of) add(odds.named(name, value, asked.typed))
                }
              }
          }
        }
    expect(said.size).toBeGreaterThan(80)
    expect([...said].filter((key) => !i18n.global.te(`${oddsBook.texts}.${key}`))).toEqual([])
  })
})
