import { computed } from 'vue'
import { useI18n } from 'vue-i18n'
import { useCampaign } from '../../store.ts'
import { daysBetween, useToday } from '../days.ts'
import type { Decision, DecisionSource } from '../decisions.ts'
import { useFixtureText } from '../fixtures/fixture-text.ts'

/** Planned battles whose day has passed; none is fought in a campaign that is finished. */
export const useFixtureDecisions: DecisionSource = () => {
  const { t, d } = useI18n()
  const campaign = useCampaign()
  const today = useToday()
  const fixtureText = useFixtureText()
  return computed(() => {
    if (campaign.view?.finishedOn !== null) return []
    return campaign.view.fixtures.flatMap((fixture): Decision[] => {
      const { id, fightsOn } = fixture
      if (fightsOn === null || daysBetween(today.value, fightsOn) >= 0) return []
      const date = d(new Date(`${fightsOn}T12:00`), 'day')
      return [
        {
          key: `fixture-${id}`,
          kind: t('decisions.kind.fixture'),
          text: t('decisions.overdue', { what: fixtureText(fixture), date }),
          place: null,
          to: { name: 'enter-battle', params: { fixture: id } },
        },
      ]
    })
  })
}
