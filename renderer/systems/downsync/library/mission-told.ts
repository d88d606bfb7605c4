import {
  MISSION_SIDES,
  type MissionDraft,
  type MissionSide,
} from '../../../../shared/systems/downsync/documents/mission.ts'
import { SIGS } from '../../../../shared/systems/downsync/words.ts'
import type { Say } from '../../../library/kinds.ts'
import '../texts/mission.ts'
import '../texts/names.ts'

/** What is told and drawn of a mission beside its form alone. */

export const tokenText = (
  { side, right, back }: Pick<MissionDraft['tokens'][number], 'side' | 'right' | 'back'>,
  t: Say,
): string =>
  [t(`downsyncLibrary.token.${side ?? 'nobody'}`), t('downsyncLibrary.token.place', { right, back })].join(
    ' · ',
  )

/** Decoys that the mission grants, a sentence for each side that has some. */
export const decoyTexts = ({ decoys }: Pick<MissionDraft, 'decoys'>, t: Say): string[] =>
  MISSION_SIDES.flatMap((side) => {
    const some = SIGS.filter((sig) => decoys[side][sig] > 0)
    if (some.length === 0) return []
    const what = some
      .map((sig) =>
        t('downsyncLibrary.field.sized', {
          n: decoys[side][sig],
          sig: t(`downsyncTable.sig.${sig}`).toLowerCase(),
        }),
      )
      .join(', ')
    return [t('downsyncLibrary.field.grants', { side: t(`downsyncMission.${side}`), what })]
  })

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
