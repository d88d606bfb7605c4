import { VIP_CAPTURE } from '../data/missions.ts'
import { plainMission } from '../documents/making.ts'
import type { MissionDraft, MissionSide, TerrainPiece } from '../documents/mission.ts'
import type { Terrain } from '../words.ts'

/** VIP Capture of the book, and missions of our own, marked as Muster’s. */

const token = (
  name: string,
  side: MissionSide | null,
  right: number,
  back: number,
): MissionDraft['tokens'][number] => ({
  id: side === null ? 'middle' : `of-${side}`,
  name,
  side,
  right,
  back,
})
/** One for each side, where it lies the same for both. */
const each = (name: string, right: number, back: number): MissionDraft['tokens'] => [
  token(name, 'first', right, back),
  token(name, 'second', right, back),
]
const decoys = (small: number, medium: number, large: number): MissionDraft['decoys'] => ({
  first: { small, medium, large },
  second: { small, medium, large },
})
const area = (name: string, of: Terrain | null): TerrainPiece => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  ...{ name, area: of, holds: null, blocksSight: false, impassable: false },
})
const building = (name: string, holds: number): TerrainPiece => ({
  ...area(name, null),
  ...{ holds, blocksSight: true },
})
const OURS = 'Of Muster’s own making.'

const { zone, token: vip, scores, takes, wins } = VIP_CAPTURE

export const SAMPLE_MISSIONS = {
  /** Lines 655–663. */
  'vip-capture': {
    ...plainMission('VIP Capture', zone, [
      { kind: 'near', id: 'vip', tokens: 'enemy', within: scores.within, points: scores.points, takes },
    ]),
    brief: 'Reach the VIP on the enemy’s side.',
    tokens: each('VIP', vip.right, vip.back),
    wins,
  },
  'open-channel': {
    ...plainMission('Open Channel', 10, [
      { kind: 'hold', id: 'relay', tokens: 'anybody', within: 3, points: 1 },
    ]),
    brief: 'One relay stands in the middle. Hold it whenever a Round ends.',
    notes: OURS,
    tokens: [token('Relay', null, 24, 24)],
    wins: 3,
    rounds: 6,
  },
  'ghost-fleet': {
    ...plainMission('Ghost Fleet', 12, [{ kind: 'reveal', id: 'ghosts', points: 1 }]),
    brief: 'Both sides have decoys to spare. Bring to light what the enemy hides.',
    notes: OURS,
    decoys: decoys(2, 2, 1),
    rounds: 5,
  },
  'dead-weight': {
    ...plainMission('Dead Weight', 10, [
      { kind: 'destroy', id: 'losses', points: { small: 1, medium: 2, large: 4 } },
    ]),
    brief: 'What the enemy loses counts, and counts by its size.',
    notes: OURS,
    decoys: decoys(1, 0, 0),
    wins: 12,
    rounds: 6,
  },
  'crossed-lines': {
    ...plainMission('Crossed Lines', 8, [
      { kind: 'near', id: 'theirs', tokens: 'enemy', within: 2, points: 2, takes: { within: 4, points: 1 } },
      { kind: 'hold', id: 'ours', tokens: 'own', within: 6, points: 1 },
    ]),
    brief: 'Each side keeps an uplink. Hold your own, and strike at the enemy’s.',
    notes: OURS,
    tokens: each('Uplink', 24, 10),
    terrain: [
      building('Switch room', 6),
      building('Pump house', 4),
      area('Reed bed', 'high-grass'),
      area('Rubble', 'rough-ground'),
      { ...area('Sea wall', null), blocksSight: true, impassable: true },
    ],
    wins: 6,
    rounds: 6,
  },
} as const satisfies Readonly<Record<string, MissionDraft>>
export const SAMPLE_MISSION_IDS = [
  'vip-capture',
  'open-channel',
  'ghost-fleet',
  'dead-weight',
  'crossed-lines',
] as const
