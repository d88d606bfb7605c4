import { describe, expect, it } from 'vitest'
import { faces } from '../../../../renderer/systems/blast-em/faces/faces.ts'
import { percents } from '../../../../renderer/systems/blast-em/faces/odds.ts'
import type { Offer } from '../../../../shared/battle/field.ts'
import type { TableWords } from '../../../../renderer/table/faces.ts'
import type { MissionDraft } from '../../../../shared/systems/blast-em/documents/mission.ts'
import { blastEmPlay } from '../../../../shared/systems/blast-em/battle/play.ts'
import type { FightSummary } from '../../../../shared/contract/fights.ts'
import {
  begun,
  declaring,
  fighting,
  freely,
  lying,
  resolves,
  resolving,
  shoots,
  tableOf,
  thing,
  went,
  type Table,
} from './table.ts'

/** What the house's table shows of a state. */

const SUMMARY = { names: {} } as FightSummary
const viewOf = (table: Table) => blastEmPlay.view(table.state, 'public')
const piece = (table: Table, name: string) => {
  const found = faces.pieces(viewOf(table), SUMMARY).find(({ id }) => id === table.id(name))
  if (!found) throw new Error(`There is no ${name}.`)
  return found
}
const keys = (all: readonly TableWords[] = []): string[] => all.map(({ key }) => key)
const now = (table: Table): string[] => keys(faces.now?.(viewOf(table), SUMMARY))
const isOf = ({ model }: Offer['fields'], id: string): boolean => model?.kind === 'is' && model.value === id
const numbers = (table: Table, name: string) =>
  piece(table, name).states.find(({ key }) => key === 'piece.numbers')?.values

describe('whose turn to declare it is (line 276)', () => {
  it('the bad guys declare first, then the team', () => {
    const table = declaring({ players: 2 })
    expect(now(table)).toEqual(['now.declaring.badGuys'])
    table.by('bad-guys', 'done-declaring', {})
    expect(now(table)).toEqual(['now.declaring.team'])
  })
  it('says what house rules leave to the team meanwhile, and how the fight ends', () => {
    const may = (goingToGround: 'movingOrDeclaring' | 'moving') =>
      faces.now?.(viewOf(declaring({ rules: { goingToGround } })), SUMMARY)[0]?.values?.may
    expect(may('movingOrDeclaring')).toEqual({ key: 'now.declaring.may.movingOrDeclaring' })
    expect(may('moving')).toEqual({ key: 'now.declaring.may.moving' })
    const closing = (fightEnds: 'noneInSight' | 'noneUp') => {
      const table = declaring({ rules: { fightEnds } })
      table.by('bad-guys', 'done-declaring', {})
      table.does('done-declaring', {})
      return now(table)
    }
    expect(closing('noneInSight')).toEqual(['now.closing.noneInSight'])
    expect(closing('noneUp')).toEqual(['now.closing.noneUp'])
  })
  it('a stray that is rolled flies at somebody before it strikes', () => {
    const table = declaring()
    const view = blastEmPlay.view(table.state, 'public')
    const stray = { kind: 'stray-settled', by: table.id('hero'), struck: 'enemy.1', wounds: 0 } as const
    const line = (struck: string, wounds: number) =>
      faces.line({ ...stray, struck, wounds }, { names: {} } as FightSummary, view)
    expect([line('enemy.1', 0), line('enemy.1', 1), line('desk', 0)]).toMatchObject([
      { key: 'blow.strayFliesAt' },
      { key: 'blow.strayStrikes' },
      { key: 'blow.strayStrikesThing' },
    ])
  })
  it('all in secret by house rule', () => {
    const table = declaring({ rules: { declaring: 'secret' } })
    expect(now(table)).toEqual(['now.declaring.secret'])
    expect(faces.inSecret?.(viewOf(table))).toBe(true)
  })
})

describe('what was declared', () => {
  it('lies on the table till it is carried out, and the two shots of one are told apart', () => {
    const table = resolving({ enemies: 'trooper*2' }, (one) => {
      shoots(one, 'trooper', 'their trooper', { second: one.id('their trooper') })
    })
    const said = () => faces.declared?.(viewOf(table)).map(({ does, isDone }) => [does.values?.with, isDone])
    expect(said()).toEqual([
      [{ key: 'blow.oneOfTwo', values: { with: { key: 'value.standard' } } }, false],
      [{ key: 'blow.secondShot', values: { with: { key: 'value.standard' } } }, false],
    ])
    const aims = () => keys(piece(table, 'trooper').declares ?? [])
    expect(aims()).toHaveLength(2)
    // The list of them says so: what happened last need not.
    const declares = table.events.find(({ kind }) => kind === 'attack-declared')
    const line = (event: object) => faces.line(event, { names: {} } as FightSummary, viewOf(table))
    expect(declares && line(declares)?.isDeclared).toBe(true)
    expect(line({ kind: 'round-begun', round: 1 })?.isDeclared).toBeUndefined()
    resolves(table, [8, 1])
    expect(said()?.map(([, isDone]) => isDone)).toEqual([true, false])
    expect(aims()).toHaveLength(1)
    expect(piece(table, 'their trooper').states).toContainEqual({ key: 'piece.pending', values: { n: 1 } })
    resolves(table, [8, 1, 2])
    expect(keys(piece(table, 'trooper').marks)).toEqual(['mark.hasActed'])
  })
  it('who has moved or run shows it in a fight too', () => {
    const table = declaring({}, (one) => {
      went(one, 'hero')
      went(one, 'trooper', { how: 'run', inches: 12 })
    })
    expect(keys(piece(table, 'hero').marks)).toEqual(['mark.hasMoved'])
    expect(keys(piece(table, 'trooper').marks)).toEqual(['mark.hasRun'])
  })
})

describe('who is in HTH (line 284)', () => {
  it('is marked so as long as somebody who is up stands there', () => {
    const table = fighting({ level: 'assist' })
    went(table, 'hero', { reaches: ['enemy.1'] })
    expect(keys(piece(table, 'hero').marks)).toEqual(['mark.inHth', 'mark.hasMoved'])
    const falls = { fate: 'mostlyDead', wounds: 0, turns: 3, reason: 'hit' } as const
    table.by('bad-guys', 'put-right', { model: 'enemy.1', ...falls })
    expect(keys(piece(table, 'hero').marks)).toEqual(['mark.hasMoved'])
  })
})

describe('what an invasion is won by (line 47)', () => {
  it.each([
    ['wave by wave', null, { key: 'objective.beatWaves' }],
    ['by holding out', 6, { key: 'objective.holdOut', values: { n: 6 } }],
  ] as const)('%s', (_name, turns, win) => {
    const models = [{ who: { kind: 'badGuy' as const, type: 'guard' as const }, count: 1 }]
    const waves = [{ id: 'a', way: 'theirs', turn: 9, models }]
    const objective = { kind: 'beatWaves' as const, turns }
    const table = tableOf({ mission: { mission: 'invasion', objective, waves, win: '' } })
    expect(piece(table, 'mission').states).toContainEqual({ key: 'piece.win', values: { win } })
  })
})

describe('a room that is to be held (line 46)', () => {
  it.each(['noneUp', 'any'] as const)('is told with what that takes: %s', (enemies) => {
    const rooms = [{ id: 'bridge', name: 'Old bridge', notes: '' }]
    const objective = { kind: 'secure' as const, room: 'bridge', enemies }
    const table = tableOf({ mission: { mission: 'boarding', objective, rooms } })
    expect(piece(table, 'mission').states).toContainEqual({
      key: 'piece.toHold',
      values: { name: 'Old bridge', held: { key: `held.${enemies}` } },
    })
  })
})

describe('what a strike is about (line 45)', () => {
  it('is named where nobody has written what wins', () => {
    const objective = { kind: 'destroy' as const, target: 'mast' }
    const named = (win: string) => {
      const table = tableOf({ mission: { mission: 'strike', objective, things: [thing('mast')], win } })
      return piece(table, 'mission').states.filter(({ key }) => key === 'piece.aim')
    }
    expect(named('')).toEqual([{ key: 'piece.aim', values: { name: 'mast' } }])
    expect(named('The mast is down.')).toEqual([])
  })
})

describe('a group that is to be destroyed (line 45)', () => {
  const why = (models: MissionDraft['garrison'][number]['models']) => {
    const table = tableOf({
      mission: {
        mission: 'strike',
        objective: { kind: 'destroy', target: 'post' },
        rooms: [{ id: 'post', name: 'Shed', notes: '' }],
        garrison: [{ id: 'post', place: { room: 'post', at: null }, models }],
      },
    })
    const ends = { kind: 'mission-ended', outcome: 'won', why: 'objective', by: null }
    const [arrived] = table.events.filter(({ kind }) => kind === 'arrived')
    const told = (event: object) => faces.line(event, SUMMARY, viewOf(table))?.values
    return { why: told(ends)?.why, place: arrived && told(arrived)?.place }
  }
  const guard = { kind: 'badGuy', type: 'guard' } as const
  it('is told by who is in it, and where it stands by its room', () => {
    expect(why([{ who: guard, count: 1 }])).toEqual({
      why: { key: 'done.destroy', values: { name: { key: 'who.badGuy.guard' }, n: 0 } },
      place: { key: 'line.room', values: { from: 'Shed' } },
    })
  })
  it('is counted where it is more than one', () => {
    const name = [{ key: 'encounter.some', values: { count: 2, type: { key: 'who.badGuy.guard' } } }]
    expect(why([{ who: guard, count: 2 }]).why).toMatchObject({ values: { name } })
  })
})

describe('numbers that count now', () => {
  it('have armour, upgrades and drugs in them, each told', () => {
    const gadgets = {
      trooper: [
        { gadget: 'bodyArmour' as const },
        { gadget: 'combatDrugs' as const },
        { gadget: 'weaponUpgrade' as const, upgrade: 'accurate' as const },
      ],
    }
    const table = freely({ gadgets })
    expect(numbers(table, 'trooper')).toEqual({ av: 4, dv: 5, cd: 8, mv: 8 })
    table.does('take-drugs', { model: table.id('trooper') })
    expect(numbers(table, 'trooper')).toEqual({ av: 4, dv: 5, cd: 10, mv: 8 })
    expect(piece(table, 'trooper').states.filter(({ key }) => key !== 'piece.numbers')).toMatchObject([
      { key: 'piece.type' },
      { key: 'piece.ranged', values: { av: 6, cd: 10 } },
      { key: 'piece.changed', values: { reasons: [{ key: 'reason.accurate' }] } },
      {
        key: 'piece.changed',
        values: { reasons: [{ key: 'reason.bodyArmour' }, { key: 'reason.combatDrugs' }] },
      },
      { key: 'piece.carries' },
    ])
  })
})

describe('odds at the table', () => {
  it('add up to 100', () => {
    expect(percents([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33])
    expect(percents([0.125, 0.875])).toEqual([13, 87])
    expect(percents([1])).toEqual([100])
  })
  it('have a line for each number that is added, with its reason', () => {
    const table = declaring({ enemies: 'trooper' }, (one) => went(one, 'trooper', { how: 'run', inches: 12 }))
    table.by('bad-guys', 'done-declaring', {})
    const view = viewOf(table)
    const offer = blastEmPlay
      .options(table.state, 'player-1')
      .find(
        ({ command, fields }) =>
          command === 'declare-shot' &&
          fields.model?.kind === 'is' &&
          fields.model.value === table.id('trooper'),
      )
    const said =
      offer &&
      faces.odds?.(
        offer,
        { model: table.id('trooper'), attack: 'standard', target: 'enemy.1', second: null },
        view,
      )
    expect(keys(said)).toEqual(['odds.thrown', 'odds.because', 'odds.fight', 'odds.fight', 'odds.fight'])
    expect(said?.[1]?.values?.reason).toEqual({ key: 'reason.run', values: { add: '−1' } })
  })
  it('of whoever has fired once in this turn are those of two shots', () => {
    const things = [thing('desk', { breakable: true })]
    const given = { team: 'hero heavy', enemies: 'trooper', mission: { things } }
    const table = freely(given)
    went(table, 'heavy')
    const shot = { attack: 'heavy', thing: 'desk', inSight: true, inches: 0, twice: true } as const
    table.does('wreck', { ...shot, model: table.id('heavy') })
    table.does('look', { tokens: [], enemies: ['enemy.1'] })
    table.does('done-moving', {})
    table.by('bad-guys', 'done-moving', {})
    table.by('bad-guys', 'done-declaring', {})
    const offer = blastEmPlay
      .options(table.state, 'player-1')
      .find(({ command, fields }) => command === 'declare-shot' && isOf(fields, table.id('heavy')))
    const fires = { model: table.id('heavy'), attack: 'heavy', target: 'enemy.1', second: null }
    const said = offer && faces.odds?.(offer, fires, viewOf(table))
    expect(said?.[1]?.values?.reason).toEqual({ key: 'reason.shots', values: { add: '−1' } })
    table.does('declare-shot', { ...fires, attack: 'heavy' })
    expect(table.last('attack-declared').shots).toBe(2)
  })
  it('count no further try of a healer who has tried in this turn', () => {
    const table = freely({ team: 'hero trooper corpsman medic', level: 'assist' })
    const falls = { fate: 'mostlyDead', wounds: 0, turns: 1, reason: 'hit' } as const
    table.does('put-right', { model: table.id('trooper'), ...falls })
    const savedBy = (who: string): unknown => {
      const offer = blastEmPlay
        .options(table.state, 'player-1')
        .find(
          ({ command, fields }) =>
            command === 'treat' && fields.model?.kind === 'is' && fields.model.value === table.id(who),
        )
      const said =
        offer && faces.odds?.(offer, { model: table.id(who), patient: table.id('trooper') }, viewOf(table))
      return said?.find(({ key }) => key === 'odds.savedByAll')?.values?.chance
    }
    const fresh = savedBy('corpsman')
    const care = { patient: table.id('trooper'), within: true, watched: false }
    table.does('treat', { model: table.id('medic'), ...care }, 12, 4, 1)
    expect(Number(savedBy('corpsman'))).toBeLessThan(Number(fresh))
  })
  it('count an ally’s healer in turns of his own alone (lines 260, 266)', () => {
    const table = freely({ team: 'hero trooper corpsman', level: 'assist', players: 2 })
    const falls = { fate: 'mostlyDead', wounds: 0, turns: 1, reason: 'hit' } as const
    const patient = table.id('trooper')
    const said = () => {
      const offer = blastEmPlay
        .options(table.state, 'player-1')
        .find(({ command, fields }) => command === 'treat' && isOf(fields, table.id('corpsman')))
      return (offer && faces.odds?.(offer, { model: table.id('corpsman'), patient }, viewOf(table))) ?? []
    }
    const chance = (key: string) => said().find((one) => one.key === key)?.values?.chance
    table.does('put-right', { model: patient, ...falls })
    // Two tries of his own healer, and one of the ally's between them.
    expect([chance('odds.savedFromNow'), chance('odds.savedByAll')]).toEqual([62, 77])
    const on = { inSight: [], secured: null }
    table.does('end-turn', on)
    table.by('player-2', 'end-turn', on)
    expect(keys(said())).toEqual(['odds.rescue'])
  })
  it('say that who is to ground may be out of reach of a shot (line 357)', () => {
    const table = declaring({ team: 'hero demo', enemies: 'trooper*2' })
    table.by('bad-guys', 'go-to-ground', { model: 'enemy.1', behind: null })
    table.by('bad-guys', 'done-declaring', {})
    const said = (kind: string, attack: string, target: string) => {
      const offer = blastEmPlay
        .options(table.state, 'player-1')
        .find(({ command, fields }) => command === kind && isOf(fields, table.id('demo')))
      const chosen = { model: table.id('demo'), attack, target, second: null }
      return keys((offer && faces.odds?.(offer, chosen, viewOf(table))) ?? [])
    }
    expect(said('declare-shot', 'standard', 'enemy.1')[0]).toBe('odds.toGround')
    expect(said('declare-shot', 'standard', 'enemy.2')[0]).toBe('odds.thrown')
    expect(said('declare-blast', 'grenade', 'enemy.1')[0]).toBe('odds.thrown')
  })
})

describe('the log', () => {
  it('says what was handed over, whoever has what by now', () => {
    const gadgets = {
      hero: [{ gadget: 'medpack' as const, uses: 1 }, { gadget: 'passkey' as const }],
    }
    const table = freely({ gadgets })
    const give = { model: table.id('hero'), to: table.id('trooper'), gadget: 0, within: true }
    table.does('hand-over-gadget', give)
    const first = table.last('gadget-handed-over')
    table.does('hand-over-gadget', give)
    const said = faces.line(first, SUMMARY, viewOf(table))
    expect(said?.values?.gadget).toEqual({ key: 'found.medpack' })
  })
  const lineOf = (table: Table, kind: 'wounded' | 'treated') => {
    const view = viewOf(table)
    return faces.line(table.last(kind), SUMMARY, view)
  }
  it('says of whom nothing is left that it is at 0, or below', () => {
    const table = resolving({ enemies: 'trooper', rules: { damage: 'fixed' } }, (one) => {
      shoots(one, 'trooper', 'their trooper', { second: one.id('their trooper') })
      shoots(one, 'hero', 'their trooper')
    })
    resolves(table, [8, 1])
    resolves(table, [8, 1])
    resolves(table, [8, 1])
    expect(lineOf(table, 'wounded')?.key).toBe('blow.woundedBelow')
  })
  it('has the card and both dice of a treatment', () => {
    const table = freely({ team: 'hero trooper corpsman', level: 'assist' })
    const falls = { fate: 'mostlyDead', wounds: 0, turns: 3, reason: '' } as const
    table.does('put-right', { model: table.id('trooper'), ...falls })
    table.does(
      'treat',
      { model: table.id('corpsman'), patient: table.id('trooper'), within: true, watched: false },
      5,
      2,
      8,
    )
    expect(lineOf(table, 'treated')?.values).toMatchObject({
      skill: { key: 'blow.sum' },
      severity: { key: 'line.cardAndDie', values: { die: 2 } },
    })
  })
})

describe('the report', () => {
  it('sums up enemies without a name, and calls a gun no dead', () => {
    const table = declaring({ enemies: 'trooper*2 guard gun' })
    const view = viewOf(table)
    const fell = (name: string) => {
      const event = { kind: 'fell', model: table.id(name), to: 'out', turns: null, deep: false }
      return faces.tale?.(event, SUMMARY, view, (key) => `${key}.0`, [])
    }
    const [first, second, third, gun] = ['their trooper', 'their trooper2', 'their guard', 'their gun'].map(
      fell,
    )
    const both = second && first?.with?.(second)
    const all = third && both?.with?.(third)
    expect(all).toMatchObject({
      key: 'tale.felled.0',
      values: {
        models: [
          { key: 'tale.many.trooper', values: { n: 2 } },
          { key: 'tale.many.guard', values: { n: 1 } },
        ],
      },
    })
    expect(gun?.key).toBe('tale.wrecked.0')
    expect(gun && all?.with?.(gun)).toBeNull()
  })

  it('names who struck last, and each of them once', () => {
    const table = declaring({ enemies: 'trooper*2 guard' })
    const view = viewOf(table)
    const struck = (by: string, target: string) => ({
      kind: 'attack-made',
      hit: true,
      wounds: 1,
      by: table.id(by),
      target: table.id(target),
    })
    const before = [
      struck('hero', 'their trooper'),
      struck('trooper', 'their trooper'),
      struck('trooper', 'their trooper2'),
      struck('hero', 'their guard'),
      struck('their guard', 'hero'),
    ]
    const fell = (name: string, to = 'out') => {
      const event = { kind: 'fell', model: table.id(name), to, turns: null, deep: false }
      return faces.tale?.(event, SUMMARY, view, (key) => `${key}.0`, before)
    }
    const [first, second, third] = ['their trooper', 'their trooper2', 'their guard'].map((one) => fell(one))
    const both = second && first?.with?.(second)
    const [trooper, hero] = ['trooper', 'hero'].map((one) => faces.named?.('piece', table.id(one), view))
    expect(both).toMatchObject({ key: 'tale.felledBy.0', values: { by: [trooper] } })
    expect(third && both?.with?.(third)?.values?.by).toEqual([trooper, hero])
    expect(fell('hero', 'mostlyDead')).toMatchObject({ key: 'tale.struck.mostlyDead.0' })
    // It is told as it happens, and not once more when they bleed to death, perhaps long after whoever did it has left.
    expect(fell('their trooper', 'mostlyDead')).toMatchObject({ key: 'tale.felledBy.0' })
    before.push({ kind: 'fell', model: table.id('their trooper'), to: 'mostlyDead' } as never)
    expect(fell('their trooper')).toBeNull()
    expect(fell('trooper')?.key).toBe('tale.fell.out.0')
  })
})

describe('before the first turn', () => {
  it('the way in is told, and the brief in its own box', () => {
    const table = tableOf({ mission: { brief: 'Get in.' } })
    expect(faces.now?.(viewOf(table), SUMMARY)).toMatchObject([
      { key: 'now.first-player', values: { ways: ['In'] } },
    ])
    expect(piece(table, 'mission').states[0]).toEqual({ key: 'piece.brief', values: { brief: 'Get in.' } })
  })
})

describe('the log of what lies about', () => {
  const logOf = (table: Table, from = 0): string[] =>
    table.events
      .slice(from)
      .flatMap((event) => faces.line(event, SUMMARY, viewOf(table)) ?? [])
      .map(({ key }) => key)

  it('tells an explosion once, and of nothing that it misses or hits', () => {
    const things = [thing('bottles', { breakable: true, explosive: true })]
    const table = freely({ team: 'hero heavy', mission: { things } })
    const from = table.events.length
    const shot = { attack: 'heavy' as const, thing: 'bottles', inSight: true, inches: 0, inside: [] }
    table.does('wreck', { model: table.id('heavy'), ...shot })
    table.does('settle-explosion', { inside: [table.id('hero')] }, 1, 8)
    expect(logOf(table, from)).toEqual(['line.thingShot', 'blow.blewUp', 'blow.explosion', 'blow.missed'])
    const missed = faces.line(table.last('attack-made'), SUMMARY, viewOf(table))
    expect(missed?.values?.by).toEqual({ key: 'blow.explosionOf' })
  })
  it('tells a find once', () => {
    const tokens = [{ id: 'spot', place: { room: null, at: null }, holds: { kind: 'find' as const } }]
    const passkey = { kind: 'gadget' as const, carried: { gadget: 'passkey' as const } }
    const findTable = [1, 2, 3, 4].map(() => passkey)
    const table = begun({ mission: { tokens, findTable } })
    table.does('look', { tokens: ['spot'], enemies: [] })
    const from = table.events.length
    table.does('open-item', { model: table.id('hero'), item: 'spot', within: true })
    expect(logOf(table, from)).toEqual(['line.found'])
  })
  it('marks the team that is lost', () => {
    const table = freely({ level: 'assist', players: 2 })
    const out = { fate: 'out', wounds: 0, turns: null, reason: 'hit' } as const
    table.does('put-right', { model: table.id('hero'), ...out })
    expect(faces.calls?.(viewOf(table), 'player-1')).toMatchObject({ key: 'called.lostTeam' })
    expect(faces.calls?.(viewOf(table), 'player-2')).toBe('Us')
  })
})

describe('what is offered and asked', () => {
  it('is the end of the turn, once nobody of the team is there any more', () => {
    const table = freely({ team: 'hero trooper', players: 2 })
    expect(now(table)).toEqual(['now.free'])
    table.does('leave', { models: [table.id('hero'), table.id('trooper')], way: 'in' })
    expect(now(table)).toEqual(['now.nobodyHere'])
  })
  it('of a healer is to treat themself, too', () => {
    const table = freely({ team: 'hero sidekick', level: 'assist' })
    const hurt = { fate: 'up', wounds: 1, turns: null, reason: 'hit' } as const
    table.does('put-right', { model: table.id('sidekick'), ...hurt })
    const offers = blastEmPlay.options(table.state, 'player-1').filter(({ command }) => command === 'treat')
    const acts = offers.map((offer) => faces.act?.(offer, viewOf(table)).does.key)
    expect(acts).toEqual(['act.treatSelf'])
  })
  it('of a blow speaks of no cover', () => {
    const table = declaring({}, (one) => {
      went(one, 'hero', { reaches: ['enemy.1'] })
    })
    table.by('bad-guys', 'done-declaring', {})
    const [offer] = blastEmPlay
      .options(table.state, 'player-1')
      .filter(({ command, fields }) => command === 'declare-hth' && isOf(fields, table.id('hero')))
    if (!offer) throw new Error('There is a blow.')
    const chosen = { model: table.id('hero'), targets: ['enemy.1'] }
    const said = faces.odds?.(offer, chosen, viewOf(table)).find(({ key }) => key === 'odds.fight')
    expect(said?.values?.cover).toBe('')
  })
})

describe('a token that is turned over', () => {
  it('says what it held', () => {
    const tokens = [{ id: 'spot', place: { room: null, at: null }, holds: { kind: 'find' as const } }]
    const table = begun({ mission: { tokens } })
    expect(piece(table, 'spot').marks).toEqual([])
    table.does('look', { tokens: ['spot'], enemies: [] })
    expect(piece(table, 'spot').marks).toEqual([
      { key: 'mark.spent' },
      { key: 'mark.held', values: { what: { key: 'encounter.find' } } },
    ])
  })
  it('is called by its number where something useful lies, and nobody carries it along', () => {
    const tokens = [{ id: 'spot', place: { room: null, at: null }, holds: { kind: 'find' as const } }]
    const table = begun({ mission: { tokens } })
    table.does('look', { tokens: ['spot'], enemies: [] })
    const lies = faces
      .pieces(viewOf(table), SUMMARY)
      .find(({ under }) => under !== undefined && typeof under !== 'string' && under.key === 'under.items')
    expect(lies?.name).not.toBe('')
    table.does('open-item', { model: table.id('hero'), item: 'spot', within: true })
    expect(piece(table, table.id('hero')).marks?.map(({ key }) => key)).not.toContain('mark.holds')
  })
})

describe('a fight that ends with enemies out of sight (line 307)', () => {
  it('is neither won nor lost in the log and the report', () => {
    const table = declaring({ enemies: 'guard' })
    table.by('bad-guys', 'done-declaring', {})
    table.does('done-declaring', {})
    table.does('end-turn', { inSight: [], secured: null })
    const [event, view] = [table.last('fight-ended'), viewOf(table)]
    expect(faces.line(event, SUMMARY, view)?.key).toBe('line.fightApart')
    expect(faces.tale?.(event, SUMMARY, view, (key) => `${key}.0`, [])?.key).toBe('tale.fightApart.0')
  })
})

describe('where the objective is (line 208)', () => {
  it('nobody is told before a terminal has', () => {
    const rooms = [{ id: 'vault', name: 'Strongroom', notes: '' }]
    const place = { room: 'vault', at: null }
    const items = [{ ...lying('box'), place, locked: false, find: null }]
    const terminals = [{ ...lying('desk'), does: ['locateObjective' as const], opens: [] }]
    const objective = { kind: 'fetch' as const, item: 'box' }
    const table = freely({
      team: 'hero techie',
      mission: { mission: 'recovery', objective, rooms, items, terminals },
    })
    expect(piece(table, 'box').states).toEqual([])
    table.does('use-terminal', { model: table.id('techie'), terminal: 'desk', within: true }, 1, 8)
    expect(piece(table, 'box').states).toEqual([{ key: 'piece.room', values: { room: 'Strongroom' } }])
  })
})

describe('the lists of the set-up', () => {
  it.each([
    ['mission', 'seed-vault', { key: 'mission.recovery' }],
    ['team1', 'late-shift', { key: 'temper.mixed' }],
    ['team2', 'lantern-choir', { key: 'temper.peaceful' }],
    ['team1', 'spare-parts', { key: 'temper.machines' }],
    ['team1', 'loud-and-sorry', { key: 'temper.loud' }],
    ['team1', 'quiet-ada', { key: 'temper.alone' }],
    ['team6', 'late-shift-again', { key: 'temper.sequel', values: { temper: { key: 'temper.mixed' } } }],
    ['rules', 'late-shift', null],
  ])('say of %s %s what it is', (field, value, said) => {
    expect(faces.kindOf?.(field, value, null)).toEqual(said)
  })
})

describe('what the players measure by', () => {
  const measured = (table: Table) => faces.now?.(viewOf(table), SUMMARY).at(-1)
  it('is the reach of HTH as somebody moves, by the house rule', () => {
    const table = fighting({ rules: { hthReach: 2 } })
    expect(measured(table)).toEqual({ key: 'now.reach', values: { n: 2 } })
    // With nobody to come upon nothing is said.
    expect(now(freely())).toEqual(['now.free'])
    expect(now(freely({ enemies: 'guard' }))).toEqual(['now.free', 'now.reach'])
  })
  it('is where cover counts as somebody shoots', () => {
    const table = resolving({}, (one) => shoots(one, 'trooper', 'their trooper'))
    expect(measured(table)).toEqual({ key: 'now.cover', values: { line: 0.5, target: 2 } })
  })
})

describe('what a mission brings along', () => {
  const said = (table: Table, name: string) =>
    piece(table, name).states.filter(({ key }) => /stock|carries|notes|environment/.test(key))
  it('is told of its bearers, and grows less', () => {
    const stocks = { grenades: 1, demoPacs: 2, heavyShots: null }
    const doors = [{ ...lying('door'), state: 'stuck' as const }]
    const table = freely({ team: 'hero demo heavy', mission: { stocks, doors } })
    table.does('set-demo-pac', { model: table.id('demo'), on: 'door', within: true })
    expect(said(table, 'demo')).toEqual([
      { key: 'piece.stock.grenades', values: { n: 1 } },
      { key: 'piece.stock.demoPacs', values: { n: 1 } },
    ])
    expect(said(table, 'heavy')).toEqual([])
  })
  it('and how often a medpack still serves', () => {
    const table = freely({ gadgets: { hero: [{ gadget: 'medpack', uses: 3 }, { gadget: 'passkey' }] } })
    const medpack = { key: 'piece.serves', values: { gadget: { key: 'gadget.medpack' }, n: 3 } }
    const gadgets = [medpack, { key: 'gadget.passkey' }]
    expect(said(table, 'hero')).toEqual([{ key: 'piece.carries', values: { gadgets } }])
  })
  it('and what is agreed on the place and on what stands about', () => {
    const things = [thing('desk', { breakable: true })]
    const environment = { atmosphere: 'vacuum' as const, gravity: 'standard' as const, notes: 'Suits on.' }
    const table = freely({ mission: { things, environment } })
    expect(said(table, 'mission')).toEqual([{ key: 'piece.environment', values: { notes: 'Suits on.' } }])
    expect(keys(piece(table, 'desk').marks)).toEqual(['cover.hard', 'mark.hides', 'mark.breakable'])
  })
})

describe('who has the next turn (line 301)', () => {
  it('is nobody who has got away', () => {
    const mission = { mission: 'escape', objective: { kind: 'leave' } } as const
    const table = freely({ players: 3, mission })
    const told = () => faces.order?.(viewOf(table), SUMMARY).flatMap((turn) => turn.map(({ id }) => id))
    table.does('leave', { models: [table.id('hero'), table.id('trooper')], way: 'in' })
    expect(told()).toEqual(['player-1', 'player-2', 'player-3'])
    table.does('end-turn', { inSight: [], secured: null })
    expect(told()).toEqual(['player-2', 'player-3'])
  })
})

describe('what lies first', () => {
  it('is the team whose turn it is and whoever fights it, where many play', () => {
    const table = begun({ players: 3, enemies: 'guard', rules: { teams: 'rivals' } })
    table.does('look', { tokens: [], enemies: ['enemy.1', 'player-3.m1'] })
    expect(faces.foremost?.(viewOf(table))).toEqual(['player-1', 'bad-guys', 'player-3'])
    expect(faces.foremost?.(viewOf(begun({ players: 2, enemies: 'guard' })))).toBeNull()
    expect(faces.foremost?.(viewOf(tableOf({ players: 3, enemies: 'guard' })))).toEqual(['bad-guys'])
  })
})

describe('whoever is surprised (line 274)', () => {
  it('is marked so, rivals too that fight beside the bad guys', () => {
    const table = fighting({ players: 2, rules: { teams: 'rivals' } })
    const isMarked = (id: string) => {
      const marks = faces.pieces(viewOf(table), SUMMARY).find((one) => one.id === id)?.marks
      return keys(marks).includes('mark.surprised')
    }
    table.does('look', { tokens: [], enemies: ['player-2.m1'] })
    table.does('agree-surprise', { whom: 'badGuys' })
    expect(['enemy.1', 'player-2.m1', table.id('hero')].map(isMarked)).toEqual([true, true, false])
  })
})
