import {
  MISSION_DOCUMENT,
  type MissionDraft,
} from '../../../../../shared/systems/blast-em/documents/mission.ts'
import { blastEm } from '../../../../../shared/systems/blast-em/game.ts'
import { SAMPLE_MISSIONS } from '../../../../../shared/systems/blast-em/samples/missions.ts'
import { useDocumentChoice, type DocumentChoice } from '../../../../library/use-choice.ts'

export interface MissionChoice extends Pick<DocumentChoice<MissionDraft>, 'chosen' | 'options'> {
  readonly mission: DocumentChoice<MissionDraft>['document']
}

/** The missions that can be printed. */
export function useMission(): MissionChoice {
  const { chosen, options, document } = useDocumentChoice(
    blastEm.id,
    MISSION_DOCUMENT,
    Object.values(SAMPLE_MISSIONS),
  )
  return { chosen, options, mission: document }
}
