import { never } from '../../../../../shared/never.ts'
import { FIELD } from '../../../../../shared/systems/downsync/data/forces.ts'
import {
  MISSION_SIDES,
  type MissionDraft,
  type Score,
} from '../../../../../shared/systems/downsync/documents/mission.ts'
import { SIGS } from '../../../../../shared/systems/downsync/words.ts'
import type { Block } from '../../../../print/blocks/block.ts'
import { head, heading, paragraphs, row, text } from '../../../../print/blocks/make.ts'
import type { Words } from '../../../../texts/words.ts'
import { sigText } from '../../cards/said.ts'
import { inch, NONE, SIG_SIGN } from '../../cards/signs.ts'
import { paperKey } from '../texts.ts'

/** A mission on paper: its table, where both deploy, what scores, and how it ends. Source: lines 651–663. */

type Told = (key: string, values?: Record<string, unknown>, n?: number) => string

/** Points and Rounds that an open battle has boxes for. */
const OPEN_ROUNDS = 8
const OPEN_POINTS = 10
const MOST_BOXES = 20

export function missionBlocks(words: Words, mission: MissionDraft, withNotes: boolean): Block[] {
  const m: Told = (key, values = {}, n) => words.t(paperKey(`mission.${key}`), values, n)
  const { wins, rounds, tokens } = mission
  return [
    {
      kind: 'title',
      text: mission.name,
      lead: [
        m('table', { inches: FIELD }),
        rounds === null ? m('open') : m('rounds', { n: rounds }, rounds),
      ].join(' · '),
      faction: null,
    },
    ...paragraphs(mission.brief),
    heading(m('where')),
    { kind: 'own', view: 'field', given: { mission } },
    ...MISSION_SIDES.map((side) => {
      const { depth, width } = mission.zones[side]
      const zone = width === null ? m('zone', { depth }) : m('zoneWide', { depth, width })
      return row([m(side), zone], [1, 4])
    }),
    ...(tokens.length > 0
      ? [
          head([m('token'), m('of'), m('right'), m('back')], [4, 3, 2, 2], [2, 3]),
          ...tokens.map(({ name, side, right, back }) =>
            row([name, side === null ? m('nobody') : m(side), inch(right), inch(back)], [4, 3, 2, 2], [2, 3]),
          ),
        ]
      : []),
    ...decoyBlocks(words, m, mission),
    heading(m('scoring')),
    ...(mission.scores.length === 0 ? [text(m('noScores'))] : []),
    ...mission.scores.flatMap((score) => scoreBlocks(words, m, score)),
    heading(m('victory')),
    ...(wins === null ? [] : [text(m('wins', { n: wins }, wins), '663')]),
    text(m('wipedOut'), '663'),
    ...(rounds === null ? [] : [text(m('end', { n: rounds }, rounds))]),
    heading(m('count')),
    ...boxes(m('round'), rounds ?? OPEN_ROUNDS),
    ...MISSION_SIDES.flatMap((side) => boxes(m('points', { side: m(side) }), wins ?? OPEN_POINTS)),
    ...(withNotes && mission.notes !== ''
      ? [heading(words.t(paperKey('notes'))), ...paragraphs(mission.notes)]
      : []),
  ]
}

/** A row of boxes to tick, with what it counts before it. */
function boxes(name: string, n: number): Block[] {
  return Array.from({ length: Math.ceil(n / MOST_BOXES) }, (_none, at): Block => {
    const from = at * MOST_BOXES
    const many = Math.min(MOST_BOXES, n - from)
    return {
      kind: 'row',
      cells: [at === 0 ? name : '', ...Array.from({ length: many }, (_box, one) => String(from + one + 1))],
      widths: [4, ...Array.from({ length: many }, () => 1)],
      empty: true,
    }
  })
}

function decoyBlocks(words: Words, m: Told, { decoys }: MissionDraft): Block[] {
  const isNone = MISSION_SIDES.every((side) => SIGS.every((sig) => decoys[side][sig] === 0))
  if (isNone) return []
  const widths = [4, 2, 2, 2]
  return [
    heading(m('decoys')),
    text(m('decoysAre'), '408–416'),
    head([SIG_SIGN, ...SIGS.map((sig) => sigText({ sig }, words.t))], widths, [1, 2, 3]),
    ...MISSION_SIDES.map((side) =>
      row([m(side), ...SIGS.map((sig) => String(decoys[side][sig]))], widths, [1, 2, 3]),
    ),
  ]
}

function scoreBlocks(words: Words, m: Told, score: Score): Block[] {
  switch (score.kind) {
    case 'near': {
      const { tokens, within, points, takes } = score
      const near = m('near', {
        token: m(`tokens.${tokens}`),
        within,
        points: m('pointsOf', { n: points }, points),
      })
      return [
        text(near, '661'),
        ...(takes
          ? [
              text(
                m('takes', {
                  within: takes.within,
                  points: m('pointsOf', { n: takes.points }, takes.points),
                }),
                '661',
              ),
            ]
          : []),
        text(m('half'), '661'),
      ]
    }
    case 'hold': {
      const { tokens, within, points } = score
      return [
        text(
          m('hold', { token: m(`tokens.${tokens}`), within, points: m('pointsOf', { n: points }, points) }),
        ),
      ]
    }
    case 'destroy':
      return [
        text(
          m('destroy', {
            each: SIGS.map((sig) => `${sigText({ sig }, words.t)} ${score.points[sig] || NONE}`).join(', '),
          }),
        ),
      ]
    case 'reveal':
      return [text(m('reveal', { points: m('pointsOf', { n: score.points }, score.points) }))]
    case 'own':
      return paragraphs(score.text)
    default:
      return never(score)
  }
}
