import { describe, expect, it } from 'vitest'
import { fastAndDirtyPlay } from '../../../../shared/systems/fast-and-dirty/battle/play.ts'
import { plainFigure, team } from '../../../../shared/systems/fast-and-dirty/documents/making.ts'
import type { UnitDraft } from '../../../../shared/systems/fast-and-dirty/documents/unit.ts'
import type { HouseRules } from '../../../../shared/systems/fast-and-dirty/house-rules.ts'
import { moraleDice } from '../../../../shared/systems/fast-and-dirty/battle/resolve/morale.ts'
import { armourOf } from '../../../../shared/systems/fast-and-dirty/battle/state/look.ts'
import { SAMPLE_SCENARIOS } from '../../../../shared/systems/fast-and-dirty/samples/scenarios.ts'
import { FOE, OWN, PLAINLY, rushAt, shot, step, tableOf, QUIET, TANK, type Table } from './table.ts'

/** What a second reading of the book found, and rules that no other test would miss; numbers are its lines. */

const BUNKER = (pds?: 'advanced') => {
  const { meetingEngagement } = SAMPLE_SCENARIOS
  return {
    ...meetingEngagement,
    sides: meetingEngagement.sides.map((side, at) => ({
      ...side,
      works:
        at === 1
          ? [{ id: 'keep', name: 'Keep', work: 'lightBunker' as const, ...(pds && { pds }) }]
          : side.works,
    })),
  }
}
const KEEP = 'side-2.work-keep'
const TRENCH = () => {
  const line = SAMPLE_SCENARIOS.meetingEngagement
  return {
    ...line,
    sides: line.sides.map((side) => ({
      ...side,
      works: [{ id: 'trench', name: '', work: 'trenches' as const }],
    })),
  }
}
const open = (table: Table): void => {
  table.by(1, 'deployed', {})
  table.by(2, 'deployed', {})
  table.by(1, 'roll-initiative', {}, 6, 1)
}
const passTo = (table: Table, n: 1 | 2, unit: string): void => {
  table.by(n, 'end-activation', { unit: table.state.activation?.unit ?? unit })
}

describe('thin fire (lines 832, 1573)', () => {
  it('one or two who fire lose 1 on damage, also where the others help their wounded', () => {
    const table = tableOf({ rules: { ...QUIET, recoverWounded: true } })
    table.acts(FOE)
    // Two hits wound two of six: four are fit.
    table.by(2, 'shoot', shot({ unit: FOE, at: OWN }), 5, 1, 3, 4, 3, 4)
    passTo(table, 2, FOE)
    table.by(1, 'activate', { ...PLAINLY, unit: OWN })
    table.by(1, 'recover', { unit: OWN, teams: 1, self: 0 }, 1)
    // Two are left who fire: +2 damage becomes +1, so 3 against 5 of no armour does nothing.
    table.by(1, 'shoot', shot({ cover: 'hard', inches: 4 }), 6, 1, 3, 5)
    expect(table.last('fired').hits).toBe(1)
    expect(table.up(FOE)).toBe(6)
  })
})

describe('who stops being Broken (line 606)', () => {
  it('whose losses are below the level again does not fire at -3', () => {
    const table = tableOf({ rules: { ...QUIET, recoverWounded: true } })
    table.acts(FOE)
    table.by(2, 'shoot', shot({ unit: FOE, at: OWN }), 6, 1, 3, 4, 3, 4, 3, 4)
    passTo(table, 2, FOE)
    // One of three dice: it stays Broken. Two of its three wounded are stabilised.
    table.by(1, 'activate', { ...PLAINLY, unit: OWN }, 3, 1, 1)
    expect(table.unit(OWN).broken).toBe(true)
    const state = table.state.units[OWN]
    expect(state?.figures.filter(({ fate }) => fate === 'wounded')).toHaveLength(3)
    const better = fastAndDirtyPlay.evolve(table.state, {
      ...{ kind: 'recovered', unit: OWN, figure: state?.figures[5]?.id ?? '', fate: 'stabilised' },
    })
    const ended = fastAndDirtyPlay.evolve(better, { kind: 'activation-ended', unit: OWN })
    const next = fastAndDirtyPlay.evolve({ ...ended, phase: 'activating' }, { kind: 'round-begun', round: 2 })
    const again = fastAndDirtyPlay.decide(
      { ...next, active: 'side-1', phase: 'activating' },
      { ...PLAINLY, kind: 'activate', side: 'side-1', unit: OWN },
    )
    if ('problem' in again) throw new Error(again.problem.message)
    expect(again.state.units[OWN]?.broken).toBe(false)
  })
})

describe('nerve before armour (lines 1055, 1310)', () => {
  it('a bunker is charged as a vehicle is', () => {
    const table = tableOf({ rules: QUIET, scenario: BUNKER() })
    table.acts(OWN)
    table.by(1, 'charge', rushAt({ at: KEEP }), 2)
    expect(table.last('nerves-tested').passed).toBe(false)
  })
})

describe('Point Defense (lines 1622–1624)', () => {
  const ROCKETS = team('squad', 'rpg', { figures: [plainFigure({ id: 'crew', role: 'crew' })] })
  const fired = (die: number, ...more: number[]) => {
    const table = tableOf({ rules: QUIET, units: [[ROCKETS], [{}]], scenario: BUNKER('advanced') })
    table.acts(OWN)
    table.by(1, 'shoot', shot({ at: KEEP, inches: 4 }), 3, die, ...more)
    return table
  }
  it('stops an RPG that is fired at what it protects, on 2 or more', () => {
    const table = fired(2)
    expect(table.last('intercepted').stopped).toBe(true)
    expect(table.state.works[KEEP]?.fate).toBe('stands')
  })
  it('or does not, and any penetration destroys the bunker (line 1312)', () => {
    // AT 5 against 7: 6 and 1, twice.
    const table = fired(1, 6, 1)
    expect(table.last('intercepted').stopped).toBe(false)
    expect(table.state.works[KEEP]?.fate).toBe('destroyed')
  })
})

describe('stealth', () => {
  it('hides without a die (line 1827)', () => {
    const table = tableOf({ rules: QUIET, units: [[{ traits: ['stealth'] }], [{}]] })
    open(table)
    table.by(1, 'activate', { ...PLAINLY, unit: OWN, hides: true })
    expect(table.unit(OWN)).toMatchObject({ fate: 'hidden', hidden: 3 })
  })
  it('others hide on their Quality (line 1334)', () => {
    const table = tableOf({ rules: QUIET })
    open(table)
    table.by(1, 'activate', { ...PLAINLY, unit: OWN, hides: true }, 2)
    expect(table.unit(OWN).fate).toBe('onTable')
  })
  it('of a vehicle takes the shot one band farther (line 1928)', () => {
    const rockets = team('squad', 'rpg', { figures: [plainFigure({ id: 'crew', role: 'crew' })] })
    const table = tableOf({
      rules: QUIET,
      units: [[rockets], [{}]],
      crafts: [[], [{ ...TANK, properties: ['stealth'] }]],
    })
    table.acts(OWN)
    table.by(1, 'shoot', shot({ at: 'side-2.tank', inches: 4, cover: 'hard' }), 1)
    expect(table.last('fired').band).toBe('close')
  })
})

describe('trenches (line 1306)', () => {
  it('who leaves one goes 4 inches less, before a Rush doubles', () => {
    const table = tableOf({ rules: QUIET, scenario: TRENCH() })
    table.by(1, 'dig-in', { unit: OWN, work: 'side-1.work-trench' })
    table.acts(OWN)
    expect(table.refuses(1, 'move', step({ inches: 3 })).code).toBe('move/too-far')
    expect(table.refuses(1, 'move', step({ how: 'rush', inches: 5 })).code).toBe('move/too-far')
    table.by(1, 'move', step({ inches: 2 }))
    expect(table.unit(OWN).work).toBeNull()
  })
  it('is entered by who ends a move in it, the enemy’s too, and shelters from then on (lines 1292–1294)', () => {
    const table = tableOf({ rules: QUIET, scenario: TRENCH() })
    table.acts(OWN)
    expect(table.refuses(1, 'move', step({ shelter: KEEP })).code).toBe('battle/not-offered')
    table.by(1, 'move', step({ shelter: 'side-2.work-trench' }))
    expect(table.unit(OWN)).toMatchObject({ work: 'side-2.work-trench', cover: 'hard' })
    expect(armourOf(table.state, table.unit(OWN))).toBe(3)
    expect(moraleDice(table.state, table.unit(OWN), false, false).auto).toBe(1)
  })
  it('beyond 12 inches who rests in it is safe, and nearer its armour counts', () => {
    const table = tableOf({ rules: QUIET, scenario: TRENCH() })
    table.by(2, 'dig-in', { unit: FOE, work: 'side-2.work-trench' })
    table.acts(OWN)
    expect(table.refuses(1, 'shoot', shot({ inches: 13, cover: 'hard' })).code).toBe('shot/too-far')
    // +3 armour of the trench: 5 +2 against 4 +0 +3 is even, and kills.
    table.by(1, 'shoot', shot({ inches: 12, cover: 'hard' }), 6, 1, 5, 4)
    expect(table.up(FOE)).toBe(5)
  })
})

describe('jet packs (lines 1375–1383)', () => {
  const jumping = () => {
    const table = tableOf({ rules: QUIET, units: [[{ traits: ['jetPacks'] }], [{}]] })
    table.acts(OWN)
    return table
  }
  it('a Leap of 12 inches ends the activation’s deeds', () => {
    const table = jumping()
    expect(table.refuses(1, 'move', step({ how: 'leap', inches: 12.5 })).code).toBe('move/too-far')
    table.by(1, 'move', step({ how: 'leap', inches: 12 }))
    expect(table.refuses(1, 'shoot', shot()).code).toBe('unit/acted')
  })
  it('a Bound of 18 inches, and then fire at -2', () => {
    const table = jumping()
    table.by(1, 'move', step({ how: 'bound', inches: 18 }))
    table.by(1, 'shoot', shot({ cover: 'hard' }), 1, 1)
    expect(table.last('fired').reasons).toContainEqual({ code: 'bounded', add: -2 })
  })
  it('bounding into assault the free shot comes from the last hop (line 1381)', () => {
    const table = jumping()
    table.by(1, 'charge', rushAt({ how: 'bound', inches: 18 }))
    expect(table.state.steps[0]).toMatchObject({ kind: 'free-shot', charge: { inches: 6 } })
  })
})

describe('combat drugs (line 1719)', () => {
  it('carry their unit once: in its next activation it is as before', () => {
    const table = tableOf({ rules: QUIET, units: [[{ traits: ['combatDrugs'] }], [{}]] })
    open(table)
    table.by(1, 'activate', { ...PLAINLY, unit: OWN, drugs: false })
    table.by(1, 'charge', rushAt({ inches: 12, drugs: true }))
    table.by(2, 'hold-fire', { turn: false })
    table.by(1, 'fight', { own: 1, enemy: 1, alien: false }, 1, 1, 3, 3, 1, 1)
    for (let falls = 0; table.state.steps.length > 0; falls += 1) {
      const [due] = table.state.steps
      if (due?.kind !== 'fall-back' || falls > 2) break
      const n = due.unit === OWN ? 1 : 2
      table.by(n, 'fall-back', { unit: due.unit, mines: [], into: 'none', leaves: false })
    }
    table.by(1, 'end-activation', { unit: OWN }, 1, 1, 1, 1, 1, 1)
    table.by(2, 'activate', { ...PLAINLY, unit: FOE })
    passTo(table, 2, FOE)
    table.acts(OWN)
    const own = fastAndDirtyPlay.view(table.state, 'side-1').units.find(({ id }) => id === OWN)
    expect(own?.traitsNow).toEqual([])
    expect(table.refuses(1, 'move', step({ inches: 7 })).code).toBe('move/too-far')
  })
})

describe('a hive (line 1761)', () => {
  const hive = (controlled: boolean) => {
    const bugs: Partial<UnitDraft> = { traits: ['hivemind'] }
    const table = tableOf({ rules: QUIET, units: [[bugs, { ...bugs, id: 'mind' }], [{}]] })
    open(table)
    table.by(1, 'activate', { ...PLAINLY, unit: OWN, controlled })
    return fastAndDirtyPlay.view(table.state, 'side-1').units.find(({ id }) => id === OWN)?.traitsNow
  }
  it('is Fanatic and Relentless near its mind-controller, and not by itself', () => {
    expect(hive(false)).toEqual(['hivemind'])
    expect(hive(true)).toEqual(['hivemind', 'fanatic', 'relentless'])
  })
})

describe('two Fire Teams at once (line 1284; FAD-207)', () => {
  const teams = (rules: Partial<HouseRules> = {}, over: Partial<UnitDraft> = {}) => {
    const pair = (partner: string): Partial<UnitDraft> => ({ traits: ['fireTeams'], partner })
    const table = tableOf({
      rules: { ...QUIET, ...rules },
      units: [[pair('other'), { ...pair('squad'), id: 'other', ...over }], [{}]],
    })
    return table
  }
  it('fire at -3 where either is Under Fire', () => {
    const table = teams()
    table.acts(FOE)
    table.by(2, 'shoot', shot({ unit: FOE, at: 'side-1.other', cover: 'hard' }), 1, 1)
    passTo(table, 2, FOE)
    table.by(1, 'activate', { ...PLAINLY, unit: OWN })
    table.by(1, 'shoot', shot({ joint: true, cover: 'hard', inches: 15 }), 1, 1)
    expect(table.last('fired').reasons).toContainEqual({ code: 'suppressed', add: -3 })
  })
  it.each([
    ['worse' as const, 'medium'],
    ['better' as const, 'close'],
  ])('fireTeamQuality %s: with shorter weapons of the other the band is %s', (fireTeamQuality, band) => {
    const table = teams({ fireTeamQuality }, { basic: 'submachineGuns' })
    table.acts(OWN)
    table.by(1, 'shoot', shot({ joint: true, cover: 'hard', inches: 15 }), 1, 1, 1, 6)
    expect(table.last('fired').band).toBe(band)
  })
  it('both fall back from a Close Assault that they lost', () => {
    const table = teams()
    table.acts(OWN)
    table.by(1, 'charge', rushAt({ joint: true }))
    table.by(2, 'hold-fire', { turn: false })
    table.by(1, 'fight', { own: 1, enemy: 1, alien: false }, 1, 1, 5, 5, 1, 1)
    expect(table.state.steps.map((one) => (one.kind === 'fall-back' ? one.unit : one.kind))).toEqual([
      OWN,
      'side-1.other',
    ])
  })
})

describe('a Last Stand (line 1393)', () => {
  it('is not driven back from a Close Assault', () => {
    const table = tableOf({ rules: QUIET })
    open(table)
    table.by(1, 'make-stand', { unit: OWN })
    table.by(1, 'activate', { ...PLAINLY, unit: OWN })
    passTo(table, 1, OWN)
    table.by(2, 'activate', { ...PLAINLY, unit: FOE })
    table.by(2, 'charge', rushAt({ unit: FOE, at: OWN }))
    table.by(1, 'hold-fire', { turn: false })
    table.by(2, 'fight', { own: 1, enemy: 1, alien: false }, 5, 5, 4, 4, 1, 1)
    expect(table.last('assault-decided').winner).toBe(FOE)
    expect(table.state.steps).toEqual([])
  })
})

describe('an officer acts once a turn (line 1427)', () => {
  it('who has acted and joins then does not fire with the squad', () => {
    const officer: Partial<UnitDraft> = {
      ...{ id: 'chief', kind: 'officer' },
      figures: [plainFigure({ id: 'chief', role: 'officer' })],
    }
    const five = { figures: [plainFigure({ id: 'men', role: 'trooper', count: 5 })] }
    const table = tableOf({ rules: QUIET, units: [[five, officer], [{}]] })
    table.acts('side-1.chief')
    passTo(table, 1, 'side-1.chief')
    table.by(2, 'activate', { ...PLAINLY, unit: FOE })
    passTo(table, 2, FOE)
    table.by(1, 'join', { unit: 'side-1.chief', to: OWN, beside: true })
    table.by(1, 'activate', { ...PLAINLY, unit: OWN })
    table.by(1, 'shoot', shot({ cover: 'hard' }), 1, 1)
    // Five riflemen, not six.
    expect(table.last('fired').reasons).toContainEqual({ code: 'riflemen', add: 1 })
  })
})

describe('Op-Fire keeps to the rules of shooting (lines 744, 1320, 1456)', () => {
  const GUN = team('gun', 'heavyMg', { figures: [plainFigure({ id: 'crew', role: 'crew', count: 3 })] })
  const reacts = (unit: string, go: (table: Table) => void) => {
    const table = tableOf({
      rules: { ...QUIET, opportunityFire: true },
      units: [[{}], [GUN]],
      crafts: [[], [TANK]],
    })
    table.acts(unit)
    go(table)
    table.by(2, 'end-activation', { unit })
    table.by(1, 'activate', { ...PLAINLY, unit: OWN })
    table.by(1, 'move', step())
    return fastAndDirtyPlay
      .options(table.state, 'side-2')
      .flatMap(({ command, fields }) =>
        command === 'op-fire' && fields.unit?.kind === 'is' ? [fields.unit.value] : [],
      )
  }
  const drive = (speed: 'cautious' | 'standard') => (table: Table) => {
    table.by(2, 'drive', {
      ...{ unit: 'side-2.tank', speed, inches: 6, rough: 0, offRoad: 0, water: 0 },
      ...{ heading: 'free', into: 'none', mines: [], leaves: false },
    })
  }
  it('a vehicle that went at Standard speed this turn does not fire', () => {
    expect(reacts('side-2.tank', drive('cautious'))).toContain('side-2.tank')
    expect(reacts('side-2.tank', drive('standard'))).not.toContain('side-2.tank')
  })
  it('nor does a heavy weapon that has moved this turn', () => {
    const moves = (table: Table): void => {
      table.by(2, 'move', step({ unit: 'side-2.gun' }))
      table.by(1, 'hold-fire', { turn: true })
    }
    expect(reacts('side-2.gun', () => undefined)).toContain('side-2.gun')
    expect(reacts('side-2.gun', moves)).not.toContain('side-2.gun')
  })
})

describe('charges (line 1198)', () => {
  it('several are carried: the next is rigged once one has gone off', () => {
    const table = tableOf({ rules: QUIET, units: [[{ charges: 2 }], [{}]] })
    const turn = (): void => {
      passTo(table, 1, OWN)
      table.by(2, 'activate', { ...PLAINLY, unit: FOE })
      passTo(table, 2, FOE)
      table.acts(OWN)
    }
    const blow = (target: string): void => {
      table.by(1, 'rig', { unit: OWN, target }, 3, 3)
      turn()
      table.by(1, 'detonate', { unit: OWN, clear: true }, 3, 3, 1)
      turn()
    }
    table.acts(OWN)
    blow('The dam')
    blow('The bridge')
    expect(table.last('charges-rigged')).toMatchObject({ target: 'The bridge', step: 'destroyed' })
    expect(table.refuses(1, 'rig', { unit: OWN, target: 'More' }).code).toBe('battle/not-offered')
  })
})

describe('a Medevac vehicle (line 1914)', () => {
  it('that has helped does nothing else', () => {
    const table = tableOf({
      rules: { ...QUIET, recoverWounded: true },
      crafts: [[{ ...TANK, properties: ['medevac'] }], []],
    })
    table.acts(FOE)
    table.by(2, 'shoot', shot({ unit: FOE, at: OWN, cover: 'hard' }), 4, 1, 3, 4)
    passTo(table, 2, FOE)
    table.by(1, 'activate', { ...PLAINLY, unit: 'side-1.tank' })
    table.by(1, 'tend', { unit: 'side-1.tank', at: OWN, beside: true }, 5)
    expect(table.refuses(1, 'shoot', shot({ unit: 'side-1.tank', mount: '1' })).code).toBe('unit/acted')
  })
})

describe('psionics and vehicles (lines 1146, 1530)', () => {
  it('Demoralize puts a crew Under Fire', () => {
    const mind: Partial<UnitDraft> = {
      kind: 'psionic',
      figures: [plainFigure({ id: 'mind', role: 'psionic', aptitude: 'competent', strength: 3 })],
    }
    const table = tableOf({ rules: QUIET, units: [[mind], [{}]], crafts: [[], [TANK]] })
    table.acts(OWN)
    const power = { power: 'demoralize', at: 'side-2.tank', near: true, seen: true } as const
    table.by(1, 'use-power', { unit: OWN, ...power }, 6, 6, 1)
    expect(table.craft('side-2.tank').marker).toBe('underFire')
  })
})
