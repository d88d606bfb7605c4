import { describe, expect, it } from 'vitest'
import { blastEmPlay } from '../../../../shared/systems/blast-em/battle/play.ts'
import type { HouseRules } from '../../../../shared/systems/blast-em/house-rules.ts'
import { begun, lying, resolves, went, type Given, type Table } from './table.ts'

/** Rival teams (lines 11, 274, 319): in each other's turns they are enemies as the bad guys are. */

const RIVALS: Partial<HouseRules> = { teams: 'rivals' }
const others = (id: string) => `player-2.${id}`
const [hero2, trooper2] = [others('m1'), others('m2')]

const rivals = (given: Given = {}): Table =>
  begun({ players: 2, ...given, rules: { ...RIVALS, ...given.rules } })

const waiting = (table: Table) => blastEmPlay.openly(table.state).waitsFor
const offered = (table: Table, side: 'player-1' | 'player-2' | 'bad-guys') => [
  ...new Set(blastEmPlay.options(table.state, side).map(({ command }) => command)),
]

/** The team has seen these, and has moved. */
function met(enemies: readonly string[], given: Given = {}): Table {
  const table = rivals(given)
  table.does('look', { tokens: [], enemies: [...enemies] })
  return table
}

/** Everybody has moved, as far as they may. */
function declaring(enemies: readonly string[], given: Given = {}): Table {
  const table = met(enemies, given)
  table.does('done-moving', {})
  for (const side of waiting(table)) table.by(side, 'done-moving', {})
  return table
}

const shot = (model: string, target: string) => ({
  model,
  attack: 'standard' as const,
  target,
  second: null,
})

describe('rival teams', () => {
  it('are seen as enemies, and begin a fight; allies are not', () => {
    const table = rivals()
    expect(table.state.phase).toBe('looking')
    table.does('look', { tokens: [], enemies: [hero2] })
    expect(table.state).toMatchObject({ phase: 'moving', fighting: [['player-1', 'player-2']] })
    expect(begun({ players: 2 }).state.phase).toBe('free')
  })

  it('fight beside the bad guys only where both are met', () => {
    const given = { enemies: 'guard' }
    const order = (enemies: readonly string[]) => {
      const table = declaring(enemies, given)
      const declared: string[] = []
      while (table.state.phase === 'declaring')
        for (const side of ['player-1', 'player-2', 'bad-guys'] as const)
          if (offered(table, side).includes('done-declaring')) {
            table.by(side, 'done-declaring', {})
            declared.push(side)
          }
      return declared
    }
    expect(order(['enemy.1'])).toEqual(['bad-guys', 'player-1'])
    expect(order([hero2])).toEqual(['player-2', 'player-1'])
    expect(order([hero2, 'enemy.1'])).toEqual(['bad-guys', 'player-2', 'player-1'])
  })

  it('come into a fight that is on when they are seen', () => {
    const table = met([hero2], { enemies: 'guard' })
    table.does('look', { tokens: [], enemies: ['enemy.1'] })
    expect(table.last('fight-joined')).toMatchObject({ side: 'player-1', against: ['bad-guys'] })
    expect(table.state.phase).toBe('moving')
  })

  it('move at their own will, several at once, and are snapped at by the team', () => {
    const table = met([hero2, 'enemy.1'], { enemies: 'guard' })
    table.does('done-moving', {})
    expect(waiting(table)).toEqual(['player-2', 'bad-guys'])
    went(table, hero2, { seenBy: [{ by: table.id('trooper'), inches: 5, flanks: false }] }, 'player-2')
    table.by('player-2', 'done-moving', {})
    expect(waiting(table)).toEqual(['bad-guys'])
    expect(table.refuses('done-moving', {}, 'player-2').code).toBe('battle/other-side')
    table.by('bad-guys', 'done-moving', {})
    expect(table.state.phase).toBe('snapshots')
    table.does('snapshot', { model: table.id('trooper'), target: hero2, cover: 'none' }, 8, 1)
    expect(table.state.models[hero2]?.wounds).toBe(3)
  })

  it('snap at the team as it moves, each for their own', () => {
    const table = met([hero2, 'enemy.1'], { enemies: 'guard' })
    const seenBy = [hero2, 'enemy.1'].map((by) => ({ by, inches: 5, flanks: false }))
    went(table, 'hero', { seenBy })
    table.does('done-moving', {})
    expect(waiting(table)).toEqual(['player-2', 'bad-guys'])
    expect(
      table.refuses('snapshot', { model: hero2, target: 'enemy.1', cover: 'none' }, 'player-2').code,
    ).toBe('snapshot/not-due')
    table.by('player-2', 'hold-fire', {})
    expect(waiting(table)).toEqual(['bad-guys'])
    table.by('bad-guys', 'snapshot', { model: 'enemy.1', target: table.id('hero'), cover: 'none' }, 8, 1)
    expect(table.model('hero').wounds).toBe(3)
  })

  it('shoot at each other at once: who falls still strikes', () => {
    const table = declaring([hero2])
    table.by('player-2', 'declare-shot', shot(trooper2, table.id('hero')))
    table.by('player-2', 'done-declaring', {})
    table.does('declare-shot', { ...shot(table.id('trooper'), trooper2), second: trooper2 })
    table.does('declare-shot', { ...shot(table.id('hero'), trooper2), second: null })
    table.does('done-declaring', {})
    resolves(table, [8, 1], {}, 'player-2')
    for (const rolls of [
      [8, 1],
      [8, 1],
      [8, 1, 2],
    ])
      resolves(table, rolls)
    expect(table.state.models[trooper2]?.fate).toBe('mostlyDead')
    expect(table.model('hero').wounds).toBe(3)
  })

  it('never attack the bad guys in another’s turn, nor are aimed at by them', () => {
    const table = declaring([hero2, 'enemy.1'], { enemies: 'guard' })
    const aims = (side: 'bad-guys' | 'player-2') =>
      blastEmPlay
        .options(table.state, side)
        .flatMap(({ fields }) => (fields.target?.kind === 'one' ? fields.target.of : []))
    expect(new Set(aims('bad-guys'))).toEqual(new Set([table.id('hero'), table.id('trooper')]))
    table.by('bad-guys', 'done-declaring', {})
    expect(new Set(aims('player-2'))).toEqual(new Set([table.id('hero'), table.id('trooper')]))
  })

  it('are struck by strays, and strike hand to hand', () => {
    const table = met([hero2])
    went(table, 'hero', { reaches: [hero2] })
    table.does('done-moving', {})
    table.by('player-2', 'done-moving', {})
    expect(offered(table, 'player-2')).toContain('declare-hth')
    table.by('player-2', 'declare-hth', { model: hero2, targets: [table.id('hero')] })
    table.by('player-2', 'done-declaring', {})
    table.does('declare-shot', shot(table.id('trooper'), hero2))
    table.does('done-declaring', {})
    table.by('player-2', 'resolve-hth', { attack: 1 }, 8, 1)
    resolves(table, [1, 8])
    table.does('settle-stray', { struck: trooper2 })
    expect(table.state.models[trooper2]?.wounds).toBe(2)
    expect(table.model('hero').wounds).toBe(3)
  })

  it('go on with the fight in the turn of the other, and end it for both', () => {
    const table = declaring([hero2])
    table.by('player-2', 'done-declaring', {})
    table.does('done-declaring', {})
    table.does('end-turn', { inSight: [hero2], secured: null })
    expect(table.state).toMatchObject({ active: 'player-2', phase: 'moving' })
    expect(table.last('fight-resumed').side).toBe('player-2')
    table.by('player-2', 'done-moving', {})
    table.does('done-moving', {})
    expect(offered(table, 'player-2')).not.toContain('done-declaring')
    table.does('done-declaring', {})
    table.by('player-2', 'done-declaring', {})
    table.by('player-2', 'end-turn', { inSight: [], secured: null })
    expect(table.state.fighting).toEqual([])
    table.does('look', { tokens: [], enemies: [] })
    expect(table.state).toMatchObject({ active: 'player-1', phase: 'free' })
  })

  it('declare in secret, each for themselves', () => {
    const table = declaring([hero2, 'enemy.1'], { enemies: 'guard', rules: { declaring: 'secret' } })
    expect(waiting(table)).toEqual(['player-1', 'player-2', 'bad-guys'])
    table.by('player-2', 'plan-shot', shot(hero2, table.id('hero')))
    const seen = (by: 'player-1' | 'player-2' | 'bad-guys') =>
      blastEmPlay.view(table.state, by).exchange?.attacks.length
    expect([seen('player-1'), seen('player-2'), seen('bad-guys')]).toEqual([0, 1, 0])
    for (const side of ['player-1', 'bad-guys', 'player-2'] as const) table.by(side, 'done-declaring', {})
    expect(seen('player-1')).toBe(1)
  })

  it('are led by their players where Muster leads the bad guys', () => {
    const table = declaring([hero2, 'enemy.1'], { enemies: 'guard' })
    table.by('bad-guys', 'hand-over', { automatic: true })
    expect(blastEmPlay.doctrine?.sides(table.state)).toEqual(['bad-guys'])
  })

  it.each([
    ['moving', met, 'declaring'],
    ['declaring', declaring, 'declaring'],
  ] as const)('whose Hero is out are waited for no more: %s', (_when, until, phase) => {
    const table = until([hero2], { level: 'assist' })
    if (table.state.exchange?.moves === 'team') table.does('done-moving', {})
    expect(waiting(table)).toContain('player-2')
    const down = { model: hero2, fate: 'out' as const, wounds: 0, turns: null, reason: '' }
    table.by('player-2', 'put-right', down)
    expect(table.state).toMatchObject({ phase, lost: ['player-2'], fighting: [] })
    table.does('done-declaring', {})
    table.does('end-turn', { inSight: [], secured: null })
    expect(table.last('fight-ended')).toMatchObject({ side: 'player-1', won: true })
    expect(table.state.active).toBe('player-1')
  })

  it('take drugs that by house rule work from the next turn on, whosever that is', () => {
    const table = met([hero2], {
      rules: { drugsFrom: 'nextTurn' },
      gadgets: { hero: [{ gadget: 'combatDrugs' }] },
    })
    const drugs = () => {
      const view = blastEmPlay.view(table.state, 'player-2').models.find(({ id }) => id === hero2)
      return [view?.drugs, view?.isDrugged]
    }
    table.does('done-moving', {})
    table.by('player-2', 'take-drugs', { model: hero2 })
    expect(drugs()).toEqual([4, false])
    table.by('player-2', 'done-moving', {})
    table.by('player-2', 'done-declaring', {})
    table.does('done-declaring', {})
    table.does('end-turn', { inSight: [hero2], secured: null })
    expect(drugs()).toEqual([3, true])
  })

  it('win alone: what one brings home the others have lost', () => {
    const items = [{ ...lying('case'), locked: false, find: null }]
    const mission = {
      mission: 'recovery' as const,
      objective: { kind: 'fetch' as const, item: 'case' },
      items,
    }
    const win = (rules: Partial<HouseRules>) => {
      const table = begun({ players: 2, rules, mission })
      if (table.state.phase === 'looking') table.does('look', { tokens: [], enemies: [] })
      table.does('open-item', { model: table.id('hero'), item: 'case', within: true })
      table.does('leave', { models: [table.id('hero'), table.id('trooper')], way: 'in' })
      table.does('end-turn', { inSight: [], secured: null })
      return blastEmPlay.account?.of(table.events).sides.map(({ result }) => result)
    }
    expect(win(RIVALS)).toEqual(['won', 'lost'])
    expect(win({})).toEqual(['won', 'won'])
  })

  it('count as deeds when they fall, and in the figures of both', () => {
    const table = declaring([hero2])
    table.by('player-2', 'done-declaring', {})
    table.does('declare-shot', { ...shot(table.id('trooper'), trooper2), second: trooper2 })
    table.does('declare-shot', { ...shot(table.id('hero'), trooper2), second: trooper2 })
    table.does('done-declaring', {})
    for (let one = 0; one < 4; one += 1) resolves(table, [8, 1])
    table.does('end-mission', { outcome: 'won' })
    const account = blastEmPlay.account?.of(table.events)
    const [ours, theirs] = account?.sides ?? []
    expect(ours?.people.map(({ deeds }) => deeds)).toEqual([{ hits: 2, felled: 1 }, { hits: 2 }])
    expect(ours?.people.map(({ whom }) => whom.felled?.length ?? 0)).toEqual([1, 0])
    expect(theirs?.people.map(({ isLost }) => isLost)).toEqual([false, true])
    expect([ours?.result, theirs?.result]).toEqual(['won', 'lost'])
    const figure = (of: string) => account?.figures.filter((one) => one.of === of)
    expect(figure('hits')).toMatchObject([{ by: 'standard', count: 4, tries: 4 }])
    expect(figure('taken')).toMatchObject([{ by: 'standard', count: 4, tries: 4 }])
    expect(figure('rivals')).toMatchObject([{ by: 'trooper', count: 1 }])
    expect(figure('felled')).toEqual([])
  })

  it('have struck with a stray only where it hurts (line 45)', () => {
    const strike = {
      mission: 'strike' as const,
      objective: { kind: 'destroy' as const, target: 'garrison' },
    }
    const rules = { ...RIVALS, strays: 'roll' } as const
    const table = declaring(['enemy.1'], { enemies: 'trooper*2', mission: strike, rules })
    table.by('bad-guys', 'done-declaring', {})
    table.does('declare-shot', shot(table.id('trooper'), 'enemy.1'))
    table.does('done-declaring', {})
    resolves(table, [8, 1])
    expect(table.state.destroyer).toBe('player-1')
    table.does('end-turn', { inSight: ['enemy.1'], secured: null })
    table.by('player-2', 'look', { tokens: [], enemies: ['enemy.1'] })
    for (const side of ['player-2', 'bad-guys'] as const) table.by(side, 'done-moving', {})
    table.by('bad-guys', 'done-declaring', {})
    table.by('player-2', 'declare-shot', shot(trooper2, 'enemy.2'))
    table.by('player-2', 'done-declaring', {})
    resolves(table, [1, 8], {}, 'player-2')
    table.by('player-2', 'settle-stray', { struck: 'enemy.1' }, 1, 8)
    expect(table.state.destroyer).toBe('player-1')
  })

  it('win a strike by who struck its target last, in whosever turn it comes to its end (line 45)', () => {
    const people = [
      { ...lying('clerk'), who: { kind: 'team' as const, type: 'tagalong' as const }, joins: false },
    ]
    const objective = { kind: 'destroy' as const, target: 'clerk' }
    const table = declaring(['clerk'], { mission: { mission: 'strike', people, objective } })
    table.by('bad-guys', 'done-declaring', {})
    table.does('declare-shot', { ...shot(table.id('trooper'), 'clerk'), second: 'clerk' })
    table.does('done-declaring', {})
    resolves(table, [8, 1])
    resolves(table, [8, 1, 1])
    table.does('end-turn', { inSight: [], secured: null })
    table.by('player-2', 'look', { tokens: [], enemies: [] })
    table.by('player-2', 'end-turn', { inSight: [], secured: null })
    expect(table.state.ending).toMatchObject({ outcome: 'won', by: 'player-1' })
  })
})
