import { describe, expect, it } from 'vitest'
import { readNamed } from '../../../shared/document.ts'
import { forceAfter } from '../../../shared/systems/fast-and-dirty/battle/ending/home.ts'
import type { TreeBattle } from '../../../shared/systems/fast-and-dirty/documents/campaign.ts'
import { checkDraft } from '../../../shared/systems/fast-and-dirty/documents/check-force.ts'
import { FORCE_DOCUMENT, type ForceDraft } from '../../../shared/systems/fast-and-dirty/documents/force.ts'
import {
  emptyForce,
  plainFigure,
  plainUnit,
} from '../../../shared/systems/fast-and-dirty/documents/making.ts'
import {
  dueAfterBattle,
  infantryBy,
  infantryStep,
  openRolls,
  pointsLeft,
  purchasesFor,
  recovered,
  squadSizes,
  takingTroopers,
  troopersLeft,
  vehicleBy,
  vehicleStep,
  woundedStep,
} from '../../../shared/systems/fast-and-dirty/documents/recovery.ts'
import { missingIn, strengthOf } from '../../../shared/systems/fast-and-dirty/documents/unit.ts'
import { recoveredByDice } from '../../../shared/systems/fast-and-dirty/samples/between.ts'
import { openDice, seededDice } from '../../../shared/dice/source.ts'
import type { UnitDraft } from '../../../shared/systems/fast-and-dirty/documents/unit.ts'
import { progressOf, type Fought } from '../../../shared/systems/fast-and-dirty/plan-progress.ts'
import { SAMPLE_CAMPAIGNS } from '../../../shared/systems/fast-and-dirty/samples/campaigns.ts'
import { SAMPLE_FORCES } from '../../../shared/systems/fast-and-dirty/samples/forces.ts'

/** What is there for certain. */
function sure<One>(one: One | null | undefined): One {
  if (one === null || one === undefined) throw new Error('This is not there.')
  return one
}

/** A battle and what follows: a squad of eight with a named sergeant, a lone captain, a lone sniper and a tank. */
const BATTLE = '01900000-0000-7000-8000-000000000001'
const squad = plainUnit({
  ...{ id: 'squad', kind: 'squad', name: 'Ferry Squad' },
  figures: [
    plainFigure({ id: 'leader', role: 'leader', name: 'Sergeant Lind', rating: 'experienced' }),
    plainFigure({ id: 'men', role: 'trooper', count: 6 }),
    plainFigure({ id: 'saw', role: 'trooper', weapon: 'squadAutomaticWeapon' }),
  ],
})
const captain = plainUnit({
  ...{ id: 'captain', kind: 'officer', name: 'Captain Brandt' },
  figures: [plainFigure({ id: 'one', role: 'officer', rating: 'novice' })],
})
const tank = { ...sure(SAMPLE_FORCES['seventh-column'].vehicles[0]), id: 'tank', name: 'Bread Tin', crew: 3 }
const force: ForceDraft = {
  ...emptyForce('Ferry Rifles', { way: 'points', budget: 1 }),
  units: [squad, captain],
  vehicles: [{ ...tank, quality: 'regular', resolve: 'steady' }],
}
const home = (
  unit: string,
  lost: Record<string, number>,
  killed: Record<string, number> = lost,
  wounded: Record<string, number> = {},
) => ({ home: { unit, lost, killed, wounded } })
const wreck = { home: { craft: 'tank', destroyed: true, crewLost: 0, immobilised: false, weaponsOut: [] } }
const unitOf = (of: ForceDraft, id: string): UnitDraft => sure(of.units.find((one) => one.id === id))
const lostOf = (of: ForceDraft, id: string): number[] => unitOf(of, id).figures.map(({ lost = 0 }) => lost)

describe('what is due after a battle (lines 2887–2924)', () => {
  it('is nothing before the first, and two dice for troopers where nobody was lost', () => {
    expect(openRolls(force)).toBe(0)
    expect(openRolls(forceAfter(force, [], BATTLE))).toBe(1)
  })
  it('names units with losses, vehicles that were hit, and wounded first', () => {
    const after = forceAfter(
      force,
      [home('squad', { men: 3 }, { men: 1 }, { men: 2 }), home('captain', { one: 1 }), wreck],
      BATTLE,
    )
    const due = dueAfterBattle(after)
    expect(due.wounded.map(({ unit, dice }) => [unit.id, dice])).toEqual([['squad', 2]])
    expect(due.infantry.map(({ unit, missing }) => [unit.id, missing])).toEqual([['captain', 1]])
    expect(due.vehicles.map(({ id }) => id)).toEqual(['tank'])
    // On 4 or more a wounded lives (FAD-455), and is no loss.
    const step = woundedStep(squad, [3, 4])
    expect(step).toMatchObject({ back: 1 })
    const lived = recovered(after, step)
    expect(lostOf(lived, 'squad')).toEqual([0, 2, 0])
    expect(dueAfterBattle(lived).infantry.map(({ unit }) => unit.id)).toEqual(['squad', 'captain'])
    const healed = recovered(
      forceAfter(force, [home('squad', { men: 2 }, {}, { men: 2 })], BATTLE),
      woundedStep(squad, [6, 6]),
    )
    expect(dueAfterBattle(healed).infantry).toEqual([])
    expect(lostOf(healed, 'squad')).toEqual([0, 0, 0])
  })
  it('asks nobody for losses of a battle before the last', () => {
    const twice = forceAfter(
      forceAfter(force, [home('squad', { men: 3 })], BATTLE),
      [],
      `${BATTLE.slice(0, -1)}2`,
    )
    expect(dueAfterBattle(twice).infantry).toEqual([])
    expect(lostOf(twice, 'squad')).toEqual([0, 3, 0])
    expect(twice.aftermath?.map(({ losses }) => losses.length)).toEqual([1, 0])
  })
  it('is kept with the force, which stays whole whatever it was made of', () => {
    const after = forceAfter(force, [home('squad', { men: 3 }), wreck], BATTLE)
    expect(readNamed(FORCE_DOCUMENT, JSON.parse(JSON.stringify(after)))).toEqual({ document: after })
    expect(checkDraft(force).map(({ code }) => code)).toEqual(['force/budget'])
    expect(checkDraft(after)).toEqual([])
  })
})

describe('replacements (lines 2887–2922)', () => {
  const after = forceAfter(
    force,
    [home('squad', { leader: 1, men: 3, saw: 1 }), home('captain', { one: 1 }), wreck],
    BATTLE,
  )
  it('what each face brings is known first', () => {
    expect([1, 3, 5].map((roll) => infantryBy(unitOf(after, 'squad'), roll))).toEqual([
      { back: 0, losesQuality: false },
      { back: 3, losesQuality: false },
      { back: 5, losesQuality: true },
    ])
    expect([1, 3, 5].map((roll) => infantryBy(unitOf(after, 'captain'), roll).back)).toEqual([0, 0, 1])
    const [wrecked] = after.vehicles
    expect(wrecked && [2, 4, 6].map((roll) => vehicleBy(wrecked, roll).came)).toEqual([
      'none',
      'none',
      'replaced',
    ])
    const damage = { destroyed: false, crewLost: 1, immobilised: true, weaponsOut: [] }
    expect(vehicleBy({ crew: 3, damage }, 3)).toEqual({ came: 'repaired', losesQuality: false })
  })
  it('a die is missing until Quality and Resolve are rolled where they are due', () => {
    const unit = unitOf(after, 'squad')
    expect(infantryStep(unit, { roll: 5, resolve: 4 })).toBeNull()
    expect(infantryStep(unit, { roll: 3 })).toBeNull()
    expect(infantryStep(unit, { roll: 3, resolve: 4 })).toMatchObject({ back: 3, quality: null })
  })
  it('the leader comes first, then the support weapon; whoever stands in for the killed is new', () => {
    const step = sure(infantryStep(unitOf(after, 'squad'), { roll: 3, resolve: 1 }))
    const now = recovered(after, step)
    expect(lostOf(now, 'squad')).toEqual([0, 2, 0])
    expect(unitOf(now, 'squad')).toMatchObject({
      ...{ name: 'Ferry Squad', quality: 'regular', resolve: 'uncertain' },
      figures: [{ id: 'leader', name: '', rating: 'experienced' }, {}, {}],
    })
    expect(now.aftermath?.[0]?.steps).toEqual([step])
    expect(dueAfterBattle(now).infantry.map(({ unit }) => unit.id)).toEqual(['captain'])
    const whole = recovered(
      after,
      sure(infantryStep(unitOf(after, 'squad'), { roll: 6, quality: 2, resolve: 6 })),
    )
    expect(unitOf(whole, 'squad')).toMatchObject({ quality: 'conscript', resolve: 'determined' })
  })
  it('who ran comes back as who they were', () => {
    const ran = forceAfter(force, [home('squad', { leader: 1, men: 6, saw: 1 }, {})], BATTLE)
    const now = recovered(ran, sure(infantryStep(unitOf(ran, 'squad'), { roll: 5, quality: 6, resolve: 3 })))
    expect(unitOf(now, 'squad').figures[0]?.name).toBe('Sergeant Lind')
  })
  it('who died of wounds does not come back, and who lived of them does', () => {
    const hurt = forceAfter(force, [home('squad', { leader: 1, men: 7 }, {}, { leader: 1, men: 7 })], BATTLE)
    expect(takingTroopers(hurt)).toEqual([])
    const [dead, well] = [1, 6].map((roll) => recovered(hurt, woundedStep(squad, [roll])))
    expect(unitOf(sure(well), 'squad').figures[0]?.name).toBe('Sergeant Lind')
    const now = recovered(
      sure(dead),
      sure(infantryStep(unitOf(sure(dead), 'squad'), { roll: 6, quality: 6, resolve: 3 })),
    )
    expect(unitOf(now, 'squad').figures[0]).toMatchObject({ name: '' })
  })
  it('a lone figure and a vehicle that are replaced are new', () => {
    const now = [
      sure(infantryStep(unitOf(after, 'captain'), { roll: 5, quality: 5, resolve: 3 })),
      sure(vehicleStep(sure(after.vehicles[0]), { roll: 5, quality: 1, resolve: 3 })),
    ].reduce(recovered, after)
    expect(unitOf(now, 'captain').name).toBe('')
    expect(lostOf(now, 'captain')).toEqual([0])
    expect(now.vehicles[0]).toMatchObject({ name: '', quality: 'conscript' })
    expect(now.vehicles[0]).not.toHaveProperty('damage')
  })
})

describe('troopers and experience (lines 2924–2940)', () => {
  const after = recovered(
    forceAfter(force, [home('squad', { men: 5 }), home('captain', { one: 1 }), wreck], BATTLE),
    {
      kind: 'reinforcements',
      rolls: [4, 4],
    },
  )
  it('troopers fill units, or form a squad of five to eight once', () => {
    expect(troopersLeft(after)).toBe(8)
    const given = recovered(after, { kind: 'reinforced', of: 'squad', back: 2 })
    expect(lostOf(given, 'squad')).toEqual([0, 3, 0])
    expect(troopersLeft(given)).toBe(6)
    expect(squadSizes(given)).toEqual({ least: 5, most: 6 })
    const formed = recovered(given, { kind: 'formed', of: 'squad-2', like: 'squad', strength: 6 })
    expect(formed.units.at(-1)).toMatchObject({
      ...{ id: 'squad-2', quality: 'conscript', resolve: 'uncertain', basic: 'assaultRifles', platoon: 1 },
      figures: [
        { role: 'leader', name: '', rating: 'inexperienced' },
        { count: 4 },
        { weapon: 'squadAutomaticWeapon' },
      ],
    })
    expect(squadSizes(formed)).toBeNull()
    expect(checkDraft(formed)).toEqual([])
  })
  it('two points a platoon buy what can be had', () => {
    expect(pointsLeft(after)).toBe(2)
    const kinds = (of: ForceDraft): string[] =>
      [...new Set(purchasesFor(of).map(({ what }) => what))].toSorted()
    // Whoever may be replaced is thrown for before.
    expect(kinds(after)).toEqual(['leadership', 'personality', 'reinforcements', 'resolve', 'trait'])
    // Nobody becomes Elite, and one point buys no trait.
    const one = recovered(after, {
      kind: 'bought',
      what: 'returnFigure',
      of: 'captain',
      word: null,
      roll: null,
    })
    expect(lostOf(one, 'captain')).toEqual([0])
    expect(kinds(one)).not.toContain('trait')
    const none = recovered(one, { kind: 'bought', what: 'leadership', of: 'captain', word: null, roll: null })
    expect(unitOf(none, 'captain').figures[0]?.rating).toBe('experienced')
    expect(purchasesFor(none)).toEqual([])
    expect(
      troopersLeft(
        recovered(after, { kind: 'bought', what: 'reinforcements', of: null, word: null, roll: 5 }),
      ),
    ).toBe(13)
  })
})

describe('whatever the dice say', () => {
  it.each(Object.values(SAMPLE_FORCES).map((one) => [one.name, one] as const))(
    '%s stays whole',
    (_name, sample) => {
      for (let seed = 1; seed <= 20; seed += 1) {
        const dice = seededDice(openDice(seed))
        const people = [
          ...sample.units.map(({ id, figures }) => {
            const lost = Object.fromEntries(figures.map((one) => [one.id, dice.pick(one.count + 1)]))
            return home(id, lost, {}, lost)
          }),
          ...sample.vehicles.map(({ id, crew }) => ({
            home: {
              ...{ craft: id, destroyed: dice.pick(2) === 0, crewLost: dice.pick(crew + 1) },
              ...{ immobilised: dice.pick(2) === 0, weaponsOut: [] },
            },
          })),
        ]
        const after = forceAfter(sample, people, BATTLE)
        const now = recoveredByDice(after, () => 1 + dice.pick(6))
        expect(readNamed(FORCE_DOCUMENT, JSON.parse(JSON.stringify(now)))).toEqual({ document: now })
        expect([openRolls(now), checkDraft(now), now.units.length]).toEqual([0, [], sample.units.length])
        const lacking = (of: ForceDraft): number => of.units.reduce((sum, unit) => sum + missingIn(unit), 0)
        expect(lacking(now)).toBeLessThanOrEqual(lacking(after))
        expect(troopersLeft(now)).toBeGreaterThanOrEqual(0)
        expect(now.units.map(strengthOf)).toEqual(sample.units.map(strengthOf))
      }
    },
  )
})

describe('where a campaign stands in its plan (lines 2851–2881)', () => {
  const river = SAMPLE_CAMPAIGNS['river-war']
  const again = { drawnBattle: 'again' } as const
  const fought = (planned: string | null, won: Fought['won'], name = ''): Fought => ({
    ...{ fight: planned ?? name, planned, name, won },
    over: true,
  })
  const idOf = (battle: TreeBattle | null | undefined): string | null => battle?.id ?? null
  it('the first battle begins, and the winner of each decides the next', () => {
    const begun = progressOf(river, [], again)
    expect([idOf(begun.next?.battle), begun.never, begun.ended]).toEqual(['crossing', [], null])
    const two = progressOf(river, [fought('crossing', 'defender'), fought('reeds', 'attacker')], again)
    expect(idOf(two.next?.battle)).toBe('orchards')
    expect(two.never).toEqual(['causeway'])
    expect(two.wins).toEqual({ attacker: 1, defender: 1 })
  })
  it('it ends where no line goes on, and most wins take it', () => {
    const log = [fought('crossing', 'attacker'), fought('causeway', 'attacker'), fought('mill', 'defender')]
    const { ended, next, never } = progressOf(river, log, again)
    expect([ended, next]).toEqual([{ won: 'attacker' }, null])
    expect(never).toEqual(['reeds', 'orchards', 'bridgehead', 'landing'])
  })
  it('a battle that nobody won is fought again, or goes to the defender', () => {
    const log = [fought('crossing', null)]
    const drawn = progressOf(river, log, again)
    expect([idOf(drawn.next?.battle), drawn.next?.again, drawn.wins.defender]).toEqual(['crossing', true, 0])
    const given = progressOf(river, log, { drawnBattle: 'defender' })
    expect([idOf(given.next?.battle), given.played[0]?.byRule]).toEqual(['reeds', true])
  })
  it('one that was set up by hand counts by its name, others are passed over', () => {
    const log = [fought(null, 'attacker', 'A brawl'), fought(null, 'attacker', 'The Crossing · Before dawn')]
    expect(idOf(progressOf(river, log, again).next?.battle)).toBe('causeway')
    const running = progressOf(river, [{ ...fought('crossing', null), over: false }], again)
    expect([running.running?.fight, running.next]).toEqual(['crossing', null])
  })
  it('battles of chance are counted', () => {
    const five = SAMPLE_CAMPAIGNS['five-fights']
    const three = [fought(null, 'attacker'), fought(null, null), fought(null, 'attacker')]
    expect(progressOf(five, three, again)).toMatchObject({ next: { n: 4, battle: null }, ended: null })
    const all = [...three, fought(null, 'defender'), fought(null, 'defender')]
    expect(progressOf(five, all, again).ended).toEqual({ won: null })
  })
})
