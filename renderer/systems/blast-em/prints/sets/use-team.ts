import { computed, type ComputedRef } from 'vue'
import type { Shown } from '../../../../../shared/heraldry/looks.ts'
import { TEAM_DOCUMENT, type TeamDraft } from '../../../../../shared/systems/blast-em/documents/team.ts'
import { blastEm } from '../../../../../shared/systems/blast-em/game.ts'
import { lookOfSample } from '../../../../../shared/systems/blast-em/samples/looks.ts'
import { SAMPLE_TEAMS } from '../../../../../shared/systems/blast-em/samples/teams.ts'
import { useDocumentChoice, type DocumentChoice } from '../../../../library/use-choice.ts'

export interface TeamChoice extends Pick<DocumentChoice<TeamDraft>, 'chosen' | 'options'> {
  readonly team: ComputedRef<{ readonly draft: TeamDraft; readonly shown: Shown } | null>
}

/** The teams that can be printed, each as it is shown. */
export function useTeam(): TeamChoice {
  const { chosen, options, document } = useDocumentChoice(
    blastEm.id,
    TEAM_DOCUMENT,
    Object.values(SAMPLE_TEAMS),
    { sampleLook: lookOfSample },
  )
  const team = computed(
    () =>
      document.value && {
        draft: document.value.document,
        shown: { name: document.value.name, look: document.value.look },
      },
  )
  return { chosen, options, team }
}
