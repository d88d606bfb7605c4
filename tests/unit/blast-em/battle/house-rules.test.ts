import { describe, expect, it } from 'vitest'
import { blastEmPlay } from '../../../../shared/systems/blast-em/battle/play.ts'
import { tagalongPoints } from '../../../../shared/systems/blast-em/battle/ending/objective.ts'
import type { HouseRules } from '../../../../shared/systems/blast-em/house-rules.ts'
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

/** Each house rule of play, by its values: what comes of a case under each of them. */
function cases<Key extends keyof HouseRules>(
  key: Key,
  name: string,
  come: (rules: Partial<HouseRules>) => unknown,
  ...rows: readonly (readonly [HouseRules[Key], unknown])[]
): void {
  it.each(rows.map(([value, is]) => ({ value, is })))(`${key} $value: ${name}`, ({ value, is }) => {
    expect(come({ [key]: value })).toEqual(is)
  })
}

const offered = (table: Table, side: 'player-1' | 'bad-guys' = 'player-1') => [
  ...new Set(blastEmPlay.options(table.state, side).map(({ command }) => command)),
]
const blast = (inside: string[], over = {}) => ({
  attack: 1,
  inSight: true,
  inches: 4,
  cover: 'none' as const,
  near: [],
  obstacles: 0,
  inside,
  ...over,
})

/** Theirs shoot so often at somebody, hit each time, and the turn is over. */
function struck(who: string, wounds: number, given: Given, ...last: number[]): Table {
  const table = declaring({ enemies: 'trooper*5', ...given })
  for (let shot = 1; shot <= wounds; shot += 1)
    table.by('bad-guys', 'declare-shot', {
      model: `enemy.${shot}`,
      attack: 'standard',
      target: table.id(who),
      second: null,
    })
  table.by('bad-guys', 'done-declaring', {})
  table.does('done-declaring', {})
  for (let shot = 1; shot <= wounds; shot += 1)
    resolves(table, shot === wounds ? [8, 1, ...last] : [8, 1], {}, 'bad-guys')
  return table
}
function nextTurn(table: Table): Table {
  table.does('end-turn', { inSight: [], secured: null })
  if (table.state.phase === 'looking') table.does('look', { tokens: [], enemies: [] })
  return table
}

describe('shooting', () => {
  cases(
    'straySnapshots',
    'a Snapshot that misses',
    (rules) => {
      const table = fighting({ rules })
      table.does('done-moving', {})
      const seenBy = [{ by: table.id('trooper'), inches: 5, flanks: false }]
      went(table, 'their trooper', { seenBy }, 'bad-guys')
      table.by('bad-guys', 'done-moving', {})
      table.does('snapshot', { model: table.id('trooper'), target: 'enemy.1', cover: 'none' }, 1, 8)
      return table.state.phase
    },
    [true, 'settling'],
    [false, 'declaring'],
  )
  cases(
    'wrecking',
    'a stray from a small arm at a desk',
    (rules) => {
      const things = [thing('desk', { breakable: true })]
      const table = resolving({ rules, mission: { things } }, (one) =>
        shoots(one, 'trooper', 'their trooper'),
      )
      resolves(table, [1, 8])
      table.does('settle-stray', { struck: 'desk' })
      return table.state.wrecked
    },
    ['heavyHits', []],
    ['anyHit', ['desk']],
  )
  cases(
    'attackTheFallen',
    'aiming at the Mostly Dead',
    (rules) => {
      const table = resolving({ rules, team: 'hero heavy' }, (one) =>
        shoots(one, 'heavy', 'their trooper', { attack: 'heavy' }),
      )
      resolves(table, [8, 1, 4])
      table.does('end-turn', { inSight: ['enemy.2'], secured: null })
      table.does('done-moving', {})
      table.by('bad-guys', 'done-moving', {})
      table.by('bad-guys', 'done-declaring', {})
      const [shot] = blastEmPlay
        .options(table.state, 'player-1')
        .filter(({ command }) => command === 'declare-shot')
      return shot?.fields.target?.kind === 'one' ? shot.fields.target.of : null
    },
    [true, ['enemy.1', 'enemy.2']],
    [false, ['enemy.2']],
  )
})

describe('blasts', () => {
  const thrown = (rules: Partial<HouseRules>, over = {}, ...rolls: number[]): Table => {
    const table = declaring({ rules, team: 'hero demo' }, (one) => went(one, 'demo', { how: 'run' }))
    table.by('bad-guys', 'done-declaring', {})
    table.does('declare-blast', {
      model: table.id('demo'),
      attack: 'grenade',
      target: 'enemy.1',
      second: null,
    })
    table.does('done-declaring', {})
    table.does('resolve-blast', blast(['enemy.1'], over), ...rolls)
    return table
  }
  cases(
    'blastPenalties',
    'running',
    (rules) => thrown(rules, {}, 8, 1).last('blast-opened').roll.reasons,
    ['runAndShots', [{ code: 'run', add: -1 }]],
    ['none', []],
  )
  it('blastPenalties all: cover weighs too', () => {
    const table = thrown({ blastPenalties: 'all' }, { cover: 'hard' }, 8, 1)
    expect(table.last('blast-opened').roll.reasons.map(({ code }) => code)).toEqual(['run', 'cover'])
  })
  cases(
    'strayBlasts',
    'one that beats nobody',
    (rules) => thrown(rules, {}, 1, 8).state.phase,
    [false, 'closing'],
    [true, 'settling'],
  )
  it('strayBlasts: heads strikes whoever stands between', () => {
    const table = declaring({ rules: { strayBlasts: true }, gadgets: { trooper: [{ gadget: 'grenade' }] } })
    table.by('bad-guys', 'done-declaring', {})
    const target = 'enemy.1'
    table.does('declare-blast', { model: table.id('trooper'), attack: 'grenade', target, second: null })
    table.does('done-declaring', {})
    table.does('resolve-blast', { ...blast([target]), near: ['enemy.2'] }, 1, 8, 1)
    expect(table.last('stray-settled')).toMatchObject({ struck: 'enemy.2', wounds: 1 })
  })
  it('strayBlasts: the last grenade of a gadget still hits what it strays to', () => {
    const table = declaring({ rules: { strayBlasts: true }, gadgets: { trooper: [{ gadget: 'grenade' }] } })
    table.by('bad-guys', 'done-declaring', {})
    const target = 'enemy.1'
    table.does('declare-blast', { model: table.id('trooper'), attack: 'grenade', target, second: null })
    table.does('done-declaring', {})
    table.does('resolve-blast', blast([target]), 1, 8)
    table.does('settle-stray', { struck: 'enemy.2' })
    expect(table.model('their trooper2').wounds).toBe(1)
  })
  it('grenadesNeedSight: one that is thrown blindly comes to nothing', () => {
    expect(thrown({ grenadesNeedSight: true }, { inSight: false }).last('attack-void').why).toBe('not-seen')
  })
  cases(
    'gas',
    'is declared as',
    (rules) => {
      const table = declaring({ rules, enemies: 'securityBot' })
      return blastEmPlay
        .options(table.state, 'bad-guys')
        .flatMap(({ command, fields }) =>
          fields.attack?.kind === 'is' && fields.attack.value === 'gas' ? [command] : [],
        )
    },
    ['grenade', ['declare-blast']],
    ['direct', ['declare-shot']],
  )
  cases(
    'effectWeapons',
    'a stunner that hits',
    (rules) => {
      const table = declaring({ rules, enemies: 'securityBot' })
      table.by('bad-guys', 'declare-shot', {
        model: 'enemy.1',
        attack: 'stun',
        target: table.id('hero'),
        second: null,
      })
      table.by('bad-guys', 'done-declaring', {})
      table.does('done-declaring', {})
      resolves(table, [6, 1], {}, 'bad-guys')
      return [table.model('hero').wounds, table.model('hero').stunned]
    },
    ['losesTurn', [4, 'next']],
    ['wounds', [3, null]],
  )
})

describe('to ground', () => {
  cases(
    'goingToGround',
    'as attacks are declared',
    (rules) => {
      const table = declaring({ rules })
      table.by('bad-guys', 'done-declaring', {})
      return offered(table).includes('go-to-ground')
    },
    ['movingOrDeclaring', true],
    ['moving', false],
  )
})

describe('wounds and healing', () => {
  cases(
    'mercy',
    'a Teacher who only helped to fell',
    (rules) => {
      const table = resolving({ rules, team: 'hero trooper teacher', enemies: 'guard' }, (one) => {
        shoots(one, 'trooper', 'their guard')
        shoots(one, 'teacher', 'their guard')
      })
      resolves(table, [8, 1])
      resolves(table, [8, 1])
      return table.last('fell').to
    },
    ['decisive', 'out'],
    ['always', 'unconscious'],
  )
  cases(
    'dragging',
    'the fallen',
    (rules) => offered(nextTurn(struck('trooper', 3, { rules }, 4))).includes('drag'),
    ['halfMovement', true],
    ['never', false],
  )
  cases(
    'treatOneself',
    'a healer who is hurt',
    (rules) => offered(nextTurn(struck('corpsman', 1, { rules, team: 'hero corpsman' }))).includes('treat'),
    ['hurt', true],
    ['never', false],
  )
  cases(
    'botPatients',
    'who treats one',
    (rules) => {
      const table = nextTurn(struck('botBasic', 1, { rules, team: 'hero botBasic medic techie' }))
      return blastEmPlay
        .options(table.state, 'player-1')
        .flatMap(({ command, fields }) =>
          command === 'treat' && fields.model?.kind === 'is' ? [fields.model.value] : [],
        )
    },
    ['medical', ['player-1.m2', 'player-1.m3']],
    ['technical', ['player-1.m2', 'player-1.m4']],
  )
  cases(
    'raisedActs',
    'who was raised from 0',
    (rules) => {
      const table = nextTurn(
        struck('trooper', 3, { rules, gadgets: { hero: [{ gadget: 'medpack', uses: 1 }] } }, 4),
      )
      table.does('use-medpack', { model: table.id('hero'), patient: table.id('trooper'), within: true })
      return table.model('trooper').now.rests
    },
    ['nextTurn', true],
    ['atOnce', false],
  )
  cases(
    'patientGivesUp',
    'who was treated',
    (rules) => {
      const table = nextTurn(struck('trooper', 1, { rules, team: 'hero trooper corpsman' }))
      const treat = {
        model: table.id('corpsman'),
        patient: table.id('trooper'),
        within: true,
        watched: false,
      }
      table.does('treat', treat, 0, 1)
      return table.model('trooper').now.tended
    },
    [true, true],
    [false, false],
  )
  cases(
    'medpacksBy',
    'in the hands of a trooper',
    (rules) => {
      const gadgets = { trooper: [{ gadget: 'medpack' as const, uses: 1 }] }
      return offered(nextTurn(struck('hero', 1, { rules, gadgets }))).includes('use-medpack')
    },
    ['anybody', true],
    ['healers', false],
  )
  cases(
    'drugsFrom',
    'turns that are left',
    (rules) => {
      const table = freely({ rules, gadgets: { hero: [{ gadget: 'combatDrugs' }] } })
      table.does('take-drugs', { model: table.id('hero') })
      const view = blastEmPlay.view(table.state, 'player-1').models.find(({ id }) => id === table.id('hero'))
      return [view?.drugs, view?.isDrugged]
    },
    ['thisTurn', [3, true]],
    ['nextTurn', [4, false]],
  )
})

describe('turns and fights', () => {
  cases(
    'actionsATurn',
    'a door after another',
    (rules) => {
      const doors = ['one', 'two'].map((id) => ({ ...lying(id), state: 'closed' as const }))
      const table = freely({ rules, mission: { doors } })
      table.does('open-door', { model: table.id('hero'), door: 'one', within: true })
      return blastEmPlay
        .options(table.state, 'player-1')
        .flatMap(({ command, fields }) =>
          command === 'open-door' && fields.model?.kind === 'is' ? [fields.model.value] : [],
        )
    },
    [1, ['player-1.m2']],
    [2, ['player-1.m1', 'player-1.m2']],
  )
  cases(
    'surprise',
    'by agreement',
    (rules) => offered(fighting({ rules })).includes('agree-surprise'),
    [true, true],
    [false, false],
  )
  cases(
    'backUp',
    'of personnel',
    (rules) => offered(declaring({ rules, enemies: 'personnel' }), 'bad-guys').includes('call-back-up'),
    [true, true],
    [false, false],
  )
  cases(
    'waves',
    'one that comes where a team may see it',
    (rules) => {
      const models = [{ who: { kind: 'badGuy' as const, type: 'guard' as const }, count: 1 }]
      const table = begun({ rules, mission: { waves: [{ id: 'a', way: 'theirs', turn: 1, models }] } })
      const { phase } = table.state
      if (phase === 'looking') table.does('look', { tokens: [], enemies: ['enemy.1'] })
      return [phase, table.state.phase, table.state.models['enemy.1']?.unmet]
    },
    ['fight', ['moving', 'moving', false]],
    ['stand', ['looking', 'moving', false]],
  )
  it('waves stand: nobody fights one that nobody has seen', () => {
    const models = [{ who: { kind: 'badGuy' as const, type: 'guard' as const }, count: 1 }]
    const mission = { waves: [{ id: 'a', way: 'theirs', turn: 1, models }] }
    const table = freely({ rules: { waves: 'stand' }, mission })
    expect(table.state).toMatchObject({ phase: 'free', fighting: [], waves: ['a'] })
    expect(table.state.models['enemy.1']?.unmet).toBe(true)
  })
  cases(
    'attacksLeft',
    'the second shot of a Heavy that stood',
    (rules) => {
      const things = [thing('desk', { breakable: true })]
      const table = freely({ rules, team: 'hero heavy', enemies: 'trooper', mission: { things } })
      table.does('wreck', {
        model: table.id('heavy'),
        attack: 'heavy',
        thing: 'desk',
        inSight: true,
        inches: 0,
        inside: [],
      })
      table.does('look', { tokens: [], enemies: ['enemy.1'] })
      table.does('done-moving', {})
      table.by('bad-guys', 'done-moving', {})
      table.by('bad-guys', 'done-declaring', {})
      return blastEmPlay
        .options(table.state, 'player-1')
        .some(
          ({ command, fields }) =>
            command === 'declare-blast' &&
            fields.model?.kind === 'is' &&
            fields.model.value === table.id('heavy'),
        )
    },
    [true, true],
    [false, false],
  )
  cases(
    'handingOver',
    'as a side moves in a fight',
    (rules) => {
      const table = fighting({ rules, gadgets: { hero: [{ gadget: 'passkey' }] } })
      return offered(table).includes('hand-over-gadget')
    },
    ['outsideFights', false],
    ['always', true],
    ['never', false],
  )
  cases(
    'rewards',
    'a fight that is won',
    (rules) => {
      const table = resolving({ rules, enemies: 'guard', mission: { rewards: true } }, (one) =>
        shoots(one, 'trooper', 'their guard'),
      )
      resolves(table, [8, 1, 4])
      table.does('end-turn', { inSight: [], secured: null }, ...(rules.rewards === 'foundOnly' ? [] : [1]))
      return table.model('hero').carried.length
    },
    ['afterFights', 1],
    ['foundOnly', 0],
  )
  cases(
    'cameras',
    'the next token',
    (rules) => {
      const place = { room: null, at: null }
      const tokens = [
        { id: 'eye', place, holds: { kind: 'automatic' as const, of: ['camera' as const] } },
        { id: 'one', place, holds: { kind: 'nothing' as const } },
      ]
      const table = begun({ rules, mission: { tokens } })
      table.does('look', { tokens: ['eye'], enemies: [] })
      table.does('look', { tokens: ['one'], enemies: [] })
      return table.last('token-tested').found.kind
    },
    ['patrol', 'enemies'],
    ['nothing', 'nothing'],
  )
  const withBot = (rules: Partial<HouseRules>): Table =>
    freely({
      rules,
      mission: {
        people: [{ ...lying('robot'), who: { kind: 'team', type: 'botEnhanced' }, joins: true }],
      },
    })
  cases(
    'foundBots',
    'a ’Bot of the story',
    (rules) => withBot(rules).state.models.robot?.who.type,
    ['botBasic', 'botBasic'],
    ['tagalong', 'tagalong'],
  )
  cases(
    'tagalongsScored',
    'somebody of the mission who joined',
    (rules) => {
      const table = withBot(rules)
      table.does('meet', { model: table.id('hero'), person: 'robot', within: true })
      table.does('end-mission', { outcome: 'won' })
      return tagalongPoints(table.state)
    },
    ['metByChance', 0],
    ['all', 3],
  )
  cases(
    'heroUnconscious',
    'a Hero whom their Teacher spares',
    (rules) => {
      const table = declaring({ rules, enemies: 'team-teacher trooper*3' })
      const by = ['their team-teacher', 'their trooper', 'their trooper2', 'their trooper3']
      for (const who of by)
        table.by('bad-guys', 'declare-shot', {
          model: table.id(who),
          attack: 'standard',
          target: table.id('hero'),
          second: null,
        })
      table.by('bad-guys', 'done-declaring', {})
      table.does('done-declaring', {})
      for (let shot = 0; shot < 4; shot += 1) resolves(table, [8, 1], {}, 'bad-guys')
      return [table.model('hero').fate, table.state.ending?.outcome ?? null]
    },
    ['lost', ['unconscious', 'lost']],
    ['goesOn', ['unconscious', null]],
  )
})
