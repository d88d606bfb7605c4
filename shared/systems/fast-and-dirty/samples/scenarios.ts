import { READY_TABLE } from '../data/scenarios.ts'
import { plainScenario, plainSide } from '../documents/orders.ts'
import type { Aim, ScenarioDraft, ScenarioSide, Zone } from '../documents/scenario.ts'
import type { ReadyScenario } from '../words.ts'

/** The book's five scenarios, ready to be played; briefs and features invented for Muster. */

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

/** One in which nobody knows what the other was sent for. */
const sealedOrders = plainScenario({
  name: 'Sealed Orders',
  brief: 'Two envelopes, opened at the same hour on both sides of the same valley.',
  secretOrders: true,
  contactMarkers: true,
  sides: ['First', 'Second'].map((name, at) =>
    plainSide({
      ...{ id: `side-${at + 1}`, name: `${name} force` },
      ...{ zone: { where: 'edge', width: null, depth: 12 }, aim: { kind: 'defeat' } },
    }),
  ),
})

export const SAMPLE_SCENARIOS: Readonly<Record<ReadyScenario | 'sealedOrders', ScenarioDraft>> = {
  ambush: ready('ambush'),
  bottleneck: ready('bottleneck'),
  defensiveLine: ready('defensiveLine'),
  dropZone: ready('dropZone'),
  meetingEngagement: ready('meetingEngagement'),
  sealedOrders,
}
