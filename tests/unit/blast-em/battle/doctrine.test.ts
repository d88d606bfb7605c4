import { describe, expect, it } from 'vitest'
import { commandOf, intentionOf } from '../../../../shared/battle/automatic.ts'
import { openDice, seededDice } from '../../../../shared/dice/source.ts'
import { isRefusal } from '../../../../shared/problem.ts'
import { blastEmPlay } from '../../../../shared/systems/blast-em/battle/play.ts'
import { DOCTRINE_RULES } from '../../../../shared/systems/blast-em/battle/player/doctrine.ts'
import { fillAll } from '../../../../shared/battle/fits.ts'
import { triedBlastEm } from '../../games/blast-em.ts'
import { runs } from '../../../support/long.ts'
import {
  begun,
  declaring,
  fighting,
  flownBy,
  resolves,
  resolving,
  shoots,
  went,
  type Table,
} from './table.ts'

/** What Muster means to do for the bad guys, with what it chooses and leaves open. */
function meant(table: Table): { command: string; chosen: Record<string, unknown>; open: string[] } | null {
  const { state } = table
  const automatic = { ...state, automatic: ['bad-guys' as const] }
  const intention = intentionOf(blastEmPlay, automatic, 'bad-guys')
  if (!intention) return null
  const fields = Object.entries(intention.fields)
  return {
    command: intention.command,
    chosen: Object.fromEntries(
      fields.flatMap(([name, field]) => (field.kind === 'is' ? [[name, field.value]] : [])),
    ),
    open: fields.flatMap(([name, field]) => (field.kind === 'is' ? [] : [name])),
  }
}

describe('how Muster leads the bad guys', () => {
  it('is told as rules with a code each', () => {
    expect(DOCTRINE_RULES.map(({ code }) => code)).toEqual([
      'snapshot-the-nearest',
      'call-back-up',
      'run-at-the-nearest',
      'take-positions',
      'stay-where-they-are',
      'hide-when-shaken',
      'strike-the-weakest',
      'burst-at-the-weakest',
      'shoot-at-the-weakest',
      'declare-no-more',
      'carry-out',
    ])
  })
  it('plays for nobody unless it is asked, and never for a team', () => {
    const table = fighting()
    expect(intentionOf(blastEmPlay, table.state, 'bad-guys')).toBeNull()
    expect(table.refuses('hand-over', { automatic: true }).code).toBe('hand-over/not-this')
  })
  it('shoots at the nearest who moved in sight', () => {
    const table = fighting()
    const seenBy = [{ by: 'enemy.1', inches: 9, flanks: false }]
    went(table, 'hero', { seenBy })
    went(table, 'trooper', { seenBy: [{ by: 'enemy.1', inches: 5, flanks: false }] })
    table.does('done-moving', {})
    expect(meant(table)).toEqual({
      command: 'snapshot',
      chosen: { model: 'enemy.1', target: table.id('trooper') },
      open: ['cover'],
    })
  })
  it('runs whoever can only strike at the nearest, and moves whoever has just come', () => {
    const own = {
      crawler: {
        ...{ name: 'Crawler', notes: '', cost: 0 },
        ...{ av: 4, dv: 3, cd: 8 as const, wounds: 1, mv: 8, hth: 'one' as const },
        ...{ ranged: null, skill: null, traits: [] },
      },
    }
    const models = [{ who: { kind: 'own' as const, type: 'crawler' }, count: 1 }]
    const place = { room: null, at: null }
    const table = fighting({ mission: { own, garrison: [{ id: 'nest', place, models }] } })
    table.does('done-moving', {})
    expect(meant(table)).toMatchObject({
      command: 'move',
      chosen: { how: 'run' },
      open: ['inches', 'seenBy', 'reaches'],
    })
    went(table, 'enemy.1', { how: 'run' }, 'bad-guys')
    table.by('bad-guys', 'done-moving', {})
    table.by('bad-guys', 'done-declaring', {})
    table.does('done-declaring', {})
    table.does('end-turn', { inSight: ['enemy.1'], secured: null })
    table.does('done-moving', {})
    expect(meant(table)).toMatchObject({ command: 'move', chosen: { how: 'run' } })
  })
  it('moves whoever comes into a fight that is on to cover', () => {
    const place = { room: null, at: null }
    const some = (type: string) => [{ who: { kind: 'badGuy' as const, type: type as 'guard' }, count: 1 }]
    const garrison = ['trooper', 'guard'].map((type) => ({ id: type, place, models: some(type) }))
    const table = begun({ mission: { garrison } })
    table.does('look', { tokens: [], enemies: ['enemy.1'] })
    table.does('done-moving', {})
    table.by('bad-guys', 'done-moving', {})
    table.by('bad-guys', 'done-declaring', {})
    table.does('done-declaring', {})
    table.does('end-turn', { inSight: ['enemy.1'], secured: null })
    table.does('look', { tokens: [], enemies: ['enemy.2'] })
    table.does('done-moving', {})
    expect(meant(table)).toMatchObject({ command: 'move', chosen: { model: 'enemy.2', how: 'move' } })
    went(table, 'enemy.2', {}, 'bad-guys')
    expect(meant(table)).toMatchObject({ command: 'done-moving' })
  })
  describe('of those whom another team has met elsewhere', () => {
    const group = (type: 'guard' | 'trooper') => ({
      ...{ id: type, place: { room: null, at: null } },
      models: [{ who: { kind: 'badGuy' as const, type }, count: 1 }],
    })
    const mission = { garrison: [group('guard'), group('trooper')] }
    const ends = (table: Table, inSight: readonly string[]): void => {
      table.by('bad-guys', 'done-moving', {})
      table.by('bad-guys', 'done-declaring', {})
      table.does('done-declaring', {})
      table.does('end-turn', { inSight: [...inSight], secured: null })
    }
    it('moves nobody as a fight begins', () => {
      const table = begun({ mission, players: 2 })
      table.does('look', { tokens: [], enemies: ['enemy.1'] })
      table.does('done-moving', {})
      ends(table, ['enemy.1'])
      table.by('player-2', 'look', { tokens: [], enemies: ['enemy.2'] })
      table.by('player-2', 'done-moving', {})
      expect(meant(table)).toMatchObject({ command: 'move', chosen: { model: 'enemy.2' } })
      went(table, 'enemy.2', {}, 'bad-guys')
      expect(meant(table)).toMatchObject({ command: 'done-moving' })
    })
    it('hides nobody because one of them is up', () => {
      const table = begun({ mission })
      table.does('look', { tokens: [], enemies: ['enemy.1'] })
      table.does('done-moving', {})
      ends(table, [])
      table.does('look', { tokens: [], enemies: ['enemy.2'] })
      table.does('done-moving', {})
      table.by('bad-guys', 'done-moving', {})
      table.by('bad-guys', 'done-declaring', {})
      shoots(table, 'trooper', 'enemy.2')
      table.does('done-declaring', {})
      resolves(table, [8, 1])
      table.does('end-turn', { inSight: ['enemy.2'], secured: null })
      table.does('look', { tokens: [], enemies: [] })
      table.does('done-moving', {})
      table.by('bad-guys', 'done-moving', {})
      expect(meant(table)?.command).toBe('declare-shot')
    })
  })
  it('moves whoever has nobody up in reach to cover, too', () => {
    const table = fighting({ level: 'assist' })
    went(table, 'trooper', { reaches: ['enemy.1'] })
    table.does('done-moving', {})
    expect(meant(table)).toMatchObject({ command: 'move', chosen: { model: 'enemy.2' } })
    const falls = { fate: 'mostlyDead', wounds: 0, turns: 3, reason: 'hit' } as const
    table.does('put-right', { model: table.id('trooper'), ...falls })
    expect(meant(table)).toMatchObject({ command: 'move', chosen: { model: 'enemy.1' } })
  })
  it('takes positions as the fight begins, and stands later', () => {
    const table = fighting()
    table.does('done-moving', {})
    expect(meant(table)).toMatchObject({
      command: 'move',
      chosen: { model: 'enemy.1', how: 'move' },
      open: ['inches', 'seenBy', 'reaches'],
    })
    table.by('bad-guys', 'done-moving', {})
    table.by('bad-guys', 'done-declaring', {})
    table.does('done-declaring', {})
    table.does('end-turn', { inSight: ['enemy.1'], secured: null })
    table.does('done-moving', {})
    expect(meant(table)?.command).toBe('done-moving')
  })
  it('calls back-up, bursts, strikes and shoots at the weakest, twice where it stood', () => {
    const calling = declaring({ enemies: 'personnel' })
    expect(meant(calling)).toMatchObject({ command: 'call-back-up', open: ['inView'] })
    const bursting = declaring({ team: 'hero techie', enemies: 'heavy' })
    expect(meant(bursting)).toMatchObject({
      command: 'declare-blast',
      chosen: { attack: 'radius', target: bursting.id('techie'), second: bursting.id('techie') },
    })
    const shooting = declaring({ team: 'hero techie' }, (table) => {
      table.does('done-moving', {})
      went(table, 'their trooper', {}, 'bad-guys')
    })
    expect(meant(shooting)?.chosen).toMatchObject({ target: shooting.id('techie'), second: null })
    const striking = declaring({ team: 'hero techie' }, (table) => {
      went(table, 'hero', { reaches: ['enemy.1'] })
      went(table, 'techie', { reaches: ['enemy.1'] })
    })
    expect(meant(striking)).toMatchObject({
      command: 'declare-hth',
      chosen: { targets: [striking.id('techie')] },
    })
  })
  it('hides whoever has one wound left, and leaves the fallen alone', () => {
    const table = resolving({}, (one) => shoots(one, 'trooper', 'their trooper'))
    resolves(table, [8, 1])
    flownBy(table)
    table.does('end-turn', { inSight: ['enemy.1'], secured: null })
    table.does('done-moving', {})
    table.by('bad-guys', 'done-moving', {})
    expect(meant(table)).toMatchObject({ command: 'go-to-ground', chosen: { model: 'enemy.1' } })
  })
  it('hides nobody while only a camera or somebody to ground is left besides', () => {
    const shaken = (enemies: string): Table => {
      const table = resolving({ enemies }, (one) => shoots(one, 'trooper', 'their trooper'))
      resolves(table, [8, 1])
      flownBy(table)
      table.does('end-turn', { inSight: ['enemy.1'], secured: null })
      table.does('done-moving', {})
      table.by('bad-guys', 'done-moving', {})
      return table
    }
    expect(meant(shaken('trooper camera'))?.command).not.toBe('go-to-ground')
    const both = shaken('trooper*2')
    both.by('bad-guys', 'go-to-ground', { model: 'enemy.2', behind: null })
    expect(meant(both)?.command).not.toBe('go-to-ground')
  })
  it('leaves nothing open in what is secret', () => {
    const table = declaring({ rules: { declaring: 'secret' } })
    expect(meant(table)).toMatchObject({ command: 'plan-shot', open: [] })
  })

  const BATTLES = runs(6, 60)
  it(`leads them through ${BATTLES} missions against a team that plays at random`, () => {
    for (let seed = 1; seed <= BATTLES; seed += 1) {
      const setup = { ...triedBlastEm.setupOf(seed), automatic: true }
      let { state } = blastEmPlay.begin(setup, seed)
      const chance = seededDice(openDice(seed))
      for (let commands = 0; state.phase !== 'over' && commands < 5000; commands += 1) {
        const intention = intentionOf(blastEmPlay, state, 'bad-guys')
        const command = intention
          ? (commandOf(intention) ?? {
              ...fillAll(intention.fields, chance),
              kind: intention.command,
              side: intention.side,
            })
          : blastEmPlay.playAtRandom(state, chance)
        const decision = blastEmPlay.decide(state, command)
        if (isRefusal(decision)) throw new Error(`${decision.problem.code}: ${JSON.stringify(command)}`)
        ;({ state } = decision)
      }
      expect(state.ending).not.toBeNull()
    }
  })
})
