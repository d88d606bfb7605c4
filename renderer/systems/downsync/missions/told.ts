import { never } from '../../../../shared/never.ts'
import { FIELD } from '../../../../shared/systems/downsync/data/forces.ts'
import type {
  MissionDraft,
  MissionSide,
  Score,
  TerrainPiece,
} from '../../../../shared/systems/downsync/documents/mission.ts'
import type { Say } from '../../../library/kinds.ts'
import '../texts/mission.ts'
import '../texts/names.ts'

/** What a mission says in sentences, and where things lie on its table: beside its form and on its sheet. */

/** A sentence, with the line of the book that it comes from. */
interface Told {
  readonly text: string
  readonly line: string | null
}

/** What brings points; what players write themselves as they wrote it. */
export function scoreTexts(score: Score, t: Say): readonly Told[] {
  switch (score.kind) {
    case 'near':
    case 'hold': {
      const { kind, points: n, within } = score
      const takes = kind === 'near' ? score.takes : null
      const line = kind === 'near' ? '661' : null
      const token = t(`downsyncMission.whose.${score.tokens}`)
      return [
        { text: t(`downsyncMission.${kind}`, { n, within, token }), line },
        ...(takes
          ? [{ text: t('downsyncMission.takes', { n: takes.points, within: takes.within }), line }]
          : []),
      ]
    }
    case 'destroy':
      return [{ text: t('downsyncMission.destroy', score.points), line: null }]
    case 'reveal':
      return [{ text: t('downsyncMission.reveal', { n: score.points }), line: null }]
    case 'own':
      return [{ text: score.text, line: null }]
    default:
      return never(score)
  }
}

export const scoreText = (score: Score, t: Say): string =>
  scoreTexts(score, t)
    .map(({ text }) => text)
    .join(' ')

/** What is said of counting Units near tokens: how, and what house rules may make of it. */
export function nearKeys({ scores }: Pick<MissionDraft, 'scores'>): readonly string[] {
  const has = (of: Score['kind']): boolean => scores.some(({ kind }) => kind === of)
  return [...(has('near') || has('hold') ? ['half'] : []), ...(has('near') ? ['halfRules'] : [])]
}

/** What a piece of terrain is: area terrain, a building and how many it holds, and what it stops. */
export const groundText = (
  { area, holds, blocksSight, impassable }: Omit<TerrainPiece, 'id' | 'name'>,
  t: Say,
): string =>
  [
    area === null ? '' : t(`downsyncTable.ground.${area}`),
    holds === null ? '' : t('downsyncTable.ground.building', { n: holds }),
    blocksSight ? t('downsyncTable.ground.blocksSight') : '',
    impassable ? t('downsyncTable.ground.impassable') : '',
  ]
    .filter((one) => one !== '')
    .join(', ')

/** Where a side deploys. */
export function zoneText({ zones }: Pick<MissionDraft, 'zones'>, side: MissionSide, t: Say): string {
  const { depth, width } = zones[side]
  return width === null ? t('downsyncMission.zone', { depth }) : t('downsyncMission.narrow', { depth, width })
}

/** How it ends, as many sentences as it takes. */
export const endTexts = (
  { wins, rounds }: Pick<MissionDraft, 'wins' | 'rounds'>,
  t: Say,
): readonly Told[] => [
  wins === null
    ? { text: t('downsyncMission.noWins'), line: null }
    : { text: t('downsyncMission.wins', { n: wins }), line: '663' },
  { text: t('downsyncMission.wiped'), line: '663' },
  {
    text: rounds === null ? t('downsyncMission.noLimit') : t('downsyncMission.limit', { n: rounds }),
    line: null,
  },
]

export interface Spot {
  readonly x: number
  readonly y: number
}

/** Where a token lies, in inches from the left and far edge: who deploys first sits near, and a token that is nobody’s lies as they see it. */
export const spotOf = ({
  side,
  right,
  back,
}: Pick<MissionDraft['tokens'][number], 'side' | 'right' | 'back'>): Spot =>
  side === 'second' ? { x: right, y: back } : { x: FIELD - right, y: FIELD - back }

/** A zone on the table, in inches from its left and far edge. */
export function zoneOn(
  { zones }: Pick<MissionDraft, 'zones'>,
  side: MissionSide,
): Spot & { readonly width: number; readonly height: number } {
  const { depth, width } = zones[side]
  const wide = Math.min(width ?? FIELD, FIELD)
  return { x: (FIELD - wide) / 2, y: side === 'first' ? FIELD - depth : 0, width: wide, height: depth }
}
