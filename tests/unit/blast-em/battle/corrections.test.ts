import { describe, expect, it } from 'vitest'
import type { Line } from '../../../../shared/battle/correction.ts'
import { isRefusal } from '../../../../shared/problem.ts'
import type { Command, CommandOf } from '../../../../shared/systems/blast-em/battle/documents/commands.ts'
import type { BattleEvent } from '../../../../shared/systems/blast-em/battle/documents/events.ts'
import { blastEmPlay } from '../../../../shared/systems/blast-em/battle/play.ts'
import type { BattleState } from '../../../../shared/systems/blast-em/battle/state/state.ts'
import type { MissionDraft } from '../../../../shared/systems/blast-em/documents/mission.ts'
import type { TeamDraft } from '../../../../shared/systems/blast-em/documents/team.ts'
import { SAMPLE_TEAMS } from '../../../../shared/systems/blast-em/samples/teams.ts'
import { battleOf } from '../../games/blast-em.ts'
import { SAMPLE_MISSIONS } from '../../../../shared/systems/blast-em/samples/missions.ts'

/** A fight of two turns, as it was told, with the states between; numbers that fall by the command or by its place. */
function played(
  commands: readonly Command[],
  thrown: Readonly<Record<string | number, readonly number[]>> = {},
  team: TeamDraft = SAMPLE_TEAMS['late-shift'],
  over: Partial<MissionDraft> = {},
): {
  lines: Line<BattleEvent>[]
  states: BattleState[]
  state: BattleState
} {
  const mission = {
    ...SAMPLE_MISSIONS['wrong-bar'],
    tokens: [],
    waves: [],
    garrison: [
      {
        id: 'men',
        place: { room: null, at: null },
        models: [{ who: { kind: 'badGuy' as const, type: 'trooper' as const }, count: 3 }],
      },
    ],
    ...over,
  }
  let { state } = blastEmPlay.begin(battleOf({ mission, players: [{ name: 'Ada', team }] }), 3)
  const lines: Line<BattleEvent>[] = []
  const states: BattleState[] = []
  for (const command of commands) {
    const rolls = thrown[states.length] ?? thrown[command.kind] ?? null
    const decision = blastEmPlay.decide(state, command, rolls ?? undefined)
    if (isRefusal(decision)) throw new Error(`${decision.problem.code}: ${JSON.stringify(command)}`)
    states.push(state)
    lines.push({
      decision: lines.length + 1,
      command,
      rolls: rolls && [...rolls],
      from: null,
      events: decision.events,
    })
    ;({ state } = decision)
  }
  return { lines, states, state }
}

const side = 'player-1'
const hero = 'player-1.m1'
const move = (model: string, inches: number): Command => ({
  kind: 'move',
  side,
  model,
  how: 'move',
  inches,
  seenBy: [],
  reaches: [],
  keepsCover: null,
})
const shot = (target: string, model = hero): Command => ({
  kind: 'declare-shot',
  side,
  model,
  attack: 'standard',
  target,
  second: null,
})
const FIGHT: readonly Command[] = [
  { kind: 'roll-first-player', side },
  { kind: 'look', side, tokens: [], enemies: ['enemy.1'] },
  move(hero, 4),
  { kind: 'done-moving', side },
  { kind: 'done-moving', side: 'bad-guys' },
  { kind: 'done-declaring', side: 'bad-guys' },
  shot('enemy.1'),
  { kind: 'done-declaring', side },
  { kind: 'resolve-shot', side, attack: 1, inSight: true, cover: 'none', near: [], obstacles: 0 },
]
const LOOKED: Command = { kind: 'look', side, tokens: [], enemies: [] }
/** A sequel's team whose Hero carries a medpack and a passkey. */
const EQUIPPED: TeamDraft = {
  ...SAMPLE_TEAMS['late-shift-again'],
  members: SAMPLE_TEAMS['late-shift-again'].members.map((member, at) => ({
    ...member,
    gadgets: at === 0 ? [{ gadget: 'medpack', uses: 1 }, { gadget: 'passkey' }] : [],
  })),
}

/** The same with three who shoot, each at an enemy of its own behind a cover of its own. */
const VOLLEY: readonly Command[] = [
  ...FIGHT.slice(0, 7),
  shot('enemy.2', 'player-1.m2'),
  shot('enemy.3', 'player-1.m4'),
  { kind: 'done-declaring', side },
  ...(['none', 'hard', 'light'] as const).map((cover, at): Command => ({
    ...{ kind: 'resolve-shot', side, attack: at + 1 },
    ...{ inSight: true, cover, near: [], obstacles: 0 },
  })),
]

function corrected(at: number, instead: Command | null, of = played(FIGHT)) {
  const { lines, states, state } = of
  const [first, ...later] = lines.slice(at)
  const before = states[at]
  if (!first || !before) throw new Error('There is such a line.')
  const correction = blastEmPlay.correctLines(
    before,
    [first, ...later],
    state,
    instead && { command: instead, rolls: null },
  )
  if (isRefusal(correction)) throw new Error(correction.problem.message)
  return correction
}

describe('a line that is corrected', () => {
  it('keeps the dice that fell, and changes what hangs on it', () => {
    const { lines, dropped } = corrected(2, { ...move(hero, 16), kind: 'move', how: 'run' } as Command)
    expect(dropped).toEqual([])
    const made = lines.flatMap(({ events }) => events).find((event) => event.kind === 'attack-made')
    expect(made?.attacker.reasons).toEqual([{ code: 'run', add: -1 }])
  })
  it('makes the dice fall for the other target', () => {
    const { lines, dropped } = corrected(6, shot('enemy.2'))
    expect(dropped).toEqual([])
    const made = lines.flatMap(({ events }) => events).find((event) => event.kind === 'attack-made')
    expect(made?.target).toBe('enemy.2')
  })
  it('where the end of something is left out puts it in again', () => {
    // Without the end of the team's movement the bad guys' end does not fit; a step that says it is put in.
    const { lines, dropped } = corrected(3, null)
    expect(dropped).toEqual([])
    expect(lines[0]).toMatchObject({ decision: null, told: { command: { kind: 'done-moving', side } } })
  })
  it('lets a shot that misses now strike nothing, so that what came after stays', () => {
    const resolve = FIGHT.at(-1)
    if (resolve?.kind !== 'resolve-shot') throw new Error('A shot is the last of it.')
    const end: Command = { kind: 'end-turn', side, inSight: [], secured: null }
    const of = played([...FIGHT, end], { 'resolve-shot': [5, 4] })
    const { lines, dropped } = corrected(FIGHT.length - 1, { ...resolve, cover: 'hard' }, of)
    expect(dropped).toEqual([])
    expect(lines.map(({ told }) => told.command)).toMatchObject([
      { kind: 'resolve-shot', cover: 'hard' },
      { kind: 'settle-stray', struck: null },
      { kind: 'end-turn' },
    ])
  })
  it('carries out each attack with its own cover and dice, whatever place it has now', () => {
    const attacks = (lines: readonly { readonly events: readonly BattleEvent[] }[]) =>
      lines
        .flatMap(({ events }) => events)
        .flatMap((event) => (event.kind === 'attack-made' ? [{ ...event, attack: null }] : []))
    // Face 8 beats face 1 whatever the cover.
    const of = played(VOLLEY, { 'resolve-shot': [8, 1] })
    const { lines, dropped } = corrected(6, null, of)
    expect(attacks(lines)).toEqual(attacks(of.lines).slice(1))
    expect(dropped.map(({ decision, problem }) => [decision, problem.code])).toEqual([
      [11, 'resolve/not-this'],
    ])
  })
  it('hands over the same gadget, whatever its bearer carries before it now', () => {
    const give: Command = {
      kind: 'hand-over-gadget',
      side,
      model: hero,
      to: 'player-1.m2',
      gadget: 0,
      within: true,
    }
    const of = played(
      [FIGHT[0], LOOKED, give, give].flatMap((one) => one ?? []),
      {},
      EQUIPPED,
    )
    const given = (lines: readonly { readonly events: readonly BattleEvent[] }[]) =>
      lines
        .flatMap(({ events }) => events)
        .flatMap((event) => (event.kind === 'gadget-handed-over' ? [event.carried?.gadget] : []))
    expect(given(of.lines)).toEqual(['medpack', 'passkey'])
    expect(given(corrected(2, null, of).lines)).toEqual(['passkey'])
  })
  it('drops what no longer fits', () => {
    const { dropped } = corrected(6, null)
    expect(dropped.map(({ problem }) => problem.code)).toEqual(['battle/not-now'])
  })
})

type Lines = readonly { readonly events: readonly BattleEvent[] }[]
/** At whom each attack was made, with its faces and whether cover weighed on it. */
const blows = (lines: Lines) =>
  lines
    .flatMap(({ events }) => events)
    .flatMap((event) => {
      if (event.kind !== 'attack-made') return []
      const { target, attacker, defender } = event
      return [[target, attacker.face, defender.face, attacker.reasons.some(({ code }) => code === 'cover')]]
    })
const ended = (lines: readonly { readonly state: BattleState }[]) => lines.at(-1)?.state.phase
const TO_DECLARE = FIGHT.slice(0, 6)
const resolve = (attack: number, over: Partial<CommandOf<'resolve-shot'>> = {}): Command => ({
  ...{ kind: 'resolve-shot', side, attack, inSight: true },
  ...{ cover: 'none', near: [], obstacles: 0, ...over },
})
const two = (target: string, second: string): Command => ({
  ...(shot(target) as CommandOf<'declare-shot'>),
  second,
})

describe('the attacks of one model, of which some are declared otherwise', () => {
  /** One in the open, one behind hard cover; neither strikes anything else. */
  const TWO = played(
    [
      ...TO_DECLARE,
      two('enemy.1', 'enemy.2'),
      { kind: 'done-declaring', side },
      resolve(1),
      resolve(2, { cover: 'hard' }),
    ],
    { 8: [8, 1], 9: [7, 2] },
  )
  const [FIRST, SECOND] = blows(TWO.lines)

  it('leave the only one that stays its own cover and dice', () => {
    const { lines, dropped } = corrected(6, shot('enemy.2'), TWO)
    expect(blows(lines)).toEqual([SECOND])
    expect(dropped.map(({ decision }) => decision)).toEqual([9])
    expect(ended(lines)).toBe('closing')
  })
  it('keep their own when they change places, the later one first', () => {
    const { lines, dropped } = corrected(6, two('enemy.2', 'enemy.1'), TWO)
    expect(blows(lines)).toEqual([SECOND, FIRST])
    expect(dropped).toEqual([])
    expect(ended(lines)).toBe('closing')
  })
  it('give what stood beside the one that goes to the one that comes instead', () => {
    const { lines, dropped } = corrected(6, two('enemy.2', 'enemy.3'), TWO)
    expect(blows(lines)).toEqual([SECOND, ['enemy.3', 8, expect.any(Number), false]])
    expect(dropped).toEqual([])
  })
  it('are so hand to hand, too', () => {
    const { lines: before } = played(TO_DECLARE)
    const beside = { ...(move(hero, 4) as CommandOf<'move'>), reaches: ['enemy.1', 'enemy.2', 'enemy.3'] }
    const strikes = (...targets: string[]): Command => ({ kind: 'declare-hth', side, model: hero, targets })
    const commands = before.map(({ command }) => command as Command)
    const of = played(
      [
        ...commands.map((command) => (command.kind === 'move' ? beside : command)),
        ...[strikes('enemy.1', 'enemy.2', 'enemy.3'), { kind: 'done-declaring', side } as const],
        ...[1, 2, 3].map((attack): Command => ({ kind: 'resolve-hth', side, attack })),
      ],
      { 8: [5, 2], 9: [3, 3], 10: [8, 8] },
    )
    const [one, other, third] = blows(of.lines)
    expect(blows(corrected(6, strikes('enemy.2', 'enemy.3'), of).lines)).toEqual([other, third])
    expect(blows(corrected(6, strikes('enemy.1', 'enemy.3'), of).lines)).toEqual([one, third])
    expect(blows(corrected(6, strikes('enemy.3', 'enemy.1'), of).lines)).toEqual([third, one])
    // One that is put in has no dice that fell: nothing comes of it until somebody tells them.
    const added = corrected(6, strikes('enemy.1', 'enemy.2', 'enemy.3'), {
      ...played(
        [
          ...commands.map((command) => (command.kind === 'move' ? beside : command)),
          ...[strikes('enemy.1'), { kind: 'done-declaring', side } as const],
          { kind: 'resolve-hth', side, attack: 1 },
          { kind: 'end-turn', side, inSight: ['enemy.2'], secured: null },
          move('player-1.m2', 3),
        ],
        { 8: [5, 2] },
      ),
    })
    expect(added.dropped).toEqual([])
    expect(blows(added.lines)).toHaveLength(1)
    expect(added.lines.filter(({ decision }) => decision === null).map(({ told }) => told.command)).toEqual(
      [2, 3].map((attack) => ({ kind: 'resolve-hth', side, attack, untold: true })),
    )
    // Each falls (line 276): what carries one out is not left out.
    expect(corrected(8, null, of)).toMatchObject({ same: true, dropped: [] })
  })
  it('come to nothing where their carrying-out is left out, and what follows stays', () => {
    const { lines, dropped } = corrected(8, null, TWO)
    expect(lines[0]).toMatchObject({
      decision: null,
      told: { command: { kind: 'resolve-shot', inSight: false } },
    })
    expect(blows(lines)).toEqual([SECOND])
    expect(dropped).toEqual([])
    const thrown: Command = {
      kind: 'declare-blast',
      side,
      model: 'player-1.m2',
      attack: 'grenade',
      target: 'enemy.1',
      second: null,
    }
    const away = played(
      [
        ...TO_DECLARE,
        ...[thrown, { kind: 'done-declaring', side } as const],
        {
          ...(resolve(1) as CommandOf<'resolve-shot'>),
          kind: 'resolve-blast',
          inches: 6,
          inside: ['enemy.1'],
        },
      ],
      { 8: [8, 1] },
      {
        ...SAMPLE_TEAMS['late-shift'],
        members: SAMPLE_TEAMS['late-shift'].members.map((one, at) =>
          at === 1 ? { ...one, type: 'demo' } : one,
        ),
      },
    )
    const left = corrected(8, null, away)
    expect(left.lines.flatMap(({ events }) => events)).toContainEqual(
      expect.objectContaining({ kind: 'attack-void', why: 'out-of-reach' }),
    )
    expect(ended(left.lines)).toBe('closing')
  })
})

describe('attacks that are more than they were', () => {
  const after: readonly Command[] = [
    { kind: 'end-turn', side, inSight: ['enemy.1'], secured: null },
    { kind: 'done-moving', side },
  ]
  it('come to nothing where nobody has told of them, and the others are carried out', () => {
    const of = played(
      [
        ...[...TO_DECLARE, shot('enemy.1'), shot('enemy.3', 'player-1.m2')],
        ...[{ kind: 'done-declaring', side } as const, resolve(1), resolve(2, { cover: 'hard' }), ...after],
      ],
      { 9: [8, 1], 10: [7, 2] },
    )
    const { lines, dropped } = corrected(6, two('enemy.1', 'enemy.2'), of)
    expect(dropped).toEqual([])
    expect(blows(lines)).toEqual([
      ['enemy.1', 8, 1, false],
      ['enemy.3', 7, 2, true],
    ])
    expect(lines.filter(({ decision }) => decision === null).map(({ told }) => told.command)).toMatchObject([
      { kind: 'resolve-shot', inSight: false },
    ])
    expect(ended(lines)).toBe('moving')
  })
})

describe('an attack that is declared at another', () => {
  const barrel = {
    ...{ id: 'barrel', name: 'Barrel', notes: '', place: { room: null, at: null } },
    ...{ cover: 'hard' as const, hides: true, breakable: true, explosive: true },
  }
  const after: readonly Command[] = [
    { kind: 'end-turn', side, inSight: ['enemy.1'], secured: null },
    { kind: 'done-moving', side },
  ]
  const fired = (over: Partial<CommandOf<'resolve-shot'>>) =>
    played(
      [...TO_DECLARE, shot('enemy.1'), { kind: 'done-declaring', side }, resolve(1, over), ...after],
      { 8: [8, 1] },
      undefined,
      { things: [barrel] },
    )
  it.each([
    ['somebody who stood beside its line', 'enemy.2', { near: ['enemy.2'] }],
    ['a thing, with nothing between', 'barrel', { cover: 'light', near: ['enemy.3'] }],
  ] as const)('is carried out at %s', (_name, target, over) => {
    const of = fired({ ...over, near: [...over.near] })
    const { lines, dropped } = corrected(6, shot(target), of)
    expect(dropped.map(({ decision }) => decision)).not.toContain(9)
    expect(lines.flatMap(({ events }) => events)).toContainEqual(
      expect.objectContaining(
        target === 'barrel' ? { kind: 'wrecked', thing: target } : { kind: 'attack-made', target },
      ),
    )
  })
  it('keeps what it struck where it missed, as it changes places with another', () => {
    const strikes = (struck: string): Command => ({ kind: 'settle-stray', side, struck })
    const of = played(
      [
        ...[...TO_DECLARE, two('enemy.1', 'enemy.2'), { kind: 'done-declaring', side } as const],
        ...[resolve(1), strikes('enemy.3'), resolve(2), strikes('player-1.m2'), ...after],
      ],
      { 8: [1, 8], 10: [1, 8] },
    )
    const { lines, dropped } = corrected(6, two('enemy.2', 'enemy.1'), of)
    expect(dropped).toEqual([])
    const struck = lines.flatMap(({ events }) =>
      events.flatMap((event) => (event.kind === 'stray-settled' ? [event.struck] : [])),
    )
    expect(struck).toEqual(['player-1.m2', 'enemy.3'])
    expect(ended(lines)).toBe('moving')
  })
})

it('of several between a stray strikes one, so that saying which is not left out (line 91)', () => {
  const near = ['enemy.2', 'enemy.3']
  const of = played(
    [
      ...[...TO_DECLARE, shot('enemy.1'), { kind: 'done-declaring', side } as const, resolve(1, { near })],
      { kind: 'settle-stray', side, struck: 'enemy.3' },
    ],
    { 8: [1, 8, 1] },
  )
  expect(corrected(9, null, of)).toMatchObject({ same: true, dropped: [] })
})

describe('whom a later line names', () => {
  const end: Command = { kind: 'end-turn', side, inSight: ['enemy.1'], secured: null }
  const quiet: readonly Command[] = [
    { kind: 'done-moving', side },
    { kind: 'done-moving', side: 'bad-guys' },
    { kind: 'done-declaring', side: 'bad-guys' },
  ]

  it('is left out beside what it is about, where the correction has it out', () => {
    // Two hits leave enemy.3 Mostly Dead; the third, which missed, hits after all.
    const of = played(
      [
        ...TO_DECLARE.filter(({ kind }) => kind !== 'move'),
        ...[
          two('enemy.3', 'enemy.3'),
          shot('enemy.3', 'player-1.m2'),
          { kind: 'done-declaring', side } as const,
        ],
        ...[resolve(1), resolve(2), resolve(3), { kind: 'settle-stray', side, struck: null } as const, end],
        ...[...quiet, shot('enemy.1'), { kind: 'done-declaring', side } as const],
        ...[resolve(1, { near: ['enemy.3'] }), end],
      ],
      { 8: [8, 1], 9: [8, 1], 10: [1, 8], 11: [4], 18: [8, 1] },
    )
    expect(of.state.phase).toBe('moving')
    const before = of.states[10]
    const [first, ...later] = of.lines.slice(10)
    if (!before || !first) throw new Error('There is such a line.')
    const made = blastEmPlay.correctLines(before, [first, ...later], of.state, {
      command: first.command,
      rolls: [8, 1],
    })
    if (isRefusal(made)) throw new Error(made.problem.message)
    expect(made.dropped.map(({ decision }) => of.lines[decision - 1]?.command)).toMatchObject([
      { kind: 'settle-stray' },
    ])
    expect(blows(made.lines).at(-1)).toEqual(['enemy.1', 8, 1, false])
    expect(ended(made.lines)).toBe('moving')
  })

  /** Turn 1 has enemy.2 Mostly Dead after all; turn 2 begins as it is told. */
  const fallen = (...next: readonly Command[]) => {
    const of = played(
      [
        ...TO_DECLARE.filter(({ kind }) => kind !== 'move'),
        ...[two('enemy.2', 'enemy.2'), { kind: 'done-declaring', side } as const],
        ...[resolve(1), resolve(2), { kind: 'settle-stray', side, struck: null } as const, ...next],
      ],
      { 7: [8, 1], 8: [1, 8] },
    )
    const [first, ...later] = of.lines.slice(8)
    const before = of.states[8]
    if (!before || !first) throw new Error('There is such a line.')
    const made = blastEmPlay.correctLines(before, [first, ...later], of.state, {
      command: first.command,
      rolls: [8, 1, 4],
    })
    if (isRefusal(made)) throw new Error(made.problem.message)
    return made
  }
  const apart: Command = { kind: 'end-turn', side, inSight: [], secured: null }
  it('is looked for no more where nobody stands there', () => {
    const seen: Command = { kind: 'look', side, tokens: [], enemies: ['enemy.1', 'enemy.2'] }
    const { lines, dropped } = fallen(apart, seen, { kind: 'done-moving', side })
    expect(dropped.map(({ decision }) => decision)).toEqual([10])
    expect(lines.map(({ told }) => told.command)).toContainEqual({ ...seen, enemies: ['enemy.1'] })
    expect(ended(lines)).toBe('moving')
  })
  it('is struck at where they lie (line 280)', () => {
    const beside = { ...(move(hero, 4) as CommandOf<'move'>), reaches: ['enemy.1', 'enemy.2'] }
    const blow: Command = { kind: 'declare-hth', side, model: hero, targets: ['enemy.1', 'enemy.2'] }
    const { lines, dropped } = fallen(end, beside, ...quiet, blow)
    expect(dropped.map(({ decision }) => decision)).toEqual([10])
    const declared = lines.flatMap(({ events }) => events).filter(({ kind }) => kind === 'attack-declared')
    expect(declared).toMatchObject([
      { by: hero, target: 'enemy.1' },
      { by: hero, target: 'enemy.2' },
    ])
  })

  const patrol = (id: string, type: 'trooper' | 'guard', count: number) => ({
    id,
    place: { room: null, at: null },
    holds: { kind: 'enemies' as const, models: [{ who: { kind: 'badGuy' as const, type }, count }] },
  })
  const look = (...tokens: string[]): Command => ({
    kind: 'look',
    side,
    tokens,
    enemies: tokens.length > 0 ? [] : ['enemy.1'],
  })
  const met = (target: string) =>
    played(
      [
        ...[...FIGHT.slice(0, 1), look('hall'), look('yard')],
        ...[...quiet, shot(target), { kind: 'done-declaring', side } as const, resolve(1)],
      ],
      { 8: target === 'enemy.7' ? [8, 1, 3] : [8, 1] },
      undefined,
      { tokens: [patrol('hall', 'trooper', 2), patrol('yard', 'guard', 2)] },
    )

  it('is still of the same token, though others have not come', () => {
    const of = met('enemy.7')
    expect(of.state.models['enemy.7']).toMatchObject({ who: { type: 'guard' }, from: 'yard' })
    const { lines, dropped } = corrected(1, look(), of)
    expect(dropped).toEqual([])
    expect(lines.map(({ told }) => told.command)).toContainEqual(
      expect.objectContaining({ kind: 'declare-shot', target: 'enemy.5' }),
    )
    expect(lines.at(-1)?.state.models['enemy.5']).toMatchObject({ who: { type: 'guard' }, from: 'yard' })
    expect(blows(lines)).toEqual([['enemy.5', 8, expect.any(Number), false]])
  })
  it('is nobody where whoever it was has not come', () => {
    const { dropped, lines } = corrected(1, look(), met('enemy.4'))
    expect(dropped[0]).toMatchObject({ decision: 7, problem: { code: 'declare/nothing-there' } })
    expect(blows(lines)).toEqual([])
  })
})
