import { describe, expect, test } from 'vitest'
import { openPins } from '../../electron/fights/pins.ts'
import { isRefusal } from '../../shared/problem.ts'
import type { BattleState } from '../../shared/systems/seven-seconds/battle/state/state.ts'
import { SIDES, type Side } from '../../shared/systems/seven-seconds/battle/words.ts'
import { runs } from '../support/long.ts'
import { startThree } from './support/campaign.ts'
import { play, QUICK } from './support/fights.ts'
import { storedState } from '../support/stored-fight.ts'
import { startProgram, type TestProgram } from './support/program.ts'
import { secretsOf } from '../support/secrets.ts'

const PINS = { a: '13579', b: '2468' } as const

async function beginWithPins(muster: TestProgram): Promise<string> {
  const { id } = await muster.ask('fights.begin', QUICK)
  for (const side of SIDES) await muster.ask('fights.setPin', { id, side, chosen: PINS[side] })
  return id
}

/** Troop cards come from one pile: both sides never hold the same one. Missions are turned over at the end. */
function isHidden({ phase }: BattleState): boolean {
  return phase !== 'measuring' && phase !== 'over'
}

/** Plays until both squads are mustered, and names every trooper of theirs and a layout of each side. */
async function playToNames(muster: TestProgram, id: string, seed: number): Promise<void> {
  const named = new Set<Side>()
  for (let step = 0; named.size < 2; step += 1) {
    await play(muster, id, seed * 1000 + step, 1, { pins: PINS })
    for (const side of SIDES) {
      const state = storedState(muster, id)
      if (named.has(side) || !state.sides[side].mustered || state.phase !== 'cards') continue
      named.add(side)
      const of = { id, side, pin: PINS[side] }
      const { names } = await muster.ask('fights.suggestNames', { ...of, names: { style: 'salt-coast' } })
      const { decision } = await muster.ask('fights.look', { id, watcher: 'public' })
      const command = {
        kind: 'name-units',
        side,
        names: names.map(({ unit, trooper }, index) => ({
          unit,
          name: `Hidden ${side}${index}`,
          trooper,
        })),
      } as const
      await muster.ask('fights.act', { id, after: decision, command, rolls: null, pin: PINS[side] })
      await muster.ask('fights.keepLayout', { ...of, name: `Habit of ${side}`, squares: [] })
    }
  }
}

describe('while cards are hidden', () => {
  test.each([1, 2, 3, 4].slice(0, runs(1, 4)))(
    'nobody is told what the other side hides, battle %i',
    async (seed) => {
      const muster = startProgram()
      const id = await beginWithPins(muster)
      let commands = 0
      let seen = 0
      await playToNames(muster, id, seed)
      await play(muster, id, seed, 160, {
        pins: PINS,
        after: async (state, actor, answer) => {
          commands += 1
          if (!isHidden(state)) return
          const tell = (text: string, watcher: Side | 'public'): void => {
            for (const side of SIDES.filter((one) => one !== watcher)) {
              for (const secret of secretsOf(state, side)) {
                seen += 1
                expect(text, `${watcher} after command ${commands}`).not.toContain(secret)
              }
              expect(text).not.toContain(`Habit of ${side}`)
            }
          }
          tell(JSON.stringify(answer), actor)
          // Each command tells something new before round 1; later now and then is enough.
          if (commands > 20 && commands % 10 > 0) return
          const list = JSON.stringify(await muster.ask('fights.underWay', {}))
          for (const watcher of [...SIDES, 'public'] as const) {
            const pin = watcher === 'public' ? {} : { pin: PINS[watcher] }
            const look = await muster.ask('fights.look', { id, watcher, ...pin })
            const log = await muster.ask('fights.log', { id, watcher, after: 0, ...pin })
            tell(JSON.stringify(look) + JSON.stringify(log) + list, watcher)
          }
        },
      })
      expect(seen).toBeGreaterThan(100)
    },
  )

  test('without its PIN, or with a wrong one, nothing of a side is given or done', async () => {
    let muster = startProgram()
    const id = await beginWithPins(muster)
    await play(muster, id, 5, 12, { pins: PINS })
    const { decision } = await muster.ask('fights.look', { id, watcher: 'public' })
    for (const pin of [{}, { pin: PINS.b }, { pin: '' }]) {
      muster.program.close()
      muster = startProgram(muster.folder)
      const refused = async (name: Parameters<TestProgram['refused']>[0], input: object): Promise<void> => {
        const { code, message } = await muster.refused(name, { id, ...input, ...pin })
        expect(code).toMatch(/^fight\/pin(-wait)?$/)
        expect(message).not.toContain(PINS.a)
      }
      await refused('fights.look', { watcher: 'a' })
      await refused('fights.log', { watcher: 'a', after: 0 })
      await refused('fights.suggestLayout', { side: 'a' })
      await refused('fights.suggestNames', { side: 'a', names: { style: 'steppe' } })
      await refused('fights.layouts', { side: 'a' })
      await refused('fights.keepLayout', { side: 'a', name: 'Ridge', squares: [] })
      await refused('fights.renameLayout', { side: 'a', layout: id, name: 'Ridge' })
      await refused('fights.removeLayout', { side: 'a', layout: id })
      await refused('fights.setPin', { side: 'a', chosen: null })
      // Its owner's own would not do either: the other side has to agree.
      await refused('fights.giveUpPin', { side: 'b' })
      for (const command of [
        { kind: 'draw-cards', side: 'a' },
        { kind: 'keep-cards', side: 'a', mission: 'O-01', troops: 'T-01' },
        { kind: 'muster', side: 'a', choices: [], drones: {} },
        { kind: 'name-units', side: 'a', names: [] },
        { kind: 'fill-holding-area', side: 'a', squares: [] },
        { kind: 'note', side: 'a', piece: null, text: '', private: true },
      ])
        await refused('fights.act', { after: decision, command, rolls: null })
    }
    muster.program.close()
    muster = startProgram(muster.folder)
    expect((await muster.ask('fights.look', { id, watcher: 'public' })).decision).toBe(decision)
    expect(
      (await muster.ask('fights.look', { id, watcher: 'a', pin: PINS.a })).view.sides.a.mission,
    ).not.toBeNull()
  })

  test('what is done in the open needs no PIN and is answered as everybody may know it', async () => {
    const muster = startProgram()
    const id = await beginWithPins(muster)
    const { events } = await muster.ask('fights.act', {
      id,
      after: 0,
      command: { kind: 'roll-roles', side: 'a' },
      rolls: [6, 1],
    })
    expect(events.map(({ event }) => event.kind)).toContain('roles-settled')
  })
})

describe('a PIN', () => {
  test('survives a restart, is nowhere in the file, and goes with its fight', async () => {
    const muster = startProgram()
    const id = await beginWithPins(muster)
    expect((await muster.ask('fights.look', { id, watcher: 'public' })).pins).toEqual({ a: true, b: true })
    muster.program.close()
    const again = startProgram(muster.folder)
    expect((await again.refused('fights.look', { id, watcher: 'b' })).code).toBe('fight/pin')
    await again.ask('fights.look', { id, watcher: 'b', pin: PINS.b })
    const rows = () => {
      const data = again.program.data()
      if (isRefusal(data)) throw new Error(data.problem.code)
      return data.tables.query.usuals.findMany().sync()
    }
    expect(rows()).toHaveLength(2)
    expect(JSON.stringify(rows())).not.toMatch(/13579|2468"/)
    await again.ask('fights.abandon', { id })
    expect(rows()).toEqual([])
    await again.ask('undo.undo', {})
    expect((await again.refused('fights.look', { id, watcher: 'b' })).code).toBe('fight/pin')
    await again.ask('undo.redo', {})
    expect(rows()).toEqual([])
  })

  test('goes with a campaign that is deleted, and comes back with it', async () => {
    const muster = startProgram()
    const { id: campaign, people } = await startThree(muster)
    const { id } = await muster.ask('fights.begin', {
      ...QUICK,
      campaign,
      a: { kind: 'participant', participant: people[0] ?? '' },
      b: { kind: 'participant', participant: people[1] ?? '' },
    })
    await muster.ask('fights.setPin', { id, side: 'a', chosen: PINS.a })
    await muster.ask('campaigns.remove', { id: campaign })
    await muster.ask('undo.undo', {})
    expect((await muster.refused('fights.look', { id, watcher: 'a' })).code).toBe('fight/pin')
  })

  test('has 4 to 8 digits, and is changed or done without by who knows it', async () => {
    const muster = startProgram()
    const id = await beginWithPins(muster)
    for (const chosen of ['123', '123456789', 'abcd', '12 4'])
      expect((await muster.refused('fights.setPin', { id, side: 'a', chosen, pin: PINS.a })).code).toBe(
        'call/input',
      )
    await muster.ask('fights.setPin', { id, side: 'a', chosen: '0000', pin: PINS.a })
    expect((await muster.refused('fights.look', { id, watcher: 'a', pin: PINS.a })).code).toBe('fight/pin')
    await muster.ask('fights.setPin', { id, side: 'a', chosen: null, pin: '0000' })
    expect((await muster.ask('fights.look', { id, watcher: 'a' })).pins).toEqual({ a: false, b: true })
  })

  test('typed wrong again and again, has to wait longer and longer; the right one waits too', async () => {
    const muster = startProgram()
    const id = await beginWithPins(muster)
    const data = muster.program.data()
    if (isRefusal(data)) throw new Error(data.problem.code)
    let moment = 0
    const pins = openPins(data.tables, () => moment)
    const codes = (pin: string): string => pins.check(id, 'a', pin)?.problem.code ?? 'open'
    expect(['1', '2', '3'].map(codes)).toEqual(['fight/pin', 'fight/pin', 'fight/pin'])
    expect(codes(PINS.a)).toBe('fight/pin-wait')
    expect(pins.check(id, 'b', PINS.b)).toBeNull()
    moment = 2000
    expect(codes('4')).toBe('fight/pin')
    moment = 4000
    expect(pins.check(id, 'a', PINS.a)?.problem.values).toEqual({ seconds: 2 })
    moment = 6000
    expect(codes(PINS.a)).toBe('open')
    expect(codes('5')).toBe('fight/pin')
    expect(codes(PINS.a)).toBe('open')
  })
})

describe('a lost PIN', () => {
  const givenUp = { kind: 'pin-given-up', side: 'a' } as const
  const decisionOf = async (muster: TestProgram, id: string): Promise<number> =>
    (await muster.ask('fights.look', { id, watcher: 'public' })).decision

  /** A battle under way in which side a has given up its PIN, with the line that tells it. */
  async function givenUpIn(muster: TestProgram): Promise<{ id: string; line: number }> {
    const id = await beginWithPins(muster)
    await play(muster, id, 7, 60, { pins: PINS })
    await muster.ask('fights.giveUpPin', { id, side: 'a', pin: PINS.b })
    return { id, line: await decisionOf(muster, id) }
  }
  const linesOf = async (muster: TestProgram, id: string): Promise<number> => {
    const { events } = await muster.ask('fights.log', { id, watcher: 'public', after: 0 })
    return events.filter(({ event }) => event.kind === 'pin-given-up').length
  }

  test('is given up with the PIN of the other side, and the log tells it to everybody', async () => {
    let muster = startProgram()
    const id = await beginWithPins(muster)
    for (const key of [{}, { pin: PINS.a }])
      expect((await muster.refused('fights.giveUpPin', { id, side: 'a', ...key })).code).toBe('fight/pin')
    expect(await decisionOf(muster, id)).toBe(0)
    await muster.ask('fights.giveUpPin', { id, side: 'a', pin: PINS.b })
    expect((await muster.refused('fights.giveUpPin', { id, side: 'a', pin: PINS.b })).code).toBe(
      'lost-pin/none',
    )
    muster.program.close()
    muster = startProgram(muster.folder)
    for (const [watcher, key] of [
      ['a', {}],
      ['b', { pin: PINS.b }],
      ['public', {}],
    ] as const) {
      expect((await muster.ask('fights.look', { id, watcher, ...key })).pins).toEqual({ a: false, b: true })
      const { events } = await muster.ask('fights.log', { id, watcher, after: 0, ...key })
      expect(events.at(-1)?.event).toEqual(givenUp)
    }
    // Where the other side has none, it agrees by word.
    await muster.ask('fights.giveUpPin', { id, side: 'b' })
    expect((await muster.ask('fights.look', { id, watcher: 'b' })).pins).toEqual({ a: false, b: false })
  })

  test('has the other side wait after wrong tries, as anywhere', async () => {
    const muster = startProgram()
    const id = await beginWithPins(muster)
    const code = async (pin: string) =>
      (await muster.refused('fights.giveUpPin', { id, side: 'a', pin })).code
    expect([await code('1'), await code('2'), await code('3'), await code(PINS.b)]).toEqual([
      'fight/pin',
      'fight/pin',
      'fight/pin',
      'fight/pin-wait',
    ])
  })

  test('stays in the log: not taken back, not corrected, not left out, not done like another command', async () => {
    const muster = startProgram()
    const { id, line } = await givenUpIn(muster)
    const command = { kind: 'give-up-pin', side: 'b' } as const
    const asked = { id, decision: line, after: line, command: null, rolls: null }
    for (const [name, input, refused] of [
      ['fights.takeBack', { id, decision: line }, 'lost-pin/since'],
      ['fights.takeBack', { id, decision: 1 }, 'lost-pin/since'],
      ['fights.takeBackOwn', { id, side: 'a', after: line }, 'fight/not-own-step'],
      ['fights.line', { id, decision: line }, 'lost-pin/agreed'],
      ['fights.considerCorrection', asked, 'lost-pin/agreed'],
      ['fights.correct', { ...asked, leftOut: [] }, 'lost-pin/agreed'],
      ['fights.correct', { ...asked, decision: line - 1, command, leftOut: [] }, 'lost-pin/agreed'],
      ['fights.act', { id, after: line, command, rolls: null }, 'lost-pin/agreed'],
    ] as const)
      expect([name, (await muster.refused(name, input)).code]).toEqual([name, refused])
    expect(await linesOf(muster, id)).toBe(1)
    await play(muster, id, 8, 5, { pins: { b: PINS.b } })
    await muster.ask('fights.takeBack', { id, decision: line + 1 })
    expect(await decisionOf(muster, id)).toBe(line)
  })

  test('stays told when an earlier line is corrected, and when that is taken back and done again', async () => {
    const muster = startProgram()
    const { id, line } = await givenUpIn(muster)
    const asked = { id, decision: line - 1, after: line, command: null, rolls: null, pins: PINS }
    const { dropped } = await muster.ask('fights.considerCorrection', asked)
    expect(dropped).toEqual([])
    const { decision } = await muster.ask('fights.correct', { ...asked, leftOut: [] })
    expect(await linesOf(muster, id)).toBe(1)
    await muster.ask('fights.takeBackCorrection', { id, after: decision })
    expect(await linesOf(muster, id)).toBe(1)
    await muster.ask('fights.doAgain', { id, after: line })
    expect(await linesOf(muster, id)).toBe(1)
    expect((await muster.ask('fights.look', { id, watcher: 'public' })).pins.a).toBe(false)
  })
})

describe('a suggested layout', () => {
  test('puts every unit on a square, two at most, and is another one each time', async () => {
    const muster = startProgram()
    const fight = (await muster.ask('fights.begin', QUICK)).id
    const layouts = new Set<string>()
    // Until side a has a squad that is not placed yet.
    for (let step = 0; step < 30 && !storedState(muster, fight).sides.a.mustered; step += 1)
      await play(muster, fight, 30 + step, 1)
    const units = Object.values(storedState(muster, fight).units).filter(({ side }) => side === 'a')
    for (let time = 0; time < 5; time += 1) {
      const { squares } = await muster.ask('fights.suggestLayout', { id: fight, side: 'a' })
      expect(squares.flatMap((one) => one.units).sort()).toEqual(units.map((unit) => unit.id).sort())
      expect(Math.max(...squares.map((one) => one.units.length))).toBeLessThanOrEqual(2)
      layouts.add(JSON.stringify(squares))
    }
    expect(units.length).toBeGreaterThan(3)
    expect(layouts.size).toBe(5)
  })
})

test.each([
  ['with PINs a mark tells that a Blip was seen and taken back', true, [{ what: 'taken-back', lines: 1 }]],
  ['without PINs it is the players’ own matter', false, []],
])('%s', async (_name, locked, marks) => {
  const muster = startProgram()
  const { id } = await muster.ask('fights.begin', QUICK)
  if (locked) for (const side of SIDES) await muster.ask('fights.setPin', { id, side, chosen: PINS[side] })
  for (let step = 0; storedState(muster, id).phase !== 'action'; step += 1)
    await play(muster, id, 7000 + step, 1, locked ? { pins: PINS } : {})
  const { decision } = await muster.ask('fights.look', { id, watcher: 'public' })
  const command = { kind: 'reveal', side: 'b', blip: 'b-blip-3' } as const
  const { decision: revealed } = await muster.ask('fights.act', { id, after: decision, command, rolls: null })
  await muster.ask('fights.takeBack', { id, decision: revealed })
  expect(storedState(muster, id).blips['b-blip-3']).toBeDefined()
  const log = await muster.ask('fights.log', { id, watcher: 'public', after: 0 })
  expect(log.marks).toMatchObject(marks)
})
