import { describe, expect, it } from 'vitest'
import type { Line } from '../../../../shared/battle/correction.ts'
import { isRefusal } from '../../../../shared/problem.ts'
import type { Command } from '../../../../shared/systems/blast-em/battle/documents/commands.ts'
import type { BattleEvent } from '../../../../shared/systems/blast-em/battle/documents/events.ts'
import { blastEmPlay } from '../../../../shared/systems/blast-em/battle/play.ts'
import type { BattleState } from '../../../../shared/systems/blast-em/battle/state/state.ts'
import type { TeamDraft } from '../../../../shared/systems/blast-em/documents/team.ts'
import { SAMPLE_TEAMS } from '../../../../shared/systems/blast-em/samples/teams.ts'
import { battleOf } from '../../games/blast-em.ts'
import { SAMPLE_MISSIONS } from '../../../../shared/systems/blast-em/samples/missions.ts'

/** A fight of two turns, as it was told, with the states between. */
function played(
  commands: readonly Command[],
  thrown: Readonly<Record<string, readonly number[]>> = {},
  team: TeamDraft = SAMPLE_TEAMS['late-shift'],
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
  }
  let { state } = blastEmPlay.begin(battleOf({ mission, players: [{ name: 'Ada', team }] }), 3)
  const lines: Line<BattleEvent>[] = []
  const states: BattleState[] = []
  for (const command of commands) {
    const rolls = thrown[command.kind] ?? null
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
