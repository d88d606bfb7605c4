import { FIELD } from '../../../../../shared/systems/downsync/data/forces.ts'
import { MISSION_SIDES, type MissionDraft } from '../../../../../shared/systems/downsync/documents/mission.ts'
import { SIGS } from '../../../../../shared/systems/downsync/words.ts'
import type { Block } from '../../../../print/blocks/block.ts'
import { head, heading, paragraphs, row, text } from '../../../../print/blocks/make.ts'
import type { Words } from '../../../../texts/words.ts'
import { sigText } from '../../cards/said.ts'
import { inch, SIG_SIGN } from '../../texts/signs.ts'
import { endTexts, groundText, nearKeys, scoreTexts, zoneText } from '../../missions/told.ts'
import { missionIn } from '../ready.ts'
import { paperKey, readyIn } from '../texts.ts'

/** A mission on paper: its table, where both deploy, what scores, and how it ends. Source: lines 651–663. */

const missionWords =
  ({ t }: Words) =>
  (key: string): string =>
    t(`downsyncMission.${key}`)
type Told = (key: string, values?: Record<string, unknown>, n?: number) => string

/** Points and Rounds that an open battle has boxes for. */
const OPEN_ROUNDS = 8
const OPEN_POINTS = 10
const MOST_BOXES = 20

export function missionBlocks(words: Words, given: MissionDraft, withNotes: boolean): Block[] {
  const mission = missionIn(given, readyIn(words))
  const m: Told = (key, values = {}, n) => words.t(paperKey(`mission.${key}`), values, n)
  const told = missionWords(words)
  const { wins, rounds, tokens, terrain } = mission
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
    ...MISSION_SIDES.map((side) => row([told(side), zoneText(mission, side, words.t)], [1, 4])),
    ...(tokens.length > 0
      ? [
          head([m('token'), m('of'), m('right'), m('back')], [4, 3, 2, 2], [2, 3]),
          ...tokens.map(({ name, side, right, back }) =>
            row(
              [name, side === null ? m('nobody') : told(side), inch(right), inch(back)],
              [4, 3, 2, 2],
              [2, 3],
            ),
          ),
        ]
      : []),
    ...(terrain.length > 0
      ? [
          heading(m('terrain')),
          text(
            terrain
              .map(({ name, ...piece }) => [name, groundText(piece, words.t)].filter(Boolean).join(': '))
              .join(' · '),
          ),
        ]
      : []),
    ...decoyBlocks(words, m, mission),
    heading(told('scores')),
    ...(mission.scores.length === 0 ? [text(told('none'))] : []),
    ...mission.scores.flatMap((score) =>
      score.kind === 'own'
        ? paragraphs(score.text)
        : scoreTexts(score, words.t).map(({ text: said, line }) => text(said, line)),
    ),
    ...nearKeys(mission).map((key) => text(told(key), '661')),
    heading(told('victory')),
    ...endTexts(mission, words.t).map(({ text: said, line }) => text(said, line)),
    heading(m('count')),
    ...boxes(m('round'), rounds ?? OPEN_ROUNDS),
    ...MISSION_SIDES.flatMap((side) => boxes(m('points', { side: told(side) }), wins ?? OPEN_POINTS)),
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
  const told = missionWords(words)
  const widths = [4, 2, 2, 2]
  return [
    heading(told('decoys')),
    text(m('decoysAre'), '408–416'),
    head([SIG_SIGN, ...SIGS.map((sig) => sigText({ sig }, words.t))], widths, [1, 2, 3]),
    ...MISSION_SIDES.map((side) =>
      row([told(side), ...SIGS.map((sig) => String(decoys[side][sig]))], widths, [1, 2, 3]),
    ),
  ]
}
