import { i18n } from '../texts/index.ts'
import type { FoundKind } from '../systems/screens.ts'
import { lostToSaid, typeSaid } from './people.ts'
import { peopleName, reportName, type AdventureWords } from './routes.ts'
import './texts.ts'

/** People of battles that are over, as the search over everything finds them: what they are, and what became of them. */
export function peopleFound(system: string, words: AdventureWords): FoundKind {
  const said = i18n.global
  return {
    kind: 'person',
    label: 'adventures.foundPeople',
    icon: 'player',
    about: ({ about, at }) => {
      const { type = '', fate = '', with: how, by = '' } = at
      const lost = how === undefined ? '' : lostToSaid(said, words, { lostTo: { with: how, by } })
      return [typeSaid(said, words, type), about, lost || said.t(`${words.texts}.fate.${fate}`)]
        .filter(Boolean)
        .join(' · ')
    },
    to: ({ campaign, at }) =>
      campaign === null
        ? { name: reportName(system), params: { fight: at.fight ?? '' } }
        : { name: peopleName(system), params: { campaign: campaign.id } },
  }
}
