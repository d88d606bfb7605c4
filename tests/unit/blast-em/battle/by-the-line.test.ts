import { describe, expect, it } from 'vitest'
import { distanceUpTo, is } from '../../../../shared/battle/field.ts'
import { isRefusal } from '../../../../shared/problem.ts'
import { line } from '../../../../renderer/systems/blast-em/faces/lines.ts'
import type { TableLine } from '../../../../renderer/table/faces.ts'
import { plainModel } from '../../../../renderer/systems/blast-em/prints/models.ts'
import { isInHth } from '../../../../shared/systems/blast-em/battle/course/who.ts'
import { blastEmPlay } from '../../../../shared/systems/blast-em/battle/play.ts'
import { fold } from '../../../../shared/systems/blast-em/battle/state/evolve.ts'
import { profileOf, wearing } from '../../../../shared/systems/blast-em/battle/state/look.ts'
import type { MissionDraft } from '../../../../shared/systems/blast-em/documents/mission.ts'
import { defenceOf } from '../../../../shared/systems/blast-em/gadgets.ts'
import { DEFAULT_RULES } from '../../../../shared/systems/blast-em/house-rules.ts'
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
    table.does('drag', { ...drag, seenBy: [seen(table, 'their trooper')], keepsCover: null })
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

describe('surprise (line 274)', () => {
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
    const table = freely({ team: 'hero trooper corpsman', mission: { doors }, level: 'assist' })
    const hurt = { fate: 'up', wounds: 1, turns: null, reason: 'hit' } as const
    for (const who of ['hero', 'trooper']) table.does('put-right', { model: table.id(who), ...hurt })
    table.does('open-door', { model: table.id('trooper'), door: 'one', within: true })
    const care = { model: table.id('corpsman'), within: true, watched: false }
    expect(table.refuses('treat', { ...care, patient: table.id('trooper') }).code).toBe('treat/no-patient')
    table.does('treat', { ...care, patient: table.id('hero') }, 0, 8)
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
    const at = { thing: 'desk', inSight: true }
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
  const falls = { fate: 'mostlyDead', wounds: 0, turns: 3, reason: 'hit' } as const
  const drags = (table: Table, who: string): void => {
    table.does('put-right', { model: table.id('trooper'), ...falls })
    const drag = { fallen: table.id('trooper'), inches: 4, within: true, seenBy: [], keepsCover: null }
    table.does('drag', { model: table.id(who), ...drag })
  }
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
    const shot = { attack: 'heavy' as const, thing: 'desk', inSight: true, inches: 0 }
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
    const shot = { model: table.id('heavy'), attack: 'heavy' as const, inSight: true, inches: 0 }
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
