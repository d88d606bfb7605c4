import { READY_TABLE } from '../data/scenarios.ts'
import type { Aim, ScenarioDraft, ScenarioSide, Zone } from '../documents/scenario.ts'
import { READY_SCENARIOS, type ReadyScenario } from '../words.ts'

/** The book's five scenarios, ready to be played; briefs and features invented for Muster. */

export function plainSide(
  of: Partial<ScenarioSide> & Pick<ScenarioSide, 'id' | 'name' | 'zone' | 'aim'>,
): ScenarioSide {
  return {
    notes: '',
    role: null,
    stance: null,
    attitude: null,
    share: 1,
    fortified: 0,
    traits: [],
    snipers: 0,
    fieldWorks: 0,
    works: [],
    artillery: [],
    antiAir: [],
    ignoresUnderFire: 0,
    ...of,
  }
}

export function plainScenario(
  of: Partial<ScenarioDraft> & Pick<ScenarioDraft, 'name' | 'brief' | 'sides'>,
): ScenarioDraft {
  return {
    kind: 'scenario',
    version: 1,
    notes: '',
    ground: 'other',
    table: { width: 48, depth: 48 },
    turns: null,
    contactMarkers: false,
    objectives: [],
    feature: '',
    ...of,
  }
}

const TOLD: Readonly<
  Record<
    ReadyScenario,
    Pick<ScenarioDraft, 'name' | 'brief' | 'ground'> &
      Partial<Pick<ScenarioDraft, 'feature' | 'notes'>> & {
        readonly attacker?: Partial<ScenarioSide>
        readonly defender?: Partial<ScenarioSide>
      }
  >
> = {
  ambush: {
    name: 'Ambush',
    brief: 'A column halts for water between two ridges. Nobody has looked at the ridges.',
    ground: 'rural',
  },
  bottleneck: {
    name: 'Bottleneck',
    brief: 'One bridge, one road, one platoon on it, and everybody else on the way there.',
    ground: 'rural',
    feature: 'The bridge',
  },
  defensiveLine: {
    name: 'Defensive Line',
    brief: 'They have dug for a week. Today it is found out how well.',
    notes: 'Half of the defenders or more begin in bunkers, trenches and pits.',
    ground: 'military',
    defender: {
      works: [
        { id: 'bunker', name: 'Gun bunker', work: 'lightBunker' },
        { id: 'left-trench', name: 'Left trench', work: 'trenches' },
        { id: 'right-trench', name: 'Right trench', work: 'trenches' },
        { id: 'pit', name: 'Weapons pit', work: 'sandbags' },
        { id: 'wire', name: 'Wire', work: 'barbedWire' },
        { id: 'mines', name: 'Minefield', work: 'minefield' },
      ],
    },
  },
  dropZone: {
    name: 'Drop Zone',
    brief: 'The relay station has never been reached by road. So they come the other way.',
    ground: 'rural',
    feature: 'The relay station',
    defender: { antiAir: ['light'] },
  },
  meetingEngagement: {
    name: 'Meeting Engagement',
    brief: 'Two patrols, one crossroads, and nobody’s map agrees.',
    ground: 'urban',
  },
}

function zoneOf(
  { where, depth }: (typeof READY_TABLE)[ReadyScenario]['attacker'],
  width: number | null,
): Zone {
  if (where === 'anyEdge' || where === 'air') return { where }
  return where === 'oppositeEdge' ? { where: 'edge', width, depth } : { where, depth }
}

function ready(id: ReadyScenario): ScenarioDraft {
  const { attacker, defender, ...told } = TOLD[id]
  const row = READY_TABLE[id]
  const { width, depth, where } = row.defender
  const wins: Readonly<Record<typeof row.objective, readonly [attacker: Aim, defender: Aim]>> = {
    defeat: [{ kind: 'defeat' }, { kind: 'defeat' }],
    holdFeature: [{ kind: 'holdFeature', turns: null }, { kind: 'deny' }],
    breakThrough: [{ kind: 'breakThrough', works: 1, share: 0.5 }, { kind: 'deny' }],
  }
  const [attackers, defenders] = wins[row.objective]
  const defence: Zone = where === 'edge' ? { where, width, depth } : { where, width: width ?? depth, depth }
  return plainScenario({
    ...told,
    sides: [
      plainSide({
        ...{ id: 'attacker', name: 'Attacker', role: 'attacker', share: row.attackerShare },
        ...{ zone: zoneOf(row.attacker, width), aim: attackers, ...attacker },
      }),
      plainSide({
        ...{ id: 'defender', name: 'Defender', role: 'defender', fortified: row.fortified },
        ...{ zone: defence, aim: defenders, ...defender },
      }),
    ],
  })
}

export const SAMPLE_SCENARIOS: Readonly<Record<ReadyScenario, ScenarioDraft>> = {
  ambush: ready('ambush'),
  bottleneck: ready('bottleneck'),
  defensiveLine: ready('defensiveLine'),
  dropZone: ready('dropZone'),
  meetingEngagement: ready('meetingEngagement'),
}
export const SAMPLE_SCENARIO_IDS = READY_SCENARIOS
