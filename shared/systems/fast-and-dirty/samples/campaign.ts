import type { SampleBattle, SampleCampaign, SampleDocument } from '../../../battle/sample-campaign.ts'
import { openDice, seededDice } from '../../../dice/source.ts'
import type { Command } from '../battle/documents/commands.ts'
import { playSensibly } from '../battle/player/people.ts'
import { allCrafts, allUnits, unitIn } from '../battle/state/look.ts'
import type { BattleState } from '../battle/state/state.ts'
import type { Side } from '../battle/words.ts'
import type { ScenarioDraft } from '../documents/scenario.ts'
import { FORCE_KIND, PLAN_KIND, RULES_KIND, SCENARIO_KIND } from '../kinds.ts'
import type { Attitude, Stance } from '../words.ts'
import { recoveredByDice } from './between.ts'
import { SAMPLE_CAMPAIGNS } from './campaigns.ts'
import { SAMPLE_FORCES } from './forces.ts'
import { scenarioOf } from './generate-scenario.ts'
import { SAMPLE_LOOKS } from './looks.ts'

/** The sample campaign: four battles of the River War, each where the one before has led, and one that is not over. */

/** Those of the other samples play here too: a group's players are the same in all its games. */
const [MARA, TOMAS, ILSE] = ['Mara', 'Tomas', 'Ilse'] as const
type Force = keyof typeof SAMPLE_FORCES
const LED: Readonly<Partial<Record<Force, string>>> = {
  'ferry-rifles': MARA,
  'salt-committee': TOMAS,
  'seventh-column': ILSE,
  'anvil-drop': MARA,
  'the-lichen': TOMAS,
}
const PLAN = SAMPLE_CAMPAIGNS['river-war']
const TREE = PLAN.plan.kind === 'tree' ? PLAN.plan.battles : []

interface Fought {
  /** The battle of the tree. */
  readonly at: string
  readonly begun: string
  readonly place: string
  readonly level: SampleBattle['level']
  readonly ground: ScenarioDraft['ground']
  readonly brief: string
  /** What it is about. */
  readonly feature: string
  readonly forces: readonly [attacker: Force, defender: Force]
  readonly orders: readonly [readonly [Stance, Attitude], readonly [Stance, Attitude]]
  /** Found by trying: `tests/app/sample-adventure.test.ts` holds what they come to. */
  readonly seed: number
  readonly until?: (state: BattleState) => boolean
  /** Sides that have replaced their losses since, as those do who fight again; the others have still to. */
  readonly recovers?: readonly Side[]
}

const FOUGHT: readonly Fought[] = [
  {
    feature: 'The landing stage',
    ...{ at: 'crossing', begun: '2026-10-06T18:30:00.000Z', place: 'The crossing, before dawn' },
    ...{ level: 'enforce', ground: 'rural', forces: ['ferry-rifles', 'salt-committee'], seed: 4 },
    recovers: ['side-2'],
    brief: 'The far landing has been held since the salt tax. The boats leave at four, without lamps.',
    orders: [
      ['offensive', 'aggressive'],
      ['defensive', 'cautious'],
    ],
  },
  {
    feature: 'The drowned causeway',
    ...{ at: 'reeds', begun: '2026-10-13T18:15:00.000Z', place: 'The reeds below the ferry' },
    ...{ level: 'enforce', ground: 'rural', forces: ['seventh-column', 'salt-committee'], seed: 4 },
    recovers: ['side-1', 'side-2'],
    brief: 'Tanks in a marsh were nobody’s idea. Somebody has to look for those who did not come back.',
    orders: [
      ['neutral', 'cautious'],
      ['neutral', 'aggressive'],
    ],
  },
  {
    feature: 'The cider house',
    ...{ at: 'orchards', begun: '2026-10-20T18:40:00.000Z', place: 'Between the apple rows' },
    ...{ level: 'enforce', ground: 'rural', forces: ['anvil-drop', 'the-lichen'], seed: 2 },
    recovers: ['side-2'],
    brief:
      'The trees on the south slope have gone grey since Tuesday. Those who went to look have not said why.',
    orders: [
      ['neutral', 'cautious'],
      ['offensive', 'aggressive'],
    ],
  },
  {
    feature: 'The bridge of barrels',
    ...{ at: 'bridgehead', begun: '2026-10-27T19:00:00.000Z', place: 'Three yards of gravel' },
    ...{ level: 'assist', ground: 'military', forces: ['seventh-column', 'salt-committee'], seed: 2 },
    recovers: ['side-1'],
    brief: 'There is a bridge again, of barrels and doors. It is theirs on one end and ours on the other.',
    orders: [
      ['defensive', 'cautious'],
      ['offensive', 'aggressive'],
    ],
  },
  {
    feature: 'The chimney',
    ...{ at: 'mill', begun: '2026-11-03T18:30:00.000Z', place: 'The mill with the tall chimney' },
    ...{ level: 'assist', ground: 'urban', forces: ['seventh-column', 'the-lichen'], seed: 55 },
    brief: 'From the chimney one sees both banks. Whatever came down with the grey trees has seen that too.',
    orders: [
      ['offensive', 'aggressive'],
      ['defensive', 'passive'],
    ],
    until: isTelling,
  },
]

/** A squad moves under the guns of the other side, which may fire; one unit is broken, one under fire or pinned, and a vehicle hit. */
function isTelling(state: BattleState): boolean {
  const [step] = state.steps
  if (state.phase !== 'reacting' || state.round < 2 || step?.kind !== 'window') return false
  const mover = unitIn(state, step.mover)
  const there = allUnits(state).filter(({ fate }) => fate === 'onTable')
  const isHit = allCrafts(state).some(({ fate, hits }) => fate === 'destroyed' || hits > 0)
  return (
    isHit &&
    mover?.side === 'side-1' &&
    mover.document.kind === 'squad' &&
    there.some(({ broken }) => broken) &&
    there.some(({ marker }) => marker !== null)
  )
}

/** Of a battle of the tree: its name and missions, with what both sides were told. */
function scenarioFor({ at, ground, brief, feature, orders }: Fought): ScenarioDraft {
  const battle = TREE.find(({ id }) => id === at)
  if (!battle) throw new Error(`No battle of the tree is called ${at}.`)
  const [[stance, attitude], [defence, patience]] = orders
  const scenario = scenarioOf({ name: battle.name, brief, ground }, [
    { stance, attitude, mission: battle.attacker },
    { stance: defence, attitude: patience, mission: battle.defender },
  ])
  const names = ['Attackers', 'Defenders']
  return {
    ...scenario,
    feature,
    planned: at,
    notes: battle.notes,
    sides: scenario.sides.map((side, nth) => ({ ...side, name: names[nth] ?? side.name })),
  }
}

const kept = (
  key: string,
  kind: string,
  document: object,
  of: Pick<SampleDocument, 'player' | 'look'> = { player: null, look: null },
): SampleDocument => ({ key, kind, document, ...of })
const documents: readonly SampleDocument[] = [
  kept('river-war', PLAN_KIND.kind, PLAN),
  ...[...new Set(FOUGHT.flatMap(({ forces }) => forces))].map((key) =>
    kept(key, FORCE_KIND.kind, SAMPLE_FORCES[key], {
      player: LED[key] ?? null,
      look: { colours: SAMPLE_LOOKS[key].colours, emblem: SAMPLE_LOOKS[key].emblem },
    }),
  ),
  ...FOUGHT.map((fought) => kept(fought.at, SCENARIO_KIND.kind, scenarioFor(fought))),
]

export const SAMPLE_CAMPAIGN: SampleCampaign<BattleState, Command> = {
  name: PLAN.name,
  startsOn: '2026-10-06',
  place: 'Both banks of the Sallow',
  documents,
  battles: FOUGHT.map(
    ({ at, begun, place, level, forces, seed, until = null, recovers = [] }): SampleBattle<BattleState> => ({
      ...{ begun, place, level, seed, until, chance: seed },
      said: (idOf) => ({
        ...{ scenario: idOf(at), rules: idOf(RULES_KIND.kind) },
        ...{ player1: LED[forces[0]], force1: idOf(forces[0]) },
        ...{ player2: LED[forces[1]], force2: idOf(forces[1]) },
      }),
      goOn: until ? [] : ['side-1', 'side-2'],
      between: (side, document) => {
        const force = FORCE_KIND.schema.safeParse(document)
        const dice = seededDice(openDice(seed))
        return recovers.some((one) => one === side) && force.success
          ? recoveredByDice(force.data, () => 1 + dice.pick(6))
          : document
      },
    }),
  ),
  play: playSensibly,
}
