import { describe, expect, it } from 'vitest'
import { blastEmPlay } from '../../../../shared/systems/blast-em/battle/play.ts'
import {
  declaring,
  fighting,
  flownBy,
  resolves,
  resolving,
  shoots,
  thing,
  went,
  type Given,
  type Table,
} from './table.ts'

/** One attack of the team's trooper at theirs, with these dice and this on the table. */
function shot(given: Given, over: Parameters<typeof resolves>[2], ...rolls: number[]): Table {
  const table = resolving(given, (one) => shoots(one, 'trooper', 'their trooper'))
  resolves(table, rolls, over)
  return table
}

describe('a shot (lines 77–91, 143–145)', () => {
  it.each([
    // 5 + face against 4 + face: a tie misses.
    ['beats the defence', {}, [4, 4], 9, 8, true],
    ['ties', {}, [3, 4], 8, 8, false],
    ['through light cover', { cover: 'light' }, [5, 4], 9, 8, true],
    ['into hard cover', { cover: 'hard' }, [5, 4], 8, 8, false],
    ['past two obstacles', { obstacles: 2 }, [5, 4], 8, 8, false],
  ] as const)('%s', (_name, over, rolls, attack, defence, hit) => {
    const table = shot({}, over, ...rolls)
    expect(table.last('attack-made')).toMatchObject({
      attacker: { total: attack },
      defender: { total: defence },
      hit,
      wounds: hit ? 1 : 0,
    })
  })
  it('past a friend loses 1, and a miss strikes him on heads (R14)', () => {
    const table = resolving({}, (one) => shoots(one, 'trooper', 'their trooper'))
    resolves(table, [2, 8, 1], { near: [table.id('hero')] })
    expect(table.last('attack-made').attacker.reasons).toEqual([{ code: 'intervening', add: -1 }])
    expect(table.last('stray-flew')).toMatchObject({ heads: true, among: [table.id('hero')] })
    expect(table.last('stray-settled')).toMatchObject({ struck: table.id('hero'), wounds: 1 })
    expect(table.model('hero').wounds).toBe(3)
  })
  it('asks which of several is the nearest', () => {
    const table = resolving({ enemies: 'trooper*2' }, (one) => shoots(one, 'trooper', 'their trooper'))
    resolves(table, [1, 8, 1], { near: [table.id('hero'), table.id('their trooper2')] })
    expect(table.state.phase).toBe('settling')
    table.does('settle-stray', { struck: table.id('their trooper2') })
    expect(table.model('their trooper2').wounds).toBe(1)
  })
  it('flies on behind on tails, and without anybody between', () => {
    for (const [near, rolls] of [
      [[], [1, 8]],
      [['player-1.m1'], [1, 8, 2]],
    ] as const) {
      const table = resolving({}, (one) => shoots(one, 'trooper', 'their trooper'))
      resolves(table, [...rolls], { near: [...near] })
      expect(table.state.phase).toBe('settling')
      table.does('settle-stray', { struck: table.id('their trooper2') })
      expect(table.model('their trooper2').wounds).toBe(1)
      expect(table.state.phase).toBe('closing')
    }
  })
  it('by house rule attacks what it strikes at 0', () => {
    const table = resolving({ rules: { strays: 'roll' } }, (one) => shoots(one, 'trooper', 'their trooper'))
    resolves(table, [1, 8])
    table.does('settle-stray', { struck: table.id('their trooper2') }, 3, 4)
    expect(table.last('attack-made')).toMatchObject({ target: table.id('their trooper2'), hit: false })
  })
  it('comes to nothing where nobody is seen', () => {
    const table = shot({}, { inSight: false })
    expect(table.last('attack-void').why).toBe('not-seen')
  })
  it('cannot be declared twice, nor changed', () => {
    const table = declaring()
    table.by('bad-guys', 'done-declaring', {})
    shoots(table, 'trooper', 'their trooper')
    const again = {
      model: table.id('trooper'),
      attack: 'standard' as const,
      target: table.id('their trooper2'),
      second: null,
    }
    expect(table.refuses('declare-shot', again).code).toBe('declare/has-declared')
  })
  it('is declared by the bad guys first', () => {
    const table = declaring()
    expect(table.refuses('done-declaring', {}).code).toBe('battle/other-side')
  })
  it('does more with a six, by variable damage (lines 119–121)', () => {
    const table = resolving({ rules: { damage: 'variable' } }, (one) =>
      shoots(one, 'trooper', 'their trooper'),
    )
    resolves(table, [8, 1, 6, 4])
    expect(table.last('attack-made').wounds).toBe(2)
  })
  it('of a Heavy does two wounds on one model', () => {
    const table = resolving({ team: 'hero heavy' }, (one) =>
      shoots(one, 'heavy', 'their trooper', { attack: 'heavy' }),
    )
    resolves(table, [8, 1, 4])
    expect(table.last('attack-made')).toMatchObject({ wounds: 2, attacker: { value: 5 } })
    expect(table.model('their trooper')).toMatchObject({ fate: 'mostlyDead', turnsLeft: 4 })
  })
  it('needs a weapon: a Heavy has no standard one, and a stock runs out', () => {
    const table = declaring({
      team: 'hero heavy',
      mission: { stocks: { grenades: null, demoPacs: null, heavyShots: 1 } },
    })
    table.by('bad-guys', 'done-declaring', {})
    const by = (attack: 'standard' | 'heavy', second: string | null) => ({
      model: table.id('heavy'),
      attack,
      target: table.id('their trooper'),
      second,
    })
    expect(table.refuses('declare-shot', by('standard', null)).code).toBe('declare/no-weapon')
    expect(table.refuses('declare-shot', by('heavy', table.id('their trooper'))).code).toBe(
      'battle/not-offered',
    )
    table.does('declare-shot', by('heavy', null))
  })
  it('may be aimed at the Mostly Dead, whom any wound puts out', () => {
    const table = resolving({ team: 'hero trooper heavy' }, (one) => {
      shoots(one, 'heavy', 'their trooper', { attack: 'heavy' })
    })
    resolves(table, [8, 1, 4])
    table.does('end-turn', { inSight: ['enemy.2'], secured: null })
    for (const side of ['player-1', 'bad-guys'] as const) table.by(side, 'done-moving', {})
    table.by('bad-guys', 'done-declaring', {})
    shoots(table, 'trooper', 'their trooper')
    table.does('done-declaring', {})
    resolves(table, [8, 1])
    expect(table.model('their trooper')).toMatchObject({ fate: 'out', wounds: -1 })
  })
})

describe('HTH (lines 75, 284)', () => {
  const meeting = (team: string, given: Given = {}) =>
    declaring({ team, ...given }, (one) => {
      went(one, team.split(' ')[0] ?? '', { reaches: ['enemy.1', 'enemy.2'] })
    })
  it('is one attack, and for the Hero one on each in reach', () => {
    const table = meeting('hero trooper')
    table.by('bad-guys', 'done-declaring', {})
    table.does('declare-hth', { model: table.id('hero'), targets: ['enemy.1', 'enemy.2'] })
    table.does('done-declaring', {})
    for (const attack of [1, 2]) table.does('resolve-hth', { attack }, 8, 1)
    expect(table.state.models['enemy.1']?.wounds).toBe(1)
    expect(table.state.models['enemy.2']?.wounds).toBe(1)
    const other = meeting('trooper hero')
    other.by('bad-guys', 'done-declaring', {})
    const both = { model: other.id('trooper'), targets: ['enemy.1', 'enemy.2'] }
    expect(other.refuses('declare-hth', both).code).toBe('declare/one-hth')
  })
  it('uses the listed AV', () => {
    const table = meeting('trooper hero')
    table.by('bad-guys', 'done-declaring', {})
    table.does('declare-hth', { model: table.id('trooper'), targets: ['enemy.1'] })
    table.does('done-declaring', {})
    table.does('resolve-hth', { attack: 1 }, 4, 4)
    expect(table.last('attack-made')).toMatchObject({ attacker: { value: 4 }, hit: false })
    // A blow that misses flies nowhere.
    expect(table.state.phase).toBe('closing')
  })
  it('leaves nobody in it to shoot, and others may shoot into it', () => {
    const table = meeting('hero trooper')
    const shotOf = (model: string, target: string) =>
      ({ model, attack: 'standard', target, second: null }) as const
    expect(table.refuses('declare-shot', shotOf('enemy.1', table.id('trooper')), 'bad-guys').code).toBe(
      'declare/in-hth',
    )
    table.by('bad-guys', 'done-declaring', {})
    expect(table.refuses('declare-shot', shotOf(table.id('hero'), 'enemy.1')).code).toBe('declare/in-hth')
    table.does('declare-shot', shotOf(table.id('trooper'), 'enemy.1'))
  })
  it('is left freely, or by house rule under a blow of each in reach', () => {
    for (const leavingHth of ['free', 'struck'] as const) {
      const table = meeting('hero trooper', { rules: { leavingHth } })
      table.by('bad-guys', 'done-declaring', {})
      table.does('done-declaring', {})
      table.does('end-turn', { inSight: ['enemy.1'], secured: null })
      const said = {
        model: table.id('hero'),
        how: 'move' as const,
        inches: 5,
        seenBy: [],
        reaches: [],
        keepsCover: null,
      }
      table.does('move', said, ...(leavingHth === 'free' ? [] : [8, 1, 1, 8]))
      expect(table.model('hero')).toMatchObject({ wounds: leavingHth === 'free' ? 4 : 3, reaches: [] })
      expect(table.state.models['enemy.1']?.reaches).toEqual([])
    }
  })
  it('a Teacher spares whom the others would not have felled', () => {
    const table = meeting('teacher hero', { enemies: 'guard trooper' })
    table.by('bad-guys', 'done-declaring', {})
    table.does('declare-hth', { model: table.id('teacher'), targets: ['enemy.1'] })
    table.does('done-declaring', {})
    table.does('resolve-hth', { attack: 1 }, 8, 1)
    expect(table.last('fell')).toMatchObject({ model: 'enemy.1', to: 'unconscious' })
  })
})

describe('Snapshots (lines 333–347)', () => {
  const seen = (table: Table, by: string, inches: number, flanks = false) => ({
    by: table.id(by),
    inches,
    flanks,
  })
  const moving = (given: Given = {}): Table => {
    const table = fighting(given)
    table.does('done-moving', {})
    return table
  }
  it('are judged at once: who falls declares nothing', () => {
    const table = moving({ enemies: 'guard trooper' })
    went(table, 'their guard', { seenBy: [seen(table, 'trooper', 6)] }, 'bad-guys')
    table.by('bad-guys', 'done-moving', {})
    table.does('snapshot', { model: table.id('trooper'), target: 'enemy.1', cover: 'none' }, 8, 1, 2)
    expect(table.model('their guard').fate).toBe('mostlyDead')
    const shotOf = { model: 'enemy.1', attack: 'standard', target: table.id('hero'), second: null } as const
    expect(table.refuses('declare-shot', shotOf, 'bad-guys').code).toBe('model/down')
    // The shot of the firing phase is not used up.
    table.by('bad-guys', 'done-declaring', {})
    shoots(table, 'trooper', 'their trooper')
  })
  it('go to the nearest, or to another and are marked', () => {
    const table = moving()
    went(table, 'their trooper', { seenBy: [seen(table, 'trooper', 6)] }, 'bad-guys')
    went(table, 'their trooper2', { seenBy: [seen(table, 'trooper', 12)] }, 'bad-guys')
    table.by('bad-guys', 'done-moving', {})
    table.does('snapshot', { model: table.id('trooper'), target: 'enemy.2', cover: 'hard' }, 8, 1)
    expect(table.last('snapshot-taken').passedOver).toEqual(['enemy.1'])
    expect(table.last('attack-made').attacker.reasons).toEqual([{ code: 'cover', add: -2 }])
    expect(table.state.phase).toBe('declaring')
  })
  it('may be let go, and a miss flies on', () => {
    const table = moving()
    went(table, 'their trooper', { seenBy: [seen(table, 'trooper', 6), seen(table, 'hero', 7)] }, 'bad-guys')
    table.by('bad-guys', 'done-moving', {})
    table.does('snapshot', { model: table.id('trooper'), target: 'enemy.1', cover: 'none' }, 1, 8)
    table.does('settle-stray', { struck: null })
    expect(table.state.phase).toBe('snapshots')
    table.does('hold-fire', {})
    expect(table.state.phase).toBe('declaring')
  })
  it('are taken by the bad guys as well, at the team’s movement', () => {
    const table = fighting()
    went(table, 'hero', { seenBy: [seen(table, 'their trooper', 6)] })
    table.does('done-moving', {})
    table.by('bad-guys', 'snapshot', { model: 'enemy.1', target: table.id('hero'), cover: 'none' }, 8, 1)
    expect(table.model('hero').wounds).toBe(3)
    expect(table.state).toMatchObject({ phase: 'moving', exchange: { moves: 'badGuys' } })
  })
  it('to ground only at an enemy that flanks, and none at who moves behind cover', () => {
    for (const flanks of [false, true]) {
      const table = fighting()
      table.does('go-to-ground', { model: table.id('trooper'), behind: null })
      table.does('done-moving', {})
      went(table, 'their trooper', { seenBy: [seen(table, 'trooper', 6, flanks)] }, 'bad-guys')
      table.by('bad-guys', 'done-moving', {})
      expect(table.state.phase).toBe(flanks ? 'snapshots' : 'declaring')
    }
    const table = fighting()
    table.does('go-to-ground', { model: table.id('trooper'), behind: null })
    went(table, 'trooper', { keepsCover: true, seenBy: [seen(table, 'their trooper', 6)] })
    table.does('done-moving', {})
    expect(table.model('trooper').toGround).toBe(true)
    expect(table.state.exchange?.moves).toBe('badGuys')
  })
  it('are not for who is surprised (line 274)', () => {
    const table = fighting({ mission: { surprised: 'team' } })
    table.does('done-moving', {})
    went(table, 'their trooper', { seenBy: [seen(table, 'trooper', 6)] }, 'bad-guys')
    table.by('bad-guys', 'done-moving', {})
    expect(table.state.phase).toBe('declaring')
    table.by('bad-guys', 'done-declaring', {})
    const shotOf = {
      model: table.id('trooper'),
      attack: 'standard' as const,
      target: 'enemy.1',
      second: null,
    }
    expect(table.refuses('declare-shot', shotOf).code).toBe('declare/surprised')
  })
  it('a side is surprised by agreement, before the first declaration', () => {
    const table = fighting()
    table.does('agree-surprise', { whom: 'badGuys' })
    expect(table.state.exchange?.surprised).toBe('badGuys')
    expect(table.refuses('agree-surprise', { whom: 'team' }).code).toBe('surprise/too-late')
  })
  it('but not one that has taken a Snapshot', () => {
    const table = fighting()
    went(table, 'trooper', { seenBy: [seen(table, 'their trooper', 6)] })
    table.does('done-moving', {})
    table.by('bad-guys', 'snapshot', { model: 'enemy.1', target: table.id('trooper'), cover: 'none' }, 1, 8)
    flownBy(table, 'bad-guys')
    expect(table.state.phase).toBe('moving')
    expect(table.refuses('agree-surprise', { whom: 'badGuys' }).code).toBe('surprise/too-late')
    table.does('agree-surprise', { whom: 'team' })
    expect(table.state.exchange?.surprised).toBe('team')
  })
})

describe('to ground (line 357)', () => {
  const hidden = (given: Given = {}): Table =>
    resolving(
      { ...given, team: 'hero trooper demo' },
      (one) => {
        shoots(one, 'trooper', 'their trooper')
        one.does('declare-blast', {
          model: one.id('demo'),
          attack: 'grenade',
          target: one.id('their trooper'),
          second: null,
        })
      },
      (one) => {
        one.does('done-moving', {})
        one.by('bad-guys', 'go-to-ground', { model: 'enemy.1', behind: null })
        one.by('bad-guys', 'done-moving', {})
      },
    )
  const grenade = (inside: string[]) => ({
    attack: 2,
    inSight: true,
    inches: 10,
    cover: 'none' as const,
    near: [],
    obstacles: 0,
    inside,
  })
  it('no shot hits it, but a grenade does', () => {
    const table = hidden()
    resolves(table, [], { inSight: false })
    expect(table.last('attack-void').why).toBe('to-ground')
    table.does('resolve-blast', grenade(['enemy.1']), 8, 1)
    expect(table.model('their trooper').wounds).toBe(1)
  })
  it('a radius shot reaches it, whoever sees it', () => {
    const table = resolving(
      { team: 'hero heavy' },
      (one) => {
        const radius = { attack: 'radius', target: 'enemy.1', second: null } as const
        one.does('declare-blast', { model: one.id('heavy'), ...radius })
      },
      (one) => {
        one.does('done-moving', {})
        one.by('bad-guys', 'go-to-ground', { model: 'enemy.1', behind: null })
        one.by('bad-guys', 'done-moving', {})
      },
    )
    const at = { ...grenade(['enemy.1']), attack: 1, inches: 0 }
    expect(table.refuses('resolve-blast', { ...at, inSight: false }).code).toBe('battle/not-offered')
    table.does('resolve-blast', at, 8, 1)
    expect(table.model('their trooper').wounds).toBe(1)
  })
  it('who sees it past its cover shoots all the same', () => {
    const table = hidden()
    resolves(table, [8, 1])
    expect(table.last('attack-made').hit).toBe(true)
  })
  it('by house rule nobody aims at it', () => {
    const table = declaring({ rules: { groundHolds: 'always' } }, (one) => {
      one.does('done-moving', {})
      one.by('bad-guys', 'go-to-ground', { model: 'enemy.1', behind: null })
    })
    table.by('bad-guys', 'done-declaring', {})
    const shotOf = {
      model: table.id('trooper'),
      attack: 'standard',
      target: 'enemy.1',
      second: null,
    } as const
    expect(table.refuses('declare-shot', shotOf).code).toBe('battle/not-offered')
  })
  it('does not attack', () => {
    const table = fighting()
    table.does('go-to-ground', { model: table.id('trooper'), behind: null })
    table.does('done-moving', {})
    table.by('bad-guys', 'done-moving', {})
    table.by('bad-guys', 'done-declaring', {})
    const shotOf = {
      model: table.id('trooper'),
      attack: 'standard',
      target: 'enemy.1',
      second: null,
    } as const
    expect(table.refuses('declare-shot', shotOf).code).toBe('declare/to-ground')
  })
  it('ends with its cover', () => {
    const table = fighting()
    table.does('go-to-ground', { model: table.id('trooper'), behind: null })
    went(table, 'trooper', { keepsCover: false })
    expect(table.model('trooper').toGround).toBe(false)
  })
})

describe('blasts (lines 113, 206, 248–252)', () => {
  const blast = (
    who: string,
    attack: 'radius' | 'grenade',
    given: Given,
    side: 'player-1' | 'bad-guys' = 'player-1',
  ) => {
    const target = side === 'player-1' ? 'enemy.1' : 'player-1.m1'
    const table = declaring(given)
    const declared = { model: table.id(who), attack, target, second: null }
    if (side === 'bad-guys') table.by(side, 'declare-blast', declared)
    table.by('bad-guys', 'done-declaring', {})
    if (side === 'player-1') table.does('declare-blast', declared)
    table.does('done-declaring', {})
    return table
  }
  const burst = (inside: string[], inches = 0) => ({
    attack: 1,
    inSight: true,
    inches,
    cover: 'none' as const,
    near: [],
    obstacles: 0,
    inside,
  })
  it('one roll, and each within defends for itself, friends too', () => {
    const table = blast('heavy', 'radius', { team: 'hero heavy' })
    table.does('resolve-blast', burst(['enemy.1', 'enemy.2', 'player-1.m1']), 4, 1, 8, 1)
    const made = table.events.filter((event) => event.kind === 'attack-made')
    expect(made.map(({ target, hit, wounds }) => [target, hit, wounds])).toEqual([
      ['enemy.1', true, 1],
      ['enemy.2', false, 0],
      ['player-1.m1', true, 1],
    ])
    expect(table.events.filter(({ kind }) => kind === 'blast-opened')).toHaveLength(1)
  })
  it('a bad guy’s heavy weapon does two on each', () => {
    const table = blast('their heavy', 'radius', { enemies: 'heavy' }, 'bad-guys')
    table.by('bad-guys', 'resolve-blast', burst(['player-1.m1', 'player-1.m2']), 8, 1, 1)
    expect(table.model('hero').wounds).toBe(2)
    expect(table.model('trooper').wounds).toBe(1)
  })
  it('a grenade reaches 16 inches, and strays nowhere', () => {
    const table = blast('demo', 'grenade', { team: 'hero demo' })
    table.does('resolve-blast', burst(['enemy.1'], 16), 1, 8)
    expect(table.state.phase).toBe('closing')
    const far = blast('demo', 'grenade', { team: 'hero demo' })
    far.does('resolve-blast', burst(['enemy.1'], 17))
    expect(far.last('attack-void').why).toBe('out-of-reach')
    expect(far.state.phase).toBe('closing')
  })
  it('a gadget grenade serves once, with the thrower’s own AV', () => {
    const table = blast('trooper', 'grenade', { gadgets: { trooper: [{ gadget: 'grenade' }] } })
    table.does('resolve-blast', burst(['enemy.1'], 4), 4, 4)
    expect(table.last('blast-opened').roll.value).toBe(4)
    expect(table.model('trooper').carried[0]?.left).toBe(0)
  })
  it('stun and gas take the next turn instead of a wound (R19)', () => {
    const table = declaring({ enemies: 'securityBot' })
    table.by('bad-guys', 'declare-shot', {
      model: 'enemy.1',
      attack: 'stun',
      target: table.id('hero'),
      second: null,
    })
    table.by('bad-guys', 'done-declaring', {})
    table.does('done-declaring', {})
    resolves(table, [6, 1], {}, 'bad-guys')
    expect(table.model('hero')).toMatchObject({ wounds: 4, stunned: 'next' })
    table.does('end-turn', { inSight: ['enemy.1'], secured: null })
    expect(table.model('hero').stunned).toBe('now')
    const said = {
      model: table.id('hero'),
      how: 'move' as const,
      inches: 1,
      seenBy: [],
      reaches: [],
      keepsCover: null,
    }
    expect(table.refuses('move', said).code).toBe('model/stunned')
  })
})

describe('things that are hit (lines 91, 357)', () => {
  const things = [thing('barrel', { explosive: true }), thing('desk', { breakable: true }), thing('wall')]
  it('a stray blows up what is explosive, and asks who is in it', () => {
    const table = resolving({ mission: { things } }, (one) => shoots(one, 'trooper', 'their trooper'))
    resolves(table, [1, 8])
    table.does('settle-stray', { struck: 'barrel' })
    expect(table.state.explosions).toEqual(['barrel'])
    // 5 + d8 against both; the desk within is wrecked, the wall is not.
    table.does('settle-explosion', { inside: ['enemy.1', 'player-1.m1', 'desk', 'wall'] }, 6, 1, 8)
    expect(table.state.wrecked).toEqual(['barrel', 'desk'])
    expect(table.model('their trooper').wounds).toBe(1)
    expect(table.model('hero').wounds).toBe(4)
    expect(table.state.phase).toBe('closing')
  })
  it('a standard weapon does nothing to a desk; a heavy one wrecks it without a roll', () => {
    const table = resolving({ team: 'hero trooper heavy', mission: { things } }, (one) => {
      shoots(one, 'trooper', 'their trooper')
      shoots(one, 'heavy', 'desk', { attack: 'heavy' })
    })
    resolves(table, [1, 8])
    table.does('settle-stray', { struck: 'desk' })
    expect(table.state.wrecked).toEqual([])
    resolves(table, [])
    expect(table.state.wrecked).toEqual(['desk'])
  })
})

describe('declared in secret', () => {
  const secret = (): Table => declaring({ rules: { declaring: 'secret' } })
  it('both at once, and nobody else knows before both have', () => {
    const table = secret()
    expect(blastEmPlay.openly(table.state).waitsFor).toEqual(['player-1', 'bad-guys'])
    table.does('plan-shot', {
      model: table.id('trooper'),
      attack: 'standard',
      target: 'enemy.1',
      second: null,
    })
    expect(blastEmPlay.view(table.state, 'bad-guys').exchange?.attacks).toEqual([])
    expect(blastEmPlay.view(table.state, 'player-1').exchange?.attacks).toHaveLength(1)
    const told = blastEmPlay.tell(table.last('attack-declared'), table.state, 'bad-guys')
    expect(told).toEqual({ kind: 'hidden', of: 'attack-declared', side: 'player-1' })
    table.does('done-declaring', {})
    table.by('bad-guys', 'done-declaring', {})
    expect(table.last('declarations-opened').attacks).toHaveLength(1)
    expect(blastEmPlay.view(table.state, 'bad-guys').exchange?.attacks).toHaveLength(1)
    resolves(table, [8, 1])
    flownBy(table)
  })
})
