import { never } from '../../../../shared/never.ts'
import { FIELD } from '../../../../shared/systems/downsync/data/forces.ts'
import {
  MISSION_SIDES,
  type MissionDraft,
  type MissionSide,
  type Score,
} from '../../../../shared/systems/downsync/documents/mission.ts'
import { SIGS } from '../../../../shared/systems/downsync/words.ts'
import type { Say } from '../../../library/kinds.ts'

/** What a mission says, in sentences and on the table. */

const FIELDS = 'downsyncLibrary.field'
const counted = (
  t: Say,
  key: string,
  n: number,
  values: Readonly<Record<string, string | number>> = {},
): string => t(`${FIELDS}.${key}`, { n, ...values })

export const tokenText = (
  { side, right, back }: Pick<MissionDraft['tokens'][number], 'side' | 'right' | 'back'>,
  t: Say,
): string =>
  [t(`downsyncLibrary.token.${side ?? 'nobody'}`), t('downsyncLibrary.token.place', { right, back })].join(
    ' · ',
  )

/** What brings points; what players write themselves as they wrote it. */
export function scoreText(score: Score, t: Say): string {
  switch (score.kind) {
    case 'near': {
      const { within, points, takes } = score
      const token = t(`${FIELDS}.whose.${score.tokens}`)
      return [
        counted(t, 'near', points, { within, token }),
        ...(takes === null ? [] : [counted(t, 'takes', takes.points, { within: takes.within })]),
      ].join(' ')
    }
    case 'hold':
      return counted(t, 'hold', score.points, {
        within: score.within,
        token: t(`${FIELDS}.whose.${score.tokens}`),
      })
    case 'destroy':
      return t(`${FIELDS}.destroy`, score.points)
    case 'reveal':
      return counted(t, 'reveal', score.points)
    case 'own':
      return score.text
    default:
      return never(score)
  }
}

/** Where a side deploys. */
export function zoneText({ zones }: Pick<MissionDraft, 'zones'>, side: MissionSide, t: Say): string {
  const { depth, width } = zones[side]
  const values = { side: t(`${FIELDS}.${side}`), depth }
  return width === null ? t(`${FIELDS}.zone`, values) : t(`${FIELDS}.narrow`, { ...values, width })
}

/** Decoys that the mission grants, a sentence for each side that has some. */
export const decoyTexts = ({ decoys }: Pick<MissionDraft, 'decoys'>, t: Say): string[] =>
  MISSION_SIDES.flatMap((side) => {
    const some = SIGS.filter((sig) => decoys[side][sig] > 0)
    if (some.length === 0) return []
    const what = some
      .map((sig) =>
        t(`${FIELDS}.sized`, { n: decoys[side][sig], sig: t(`downsyncTable.sig.${sig}`).toLowerCase() }),
      )
      .join(', ')
    return [t(`${FIELDS}.grants`, { side: t(`${FIELDS}.${side}`), what })]
  })

/** How it ends, as many sentences as it takes. */
export const endTexts = ({ wins, rounds }: Pick<MissionDraft, 'wins' | 'rounds'>, t: Say): string[] => [
  wins === null ? t(`${FIELDS}.noWins`) : counted(t, 'wins', wins),
  t(`${FIELDS}.wiped`),
  rounds === null ? t(`${FIELDS}.noLimit`) : counted(t, 'limit', rounds),
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

/** Rings round a token within which points are counted: solid where they are made, dashed where they are taken. */
export function ringsOf({ scores }: Pick<MissionDraft, 'scores'>, side: MissionSide | null) {
  const within = scores.flatMap((score) => {
    if (score.kind !== 'near' && score.kind !== 'hold') return []
    if (score.tokens !== 'anybody' && side === null) return []
    const takes = score.kind === 'near' && score.takes ? [{ r: score.takes.within, takes: true }] : []
    return [{ r: score.within, takes: false }, ...takes]
  })
  return within.filter(({ r }, at) => r > 0 && within.findIndex((one) => one.r === r) === at)
}
