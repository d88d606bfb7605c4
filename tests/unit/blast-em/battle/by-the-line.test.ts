import { describe, expect, it, test } from 'vitest'
import { intentionOf } from '../../../../shared/battle/automatic.ts'
import { distanceUpTo, is, type Filled } from '../../../../shared/battle/field.ts'
import { isRefusal } from '../../../../shared/problem.ts'
import { faces } from '../../../../renderer/systems/blast-em/faces/faces.ts'
import { line } from '../../../../renderer/systems/blast-em/faces/lines.ts'
import { tale } from '../../../../renderer/systems/blast-em/faces/tale.ts'
import type { TableLine } from '../../../../renderer/table/faces.ts'
import { plainModel } from '../../../../renderer/systems/blast-em/prints/models.ts'
import { isInHth } from '../../../../shared/systems/blast-em/battle/course/who.ts'
import { blowThatFelled } from '../../../../shared/systems/blast-em/battle/ending/blows.ts'
import { blastEmPlay } from '../../../../shared/systems/blast-em/battle/play.ts'
import { fold } from '../../../../shared/systems/blast-em/battle/state/evolve.ts'
import { canAct, modelIn, profileOf, wearing } from '../../../../shared/systems/blast-em/battle/state/look.ts'
import type { FightSummary } from '../../../../shared/contract/fights.ts'
import { isSought } from '../../../../shared/systems/blast-em/documents/brief.ts'
import type { MissionDraft } from '../../../../shared/systems/blast-em/documents/mission.ts'
import { defenceOf } from '../../../../shared/systems/blast-em/gadgets.ts'
import { DEFAULT_RULES } from '../../../../shared/systems/blast-em/house-rules.ts'
import type { Encounter } from '../../../../shared/systems/blast-em/words.ts'
import {
  begun,
  declaring,
  fighting,
  freely,
  lying,
  resolves,
  resolving,
  shoots,
  thing,
  went,
  type Given,
  type Table,
} from './table.ts'

/** What a close reader of the book would not let pass. */

const seen = (table: Table, by: string, inches = 6) => ({ by: table.id(by), inches, flanks: false })

/** The Trooper falls, and somebody drags them four inches. */
function drags(table: Table, who: string): void {
  const fallen = table.id('trooper')
  table.does('put-right', { model: fallen, fate: 'mostlyDead', wounds: 0, turns: 3, reason: 'hit' })
  const way = { inches: 4, within: true, reaches: [], seenBy: [], keepsCover: null }
  table.does('drag', { model: table.id(who), fallen, ...way })
}

const stays = { how: 'move' as const, inches: 3, seenBy: [], reaches: [], keepsCover: null }
/** The team declares nothing, and its turn ends with the first enemy in sight. */
const next = (table: Table): void => {
  table.by('bad-guys', 'done-declaring', {})
  table.does('done-declaring', {})
  table.does('end-turn', { inSight: ['enemy.1'], secured: null })
}

describe('HTH at whoever has fallen (line 280)', () => {
  it('may be struck where they lie, and holds nobody', () => {
    const table = fighting({ level: 'assist' })
    went(table, 'trooper', { reaches: [table.id('their trooper')] })
    const falls = { fate: 'mostlyDead', wounds: 0, turns: 3, reason: 'hit' } as const
    table.by('bad-guys', 'put-right', { model: table.id('their trooper'), ...falls })
    table.does('done-moving', {})
    table.by('bad-guys', 'done-moving', {})
    table.by('bad-guys', 'done-declaring', {})
    expect(isInHth(table.state, table.model('trooper'))).toBe(false)
    table.does('declare-hth', { model: table.id('trooper'), targets: [table.id('their trooper')] })
    expect(table.last('attack-declared').deviations).toBeUndefined()
  })
  it('may be struck by whoever walks up to them, and holds them once they are raised', () => {
    const table = fighting({ level: 'assist', enemies: 'trooper*2' })
    const fallen = table.id('their trooper')
    const falls = { fate: 'mostlyDead', wounds: 0, turns: 3, reason: 'hit' } as const
    table.by('bad-guys', 'put-right', { model: fallen, ...falls })
    went(table, 'hero', { reaches: [fallen] })
    expect(isInHth(table.state, table.model('hero'))).toBe(false)
    table.does('done-moving', {})
    table.by('bad-guys', 'done-moving', {})
    table.by('bad-guys', 'done-declaring', {})
    table.does('declare-hth', { model: table.id('hero'), targets: [fallen] })
    expect(table.last('attack-declared').deviations).toBeUndefined()
    table.by('bad-guys', 'put-right', { model: fallen, fate: 'up', wounds: 2, turns: null, reason: '' })
    expect(isInHth(table.state, table.model('hero'))).toBe(true)
    expect(isInHth(table.state, table.model('their trooper'))).toBe(true)
  })
})

describe('what is declared in secret (lines 274, 313, 357)', () => {
  const inTheOpen = (rules: Given['rules']): Table => {
    const models = [{ who: { kind: 'badGuy' as const, type: 'guard' as const }, count: 2 }]
    const tokens = [{ id: 'hall', place: lying('hall').place, holds: { kind: 'enemies' as const, models } }]
    const table = freely({ team: 'hero corpsman', mission: { tokens }, ...(rules && { rules }) })
    went(table, 'hero')
    went(table, 'corpsman')
    table.does('look', { tokens: ['hall'], enemies: [] })
    return table
  }
  const acts = (table: Table): string[] =>
    blastEmPlay.options(table.state, 'player-1').map(({ command }) => command)

  it.each([{ declaring: 'secret' }, { goingToGround: 'moving' }] as const)(
    'leaves those who have all moved the place to hide as they are met: %o',
    (rules) => {
      const table = inTheOpen(rules)
      expect(table.state).toMatchObject({ phase: 'moving', exchange: { moves: 'team' } })
      expect(acts(table)).toContain('go-to-ground')
      expect(acts(table)).not.toContain('move')
    },
  )
  it('passes over whoever has moved where they may hide later', () => {
    expect(inTheOpen({}).state.exchange?.moves).toBe('badGuys')
  })
})

describe('Snapshots (lines 337–345, 357)', () => {
  it('are drawn by whoever moved in the open and went to ground after it', () => {
    const table = fighting()
    went(table, 'trooper', { seenBy: [seen(table, 'their trooper')] })
    table.does('go-to-ground', { model: table.id('trooper'), behind: null })
    table.does('done-moving', {})
    expect(table.state.phase).toBe('snapshots')
  })
  it('are drawn by whoever moved in the open and was treated after it', () => {
    const table = fighting({ team: 'hero trooper corpsman', enemies: 'trooper*2', level: 'assist' })
    const hurt = { fate: 'up', wounds: 1, turns: null, reason: 'hit' } as const
    table.does('put-right', { model: table.id('trooper'), ...hurt })
    went(table, 'trooper', { seenBy: [seen(table, 'their trooper')] })
    const care = { patient: table.id('trooper'), within: true, watched: false }
    table.does('treat', { model: table.id('corpsman'), ...care }, 0, 8)
    table.does('done-moving', {})
    expect(table.state.phase).toBe('snapshots')
  })
  it('are drawn by whoever drags somebody in view', () => {
    const table = fighting({ level: 'assist' })
    const falls = { fate: 'mostlyDead', wounds: 0, turns: 3, reason: 'hit' } as const
    table.does('put-right', { model: table.id('trooper'), ...falls })
    const drag = { model: table.id('hero'), fallen: table.id('trooper'), inches: 4, within: true }
    table.does('drag', { ...drag, seenBy: [seen(table, 'their trooper')], reaches: [], keepsCover: null })
    table.does('done-moving', {})
    expect(table.state.phase).toBe('snapshots')
  })
  it('are not taken at whoever leaves HTH, by whom it leaves', () => {
    const table = declaring({}, (one) => went(one, 'hero', { reaches: ['enemy.1'] }))
    next(table)
    const away = { model: table.id('hero'), ...stays }
    expect(table.refuses('move', { ...away, seenBy: [seen(table, 'their trooper')] }).code).toBe(
      'battle/not-offered',
    )
    table.does('move', { ...away, seenBy: [seen(table, 'their trooper2')] })
    table.does('done-moving', {})
    expect(
      table.refuses('snapshot', { model: 'enemy.1', target: table.id('hero'), cover: 'none' }, 'bad-guys')
        .code,
    ).toBe('snapshot/not-due')
  })
})

describe('a charge (lines 284, 323, 337; R16, R20)', () => {
  /** The trooper has moved in view of both of theirs, and stands beside the first. */
  const charged = (): Table => {
    const table = fighting()
    const seenBy = [seen(table, 'their trooper', 9), seen(table, 'their trooper2', 12)]
    went(table, 'trooper', { seenBy, reaches: ['enemy.1'] })
    table.does('done-moving', {})
    return table
  }
  it('is shot at by whom it reaches, before it is there', () => {
    const table = charged()
    table.by(
      'bad-guys',
      'snapshot',
      { model: 'enemy.1', target: table.id('trooper'), cover: 'none' },
      ...[8, 1],
    )
    expect(table.model('trooper')).toMatchObject({ wounds: 2, reaches: ['enemy.1'] })
    table.by('bad-guys', 'hold-fire', {})
    expect(table.state.exchange?.moves).toBe('badGuys')
    expect(isInHth(table.state, table.model('their trooper'))).toBe(true)
  })
  it('comes to nothing where the Snapshot fells who charges', () => {
    const table = fighting({ level: 'assist' })
    const hurt = { fate: 'up', wounds: 1, turns: null, reason: 'hit' } as const
    table.does('put-right', { model: table.id('trooper'), ...hurt })
    went(table, 'trooper', { seenBy: [seen(table, 'their trooper')], reaches: ['enemy.1'] })
    table.does('done-moving', {})
    table.by(
      'bad-guys',
      'snapshot',
      { model: 'enemy.1', target: table.id('trooper'), cover: 'none' },
      ...[8, 1, 3],
    )
    expect(table.model('trooper')).toMatchObject({ fate: 'mostlyDead', reaches: [] })
    expect(table.model('their trooper').reaches).toEqual([])
  })
  it('leaves whoever is in HTH by it no Snapshot at those who come after', () => {
    const table = fighting()
    went(table, 'trooper', { seenBy: [seen(table, 'their trooper')], reaches: ['enemy.1'] })
    const comes = { model: table.id('hero'), ...stays, seenBy: [seen(table, 'their trooper')] }
    expect(table.refuses('move', comes).code).toBe('battle/not-offered')
  })
})

describe('who drags somebody (lines 75, 284)', () => {
  it('stands in HTH with whom it ends beside', () => {
    const table = fighting({ level: 'assist' })
    const falls = { fate: 'mostlyDead', wounds: 0, turns: 3, reason: 'hit' } as const
    table.does('put-right', { model: table.id('trooper'), ...falls })
    const drag = { model: table.id('hero'), fallen: table.id('trooper'), inches: 4, within: true }
    table.does('drag', { ...drag, seenBy: [], reaches: ['enemy.1'], keepsCover: null })
    expect(isInHth(table.state, table.model('their trooper'))).toBe(true)
    // Whoever drags does not shoot, and strikes all the same.
    table.does('done-moving', {})
    table.by('bad-guys', 'done-moving', {})
    table.by('bad-guys', 'done-declaring', {})
    const [declared] = table.does('declare-hth', { model: table.id('hero'), targets: ['enemy.1'] })
    expect(declared?.deviations).toBeUndefined()
  })
})

describe('the turn of a team that is lost in it (lines 260, 315)', () => {
  it('counts for the Mostly Dead of the bad guys', () => {
    const table = begun({ players: 2, enemies: 'guard*2', level: 'assist' })
    table.does('look', { tokens: [], enemies: ['enemy.1'] })
    const falls = { fate: 'mostlyDead', wounds: 0, turns: 3, reason: 'hit' } as const
    table.by('bad-guys', 'put-right', { model: 'enemy.2', ...falls })
    table.does('done-moving', {})
    table.by('bad-guys', 'done-moving', {})
    table.by('bad-guys', 'done-declaring', {})
    table.does('done-declaring', {})
    table.does('end-turn', { inSight: ['enemy.1'], secured: null })
    table.by('player-2', 'look', { tokens: [], enemies: ['enemy.1'] })
    const down = { fate: 'out', wounds: 0, turns: null, reason: 'hit' } as const
    table.by('player-2', 'put-right', { model: 'player-2.m1', ...down })
    expect(table.state).toMatchObject({ lost: ['player-2'], active: 'player-1' })
    expect(table.model('their guard2').turnsLeft).toBe(2)
  })
})

describe('back-up by house rule of secret declarations (line 245)', () => {
  it('is called as the bad guys move', () => {
    const table = fighting({ enemies: 'personnel', rules: { declaring: 'secret' } })
    table.does('done-moving', {})
    table.by('bad-guys', 'call-back-up', { model: 'enemy.1', inView: true })
    expect(table.state.backUp).toEqual([{ player: 'player-1', arrives: true }])
  })
})

describe('a garrison that is to be destroyed (lines 45, 147)', () => {
  it('is not while somebody of it is Mostly Dead', () => {
    const objective = { kind: 'destroy' as const, target: 'garrison' }
    const table = resolving({ enemies: 'guard', mission: { mission: 'strike', objective } }, (one) =>
      shoots(one, 'trooper', 'their guard'),
    )
    resolves(table, [8, 1, 2])
    table.does('end-turn', { inSight: [], secured: null })
    expect(table.state.ending).toBeNull()
    table.does('end-turn', { inSight: [], secured: null })
    table.does('end-turn', { inSight: [], secured: null })
    expect(table.state.ending).toMatchObject({ outcome: 'won' })
  })
})

describe('the Mostly Dead of allies (lines 192, 260, 266)', () => {
  it('are carried out by whoever leaves, and by nobody of a rival team', () => {
    const carried = (teams: 'allies' | 'rivals') => {
      const table = begun({ players: 2, level: 'assist', rules: { teams } })
      const falls = { fate: 'mostlyDead', wounds: 0, turns: 4, reason: 'hit' } as const
      if (table.state.phase === 'looking') table.does('look', { tokens: [], enemies: [] })
      table.by('player-2', 'put-right', { model: 'player-2.m1', ...falls })
      const leave = blastEmPlay.options(table.state, 'player-1').find(({ command }) => command === 'leave')
      return leave?.fields.models
    }
    const own = ['player-1.m1', 'player-1.m2']
    expect(carried('allies')).toMatchObject({ of: [...own, 'player-2.m1'], usual: own })
    expect(carried('rivals')).toMatchObject({ of: own })
  })
})

describe('what explodes by a DemoPac in a fight (lines 274, 282)', () => {
  it('is one of the attacks: whoever falls to it still strikes', () => {
    const things = [thing('tank', { explosive: true })]
    const table = fighting({ team: 'hero demo', enemies: 'guard', mission: { things } })
    const set = { model: table.id('demo'), on: 'tank', within: true }
    expect(table.refuses('set-demo-pac', set).code).toBe('demo-pac/nothing')
    table.does('done-moving', {})
    table.by('bad-guys', 'done-moving', {})
    table.does('set-demo-pac', set)
    table.does('settle-explosion', { inside: ['enemy.1'] }, 8, 1)
    expect(table.model('their guard')).toMatchObject({ fate: 'up', wounds: 1 })
    const shot = { model: 'enemy.1', attack: 'standard', target: table.id('hero'), second: null } as const
    table.by('bad-guys', 'declare-shot', shot)
    table.by('bad-guys', 'done-declaring', {})
    table.does('done-declaring', {})
    resolves(table, [8, 1, 4], {}, 'bad-guys')
    expect(table.model('hero').wounds).toBe(3)
    expect(table.model('their guard')).toMatchObject({ fate: 'mostlyDead', turnsLeft: 4 })
  })
  it('goes off with all that is declared, where that is done in secret', () => {
    const things = [thing('tank', { explosive: true })]
    const mission = { things }
    const given = { team: 'hero demo*2', enemies: 'guard', mission, rules: { declaring: 'secret' } } as const
    const table = fighting(given)
    const set = { model: table.id('demo'), on: 'tank', within: true }
    table.does('set-demo-pac', set)
    expect(table.state).toMatchObject({ phase: 'moving', wrecked: [], explosions: [] })
    const again = { ...set, model: table.id('demo2') }
    expect(table.refuses('set-demo-pac', again).code).toBe('demo-pac/nothing')
    table.does('done-moving', {})
    table.by('bad-guys', 'done-moving', {})
    const shot = { model: 'enemy.1', attack: 'standard', target: table.id('hero'), second: null } as const
    table.by('bad-guys', 'plan-shot', shot)
    table.does('done-declaring', {})
    table.by('bad-guys', 'done-declaring', {})
    expect(table.state).toMatchObject({ phase: 'settling', wrecked: ['tank'] })
    table.does('settle-explosion', { inside: ['enemy.1'] }, 8, 1)
    expect(table.model('their guard')).toMatchObject({ fate: 'up', wounds: 1 })
    resolves(table, [8, 1, 4], {}, 'bad-guys')
    expect(table.model('hero').wounds).toBe(3)
    expect(table.model('their guard')).toMatchObject({ fate: 'mostlyDead', turnsLeft: 4 })
  })
  it.each([
    ['as attacks are declared', 'open', 'declare-shot'],
    ['in secret as the team moves', 'secret', 'plan-shot'],
  ] as const)('puts a gun out of order once it has fired: set %s', (_name, declaring, declares) => {
    const isSecret = declaring === 'secret'
    const rules = isSecret ? { declaring } : {}
    const table = fighting({ team: 'hero demo', enemies: 'gun', rules })
    const set = { model: table.id('demo'), on: 'enemy.1', within: true }
    if (isSecret) table.does('set-demo-pac', set)
    else expect(table.refuses('set-demo-pac', set).code).toBe('demo-pac/nothing')
    for (const side of ['player-1', 'bad-guys'] as const)
      if (table.state.phase === 'moving') table.by(side, 'done-moving', {})
    expect(table.model('their gun').off).toBe(false)
    const shot = { model: 'enemy.1', attack: 'standard', target: table.id('hero'), second: null } as const
    table.by('bad-guys', declares, shot)
    table.by('bad-guys', 'done-declaring', {})
    if (!isSecret) table.does('set-demo-pac', set)
    table.does('done-declaring', {})
    expect(table.model('their gun').off).toBe(true)
    resolves(table, [8, 1], {}, 'bad-guys')
    expect(table.model('hero').wounds).toBe(3)
  })
  it('in secret goes off once, whatever wrecked the thing before', () => {
    const mission = { things: [thing('tank', { explosive: true })] }
    const table = fighting({ team: 'hero demo', mission, rules: { declaring: 'secret' }, level: 'assist' })
    table.does('set-demo-pac', { model: table.id('demo'), on: 'tank', within: true })
    table.does('put-thing-right', { thing: 'tank', state: 'wrecked', reason: 'fell over' })
    table.does('done-moving', {})
    table.by('bad-guys', 'done-moving', {})
    table.does('done-declaring', {})
    table.by('bad-guys', 'done-declaring', {})
    expect(table.state).toMatchObject({ phase: 'closing', explosions: [] })
  })
  it('in secret goes off also where the turn breaks off as the Hero falls', () => {
    const mission = { things: [thing('tank', { explosive: true })] }
    const given = { team: 'hero demo', enemies: 'guard', players: 2, level: 'assist', mission } as const
    const table = fighting({ ...given, rules: { declaring: 'secret' } })
    table.does('set-demo-pac', { model: table.id('demo'), on: 'tank', within: true })
    const out = { fate: 'out', wounds: 0, turns: null, reason: 'hit' } as const
    table.does('put-right', { model: table.id('hero'), ...out })
    expect(table.state).toMatchObject({ phase: 'settling', wrecked: ['tank'], lost: ['player-1'] })
    table.does('settle-explosion', { inside: ['enemy.1'] }, 8, 1, 4)
    expect(table.model('their guard')).toMatchObject({ fate: 'mostlyDead', turnsLeft: 4 })
    expect(table.state.active).toBe('player-2')
  })
})

describe('a second shot of a free turn (lines 85, 313)', () => {
  it('takes what two shots take, at whoever is in its blast', () => {
    const things = [thing('desk', { breakable: true }), thing('lamp', { breakable: true })]
    const table = freely({ team: 'hero heavy', mission: { things }, rules: { actionsATurn: 2 } })
    const shot = { model: table.id('heavy'), attack: 'radius' as const, inSight: true, inches: 0 }
    const reasons = [{ code: 'shots', add: -1 }]
    went(table, 'heavy')
    table.does('wreck', { ...shot, thing: 'desk', inside: [table.id('hero')], twice: true }, 1, 8)
    expect(table.last('blast-opened').roll.reasons).toEqual(reasons)
    table.does('wreck', { ...shot, thing: 'lamp', inside: [table.id('hero')] }, 1, 8)
    expect(table.last('blast-opened').roll.reasons).toEqual(reasons)
  })
  it('is fired by whoever said so with the first, or loses nothing by it (line 87)', () => {
    const things = [thing('desk', { breakable: true }), thing('lamp', { breakable: true })]
    const given = {
      team: 'hero heavy',
      enemies: 'guard',
      mission: { things },
      rules: { actionsATurn: 2 as const },
    }
    const shot = { attack: 'radius' as const, inSight: true, inches: 0 }
    const firing = (isMoving: boolean): Table => {
      const table = freely(given)
      if (isMoving) went(table, 'heavy')
      const inside = [table.id('hero')]
      table.does('wreck', { ...shot, model: table.id('heavy'), thing: 'desk', inside }, 1, 8)
      expect(table.last('blast-opened').roll.reasons).toEqual([])
      return table
    }
    const standing = firing(false)
    standing.does('wreck', { ...shot, model: standing.id('heavy'), thing: 'lamp' })
    const moving = firing(true)
    const second = { ...shot, model: moving.id('heavy'), thing: 'lamp' }
    expect(moving.refuses('wreck', second).code).toBe('shots/named-one')
    moving.does('look', { tokens: [], enemies: ['enemy.1'] })
    moving.does('done-moving', {})
    moving.by('bad-guys', 'done-moving', {})
    moving.by('bad-guys', 'done-declaring', {})
    const fires = { model: moving.id('heavy'), attack: 'heavy' as const, target: 'enemy.1', second: null }
    expect(moving.refuses('declare-shot', fires).code).toBe('shots/named-one')
  })
  it('is asked for where it costs something, and nowhere else', () => {
    const mission = { things: [thing('desk', { breakable: true })] }
    const asked = (hasMoved: boolean) => {
      const table = freely({ team: 'hero heavy', mission, rules: { actionsATurn: 2 } })
      if (hasMoved) went(table, 'heavy')
      const offers = blastEmPlay.options(table.state, 'player-1')
      return offers.find(({ command }) => command === 'wreck')?.fields.twice?.kind
    }
    expect([asked(false), asked(true)]).toEqual(['is', 'yes-no'])
  })
  it('is the last of that turn, in a fight that begins in it too', () => {
    const things = [thing('desk', { breakable: true })]
    const given = {
      team: 'hero heavy',
      enemies: 'guard',
      mission: { things },
      rules: { actionsATurn: 2 },
    } as const
    const table = freely(given)
    const shot = { model: table.id('heavy'), attack: 'heavy' as const, inSight: true, inches: 0, inside: [] }
    went(table, 'heavy')
    table.does('wreck', { ...shot, thing: 'desk', twice: true })
    table.does('look', { tokens: [], enemies: ['enemy.1'] })
    table.does('done-moving', {})
    table.by('bad-guys', 'done-moving', {})
    table.by('bad-guys', 'done-declaring', {})
    const fires = { model: table.id('heavy'), attack: 'heavy' as const, target: 'enemy.1' }
    expect(table.refuses('declare-shot', { ...fires, second: 'enemy.1' }).code).toBe('battle/not-offered')
    table.does('declare-shot', { ...fires, second: null })
    expect(table.last('attack-declared').shots).toBe(2)
  })
  it('is not fired by whoever is in HTH (line 284)', () => {
    const things = [thing('desk', { breakable: true })]
    const given = { team: 'hero heavy', enemies: 'trooper', level: 'assist', mission: { things } } as const
    const table = declaring(given, (one) => went(one, 'heavy', { reaches: ['enemy.1'] }))
    table.by('bad-guys', 'done-declaring', {})
    table.does('done-declaring', {})
    // The fight is over, and whoever lay there is up again.
    const put = { model: 'enemy.1', reason: 'Counted wrong' }
    table.by('bad-guys', 'put-right', { ...put, fate: 'mostlyDead', wounds: 0, turns: 3 })
    table.does('end-turn', { inSight: [], secured: null })
    table.by('bad-guys', 'put-right', { ...put, fate: 'up', wounds: 2, turns: null })
    const shot = { model: table.id('heavy'), attack: 'heavy' as const, inSight: true, inches: 0, inside: [] }
    const [fired] = table.does('wreck', { ...shot, thing: 'desk' })
    expect(fired?.deviations?.map(({ code }) => code)).toEqual(['wreck/in-hth'])
  })
})

describe('surprise (line 274)', () => {
  it('by the first fight with bad guys is not lost by one with rivals before it', () => {
    const mission = { surprised: 'badGuys' as const }
    const table = begun({ players: 2, enemies: 'guard', mission, rules: { teams: 'rivals' } })
    table.does('look', { tokens: [], enemies: ['player-2.m1'] })
    table.does('done-moving', {})
    table.by('player-2', 'done-moving', {})
    table.by('player-2', 'done-declaring', {})
    table.does('done-declaring', {})
    table.does('end-turn', { inSight: [], secured: null })
    table.by('player-2', 'look', { tokens: [], enemies: ['enemy.1'] })
    expect(table.last('fight-begun')).toMatchObject({ against: ['bad-guys'], surprised: 'badGuys' })
  })

  it('is agreed on as a fight begins, and not when it goes on', () => {
    const table = declaring()
    next(table)
    expect(table.state.exchange?.isNew).toBe(false)
    expect(table.refuses('agree-surprise', { whom: 'badGuys' }).code).toBe('surprise/too-late')
  })
})

describe('ordinary people (line 167)', () => {
  it('do not run after they have done something', () => {
    const doors = [{ ...lying('door'), state: 'closed' as const }]
    const people = [
      { ...lying('clerk'), who: { kind: 'team' as const, type: 'tagalong' as const }, joins: true },
    ]
    const table = freely({ mission: { doors, people } })
    table.does('meet', { model: table.id('hero'), person: 'clerk', within: true })
    table.does('open-door', { model: 'clerk', door: 'door', within: true })
    expect(table.refuses('move', { model: 'clerk', ...stays, how: 'run' }).code).toBe('move/has-acted')
    table.does('move', { model: 'clerk', ...stays })
    // Whoever is no ordinary person may.
    table.does('move', { model: table.id('hero'), ...stays, how: 'run' })
  })
  it('do not run after they have used a gadget, either', () => {
    const find = { kind: 'gadget' as const, carried: { gadget: 'combatDrugs' as const } }
    const people = [
      { ...lying('clerk'), who: { kind: 'team' as const, type: 'tagalong' as const }, joins: true },
    ]
    const items = [{ ...lying('locker'), locked: false, find }]
    const table = freely({ mission: { people, items }, rules: { drugsFrom: 'thisTurn' } })
    table.does('meet', { model: table.id('hero'), person: 'clerk', within: true })
    table.does('open-item', { model: 'clerk', item: 'locker', within: true })
    table.does('end-turn', { inSight: [], secured: null })
    table.does('take-drugs', { model: 'clerk' })
    expect(table.refuses('move', { model: 'clerk', ...stays, how: 'run' }).code).toBe('move/has-acted')
  })
  it('do not call back-up after they have run', () => {
    const table = fighting({ enemies: 'personnel*2' })
    table.does('done-moving', {})
    went(table, 'their personnel', { how: 'run' }, 'bad-guys')
    table.by('bad-guys', 'done-moving', {})
    const call = { model: 'enemy.1', inView: true }
    expect(table.refuses('call-back-up', call, 'bad-guys').code).toBe('model/out-of-breath')
    table.by('bad-guys', 'call-back-up', { ...call, model: 'enemy.2' })
  })
})

describe('body armour (line 230)', () => {
  it('does nothing for somebody whom it does not fit and who only found it', () => {
    const find = { kind: 'gadget' as const, carried: { gadget: 'bodyArmour' as const } }
    const items = [{ ...lying('locker'), locked: false, find }]
    const defence = (finder: string): number => {
      const table = freely({ team: 'hero trooper techie', mission: { items } })
      table.does('open-item', { model: table.id(finder), item: 'locker', within: true })
      const model = table.model(finder)
      return defenceOf(profileOf(table.state, model), wearing(model), DEFAULT_RULES).dv
    }
    expect(defence('trooper')).toBe(5)
    expect(defence('techie')).toBe(3)
  })
})

describe('what watches by itself (lines 208, 289)', () => {
  it('a remote gun has no hands to strike with', () => {
    const table = declaring({ enemies: 'gun' }, (one) => went(one, 'hero', { reaches: ['enemy.1'] }))
    const offered = blastEmPlay.options(table.state, 'bad-guys').map(({ command }) => command)
    expect(offered).not.toContain('declare-hth')
    table.by('bad-guys', 'done-declaring', {})
    table.does('declare-hth', { model: table.id('hero'), targets: ['enemy.1'] })
    // Nor has its card.
    const { numbers } = plainModel({ kind: 'automatic', type: 'gun' }, DEFAULT_RULES)
    expect(numbers?.strikes.map(({ kind }) => kind)).toEqual(['standard'])
  })
  it('a gun that is shut down holds nobody in HTH', () => {
    const terminals = [{ ...lying('desk'), does: ['shutDownSecurity' as const], opens: [] }]
    for (const isOn of [true, false]) {
      const table = freely({ team: 'hero trooper techie', enemies: 'gun guard', mission: { terminals } })
      const on = { terminal: 'desk', within: true }
      if (!isOn) table.does('use-terminal', { model: table.id('techie'), ...on }, 0, 8)
      table.does('move', { model: table.id('hero'), ...stays, reaches: ['enemy.1'] })
      expect(isInHth(table.state, table.model('hero'))).toBe(isOn)
    }
  })
})

describe('cameras (line 289)', () => {
  it('a camera is struck by no stray shot', () => {
    const table = resolving({ enemies: 'trooper camera' }, (one) => shoots(one, 'trooper', 'their trooper'))
    resolves(table, [1, 8])
    expect(table.refuses('settle-stray', { struck: 'enemy.2' }).code).toBe('battle/not-offered')
    table.does('settle-stray', { struck: null })
  })
  it('what a camera has called is what the token held', () => {
    const holding = (id: string, holds: Encounter) => ({ id, place: lying(id).place, holds })
    const tokens = [holding('eye', { kind: 'automatic', of: ['camera'] }), holding('chest', { kind: 'find' })]
    const table = begun({ mission: { tokens } })
    table.does('look', { tokens: ['eye', 'chest'], enemies: [] })
    const { found } = table.last('token-tested')
    expect(found.kind).toBe('enemies')
    expect(blastEmPlay.view(table.state, 'public').tokens[1]?.held).toEqual(found)
  })
})

describe('what is hit besides (lines 91, 357)', () => {
  const things = [thing('desk', { breakable: true })]
  it('a blast that strays wrecks things as a blast does', () => {
    const table = declaring({ team: 'hero heavy', rules: { strayBlasts: true }, mission: { things } })
    table.by('bad-guys', 'done-declaring', {})
    const radius = { attack: 'radius' as const, target: 'enemy.1', second: null }
    table.does('declare-blast', { model: table.id('heavy'), ...radius })
    table.does('done-declaring', {})
    const blast = { inSight: true, inches: 0, cover: 'none' as const, near: [], obstacles: 0 }
    table.does('resolve-blast', { attack: 1, ...blast, inside: ['enemy.1'] }, 1, 8)
    table.does('settle-stray', { struck: 'desk' })
    expect(table.state.wrecked).toEqual(['desk'])
  })
})

describe('shelter (line 357)', () => {
  it('where shelter holds against all it holds against shots that were declared before, too', () => {
    const table = declaring({ rules: { groundHolds: 'always' } })
    const shot = { attack: 'standard' as const, target: table.id('trooper'), second: null }
    table.by('bad-guys', 'declare-shot', { model: 'enemy.1', ...shot })
    table.by('bad-guys', 'done-declaring', {})
    table.does('go-to-ground', { model: table.id('trooper'), behind: null })
    table.does('done-declaring', {})
    const seen = { inSight: true, cover: 'none' as const, near: [], obstacles: 0 }
    expect(table.refuses('resolve-shot', { attack: 1, ...seen }, 'bad-guys').code).toBe('battle/not-offered')
    resolves(table, [], { inSight: false }, 'bad-guys')
    expect(table.last('attack-void').why).toBe('to-ground')
  })
})

describe('what somebody was carrying (lines 44, 311)', () => {
  it('may be taken up where he fell, once', () => {
    const items = [{ ...lying('case'), locked: false, find: null }]
    const mission: Partial<MissionDraft> = {
      mission: 'recovery',
      objective: { kind: 'fetch', item: 'case' },
      items,
    }
    const table = freely({ mission, level: 'assist' })
    const take = { item: 'case', within: true }
    table.does('open-item', { model: table.id('trooper'), ...take })
    table.does('put-right', {
      model: table.id('trooper'),
      fate: 'out',
      wounds: 0,
      turns: null,
      reason: 'hit',
    })
    table.does('open-item', { model: table.id('hero'), ...take })
    expect(table.model('hero').holds).toEqual(['case'])
    expect(table.model('trooper').holds).toEqual([])
    expect(table.state.items.case?.takenBy).toBe(table.id('hero'))
  })
})

describe('a patrol (line 325)', () => {
  it('is told with where it stands around its token', () => {
    const guard = { kind: 'badGuy', type: 'guard' } as const
    const place = (count: number): TableLine['values'] => {
      const holds = { kind: 'enemies' as const, models: [{ who: guard, count }] }
      const table = begun({ mission: { tokens: [{ id: 'token', place: lying('token').place, holds }] } })
      table.does('look', { tokens: ['token'], enemies: [] })
      const view = blastEmPlay.view(table.state, 'public')
      return line(table.last('arrived'), { names: {} }, view)?.values
    }
    expect(place(3)).toMatchObject({ n: 3, place: { key: 'line.around', values: { inches: 6 } } })
    expect(place(1)).toMatchObject({ place: { key: 'line.aroundOne' } })
  })
})

describe('leaving (lines 41–44, 192)', () => {
  it('is for whoever stands at a way out when the shooting is over, too', () => {
    const table = declaring()
    table.by('bad-guys', 'done-declaring', {})
    table.does('done-declaring', {})
    expect(table.state.phase).toBe('closing')
    table.does('leave', { models: [table.id('hero')], way: 'in' })
    table.does('end-turn', { inSight: ['enemy.1'], secured: null })
    expect(table.model('hero').fate).toBe('left')
    expect(table.state.fighting).toHaveLength(1)
    // Not on the way there, where somebody may shoot.
    expect(table.refuses('leave', { models: [table.id('trooper')], way: 'in' }).code).toBe('battle/not-now')
  })
})

describe('treating the hurt (line 264)', () => {
  it('takes the round of the patient, who has not spent it on something else', () => {
    const doors = ['one', 'two'].map((id) => ({ ...lying(id), state: 'closed' as const }))
    const hurt = { fate: 'up', wounds: 1, turns: null, reason: 'hit' } as const
    const broken = (patient: string) => {
      const table = freely({ team: 'hero trooper corpsman', mission: { doors }, level: 'assist' })
      for (const who of ['hero', 'trooper']) table.does('put-right', { model: table.id(who), ...hurt })
      table.does('open-door', { model: table.id('trooper'), door: 'one', within: true })
      const care = { model: table.id('corpsman'), within: true, watched: false }
      const [first] = table.does('treat', { ...care, patient: table.id(patient) }, 0, 8)
      return first?.deviations?.map(({ code }) => code)
    }
    expect(broken('hero')).toBeUndefined()
    expect(broken('trooper')).toEqual(['treat/patient-has-acted'])
  })
})

describe('a stray shot (line 91)', () => {
  const strikeable = (table: Table): unknown => {
    const [offer] = blastEmPlay
      .options(table.state, 'player-1')
      .filter(({ command }) => command === 'settle-stray')
    return offer?.fields.struck
  }
  it('flies past what it was aimed at, and strikes something behind that', () => {
    const table = resolving({}, (one) => shoots(one, 'trooper', 'their trooper'))
    resolves(table, [1, 8])
    expect(table.last('stray-flew').missed).toBe('enemy.1')
    expect(strikeable(table)).toMatchObject({ of: [table.id('hero'), 'enemy.2'], orNone: true })
    expect(table.refuses('settle-stray', { struck: 'enemy.1' }).code).toBe('battle/not-offered')
    table.does('settle-stray', { struck: 'enemy.2' })
  })
  it('of a Snapshot and of a blast, too', () => {
    const table = fighting({ rules: { strayBlasts: true }, team: 'hero heavy' })
    table.does('done-moving', {})
    went(table, 'their trooper', { seenBy: [seen(table, 'hero')] }, 'bad-guys')
    table.by('bad-guys', 'done-moving', {})
    table.does('snapshot', { model: table.id('hero'), target: 'enemy.1', cover: 'none' }, 1, 8)
    expect(table.refuses('settle-stray', { struck: 'enemy.1' }).code).toBe('battle/not-offered')
    table.does('settle-stray', { struck: null })
    table.by('bad-guys', 'done-declaring', {})
    const radius = { attack: 'radius' as const, target: 'enemy.2', second: null }
    table.does('declare-blast', { model: table.id('heavy'), ...radius })
    table.does('done-declaring', {})
    const blast = { inSight: true, inches: 0, cover: 'none' as const, near: [], obstacles: 0 }
    table.does('resolve-blast', { attack: 1, ...blast, inside: ['enemy.2'] }, 1, 8)
    expect(table.refuses('settle-stray', { struck: 'enemy.2' }).code).toBe('battle/not-offered')
  })
  it('of a log that does not tell what was missed may strike anybody', () => {
    const table = resolving({}, (one) => shoots(one, 'trooper', 'their trooper'))
    resolves(table, [1, 8])
    const old = table.events.map((event) => {
      if (event.kind !== 'stray-flew') return event
      const { missed: _missed, ...before } = event
      return before
    })
    const state = fold(old.map((event) => blastEmPlay.eventSchema.parse(event)))
    expect(state.stray?.missed).toBeNull()
    const command = { kind: 'settle-stray', side: 'player-1', struck: 'enemy.1' }
    expect(isRefusal(blastEmPlay.decide(state, command))).toBe(false)
  })
})

describe('grenades at things outside a fight (line 206)', () => {
  const things = [thing('desk', { breakable: true })]
  it('go as far as in one', () => {
    const table = freely({ team: 'hero demo heavy', mission: { things } })
    const at = { thing: 'desk', inSight: true, inside: [] }
    const grenade = { ...at, model: table.id('demo'), attack: 'grenade' as const }
    expect(table.refuses('wreck', { ...grenade, inches: 17 }).code).toBe('resolve/too-far')
    table.does('wreck', { ...grenade, inches: 16 })
    expect(table.state.wrecked).toEqual(['desk'])
    const inches = blastEmPlay
      .options(freely({ team: 'hero demo heavy', mission: { things } }).state, 'player-1')
      .filter(({ command }) => command === 'wreck')
      .map(({ fields }) => [fields.attack, fields.inches])
    expect(inches).toEqual([
      [is('grenade'), distanceUpTo(16)],
      // A Heavy sees as far as he shoots.
      [is('heavy'), is(0)],
      [is('radius'), is(0)],
    ])
  })
})

describe('two actions a turn, by house rule', () => {
  it('leave whoever drags the fallen without a shot, and without a Snapshot (line 260)', () => {
    const table = fighting({ level: 'assist', rules: { actionsATurn: 2 } })
    drags(table, 'hero')
    table.does('done-moving', {})
    went(table, 'their trooper', { seenBy: [seen(table, 'hero')] }, 'bad-guys')
    table.by('bad-guys', 'done-moving', {})
    expect(table.state.phase).toBe('declaring')
    table.by('bad-guys', 'done-declaring', {})
    expect(blastEmPlay.options(table.state, 'player-1').map(({ command }) => command)).not.toContain(
      'declare-shot',
    )
    shoots(table, 'hero', 'their trooper')
    expect(table.last('attack-declared').deviations?.map(({ code }) => code)).toEqual(['declare/has-dragged'])
  })
  it('leave him no shot at a thing either, and nobody who has fired drags', () => {
    const given: Given = {
      team: 'hero trooper heavy',
      level: 'assist',
      rules: { actionsATurn: 2 },
      mission: { things: [thing('desk', { breakable: true })] },
    }
    const shot = { attack: 'heavy' as const, thing: 'desk', inSight: true, inches: 0, inside: [] }
    const dragging = freely(given)
    drags(dragging, 'heavy')
    dragging.does('wreck', { model: dragging.id('heavy'), ...shot })
    expect(dragging.last('thing-shot').deviations?.map(({ code }) => code)).toEqual(['wreck/has-dragged'])
    const firing = freely(given)
    firing.does('wreck', { model: firing.id('heavy'), ...shot })
    drags(firing, 'heavy')
    expect(firing.last('dragged').deviations?.map(({ code }) => code)).toEqual(['drag/has-fired'])
  })
  it('are two shots at things, not any number', () => {
    const things = ['one', 'two', 'three'].map((id) => thing(id, { breakable: true }))
    const table = freely({ team: 'hero heavy', rules: { actionsATurn: 2 }, mission: { things } })
    const at = { inSight: true, inches: 0, inside: [] }
    const shot = { model: table.id('heavy'), attack: 'heavy' as const, ...at }
    table.does('wreck', { ...shot, thing: 'one' })
    table.does('wreck', { ...shot, thing: 'two' })
    expect(table.refuses('wreck', { ...shot, thing: 'three' }).code).toBe('model/has-acted')
  })
})

describe('what bursts at a thing (lines 91, 206)', () => {
  it('has the thing in it that it was thrown at', () => {
    const things = [thing('desk', { breakable: true }), thing('lamp', { breakable: true })]
    const table = declaring({ team: 'hero demo', mission: { things } })
    table.by('bad-guys', 'done-declaring', {})
    const grenade = { attack: 'grenade' as const, target: 'desk', second: null }
    table.does('declare-blast', { model: table.id('demo'), ...grenade })
    table.does('done-declaring', {})
    const offers = blastEmPlay.options(table.state, 'player-1')
    expect(offers.find(({ command }) => command === 'resolve-blast')?.fields.inside).toMatchObject({
      usual: ['desk'],
    })
  })
  it('catches whoever is beside it, also outside a fight: each defends against the one roll', () => {
    const things = [thing('desk', { breakable: true }), thing('lamp', { breakable: true })]
    const table = freely({ team: 'hero demo trooper', mission: { things } })
    const at = { model: table.id('demo'), attack: 'grenade' as const, thing: 'desk' }
    const offered = blastEmPlay.options(table.state, 'player-1').find(({ command }) => command === 'wreck')
    expect(offered?.fields.inside).toMatchObject({
      of: ['hero', 'demo', 'trooper'].map((who) => table.id(who)).concat('desk', 'lamp'),
    })
    const inside = [table.id('trooper'), table.id('hero'), 'lamp']
    table.does('wreck', { ...at, inSight: true, inches: 9, inside }, 4, 4, 8)
    expect(table.state.wrecked).toEqual(['desk', 'lamp'])
    expect(['trooper', 'hero'].map((who) => table.model(who).wounds)).toEqual([2, 4])
    expect(table.state.phase).toBe('free')
    // Battles of earlier versions did not ask.
    const older = { kind: 'wreck', side: 'player-1', ...at, inSight: true, inches: 9 }
    expect(
      isRefusal(blastEmPlay.decide(freely({ team: 'hero demo trooper', mission: { things } }).state, older)),
    ).toBe(false)
  })
  it('begins a fight where it wounds enemies whom nobody had met: those with them hit back (lines 274, 319)', () => {
    const things = [thing('desk', { breakable: true })]
    const thrown = (enemies: string, ...rolls: number[]): Table => {
      const table = freely({ team: 'hero demo', enemies, mission: { things } })
      const at = { model: table.id('demo'), attack: 'grenade' as const, thing: 'desk' }
      table.does('wreck', { ...at, inSight: true, inches: 9, inside: ['enemy.1'] }, ...rolls)
      return table
    }
    expect(thrown('guard*2', 8, 1, 3).state).toMatchObject({
      phase: 'moving',
      fighting: [['player-1', 'bad-guys']],
    })
    expect(thrown('guard*2', 1, 8).state).toMatchObject({ phase: 'free', fighting: [] })
    expect(thrown('guard', 8, 1, 3).state).toMatchObject({ phase: 'free', fighting: [] })
  })
  it('hits the thing: it does not stray, whoever it misses beside it', () => {
    const things = [thing('desk', { breakable: true })]
    const table = declaring({ team: 'hero demo', rules: { strayBlasts: true }, mission: { things } })
    table.by('bad-guys', 'done-declaring', {})
    table.does('declare-blast', { model: table.id('demo'), attack: 'grenade', target: 'desk', second: null })
    table.does('done-declaring', {})
    const seen = { inSight: true, cover: 'none' as const, near: [], obstacles: 0, inches: 4 }
    table.does('resolve-blast', { attack: 1, ...seen, inside: ['desk', 'enemy.1'] }, 1, 8)
    expect(table.state).toMatchObject({ wrecked: ['desk'], stray: null, phase: 'closing' })
  })
})

describe('going to ground (line 357)', () => {
  const hides = (table: Table): void =>
    void table.does('go-to-ground', { model: table.id('trooper'), behind: null })
  it('is done on the move or unmoved, but by whoever is met on the way all the same', () => {
    const met = declaring({}, (table) => went(table, 'trooper'))
    hides(met)
    const table = declaring()
    next(table)
    went(table, 'trooper')
    table.does('done-moving', {})
    table.by('bad-guys', 'done-moving', {})
    const late = { model: table.id('trooper'), behind: null }
    expect(table.refuses('go-to-ground', late).code).toBe('ground/has-moved')
    table.does('go-to-ground', { ...late, model: table.id('hero') })
  })
})

describe('a reward for a fight (line 218)', () => {
  it('is for one that was won, and not for being out of sight', () => {
    const rewarded = (fell: boolean): boolean => {
      const table = resolving({ enemies: 'guard', mission: { rewards: true } }, (one) =>
        shoots(one, 'trooper', 'their guard'),
      )
      if (fell) resolves(table, [8, 1, 2])
      else {
        resolves(table, [1, 8])
        table.does('settle-stray', { struck: null })
      }
      table.does('end-turn', { inSight: [], secured: null }, ...(fell ? [1] : []))
      return table.events.some(({ kind }) => kind === 'found')
    }
    expect([rewarded(true), rewarded(false)]).toEqual([true, false])
  })
})

describe('how a mission ends (lines 5, 39–47)', () => {
  it('is for the players to say where they wrote it themselves, and all have got away', () => {
    const table = freely()
    const all = [table.id('hero'), table.id('trooper')]
    table.does('leave', { models: all, way: 'in' })
    expect(table.refuses('end-turn', { inSight: [], secured: null }).code).toBe('turn/say-how')
    table.does('end-mission', { outcome: 'won' })
    expect(table.state.ending).toMatchObject({ outcome: 'won' })
  })
  /** The first team has got away, and the second loses its Hero. */
  const lastHeroFalls = (teams: 'allies' | 'rivals'): Table => {
    const table = begun({ players: 2, enemies: 'guard*2', level: 'assist', rules: { teams } })
    table.does('look', { tokens: [], enemies: [] })
    table.does('leave', { models: [table.id('hero'), table.id('trooper')], way: 'in' })
    table.does('end-turn', { inSight: [], secured: null })
    const hero = 'player-2.m1'
    table.by('player-2', 'put-right', { model: hero, fate: 'up', wounds: 1, turns: null, reason: 'hit' })
    table.by('player-2', 'look', { tokens: [], enemies: ['enemy.1'] })
    table.by('player-2', 'done-moving', {})
    table.by('bad-guys', 'done-moving', {})
    for (const model of ['enemy.1', 'enemy.2'])
      table.by('bad-guys', 'declare-shot', { model, attack: 'standard', target: hero, second: null })
    table.by('bad-guys', 'done-declaring', {})
    table.by('player-2', 'done-declaring', {})
    resolves(table, [8, 1], {}, 'bad-guys')
    resolves(table, [8, 1], {}, 'bad-guys')
    return table
  }
  it('is for them to say by what others brought out, where the last Hero falls after', () => {
    const table = lastHeroFalls('allies')
    expect(table.state).toMatchObject({ ending: null, phase: 'closing', lost: ['player-2'] })
    const offers = blastEmPlay.options(table.state, 'player-2')
    expect(offers.filter(({ command }) => command === 'end-mission' || command === 'end-turn')).toMatchObject(
      [{ command: 'end-mission' }],
    )
    table.by('player-2', 'end-mission', { outcome: 'won' })
    expect(table.state.ending).toMatchObject({ outcome: 'won', by: null })
  })
  it('is among rivals for whoever got away to say', () => {
    const table = lastHeroFalls('rivals')
    expect(table.refuses('end-mission', { outcome: 'won' }, 'player-2').code).toBe('battle/other-side')
    table.does('end-mission', { outcome: 'won' })
    expect(table.state.ending).toMatchObject({ outcome: 'won', by: 'player-1' })
  })
  it('is for them also where the last who was left behind dies', () => {
    const table = freely({ level: 'assist' })
    const falls = { fate: 'mostlyDead', wounds: 0, turns: 1, reason: 'hit' } as const
    table.does('put-right', { model: table.id('trooper'), ...falls })
    table.does('leave', { models: [table.id('hero')], way: 'in' })
    for (const fate of ['mostlyDead', 'out']) {
      table.does('end-turn', { inSight: [], secured: null })
      expect(table.model('trooper').fate).toBe(fate)
      expect(table.state.ending).toBeNull()
    }
    table.does('end-mission', { outcome: 'won' })
    expect(table.state.ending).toMatchObject({ outcome: 'won', why: 'by-agreement' })
  })
  it('is a loss also where only the players see that it is one', () => {
    const items = [{ ...lying('case'), locked: false, find: null }]
    const mission: Partial<MissionDraft> = {
      mission: 'recovery',
      objective: { kind: 'fetch', item: 'case' },
      items,
    }
    const table = freely({ mission })
    expect(table.refuses('end-mission', { outcome: 'won' }).code).toBe('battle/not-offered')
    table.does('end-mission', { outcome: 'lost' })
    expect(table.state.ending).toMatchObject({ outcome: 'lost', why: 'by-agreement' })
  })
  it('is a win too by agreement, where the program only assists', () => {
    const table = freely({
      level: 'assist',
      mission: {
        mission: 'boarding',
        rooms: [{ id: 'bridge', name: 'Bridge', notes: '' }],
        objective: { kind: 'secure', room: 'bridge', enemies: 'noneUp' },
      },
    })
    table.does('end-mission', { outcome: 'won' })
    expect(table.state.ending).toEqual({ outcome: 'won', why: 'by-agreement', by: null })
  })
  it('is got away without a Hero whom the others carry on without', () => {
    const table = freely({
      level: 'assist',
      rules: { heroUnconscious: 'goesOn' },
      mission: { mission: 'escape', objective: { kind: 'leave' } },
    })
    const falls = { fate: 'unconscious', wounds: 0, turns: null, reason: 'a Teacher' } as const
    table.does('put-right', { model: table.id('hero'), ...falls })
    table.does('end-turn', { inSight: [], secured: null })
    expect(table.state.ending).toBeNull()
    table.does('leave', { models: [table.id('trooper')], way: 'in' })
    table.does('end-turn', { inSight: [], secured: null })
    expect(table.state.ending).toMatchObject({ outcome: 'won', why: 'objective' })
  })
})

describe('what was declared from too far away (lines 206, 226, 250)', () => {
  const thrown = { inSight: true, cover: 'none' as const, near: [], obstacles: 0 }
  it('does not go off, and is not used up', () => {
    const table = declaring({ gadgets: { trooper: [{ gadget: 'grenade' }] } })
    table.by('bad-guys', 'done-declaring', {})
    const grenade = { attack: 'grenade' as const, target: 'enemy.1', second: null }
    table.does('declare-blast', { model: table.id('trooper'), ...grenade })
    table.does('done-declaring', {})
    table.does('resolve-blast', { attack: 1, ...thrown, inches: 16.5, inside: ['enemy.1'] })
    expect(table.last('attack-void').why).toBe('out-of-reach')
    expect(table.model('trooper').carried[0]?.left).toBe(1)
    expect(table.state.phase).toBe('closing')
  })
  it('is known to Muster until one of both has moved', () => {
    const table = declaring({ enemies: 'securityBot', team: 'hero' })
    const meant = () => {
      const state = { ...table.state, automatic: ['bad-guys' as const] }
      const intention = intentionOf(blastEmPlay, state, 'bad-guys')
      const { attack } = intention?.fields ?? {}
      return attack?.kind === 'is' ? attack.value : null
    }
    expect(meant()).toBe('gas')
    const gas = { attack: 'gas' as const, target: table.id('hero'), second: null }
    table.by('bad-guys', 'declare-blast', { model: 'enemy.1', ...gas })
    table.by('bad-guys', 'done-declaring', {})
    table.does('done-declaring', {})
    table.by('bad-guys', 'resolve-blast', { attack: 1, ...thrown, inches: 30, inside: [] })
    table.does('end-turn', { inSight: ['enemy.1'], secured: null })
    const comes = (isMoving: boolean) => {
      if (isMoving) went(table, 'hero')
      table.does('done-moving', {})
      table.by('bad-guys', 'done-moving', {})
      return meant()
    }
    expect(comes(false)).toBe('standard')
    next(table)
    expect(comes(true)).toBe('gas')
  })
})

/** What the odds at the table say that may become of a target, each once. */
function endsTold(table: Table, command: string, chosen: Readonly<Record<string, Filled>>): unknown {
  const view = blastEmPlay.view(table.state, 'player-1')
  const told = JSON.stringify(faces.odds?.({ command, side: 'player-1', fields: {} }, chosen, view))
  return [...new Set([...told.matchAll(/"odds\.(up|unconscious|mostlyDead|out)"/gu)].map(([, end]) => end))]
}

describe('the odds of a Teacher’s blow (line 55)', () => {
  const said = (table: Table, target: string): unknown =>
    endsTold(table, 'declare-hth', { model: table.id('teacher'), targets: [table.id(target)] })
  it('say unconscious, but of whom others have felled', () => {
    const table = fighting({ team: 'hero teacher', enemies: 'guard trooper*2', level: 'assist' })
    expect(said(table, 'their guard')).toEqual(['up', 'unconscious'])
    const falls = { fate: 'mostlyDead', wounds: 0, turns: 3, reason: 'hit' } as const
    table.by('bad-guys', 'put-right', { model: table.id('their trooper'), ...falls })
    expect(said(table, 'their trooper')).toEqual(['mostlyDead', 'out'])
  })
})

describe('whoever drags the fallen (lines 260, 357)', () => {
  const dragging = (team: string, who: string): Table => {
    const table = fighting({ team, level: 'assist' })
    drags(table, who)
    return table
  }
  it('may go to ground with them', () => {
    const table = dragging('hero trooper', 'hero')
    const [ground] = table.does('go-to-ground', { model: table.id('hero'), behind: null })
    expect(ground?.deviations).toBeUndefined()
  })
  it('may treat them, and a healer who has treated may drag', () => {
    const table = dragging('hero trooper corpsman', 'corpsman')
    const care = { patient: table.id('trooper'), within: true, watched: false }
    table.does('treat', { model: table.id('corpsman'), ...care }, 12, 4, 1)
    expect(table.last('treated').deviations).toBeUndefined()
    const other = fighting({ team: 'hero trooper corpsman', level: 'assist' })
    const falls = { fate: 'mostlyDead', wounds: 0, turns: 3, reason: 'hit' } as const
    other.does('put-right', { model: other.id('trooper'), ...falls })
    other.does('treat', { model: other.id('corpsman'), ...care }, 12, 4, 1)
    const drag = {
      fallen: other.id('trooper'),
      inches: 4,
      within: true,
      reaches: [],
      seenBy: [],
      keepsCover: null,
    }
    other.does('drag', { model: other.id('corpsman'), ...drag })
    expect(other.last('dragged').deviations).toBeUndefined()
  })
})

describe('a stray shot at whoever is to ground (lines 91, 357)', () => {
  const hidden = (rules: Given['rules'] = {}): Table =>
    resolving(
      { team: 'hero trooper techie', rules },
      (one) => shoots(one, 'trooper', 'their trooper'),
      (one) => one.does('go-to-ground', { model: one.id('techie'), behind: null }),
    )
  const strikeable = (table: Table): unknown =>
    blastEmPlay.options(table.state, 'player-1').find(({ command }) => command === 'settle-stray')?.fields
      .struck
  it('is asked about: its shelter may stop it', () => {
    const table = hidden()
    resolves(table, [1, 8, 1], { near: [table.id('techie')] })
    expect(table.state.phase).toBe('settling')
    expect(strikeable(table)).toMatchObject({ of: [table.id('techie')], orNone: true })
    table.does('settle-stray', { struck: null })
    expect(table.model('techie').wounds).toBe(2)
  })
  it('is stopped always where shelter holds against all', () => {
    const table = hidden({ groundHolds: 'always' })
    // Nobody is between for it, so no coin falls.
    resolves(table, [1, 8], { near: [table.id('techie')] })
    expect(table.last('stray-flew').heads).toBe(false)
    expect(strikeable(table)).toMatchObject({ of: [table.id('hero'), 'enemy.2'] })
  })
  it('strikes whoever stands, as before', () => {
    const table = hidden()
    resolves(table, [1, 8, 1], { near: [table.id('hero')] })
    expect(table.model('hero').wounds).toBe(3)
  })
})

describe('whoever has fired a Snapshot (line 337)', () => {
  it('does not run after it', () => {
    const table = fighting({ enemies: 'personnel guard' })
    went(table, 'hero', { seenBy: [seen(table, 'their personnel'), seen(table, 'their guard')] })
    table.does('done-moving', {})
    const snap = { target: table.id('hero'), cover: 'none' as const }
    for (const model of ['enemy.1', 'enemy.2']) {
      table.by('bad-guys', 'snapshot', { model, ...snap }, 1, 8)
      table.by('bad-guys', 'settle-stray', { struck: null })
    }
    const ways = blastEmPlay
      .options(table.state, 'bad-guys')
      .flatMap(({ command, fields: { how } }) =>
        command === 'move' && how?.kind === 'is' ? [how.value] : [],
      )
    expect(ways).toEqual(['move', 'move'])
    for (const model of ['enemy.1', 'enemy.2']) {
      const run = { model, ...stays, how: 'run' as const }
      expect(table.refuses('move', run, 'bad-guys')).toMatchObject({
        code: 'move/has-snapped',
        values: { page: 337 },
      })
      table.by('bad-guys', 'move', { model, ...stays })
    }
  })
})

describe('attacks that are left (lines 75, 313)', () => {
  const fired = (rules: Given['rules'] = {}): Table => {
    const table = freely({
      ...{ team: 'hero demo', enemies: 'trooper', level: 'assist', rules },
      gadgets: { hero: [{ gadget: 'grenade' }] },
      mission: { things: [thing('desk')] },
    })
    const grenade = { attack: 'grenade' as const, thing: 'desk', inSight: true, inches: 4, inside: [] }
    for (const who of ['hero', 'demo']) table.does('wreck', { model: table.id(who), ...grenade })
    for (const who of ['hero', 'demo'])
      table.does('move', { model: table.id(who), ...stays, reaches: ['enemy.1'] })
    if (table.state.exchange?.moves === 'team') table.does('done-moving', {})
    if (table.state.exchange?.moves === 'badGuys') table.by('bad-guys', 'done-moving', {})
    table.by('bad-guys', 'done-declaring', {})
    return table
  }
  it('are the blows of whoever has several and only fired before the fight', () => {
    const table = fired()
    table.does('declare-hth', { model: table.id('hero'), targets: ['enemy.1'] })
    expect(table.last('attack-declared').deviations).toBeUndefined()
    table.does('declare-hth', { model: table.id('demo'), targets: ['enemy.1'] })
    expect(table.last('attack-declared').deviations?.map(({ code }) => code)).toEqual(['declare/has-acted'])
  })
  it('by house rule are none', () => {
    const table = fired({ attacksLeft: false })
    table.does('declare-hth', { model: table.id('hero'), targets: ['enemy.1'] })
    expect(table.last('attack-declared').deviations?.map(({ code }) => code)).toEqual(['declare/has-acted'])
  })
})

describe('the next token that cameras see (line 289)', () => {
  const token = (id: string, holds: Encounter) => ({ id, place: lying(id).place, holds })
  const camera = { kind: 'automatic' as const, of: ['camera' as const] }
  const guards = {
    kind: 'enemies' as const,
    models: [{ who: { kind: 'badGuy' as const, type: 'guard' as const }, count: 2 }],
  }
  it('is a patrol, and no later one where it holds enemies anyway', () => {
    const tokens = [token('eye', camera), token('one', guards), token('two', { kind: 'nothing' })]
    const table = begun({ mission: { tokens } })
    table.does('look', { tokens: ['eye', 'one', 'two'], enemies: [] })
    const tested = table.events.filter((event) => event.kind === 'token-tested')
    expect(tested.map(({ found, camera: by }) => [found.kind, by])).toEqual([
      ['automatic', null],
      ['enemies', 'enemy.1'],
      ['nothing', null],
    ])
    expect(tested[1]?.found).toEqual(guards)
  })
  it('is one for all cameras that are on', () => {
    const tokens = [
      token('eye', camera),
      token('eye2', { kind: 'nothing' }),
      token('two', { kind: 'nothing' }),
    ]
    const garrison = [
      {
        id: 'watch',
        place: lying('watch').place,
        models: [{ who: { kind: 'automatic' as const, type: 'camera' as const }, count: 2 }],
      },
    ]
    const table = begun({ mission: { tokens: tokens.slice(1), garrison } })
    table.does('look', { tokens: ['eye2', 'two'], enemies: [] })
    const tested = table.events.filter((event) => event.kind === 'token-tested')
    expect(tested.map(({ found }) => found.kind)).toEqual(['enemies', 'nothing'])
  })
})

describe('a trauma unit (line 268)', () => {
  const below = (): Table => {
    const table = resolving(
      { enemies: 'guard*2', team: 'hero trooper*2', mission: { traumaUnit: true } },
      (one) => {
        shoots(one, 'trooper', 'their guard')
        shoots(one, 'trooper2', 'their guard')
      },
    )
    // One wound: Mostly Dead, two turns left; the second goes astray.
    resolves(table, [8, 1])
    resolves(table, [1, 8])
    table.does('settle-stray', { struck: null }, 2)
    return table
  }
  it('does not stop the count of whoever is hit again', () => {
    const table = below()
    expect(table.model('their guard')).toMatchObject({ fate: 'mostlyDead', turnsLeft: 2, deep: false })
    table.does('end-turn', { inSight: ['enemy.2'], secured: null })
    table.does('done-moving', {})
    table.by('bad-guys', 'done-moving', {})
    table.by('bad-guys', 'done-declaring', {})
    shoots(table, 'trooper', 'their guard')
    table.does('done-declaring', {})
    resolves(table, [8, 1])
    expect(table.model('their guard')).toMatchObject({ deep: true, turnsLeft: 2 })
    table.does('end-turn', { inSight: ['enemy.2'], secured: null })
    expect(table.model('their guard').turnsLeft).toBe(1)
  })
  it('needs a healer for those below 0: a medpack is not enough', () => {
    const table = resolving(
      {
        ...{ enemies: 'guard*2', team: 'hero trooper', mission: { traumaUnit: true }, level: 'assist' },
        gadgets: { hero: [{ gadget: 'medpack', uses: 1 }] },
      },
      (one) => shoots(one, 'trooper', 'their guard', { second: one.id('their guard') }),
    )
    resolves(table, [8, 1])
    resolves(table, [8, 1, 3])
    expect(table.model('their guard')).toMatchObject({ fate: 'mostlyDead', deep: true })
    const state = {
      ...table.state,
      phase: 'free' as const,
      exchange: null,
      models: Object.fromEntries(
        Object.entries(table.state.models).map(([id, model]) => [
          id,
          id === 'enemy.1' ? { ...model, side: 'player-1' as const } : model,
        ]),
      ),
    }
    const offered = blastEmPlay.options(state, 'player-1').map(({ command }) => command)
    expect(offered).not.toContain('use-medpack')
  })
  it('has nobody out in the odds', () => {
    const table = declaring({ enemies: 'guard', mission: { traumaUnit: true } })
    const shots = { attack: 'standard', target: 'enemy.1', second: 'enemy.1' }
    const ends = endsTold(table, 'declare-shot', { model: table.id('trooper'), ...shots })
    expect(ends).toEqual(['up', 'mostlyDead'])
  })
})

describe('whom the team came for (lines 43, 192)', () => {
  const people = [
    { ...lying('clerk'), who: { kind: 'team' as const, type: 'tagalong' as const }, joins: true },
  ]
  it('comes out safely, and not Mostly Dead', () => {
    const mission = {
      mission: 'rescue' as const,
      objective: { kind: 'bringOut' as const, person: 'clerk' },
      people,
    }
    const table = freely({ mission, level: 'assist' })
    table.does('meet', { model: table.id('hero'), person: 'clerk', within: true })
    const falls = { fate: 'mostlyDead', wounds: 0, turns: 3, reason: 'hit' } as const
    table.does('put-right', { model: 'clerk', ...falls })
    const all = { models: [table.id('hero'), table.id('trooper'), 'clerk'], way: 'in' }
    table.does('leave', all)
    expect(table.last('left').deviations?.map(({ code }) => code)).toEqual(['leave/not-safe'])
    table.does('end-turn', { inSight: [], secured: null })
    expect(table.state.ending).toMatchObject({ outcome: 'lost' })
  })
})

describe('the numbers of missions', () => {
  it('count lockers among the locks, and terminals among no locks', () => {
    const items = [{ ...lying('locker'), locked: true, find: null }]
    const terminals = [{ ...lying('desk'), does: ['locateObjective' as const], opens: [] }]
    const table = freely({ team: 'hero techie*2', mission: { items, terminals } })
    table.does('override', { model: table.id('techie'), lock: 'locker', within: true }, 1, 8)
    table.does('use-terminal', { model: table.id('techie2'), terminal: 'desk', within: true }, 1, 8)
    const account = blastEmPlay.account?.of(table.events)
    expect(
      account?.figures.filter(({ of }) => of === 'technical').map(({ by, count }) => [by, count]),
    ).toEqual([
      ['lock', 1],
      ['terminal', 1],
    ])
    expect(account?.sides[0]?.people.map(({ deeds }) => deeds.opened)).toEqual([undefined, 1, undefined])
  })
})

describe('a shelter that was shot away (lines 91, 357)', () => {
  it('shelters nobody from the next turn on, and whoever has moved on behind another is sheltered', () => {
    const things = [thing('desk', { breakable: true })]
    const table = declaring({ team: 'hero trooper techie heavy', mission: { things } }, (one) => {
      for (const who of ['hero', 'techie']) one.does('go-to-ground', { model: one.id(who), behind: 'desk' })
      went(one, 'hero', { keepsCover: true })
    })
    table.by('bad-guys', 'done-declaring', {})
    shoots(table, 'heavy', 'desk', { attack: 'heavy' })
    table.does('done-declaring', {})
    resolves(table, [])
    expect(table.state.wrecked).toEqual(['desk'])
    expect(table.model('techie').toGround).toBe(true)
    table.does('end-turn', { inSight: ['enemy.1'], secured: null })
    expect([table.model('techie').toGround, table.model('hero').toGround]).toEqual([false, true])
  })
})

describe('whoever has fired at a thing before a fight (lines 274, 357)', () => {
  it('dives for cover all the same', () => {
    const tokens = [
      {
        id: 'token',
        place: lying('token').place,
        holds: {
          kind: 'enemies' as const,
          models: [{ who: { kind: 'badGuy' as const, type: 'guard' as const }, count: 1 }],
        },
      },
    ]
    const table = freely({ team: 'hero heavy', mission: { tokens, things: [thing('desk')] } })
    const shot = { attack: 'heavy' as const, thing: 'desk', inSight: true, inches: 0, inside: [] }
    table.does('wreck', { model: table.id('heavy'), ...shot })
    table.does('look', { tokens: ['token'], enemies: [] })
    table.does('go-to-ground', { model: table.id('heavy'), behind: null })
    expect(table.model('heavy').toGround).toBe(true)
  })
})

describe('back-up that comes when its fight is over (line 245)', () => {
  it('begins another fight, in which personnel may call again', () => {
    const table = declaring({ enemies: 'personnel*2' })
    const call = { model: 'enemy.1', inView: true }
    table.by('bad-guys', 'call-back-up', call)
    table.by('bad-guys', 'done-declaring', {})
    table.does('done-declaring', {})
    table.does('end-turn', { inSight: [], secured: null })
    expect(table.last('arrived').origin).toBe('backUp')
    table.does('look', { tokens: [], enemies: ['enemy.1'] })
    table.does('done-moving', {})
    table.by('bad-guys', 'done-moving', {})
    table.by('bad-guys', 'call-back-up', call)
    expect(table.last('back-up-called').deviations).toBeUndefined()
  })
})

describe('where the fallen are attacked by nobody (line 280)', () => {
  it('no blast is aimed at them either', () => {
    const table = fighting({ team: 'hero demo', level: 'assist', rules: { attackTheFallen: false } })
    const falls = { fate: 'mostlyDead', wounds: 0, turns: 3, reason: 'hit' } as const
    table.by('bad-guys', 'put-right', { model: 'enemy.1', ...falls })
    table.does('done-moving', {})
    table.by('bad-guys', 'done-moving', {})
    table.by('bad-guys', 'done-declaring', {})
    const [blast] = blastEmPlay
      .options(table.state, 'player-1')
      .filter(({ command }) => command === 'declare-blast')
    expect(blast?.fields.target).toMatchObject({ of: ['enemy.2'] })
  })
})

describe('friends in a blast (line 113)', () => {
  it('are no hits of the team, nor hits on it', () => {
    const table = declaring({ team: 'hero demo', enemies: 'trooper*2' })
    table.by('bad-guys', 'done-declaring', {})
    const grenade = { attack: 'grenade' as const, target: 'enemy.1', second: null }
    table.does('declare-blast', { model: table.id('demo'), ...grenade })
    table.does('done-declaring', {})
    const blast = { inSight: true, inches: 4, cover: 'none' as const, near: [], obstacles: 0 }
    const inside = ['enemy.1', table.id('hero')]
    table.does('resolve-blast', { attack: 1, ...blast, inside }, 8, 1, 1)
    const account = blastEmPlay.account?.of(table.events)
    const of = (kind: string) => account?.figures.filter((one) => one.of === kind).map(({ count }) => count)
    expect([of('hits'), of('taken'), of('wounds')]).toEqual([[1], [], [1]])
    expect(account?.sides[0]?.people.map(({ deeds }) => deeds.hits)).toEqual([undefined, 1])
  })
})

describe('somebody of the mission who had come along with a team that is lost (lines 43, 49)', () => {
  it('stays there, and others may meet them', () => {
    const people = [
      { ...lying('clerk'), who: { kind: 'team' as const, type: 'tagalong' as const }, joins: true },
    ]
    const table = freely({ players: 2, level: 'assist', mission: { people } })
    table.does('meet', { model: table.id('hero'), person: 'clerk', within: true })
    const falls = { fate: 'out', wounds: 0, turns: null, reason: 'hit' } as const
    table.does('put-right', { model: table.id('hero'), ...falls })
    expect(table.state).toMatchObject({ lost: ['player-1'], active: 'player-2' })
    expect(table.state.models.clerk).toMatchObject({ side: null, fate: 'up' })
    const meets = { model: 'player-2.m1', person: 'clerk', within: true }
    table.by('player-2', 'meet', meets)
    expect(table.state.models.clerk?.side).toBe('player-2')
  })
})

describe('somebody who had come along and stood in HTH as the team was lost (lines 49, 284)', () => {
  it('holds nobody there any more', () => {
    const people = [
      { ...lying('clerk'), who: { kind: 'team' as const, type: 'tagalong' as const }, joins: true },
    ]
    const table = freely({ players: 2, enemies: 'guard', level: 'assist', mission: { people } })
    table.does('meet', { model: table.id('hero'), person: 'clerk', within: true })
    table.does('look', { tokens: [], enemies: ['enemy.1'] })
    went(table, 'clerk', { reaches: ['enemy.1'] })
    expect(isInHth(table.state, table.model('their guard'))).toBe(true)
    table.does('put-right', { model: table.id('hero'), fate: 'out', wounds: 0, turns: null, reason: 'hit' })
    expect(table.state).toMatchObject({ lost: ['player-1'], models: { clerk: { side: null, fate: 'up' } } })
    expect(isInHth(table.state, table.model('their guard'))).toBe(false)
  })
})

describe('the patient of a treatment (line 264)', () => {
  const hurt = { fate: 'up', wounds: 1, turns: null, reason: 'hit' } as const
  const tended = (): Table => {
    const table = fighting({ team: 'hero trooper corpsman medic', level: 'assist' })
    table.does('put-right', { model: table.id('trooper'), ...hurt })
    const care = { patient: table.id('trooper'), within: true, watched: false }
    table.does('treat', { model: table.id('corpsman'), ...care }, 12, 1)
    return table
  }
  it('gives up attacks, and may move and be treated by another', () => {
    const table = tended()
    went(table, 'trooper')
    const again = { patient: table.id('trooper'), within: true, watched: false }
    table.does('go-to-ground', { model: table.id('medic'), behind: null })
    table.does('treat', { model: table.id('medic'), ...again }, 0, 6)
    expect(table.model('trooper').wounds).toBe(3)
    table.does('done-moving', {})
    table.by('bad-guys', 'done-moving', {})
    table.by('bad-guys', 'done-declaring', {})
    const shot = { attack: 'standard', target: table.id('their trooper'), second: null } as const
    table.does('declare-shot', { model: table.id('trooper'), ...shot })
    expect(table.last('attack-declared').deviations).toMatchObject([{ code: 'model/tended' }])
  })
  it('takes no Snapshot, and may still hide', () => {
    const table = tended()
    table.does('done-moving', {})
    went(table, 'their trooper', { seenBy: [seen(table, 'trooper')] }, 'bad-guys')
    table.by('bad-guys', 'done-moving', {})
    expect(table.state.phase).toBe('declaring')
    table.does('go-to-ground', { model: table.id('trooper'), behind: null })
    expect(table.model('trooper').toGround).toBe(true)
  })
})

describe('enemies whom nobody has met yet (lines 305, 309)', () => {
  const guard = (id: string) => ({
    id,
    place: { room: null, at: null },
    models: [{ who: { kind: 'badGuy', type: 'guard' } as const, count: 2 }],
  })
  const met = (over: Given = {}): Table => {
    const table = begun({ ...over, mission: { garrison: [guard('hall'), guard('vault')] } })
    table.does('look', { tokens: [], enemies: ['enemy.1'] })
    return table
  }
  const enemies = ['enemy.1', 'enemy.2', 'enemy.3', 'enemy.4']
  const offered = (table: Table, command: string): unknown[] =>
    blastEmPlay
      .options(table.state, 'bad-guys')
      .flatMap(({ command: kind, fields }) =>
        kind === command && fields.model?.kind === 'is' ? [fields.model.value] : [],
      )

  it('neither move nor attack in the fight with others, nor are they attacked', () => {
    const table = met()
    table.does('done-moving', {})
    expect(new Set(offered(table, 'move'))).toEqual(new Set(enemies.slice(0, 2)))
    table.by('bad-guys', 'done-moving', {})
    expect(new Set(offered(table, 'declare-shot'))).toEqual(new Set(enemies.slice(0, 2)))
    table.by('bad-guys', 'done-declaring', {})
    expect(table.state.phase).toBe('declaring')
    const at = blastEmPlay
      .options(table.state, 'player-1')
      .flatMap(({ command, fields }) =>
        command === 'declare-shot' && fields.target?.kind === 'one' ? fields.target.of : [],
      )
    expect(new Set(at)).toEqual(new Set(enemies.slice(0, 2)))
  })
  it('are reinforcements once they are seen', () => {
    const table = met()
    went(table, 'hero')
    table.does('look', { tokens: [], enemies: ['enemy.4'] })
    table.does('done-moving', {})
    expect(new Set(offered(table, 'move'))).toEqual(new Set(enemies))
    expect(table.events.filter(({ kind }) => kind === 'fight-begun')).toHaveLength(1)
  })
  it('are woken as a whole group when one of them is wounded', () => {
    const { state } = met()
    const woken = blastEmPlay.evolve(state, {
      kind: 'wounded',
      model: 'enemy.3',
      suffered: 1,
      left: 1,
      field: false,
    })
    const unmet = (id: string) => modelIn(woken, id)?.unmet
    expect(enemies.map(unmet)).toEqual([false, false, false, false])
  })
  it('do not keep up a fight in which all others are down', () => {
    const table = met({ rules: { fightEnds: 'noneUp' }, level: 'assist' })
    for (const model of enemies.slice(0, 2))
      table.by('bad-guys', 'put-right', { model, fate: 'out', wounds: 0, turns: null, reason: 'hit' })
    table.does('done-moving', {})
    table.by('bad-guys', 'done-declaring', {})
    table.does('done-declaring', {})
    table.does('end-turn', { inSight: [], secured: null })
    expect(table.last('fight-ended').won).toBe(true)
    expect(table.state.phase).toBe('looking')
  })
})

describe('shooting at a thing outside a fight (lines 91, 357)', () => {
  const barrel = thing('barrel', { explosive: true })
  const things = [barrel, thing('desk', { breakable: true }), thing('wall')]
  const at = (table: Table, command: string, name: string): unknown[] =>
    blastEmPlay
      .options(table.state, 'player-1')
      .filter(({ command: kind, fields: { model } }) => {
        return kind === command && model?.kind === 'is' && model.value === table.id(name)
      })
      .map(({ fields: { attack, thing: what, target } }) => [
        attack?.kind === 'is' && attack.value,
        [what, target].flatMap((field) => (field?.kind === 'one' ? field.of : [])),
      ])
  it('is nothing for whoever is to ground', () => {
    const table = declaring({ team: 'hero heavy', level: 'assist', mission: { things } }, (one) =>
      one.does('go-to-ground', { model: one.id('heavy'), behind: 'wall' }),
    )
    table.by('bad-guys', 'done-declaring', {})
    table.does('done-declaring', {})
    table.does('end-turn', { inSight: [], secured: null })
    table.does('look', { tokens: [], enemies: [] })
    expect(at(table, 'wreck', 'heavy')).toEqual([])
    const shot = { attack: 'heavy' as const, thing: 'desk', inSight: true, inches: 0, inside: [] }
    table.does('wreck', { model: table.id('heavy'), ...shot })
    expect(table.last('thing-shot').deviations?.map(({ code }) => code)).toEqual(['wreck/to-ground'])
  })
  it('is a shot at what explodes with any weapon, and at what a house rule lets it wreck', () => {
    const table = freely({ team: 'hero heavy', mission: { things } })
    expect(at(table, 'wreck', 'hero')).toEqual([['standard', ['barrel']]])
    expect(at(table, 'wreck', 'heavy')).toEqual([
      ['heavy', ['barrel', 'desk', 'wall']],
      ['radius', ['barrel', 'desk', 'wall']],
    ])
    const any = freely({ team: 'hero heavy', rules: { wrecking: 'anyHit' }, mission: { things } })
    expect(at(any, 'wreck', 'hero')).toEqual([['standard', ['barrel', 'desk']]])
    const free = { inSight: true, inches: 0, inside: [] }
    const shot = { model: table.id('hero'), attack: 'standard' as const, ...free }
    table.does('wreck', { ...shot, thing: 'barrel' })
    table.does('settle-explosion', { inside: [table.id('heavy'), 'desk'] }, 1, 8)
    expect(table.state.wrecked).toEqual(['barrel', 'desk'])
  })
  it('is so in a fight too', () => {
    const table = declaring({ team: 'hero heavy', enemies: 'guard', mission: { things } })
    table.by('bad-guys', 'done-declaring', {})
    expect(at(table, 'declare-shot', 'hero')).toEqual([['standard', ['enemy.1', 'barrel']]])
    shoots(table, 'hero', 'barrel')
    table.does('done-declaring', {})
    resolves(table, [])
    table.does('settle-explosion', { inside: ['enemy.1'] }, 8, 1, 3)
    expect(table.model('their guard').fate).toBe('mostlyDead')
  })
})

describe('a healer beside somebody of another team, or of none (lines 163–165, 266)', () => {
  const falls = { fate: 'mostlyDead', wounds: 0, turns: 3, reason: 'hit' } as const
  const people = [
    { ...lying('clerk'), who: { kind: 'bystander' as const, type: 'adult' as const }, joins: true },
  ]
  const helped = (table: Table, patient: string): string[] =>
    blastEmPlay.options(table.state, 'player-1').flatMap(({ command, fields: { patient: one, fallen } }) => {
      const isAbout = [one, fallen].some((field) =>
        field?.kind === 'one' ? field.of.includes(patient) : field?.kind === 'is' && field.value === patient,
      )
      return isAbout ? [command] : []
    })
  const given: Given = {
    team: 'hero medic',
    level: 'assist',
    gadgets: { hero: [{ gadget: 'medpack', uses: 1 }] },
  }
  it('helps a bystander, who may come along then', () => {
    const table = freely({ ...given, mission: { people } })
    table.does('put-right', { model: 'clerk', ...falls })
    expect(new Set(helped(table, 'clerk'))).toEqual(new Set(['treat', 'use-medpack', 'drag']))
    const care = { patient: 'clerk', within: true, watched: false }
    table.does('treat', { model: table.id('medic'), ...care }, 0, 1, 8)
    table.does('meet', { model: table.id('hero'), person: 'clerk', within: true })
    expect(table.state.models.clerk).toMatchObject({ side: 'player-1', fate: 'up', wounds: 1 })
  })
  it('helps an ally, and no rival', () => {
    const beside = (teams: 'allies' | 'rivals'): string[] => {
      const table = freely({ ...given, players: 2, rules: { teams } })
      table.by('player-2', 'put-right', { model: 'player-2.m1', ...falls })
      return helped(table, 'player-2.m1')
    }
    expect(new Set(beside('allies'))).toEqual(new Set(['treat', 'use-medpack', 'drag']))
    expect(beside('rivals')).toEqual([])
  })
})

describe('a turn that ends with the Hero (lines 49, 315)', () => {
  it('is over for everybody: what lasted for the turn lasts no longer', () => {
    const table = fighting({ enemies: 'guard trooper', players: 2, level: 'assist' })
    table.does('put-right', { model: table.id('hero'), fate: 'out', wounds: 0, turns: null, reason: 'hit' })
    const kinds = table.events.slice(-5).map(({ kind }) => kind)
    expect(kinds.slice(kinds.indexOf('team-lost'))).toEqual([
      'team-lost',
      'turn-ended',
      'turn-begun',
      'phase-entered',
    ])
  })
})

describe('what the mission wants to learn (line 42)', () => {
  it('comes home too with whoever told it', () => {
    const people = [
      { ...lying('clerk'), who: { kind: 'bystander' as const, type: 'adult' as const }, joins: true },
    ]
    const mission: Partial<MissionDraft> = {
      mission: 'infiltration',
      objective: { kind: 'learn', from: 'clerk' },
      people,
    }
    const table = freely({ mission, level: 'assist' })
    table.does('meet', { model: table.id('trooper'), person: 'clerk', within: true })
    table.does('put-right', {
      model: table.id('trooper'),
      fate: 'out',
      wounds: 0,
      turns: null,
      reason: 'hit',
    })
    table.does('leave', { models: ['clerk'], way: 'in' })
    table.does('end-turn', { inSight: [], secured: null })
    expect(table.state.ending).toMatchObject({ outcome: 'won', why: 'objective' })
  })
})

describe('somebody whom the mission wants destroyed (line 45)', () => {
  const people = [
    { ...lying('colonel'), who: { kind: 'bystander' as const, type: 'adult' as const }, joins: false },
  ]
  const mission: Partial<MissionDraft> = {
    mission: 'strike',
    objective: { kind: 'destroy', target: 'colonel' },
    people,
  }
  it('is met as an enemy, alone as well as among others', () => {
    const table = begun({ mission })
    table.does('look', { tokens: [], enemies: ['colonel'] })
    expect(table.state.phase).toBe('moving')
    table.does('done-moving', {})
    table.by('bad-guys', 'done-moving', {})
    table.by('bad-guys', 'done-declaring', {})
    shoots(table, 'trooper', 'colonel', { second: 'colonel' })
    table.does('done-declaring', {})
    resolves(table, [8, 1])
    resolves(table, [8, 1])
    expect(table.state.models.colonel?.fate).toBe('out')
    table.does('end-turn', { inSight: [], secured: null })
    expect(table.state.ending).toMatchObject({ outcome: 'won', why: 'objective' })
  })
  it('is not met because somebody else is wounded', () => {
    const table = begun({ mission, enemies: 'guard' })
    table.does('look', { tokens: [], enemies: ['enemy.1'] })
    table.does('done-moving', {})
    table.by('bad-guys', 'done-moving', {})
    const shot = { attack: 'standard' as const, target: table.id('hero'), second: null }
    table.by('bad-guys', 'declare-shot', { model: 'enemy.1', ...shot })
    table.by('bad-guys', 'done-declaring', {})
    table.does('done-declaring', {})
    resolves(table, [8, 1], {}, 'bad-guys')
    expect(table.model('hero').wounds).toBe(3)
    expect(table.state.models.colonel?.unmet).toBe(true)
  })
  it('is told by the name', () => {
    const table = begun({ mission })
    const view = blastEmPlay.view(table.state, 'public')
    const told = table.events.flatMap((event) =>
      event.kind === 'arrived' ? [line(event, { names: {} }, view)] : [],
    )
    expect(told).toMatchObject([{ key: 'line.arrived.garrison', values: { models: ['colonel'], place: '' } }])
  })
})

describe('a terminal that opens doors (line 208)', () => {
  it('opens none that is stuck', () => {
    const doors = (['locked', 'stuck'] as const).map((state) => ({ ...lying(state), state }))
    const terminals = [{ ...lying('desk'), does: ['openDoors' as const], opens: ['locked', 'stuck'] }]
    const table = freely({ team: 'hero techie', mission: { doors, terminals } })
    table.does('use-terminal', { model: table.id('techie'), terminal: 'desk', within: true }, 0, 8)
    expect(table.state.doors).toEqual({ locked: { is: 'open' }, stuck: { is: 'stuck' } })
  })
})

describe('personnel who have come over to the team (lines 192, 245)', () => {
  it('call nobody against it', () => {
    const people = [
      { ...lying('clerk'), who: { kind: 'badGuy' as const, type: 'personnel' as const }, joins: true },
    ]
    const table = freely({ enemies: 'guard', mission: { people } })
    table.does('meet', { model: table.id('trooper'), person: 'clerk', within: true })
    table.does('look', { tokens: [], enemies: ['enemy.1'] })
    table.does('done-moving', {})
    table.by('bad-guys', 'done-moving', {})
    table.by('bad-guys', 'done-declaring', {})
    expect(table.refuses('call-back-up', { model: 'clerk', inView: true }).code).toBe('back-up/called')
  })
})

describe('a fight of which allies make an end (lines 307, 311)', () => {
  const shot = { attack: 'standard' as const, target: 'enemy.1', second: 'enemy.1' }
  const ended = (over: Given = {}, ...rolls: number[]): Table => {
    const table = fighting({ enemies: 'guard', players: 2, ...over })
    table.does('done-moving', {})
    table.by('bad-guys', 'done-moving', {})
    next(table)
    table.by('player-2', 'look', { tokens: [], enemies: ['enemy.1'] })
    table.by('player-2', 'done-moving', {})
    table.by('bad-guys', 'done-moving', {})
    table.by('bad-guys', 'done-declaring', {})
    table.by('player-2', 'declare-shot', { model: 'player-2.m2', ...shot })
    table.by('player-2', 'done-declaring', {})
    resolves(table, [8, 1], {}, 'player-2')
    resolves(table, [8, 1], {}, 'player-2')
    table.by('player-2', 'end-turn', { inSight: [], secured: null }, ...rolls)
    return table
  }
  it('is over for the others too: they move about freely', () => {
    const table = ended()
    expect(table.state).toMatchObject({ active: 'player-1', phase: 'free', fighting: [], exchange: null })
    expect(table.last('fight-ended')).toMatchObject({ side: 'player-1', won: true })
  })
  it('is over before what comes in that turn, which begins another', () => {
    const waves = [
      {
        ...{ id: 'second', way: 'theirs', turn: 2 },
        models: [{ who: { kind: 'badGuy' as const, type: 'guard' as const }, count: 1 }],
      },
    ]
    const table = ended({ mission: { waves } })
    const told = table.events
      .slice(table.events.findLastIndex(({ kind }) => kind === 'turn-begun'))
      .map(({ kind }) => kind)
    const order = ['turn-begun', 'fight-ended', 'arrived', 'fight-begun']
    expect(told.filter((kind) => order.includes(kind))).toEqual(order)
    expect(table.state.exchange?.isNew).toBe(true)
  })
  it('brings what a fight that was won brings', () => {
    const table = ended({ mission: { rewards: true } }, 3, 3)
    const found = { carried: { gadget: 'grenade' }, left: 1, spent: false }
    expect([table.model('hero'), table.state.models['player-2.m1']].map((one) => one?.carried)).toEqual([
      [found],
      [found],
    ])
  })
})

describe('a fight is with those whom the team has met in it (lines 218, 307, 311)', () => {
  const guards = (id: string) => ({
    ...{ id, place: { room: null, at: null } },
    models: [{ who: { kind: 'badGuy' as const, type: 'guard' as const }, count: 1 }],
  })
  const mission = { garrison: [guards('hall'), guards('yard')], rewards: true }
  const [hall, yard] = ['enemy.1', 'enemy.2'] as const
  const meets = (
    table: Table,
    enemy: string | string[],
    side: 'player-1' | 'player-2' = 'player-1',
  ): void => {
    table.by(side, 'look', { tokens: [], enemies: [enemy].flat() })
    table.by(side, 'done-moving', {})
    table.by('bad-guys', 'done-moving', {})
    table.by('bad-guys', 'done-declaring', {})
  }
  const fells = (table: Table, target: string, side: 'player-1' | 'player-2' = 'player-1'): void => {
    const shot = { attack: 'standard' as const, target, second: target }
    table.by(side, 'declare-shot', { model: `${side}.m2`, ...shot })
    table.by(side, 'done-declaring', {})
    for (let n = 0; n < 2; n += 1) resolves(table, [8, 1], {}, side)
  }
  /** Those in the yard were met and left behind, those in the hall are shot. */
  const leftBehind = (): Table => {
    const table = begun({ mission })
    meets(table, yard)
    table.does('done-declaring', {})
    table.does('end-turn', { inSight: [], secured: null })
    expect(table.last('fight-ended')).toMatchObject({ won: true, apart: true })
    meets(table, hall)
    fells(table, hall)
    return table
  }
  it('is won whoever was left behind elsewhere', () => {
    const table = leftBehind()
    table.does('end-turn', { inSight: [], secured: null }, 3)
    expect(table.last('fight-ended').apart).toBeUndefined()
    expect(table.model('hero').carried).toHaveLength(1)
  })
  it('goes on with them where they are in sight at its end', () => {
    const table = leftBehind()
    table.does('end-turn', { inSight: [yard], secured: null })
    expect(table.last('fight-joined')).toMatchObject({ side: 'player-1', met: [yard] })
    expect(table.state).toMatchObject({ phase: 'moving', fighting: [['player-1', 'bad-guys']] })
  })
  it('has nobody in it who is in the fight of another team, before they are met', () => {
    const table = begun({ mission, players: 2 })
    meets(table, hall)
    table.does('done-declaring', {})
    table.does('end-turn', { inSight: [hall], secured: null })
    table.by('player-2', 'look', { tokens: [], enemies: [yard] })
    table.by('player-2', 'done-moving', {})
    const goes = { how: 'move' as const, inches: 4, seenBy: [], reaches: [], keepsCover: null }
    expect(table.refuses('move', { model: hall, ...goes }, 'bad-guys').code).toBe('model/not-in-fight')
    table.by('bad-guys', 'done-moving', {})
    const shot = { attack: 'standard', target: 'player-2.m1', second: null } as const
    expect(table.refuses('declare-shot', { model: hall, ...shot }, 'bad-guys').code).toBe(
      'model/not-in-fight',
    )
    table.by('bad-guys', 'done-declaring', {})
    const back = { model: 'player-2.m2', ...shot, target: hall }
    expect(table.refuses('declare-shot', back, 'player-2').code).toBe('declare/no-target')
  })
  it('has them in it once it has met them, as reinforcements', () => {
    const table = begun({ mission, players: 2 })
    meets(table, hall)
    table.does('done-declaring', {})
    table.does('end-turn', { inSight: [hall], secured: null })
    table.by('player-2', 'look', { tokens: [], enemies: [yard] })
    table.by('player-2', 'look', { tokens: [], enemies: [hall] })
    expect(table.last('fight-joined')).toMatchObject({ side: 'player-2', met: [hall] })
    table.by('player-2', 'done-moving', {})
    went(table, hall, {}, 'bad-guys')
    expect(table.state.models[hall]?.foeOf).toEqual(['player-1', 'player-2'])
  })
  it('is not with a patrol that came before by the same way', () => {
    const table = begun({ level: 'assist', players: 2 })
    table.does('bring-enemies', { type: 'guard', count: 1 })
    table.does('end-turn', { inSight: [], secured: null })
    table.by('player-2', 'look', { tokens: [], enemies: [] })
    table.by('player-2', 'bring-enemies', { type: 'guard', count: 2 })
    table.by('player-2', 'end-turn', { inSight: [], secured: null })
    table.does('look', { tokens: [], enemies: ['enemy.2'] })
    expect(table.last('fight-begun').met).toEqual(['enemy.2', 'enemy.3'])
  })
  it('is over where an ally has shot them, whom others fight elsewhere', () => {
    const table = begun({ mission, players: 2 })
    meets(table, hall)
    table.does('done-declaring', {})
    table.does('end-turn', { inSight: [hall], secured: null })
    meets(table, [yard, hall], 'player-2')
    fells(table, hall, 'player-2')
    table.by('player-2', 'end-turn', { inSight: [yard], secured: null }, 3)
    expect(table.last('fight-ended')).toMatchObject({ side: 'player-1', won: true })
    expect(table.state).toMatchObject({ phase: 'looking', fighting: [['player-2', 'bad-guys']] })
  })
})

describe('whom a Snapshot fells on the way (line 345)', () => {
  it('has reached nobody', () => {
    const table = fighting({ team: 'hero techie', rules: { damage: 'variable' } })
    went(table, 'techie', { seenBy: [seen(table, 'their trooper2')], reaches: ['enemy.1'] })
    table.does('done-moving', {})
    const snap = { model: 'enemy.2', target: table.id('techie'), cover: 'none' as const }
    table.by('bad-guys', 'snapshot', snap, 8, 1, 6, 3)
    expect(table.model('techie')).toMatchObject({ fate: 'mostlyDead', reaches: [] })
    expect(table.model('their trooper').reaches).toEqual([])
  })
})

describe('a Demo who has won a grenade (lines 206, 226)', () => {
  it.each([
    ['throws one of the Demo’s own', null, 1, 1],
    ['throws the other once those are used up', 0, 0, 0],
  ] as const)('%s', (_name, grenades, used, left) => {
    const table = declaring({
      team: 'hero demo',
      gadgets: { demo: [{ gadget: 'grenade' }] },
      mission: { stocks: { grenades, demoPacs: null, heavyShots: null } },
    })
    table.by('bad-guys', 'done-declaring', {})
    const thrown = { attack: 'grenade' as const, target: 'enemy.1', second: null }
    table.does('declare-blast', { model: table.id('demo'), ...thrown })
    table.does('done-declaring', {})
    const seenClear = { inSight: true, cover: 'none' as const, near: [], obstacles: 0, inches: 4 }
    table.does('resolve-blast', { attack: 1, ...seenClear, inside: ['enemy.1'] }, 8, 1)
    expect(table.model('demo')).toMatchObject({ used: { grenades: used }, carried: [{ left }] })
  })
})

describe('the Mostly Dead at a way out (lines 192, 260)', () => {
  it('leave with somebody who is up, never by themselves', () => {
    const table = freely({ team: 'hero trooper medic', level: 'assist' })
    const falls = { fate: 'mostlyDead', wounds: 0, turns: 3, reason: 'hit' } as const
    for (const who of ['trooper', 'medic']) table.does('put-right', { model: table.id(who), ...falls })
    table.does('leave', { models: [table.id('medic')], way: 'in' })
    expect(table.last('left').deviations?.map(({ code }) => code)).toEqual(['leave/not-carried'])
    table.does('leave', { models: [table.id('hero'), table.id('trooper')], way: 'in' })
    expect(table.last('left').deviations).toBeUndefined()
  })
})

describe('the room of a boarding party (line 46)', () => {
  it('is held by somebody who is up: nobody is asked where all lie', () => {
    const mission = {
      mission: 'boarding' as const,
      rooms: [{ id: 'bridge', name: 'Bridge', notes: '' }],
      objective: { kind: 'secure' as const, room: 'bridge', enemies: 'noneUp' as const },
    }
    const table = freely({ level: 'assist', mission })
    const asked = () =>
      blastEmPlay
        .options(table.state, 'player-1')
        .flatMap(({ command, fields }) => (command === 'end-turn' ? [fields.secured?.kind] : []))
    expect(asked()).toEqual(['yes-no'])
    const falls = { fate: 'mostlyDead', wounds: 0, turns: 3, reason: 'hit' } as const
    for (const who of ['hero', 'trooper']) table.does('put-right', { model: table.id(who), ...falls })
    expect(asked()).toEqual(['is'])
    table.does('end-turn', { inSight: [], secured: null })
    expect(table.state.ending).toBeNull()
  })
})

describe('what follows Snapshots (lines 323, 345)', () => {
  const byOne = [{ by: 'enemy.1', inches: 6, flanks: false }]
  it('somebody who was seen on the way treats once the Snapshots at it are fired', () => {
    const table = fighting({ team: 'hero corpsman trooper', enemies: 'trooper', level: 'assist' })
    const falls = { fate: 'mostlyDead', wounds: 0, turns: 2, reason: '' } as const
    table.does('put-right', { model: table.id('trooper'), ...falls })
    const treats = () =>
      blastEmPlay
        .options(table.state, 'player-1')
        .filter(({ command, fields }) => command === 'treat' && fields.model?.kind === 'is').length
    expect(treats()).toBe(1)
    went(table, 'corpsman', { seenBy: byOne })
    const care = { model: table.id('corpsman'), patient: table.id('trooper'), within: true, watched: false }
    const [first] = table.does('treat', care, 13, 4, 1)
    expect(first?.deviations?.map(({ code }) => code)).toEqual(['model/seen'])
  })
  it('and is refused before, offered after', () => {
    const gadgets = { trooper: [{ gadget: 'medpack' as const, uses: 1 }] }
    const table = fighting({ gadgets, enemies: 'trooper', rules: { handingOver: 'always' } })
    went(table, 'trooper', { seenBy: byOne })
    expect(table.refuses('take-drugs', { model: table.id('trooper') }).code).toBe('model/seen')
    table.does('done-moving', {})
    table.by('bad-guys', 'hold-fire', {})
    table.by('bad-guys', 'done-moving', {})
    expect(table.refuses('take-drugs', { model: table.id('trooper') }).code).not.toBe('model/seen')
  })
})

describe('who has won a strike among rivals (line 45)', () => {
  const strike = { mission: 'strike' as const, objective: { kind: 'destroy' as const, target: 'garrison' } }
  const struck = (things: Parameters<typeof thing>[1][] = []): Table => {
    const mission = { ...strike, things: things.map((over, at) => thing(`tank${at}`, over)) }
    const given = { players: 2, level: 'assist', rules: { teams: 'rivals' }, mission } as const
    const table = resolving({ team: 'hero trooper', enemies: 'trooper*2', ...given }, (one) =>
      shoots(one, 'hero', 'their trooper'),
    )
    resolves(table, [8, 1])
    return table
  }
  it('by agreement it is whoever says so', () => {
    const table = struck()
    expect(table.state.destroyer).toBe('player-1')
    table.does('end-turn', { inSight: [], secured: null })
    if (table.state.phase === 'looking') table.by('player-2', 'look', { tokens: [], enemies: [] })
    table.by('player-2', 'end-mission', { outcome: 'won' })
    expect(table.state.ending).toMatchObject({ outcome: 'won', by: 'player-2' })
  })
  it('a blow of what bursts is nobody’s', () => {
    const table = struck([{ explosive: true }])
    table.does('end-turn', { inSight: [], secured: null })
    table.by('player-2', 'look', { tokens: [], enemies: [] })
    const shot = {
      model: 'player-2.m2',
      attack: 'standard',
      thing: 'tank0',
      inSight: true,
      inches: 0,
    } as const
    table.by('player-2', 'wreck', shot)
    table.by('player-2', 'settle-explosion', { inside: ['enemy.1'] }, 8, 1, 4)
    expect(table.state.destroyer).toBeNull()
  })
})

describe('what is to be destroyed (line 45)', () => {
  it('is wrecked by what wrecks things, whatever else is agreed on it', () => {
    const things = [thing('core'), thing('wall')]
    const objective = { kind: 'destroy' as const, target: 'core' }
    const table = freely({ team: 'hero heavy', mission: { mission: 'strike', objective, things } })
    const shot = { model: table.id('heavy'), attack: 'heavy', inSight: true, inches: 0 } as const
    table.does('wreck', { ...shot, thing: 'core' })
    table.does('wreck', { ...shot, thing: 'wall' })
    expect(table.state.wrecked).toEqual(['core'])
  })
})

describe('what only stuns (lines 107, 250)', () => {
  it('is not what somebody fell to, though it came after', () => {
    const table = declaring({ enemies: 'trooper*3 securityBot' })
    for (const model of ['enemy.1', 'enemy.2', 'enemy.3'])
      table.by('bad-guys', 'declare-shot', {
        model,
        attack: 'standard',
        target: table.id('trooper'),
        second: null,
      })
    const gas = { model: 'enemy.4', attack: 'gas', target: table.id('hero'), second: null } as const
    table.by('bad-guys', 'declare-blast', gas)
    table.by('bad-guys', 'done-declaring', {})
    table.does('done-declaring', {})
    for (let shot = 0; shot < 3; shot += 1) resolves(table, [8, 1], {}, 'bad-guys')
    const burst = { attack: 4, inSight: true, inches: 5, cover: 'none' as const, near: [], obstacles: 0 }
    table.by('bad-guys', 'resolve-blast', { ...burst, inside: [table.id('trooper')] }, 6, 1, 1)
    const fell = table.events.findIndex(({ kind }) => kind === 'fell')
    expect(table.model('trooper').fate).toBe('mostlyDead')
    expect(blowThatFelled(table.events.slice(0, fell), table.last('fell'))).toEqual({
      by: 'enemy.3',
      with: 'standard',
    })
  })
})

describe('leaving HTH where it is struck at (lines 75, 284)', () => {
  it('nobody leaves whom it still reaches', () => {
    const table = fighting({ enemies: 'trooper', rules: { leavingHth: 'struck' } })
    went(table, 'trooper', { reaches: ['enemy.1'] })
    table.does('done-moving', {})
    table.by('bad-guys', 'done-moving', {})
    table.by('bad-guys', 'done-declaring', {})
    table.does('done-declaring', {})
    table.does('end-turn', { inSight: ['enemy.1'], secured: null })
    const events = went(table, 'trooper', { inches: 1, reaches: ['enemy.1'] })
    expect(events.map(({ kind }) => kind)).toEqual(['moved'])
  })
  it.each([
    [3, [8, 1], 'left', 2],
    [1, [8, 1, 4], 'mostlyDead', 0],
  ])('by a way out too: with %i wounds', (wounds, rolls, fate, rest) => {
    const table = fighting({ enemies: 'trooper', rules: { leavingHth: 'struck' }, level: 'assist' })
    const trooper = table.id('trooper')
    table.does('put-right', { model: trooper, fate: 'up', wounds, turns: null, reason: '' })
    went(table, 'trooper', { reaches: ['enemy.1'] })
    table.does('done-moving', {})
    table.by('bad-guys', 'done-moving', {})
    table.by('bad-guys', 'done-declaring', {})
    table.does('done-declaring', {})
    table.does('leave', { models: [trooper, table.id('hero')], way: 'in' }, ...rolls)
    expect(table.model('trooper')).toMatchObject({ fate, wounds: rest })
    expect(table.model('hero').fate).toBe('left')
  })
})

describe('two shots outside a fight (lines 81–87)', () => {
  const things = [thing('desk', { breakable: true }), thing('lamp', { breakable: true })]
  const shot = { attack: 'heavy', inSight: true, inches: 0 } as const
  it('are fired by whoever stands', () => {
    const table = freely({ team: 'hero heavy', mission: { things: [...things, thing('vase')] } })
    for (const one of ['desk', 'lamp']) table.does('wreck', { ...shot, model: table.id('heavy'), thing: one })
    expect(table.state.wrecked).toEqual(['desk', 'lamp'])
    const third = { ...shot, model: table.id('heavy'), thing: 'vase' }
    expect(table.refuses('wreck', third).code).toBe('model/has-acted')
  })
  it('and on the move by whoever said so with the first', () => {
    const fired = (twice: boolean): Table => {
      const table = freely({ team: 'hero heavy', mission: { things } })
      went(table, 'heavy')
      table.does('wreck', { ...shot, model: table.id('heavy'), thing: 'desk', twice })
      return table
    }
    const [once, twice] = [fired(false), fired(true)]
    const second = { ...shot, model: once.id('heavy'), thing: 'lamp' }
    expect(once.refuses('wreck', second).code).toBe('model/has-acted')
    twice.does('wreck', second)
    expect(twice.state.wrecked).toEqual(['desk', 'lamp'])
  })
})

describe('a ’Bot of the mission (lines 45, 67)', () => {
  it('keeps its own numbers where it is what the mission wants destroyed', () => {
    const people = [
      { ...lying('brain'), who: { kind: 'team' as const, type: 'botEnhanced' as const }, joins: false },
    ]
    const objective = { kind: 'destroy' as const, target: 'brain' }
    const brain = (mission: Partial<MissionDraft>) => begun({ mission }).state.models.brain?.who.type
    expect(brain({ people, mission: 'strike', objective })).toBe('botEnhanced')
    expect(brain({ people })).toBe('botBasic')
  })
})

describe('whoever loses the turn (line 107)', () => {
  it('leaves with somebody who takes them out', () => {
    const table = declaring({ enemies: 'securityBot' })
    const stun = { model: 'enemy.1', attack: 'stun', target: table.id('trooper'), second: null } as const
    table.by('bad-guys', 'declare-shot', stun)
    table.by('bad-guys', 'done-declaring', {})
    table.does('done-declaring', {})
    resolves(table, [6, 1], {}, 'bad-guys')
    table.does('end-turn', { inSight: [], secured: null })
    table.does('look', { tokens: [], enemies: [] })
    expect(table.model('trooper').stunned).toBe('now')
    const [hero, trooper] = [table.id('hero'), table.id('trooper')]
    expect(table.refuses('leave', { models: [trooper], way: 'in' }).code).toBe('leave/not-carried')
    table.does('leave', { models: [hero, trooper], way: 'in' })
    expect(table.model('trooper').fate).toBe('left')
  })
  it('and is beaten again in it loses this one to its end, and the next', () => {
    const table = declaring({ enemies: 'securityBot' })
    const stun = { model: 'enemy.1', attack: 'stun', target: table.id('trooper'), second: null } as const
    const stunned = (): void => {
      if (table.state.phase === 'moving') {
        table.does('done-moving', {})
        table.by('bad-guys', 'done-moving', {})
      }
      table.by('bad-guys', 'declare-shot', stun)
      table.by('bad-guys', 'done-declaring', {})
      table.does('done-declaring', {})
      resolves(table, [6, 1], {}, 'bad-guys')
    }
    const ends = (): void => {
      table.does('end-turn', { inSight: ['enemy.1'], secured: null })
      if (table.state.phase === 'looking') table.does('look', { tokens: [], enemies: [] })
    }
    stunned()
    ends()
    stunned()
    expect(canAct(table.state, table.model('trooper'))).toBe(false)
    ends()
    expect(canAct(table.state, table.model('trooper'))).toBe(false)
    table.does('done-moving', {})
    table.by('bad-guys', 'done-moving', {})
    table.by('bad-guys', 'done-declaring', {})
    table.does('done-declaring', {})
    ends()
    expect(canAct(table.state, table.model('trooper'))).toBe(true)
  })
})

describe('a run', () => {
  it('comes not after a shot (line 83)', () => {
    const table = freely({ mission: { things: [thing('tank', { explosive: true })] } })
    const shot = { attack: 'standard' as const, thing: 'tank', inSight: true, inches: 0, inside: [] }
    table.does('wreck', { model: table.id('trooper'), ...shot, twice: false })
    table.does('settle-explosion', { inside: [] }, 1)
    const run = { ...stays, how: 'run' as const }
    expect(table.refuses('move', { model: table.id('trooper'), ...run })).toMatchObject({
      code: 'move/has-fired',
      values: { page: 83 },
    })
  })
})

describe('somebody of the mission', () => {
  const people = [
    { ...lying('maid'), place: { room: 'tower', at: null } },
    { ...lying('clerk'), place: { room: 'hall', at: null } },
  ].map((one) => ({ ...one, who: { kind: 'team' as const, type: 'tagalong' as const }, joins: true }))
  const rooms = ['tower', 'hall'].map((id) => ({ id, name: `The ${id}`, notes: '' }))
  const rescue: Partial<MissionDraft> = {
    ...{ mission: 'rescue', objective: { kind: 'bringOut', person: 'maid' }, people, rooms },
  }
  const told = (table: Table, id: string): string =>
    JSON.stringify(
      faces
        .pieces(blastEmPlay.view(table.state, 'public'), { names: {} } as FightSummary)
        .find((piece) => piece.id === id)?.states,
    )

  it('stands where the mission has them, told to all but of whom a terminal has to tell (line 208)', () => {
    const table = freely({ mission: rescue })
    expect([told(table, 'maid'), told(table, 'clerk')]).toEqual([
      expect.stringContaining('The tower'),
      expect.stringContaining('The hall'),
    ])
    table.does('meet', { model: table.id('hero'), person: 'clerk', within: true })
    expect(told(table, 'clerk')).not.toContain('The hall')
    const desk = { ...lying('desk'), does: ['locateObjective' as const], opens: [] }
    const sought = freely({ mission: { ...rescue, terminals: [desk] } })
    expect(told(sought, 'maid')).not.toContain('The tower')
  })
})

test('a terminal that tells where it is itself hides nobody from it (line 208)', () => {
  const desk = { ...lying('desk'), does: ['locateObjective' as const], opens: [] }
  const objective = { kind: 'learn' as const, from: 'desk' }
  expect(isSought({ objective, terminals: [desk] }, 'desk')).toBe(false)
  expect(isSought({ objective, terminals: [desk, { ...desk, id: 'other' }] }, 'desk')).toBe(true)
})

test('a report tells by their number who comes in a wave or as back-up', () => {
  const models = [
    { who: { kind: 'badGuy' as const, type: 'trooper' as const }, count: 3 },
    { who: { kind: 'badGuy' as const, type: 'heavy' as const }, count: 1 },
  ]
  const table = begun({
    mission: {
      mission: 'invasion',
      objective: { kind: 'beatWaves', turns: null },
      waves: [{ id: 'a', way: 'theirs', turn: 1, models }],
    },
  })
  const told = tale(
    table.last('arrived'),
    { names: {} },
    blastEmPlay.view(table.state, 'public'),
    (key) => key,
  )
  expect(told?.values?.models).toEqual([
    { key: 'tale.many.trooper', values: { n: 3 } },
    { key: 'tale.many.heavy', values: { n: 1 } },
  ])
})

describe('a healer in HTH (lines 206, 284)', () => {
  const healers = (rules: NonNullable<Given['rules']>): unknown[] => {
    const table = fighting({ team: 'hero medic corpsman trooper', level: 'assist', rules })
    const hurt = { fate: 'up', wounds: 1, turns: null, reason: 'hit' } as const
    table.does('put-right', { model: table.id('trooper'), ...hurt })
    for (const who of ['medic', 'corpsman']) went(table, who, { reaches: [table.id('their trooper')] })
    return blastEmPlay
      .options(table.state, 'player-1')
      .flatMap(({ command, fields: { model } }) =>
        command === 'treat' && model?.kind === 'is' ? [model.value] : [],
      )
  }
  it('works in view of an enemy, as only a Corpsman does', () => {
    const [medic, corpsman] = ['player-1.m2', 'player-1.m3']
    expect(healers({})).toEqual([corpsman])
    expect(healers({ underFire: 'anyone' })).toEqual([medic, corpsman])
  })
})

test('a fight is not over while an enemy stands in HTH with one of the team (line 284)', () => {
  const over = (reaches: readonly string[]): boolean => {
    const table = fighting()
    went(table, 'hero', { reaches: reaches.map((who) => table.id(who)) })
    table.does('done-moving', {})
    table.by('bad-guys', 'done-moving', {})
    table.by('bad-guys', 'done-declaring', {})
    table.does('done-declaring', {})
    table.does('end-turn', { inSight: [], secured: null })
    return table.state.fighting.length === 0
  }
  expect([over([]), over(['their trooper'])]).toEqual([true, false])
})
