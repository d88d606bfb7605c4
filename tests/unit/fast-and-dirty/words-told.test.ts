import { describe, expect, it } from 'vitest'
import { is } from '../../../shared/battle/field.ts'
import { checkPlan, withoutBattle } from '../../../shared/systems/fast-and-dirty/documents/campaign.ts'
import { SAMPLE_CAMPAIGNS } from '../../../shared/systems/fast-and-dirty/samples/campaigns.ts'
import { about, named } from '../../../renderer/systems/fast-and-dirty/faces/called.ts'
import { odds } from '../../../renderer/systems/fast-and-dirty/faces/odds.ts'
import { tale } from '../../../renderer/systems/fast-and-dirty/faces/tale.ts'
import { forceHidden } from '../../../renderer/systems/fast-and-dirty/library/hidden.ts'
import { libraryKinds } from '../../../renderer/systems/fast-and-dirty/library/kinds.ts'
import { forceRows, scenarioRows } from '../../../renderer/systems/fast-and-dirty/library/rows.ts'
import { fastAndDirtyTable as german } from '../../../renderer/systems/fast-and-dirty/texts/lines.de.ts'
import { lines } from '../../../renderer/systems/fast-and-dirty/texts/lines.ts'
import '../../../renderer/systems/fast-and-dirty/texts/battle.ts'
import { i18n } from '../../../renderer/texts/index.ts'
import { basicForce } from '../../../shared/systems/fast-and-dirty/basic-force.ts'
import { view } from '../../../shared/systems/fast-and-dirty/battle/view.ts'
import { plainFigure } from '../../../shared/systems/fast-and-dirty/documents/making.ts'
import { checkDraft } from '../../../shared/systems/fast-and-dirty/documents/check-force.ts'
import { RULE_BOOK } from '../../../shared/systems/fast-and-dirty/house-rules.ts'
import { SAMPLE_FORCES } from '../../../shared/systems/fast-and-dirty/samples/forces.ts'
import { BASIC_GAME } from '../../../shared/systems/fast-and-dirty/samples/rules.ts'
import { SAMPLE_SCENARIOS } from '../../../shared/systems/fast-and-dirty/samples/scenarios.ts'
import { ATTITUDES, STANCES } from '../../../shared/systems/fast-and-dirty/words.ts'
import { FOE, OWN, QUIET, scenarioWith, shot, TANK, tableOf, type SideDraft } from './battle/table.ts'
import { TYLER } from './builders.ts'

/** How Fast and Dirty says things: one plain way for names in one and in several. */

const sentences = (texts: object): string[] =>
  Object.values(texts).flatMap((one: unknown) => (typeof one === 'string' ? [one] : sentences(one as object)))

describe('the log', () => {
  it('needs no verb for whoever it names: Pioneers and a Sniper read alike', () => {
    const forms = (texts: object): string[] => sentences(texts).flatMap((said) => said.split(' | '))
    const english = forms(lines.line).filter((said) => /^\{(?:who|craft)\} (?:is|has|was|\w+s)\b/u.test(said))
    expect(english).toEqual([])
    const own = forms(german.line).filter((said) => /^\{(?:who|craft)\} (?:ist|hat|war|\w+t)\b/u.test(said))
    expect(own.filter((said) => !/^\{who\} (?:verwundet|versorgt)$/u.test(said))).toEqual([])
  })

  it('tells dice that a weapon adds apart from those of the fire', () => {
    const burner = {
      figures: [
        plainFigure({ id: 'men', role: 'trooper', count: 5 }),
        plainFigure({ id: 'burner', role: 'trooper', weapon: 'flamethrower' }),
      ],
    }
    const table = tableOf({ rules: QUIET, units: [[burner], [{}]] })
    table.acts(OWN)
    table.by(1, 'shoot', shot({ inches: 4, cover: 'hard' }), 1, 1, 1, 1, 6)
    const fell = table.all('rolled').map(({ purpose, dice }) => [purpose, dice.length])
    expect(fell).toContainEqual(['fire', 2])
    expect(fell).toContainEqual(['extra', 1])
  })
})

describe('a row of a force', () => {
  it('names no weapon of who does not fight (1419)', () => {
    const force = SAMPLE_FORCES['salt-committee']
    const rows = forceRows(force, (key) => key).units ?? []
    const rifles = force.units.map(({ kind }, at) => [kind, /\.lowTechRifles/u.test(rows[at]?.line ?? '')])
    expect(rifles).toContainEqual(['squad', true])
    expect(rifles).toContainEqual(['nonCombatants', false])
  })
})

describe('a row of a scenario', () => {
  it('says what a side is where its name does not', () => {
    const told = (name: string) =>
      scenarioRows(
        {
          ...SAMPLE_SCENARIOS.bottleneck,
          sides: SAMPLE_SCENARIOS.bottleneck.sides.map((one) => ({ ...one, name })),
        },
        (key) => key.replace(/^.*\.value\./u, ''),
      ).sides?.map(({ line }) => line.split(' · ')[0])
    expect(told('The Ferry')).toEqual(['attacker', 'defender'])
    expect(told('attacker')).toEqual(['anyEdge', 'defender'])
  })
})

describe('on the shelf', () => {
  const toldOf = (kind: string, document: object): string =>
    libraryKinds
      .find((one) => one.kind === kind)
      ?.told(document, (key) => key.replace(/^.*\.value\./u, '')) ?? ''
  it('a scenario says its missions, where they are no secret', () => {
    const scenario = scenarioWith((at) => ({
      aim: { kind: 'mission', mission: at === 0 ? 'assault' : 'hold' },
    }))
    expect(toldOf('scenario', scenario)).toContain(' · assault – hold · ')
    expect(toldOf('scenario', { ...scenario, secretOrders: true })).not.toContain('assault')
  })
  it('a plan says whether it is a row or a tree', () => {
    expect(toldOf('campaign-plan', SAMPLE_CAMPAIGNS['one-road'])).toContain('told-row')
    expect(toldOf('campaign-plan', SAMPLE_CAMPAIGNS['river-war'])).toContain('told-tree')
  })
})

describe('a battle that both win in the same turn', () => {
  const won = (bothWin: 'draw' | 'moreUnitsLeft') => {
    const own = (): Partial<SideDraft> => ({ aim: { kind: 'own', text: 'It' } })
    const table = tableOf({
      rules: { ...QUIET, bothWin },
      units: [[{}, { id: 'two' }], [{}]],
      scenario: scenarioWith(own),
    })
    for (const unit of [OWN, FOE, 'side-1.two']) {
      table.acts(unit)
      table.by(unit === FOE ? 2 : 1, 'end-activation', { unit })
    }
    table.by(1, 'judge', { met: true, touched: [] })
    table.by(2, 'judge', { met: true, touched: [] })
    return table.state.ending
  }
  it('ends as that, and not as one that was agreed to be drawn', () => {
    expect(won('draw')).toEqual({ how: 'both', won: null })
    expect(won('moreUnitsLeft')).toEqual({ how: 'both', won: 'side-1' })
  })
})

describe('the report', () => {
  it('tells once of somebody who is a unit of one', () => {
    const { state } = tableOf({
      units: [
        [{}],
        [{ kind: 'officer', figures: [plainFigure({ id: 'ada', role: 'officer', name: 'Ada' })] }],
      ],
    })
    const seen = view(state, 'public')
    const told = (event: object, before: readonly { kind: string }[] = []) =>
      tale(event, { names: {} }, seen, (key) => `${key}.0`, before)
    const [figure] = state.units[FOE]?.figures ?? []
    const fell = { kind: 'figures-hit', unit: FOE, figures: [figure?.id], fate: 'killed', by: OWN }
    const lost = { kind: 'lost', unit: FOE, fate: 'destroyed', by: OWN }
    expect(told(fell)).not.toBeNull()
    expect(told(lost)).not.toBeNull()
    expect(told(lost, [fell])).toBeNull()
  })
})

describe('odds of a charge', () => {
  it.each([
    [9, true],
    [3, false],
  ] as const)('at armour %i say that it is in vain: %s', (front, isVain) => {
    const { state } = tableOf({ rules: QUIET, crafts: [[], [{ ...TANK, front }]] })
    const said = odds(
      { command: 'charge', side: 'side-1', fields: {} },
      { unit: OWN, at: 'side-2.tank', inches: 4 },
      view(state, 'side-1'),
    )
    expect(said.some(({ key }) => key === 'odds.vain')).toBe(isVain)
  })
})

describe('a force', () => {
  it('is asked only for what somebody like that has', () => {
    const force = SAMPLE_FORCES['seventh-column']
    const hidden = forceHidden(force)
    expect(hidden).toContain('units/1/serves')
    expect(hidden).toContain('units/1/figures/1/strength')
    expect(hidden).not.toContain('units/1/figures/0/rating')
    // What stands there already is shown, whoever has it.
    const [first, ...others] = force.units
    const odd = { ...force, units: first ? [{ ...first, serves: 'rpg' }, ...others] : [] }
    expect(forceHidden(odd)).not.toContain('units/0/serves')
  })

  it('says which choice of which platoon lacks its units', () => {
    const made = basicForce([...TYLER], {
      platoons: [{ limitation: { id: 'inexperienced', units: ['1.1'] } }],
    })
    expect('problems' in made && made.problems.map(({ message }) => message)).toEqual([
      'The limitation of platoon 1 is for 2 units: tick so many.',
    ])
  })
})

it('the Basic Game has no Advanced and no Optional Rule, and all else as usual', () => {
  const on = RULE_BOOK.keys
    .filter((key) => BASIC_GAME.rules[key] === true)
    .map((key) => RULE_BOOK.rows[key].group)
  expect(on.filter((group) => group === 'advanced' || group === 'optional')).toEqual([])
  const changed = RULE_BOOK.changed(BASIC_GAME.rules).map((key) => RULE_BOOK.rows[key].group)
  expect(new Set(changed)).toEqual(new Set(['advanced', 'optional']))
})

describe('orders', () => {
  it.each([
    ['stance', STANCES],
    ['attitude', ATTITUDES],
  ] as const)('say what each %s is good for', (field, all) => {
    for (const value of all) {
      expect(about(field, value)).toEqual({ key: `about.${field}.${value}` })
      expect(i18n.global.te(`fastAndDirtyTable.about.${field}.${value}`)).toBe(true)
    }
  })
})

it('a weapon of a vehicle is called by its name in a form, and not by its place', () => {
  const seen = view(
    tableOf({ crafts: [[{ ...TANK, weapons: ['heavyMg', 'cannonMedium'] }], []] }).state,
    'side-1',
  )
  expect(named('mount', '2', seen, { unit: is('side-1.tank') })).toEqual({ key: 'weapon.cannonMedium' })
})

it('a plan without one of its battles goes on to what followed it', () => {
  const { plan } = SAMPLE_CAMPAIGNS['river-war']
  if (plan.kind !== 'tree') throw new Error('The River War is a tree.')
  const [first] = plan.battles
  const gone = plan.battles.find(({ id }) => id === first?.ifAttacker)
  const [now] = withoutBattle(plan.battles, gone?.id ?? '')
  expect(now).toMatchObject({ ifAttacker: gone?.ifAttacker, ifDefender: first?.ifDefender })
  const battles = withoutBattle(plan.battles, gone?.id ?? '')
  expect(checkPlan({ ...SAMPLE_CAMPAIGNS['river-war'], plan: { kind: 'tree', battles } })).toEqual([])
})

it('what is wrong says of whom', () => {
  const [first, ...others] = SAMPLE_FORCES['seventh-column'].vehicles
  const force = {
    ...SAMPLE_FORCES['seventh-column'],
    vehicles: first ? [{ ...first, crew: 9 }, ...others] : [],
  }
  expect(checkDraft(force).map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/^Marigold: This vehicle has a crew/u),
  )
})
