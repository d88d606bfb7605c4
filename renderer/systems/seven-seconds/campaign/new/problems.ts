import { useI18n } from 'vue-i18n'
import { checkParticipants } from '../../../../../shared/systems/seven-seconds/campaign/opening.ts'
import { GOALS } from '../../../../../shared/systems/seven-seconds/house-rules/list.ts'
import { useProblemText } from '../../../../texts/problem.ts'
import { wholeNumber } from '../../../../ui/fields/whole-number.ts'
import type { FactionChoice } from './choices.ts'
import type { CampaignDraft } from './draft.ts'
import { openingOf, rivalPlace, rulesOf, techOf } from './reading.ts'

/** A sentence for each field that is missing or wrong; null where all is well. */
export interface PersonProblems {
  readonly player: string | null
  readonly faction: string | null
  readonly rival: string | null
  /** What is wrong with what they bring from paper. */
  readonly paper: readonly string[]
  /** The fields that these sentences are about: a balance, or rating and stat. */
  readonly wrong: ReadonlySet<string>
}

export interface SetupProblems {
  readonly name: string | null
  readonly pointsToWin: string | null
  readonly streakToWin: string | null
  readonly map: string | null
  readonly people: readonly PersonProblems[]
}

/**
 * Looks over a campaign that is being set up. `choices` are null while the factions are not known yet; `mapGone`
 * says that the picture of its map is no longer kept.
 */
export function useSetupProblems(): (
  draft: CampaignDraft,
  choices: readonly FactionChoice[] | null,
  mapGone: boolean,
) => SetupProblems {
  const { t } = useI18n()
  const problemText = useProblemText()

  const goal = (text: string, bounds: { least: number; most: number }): string | null => {
    const number = wholeNumber(text, bounds)
    return number === null || number === undefined ? t('setup.missingGoal', bounds) : null
  }

  function ofPerson(
    draft: CampaignDraft,
    choices: readonly FactionChoice[] | null,
    place: number,
  ): PersonProblems {
    const { participants: people, house, before } = draft
    const person = people[place]
    if (!person) throw new RangeError(`There is no participant ${place}.`)
    const choice = choices?.find(({ id }) => id === person.faction)
    const name = choice?.name ?? '?'
    const noRival = house.opponent === 'chosen-rival' && rivalPlace(draft, place) === null
    const gone = choices !== null && choice?.blocked !== null
    const twice = people.findIndex(({ faction }) => faction === person.faction) < place
    return {
      player: person.player.trim() ? null : t('newCampaign.missingPlayer', { faction: name }),
      faction: twice ? t('newCampaign.sameFaction') : gone ? t('newCampaign.goneFaction') : null,
      rival: noRival ? t('setup.missingRival', { faction: name }) : null,
      ...(before === 'paper' && choice ? onPaper(draft, choice, place) : { paper: [], wrong: new Set() }),
    }
  }

  function onPaper(
    draft: CampaignDraft,
    { tech: own, name }: FactionChoice,
    place: number,
  ): Pick<PersonProblems, 'paper' | 'wrong'> {
    const person = draft.participants[place]
    const opening = person ? openingOf(person, draft.before) : null
    const tech = person ? techOf(person, draft.before, own) : null
    if (!opening || !tech) return { paper: [t('setup.badNumber', { faction: name })], wrong: new Set() }
    const rules = rulesOf(draft)
    const found = checkParticipants(rules ?? { pointsToWin: Infinity, streakToWin: Infinity }, [
      { opening, tech, rival: null },
    ])
    return {
      paper: found.map((one) => problemText(one)),
      // The path ends with what it is about: `opening.streak` or `tech.3.armour`.
      wrong: new Set(found.map(({ path }) => path.slice(2).join('.'))),
    }
  }

  return (draft, choices, mapGone) => ({
    name: draft.name.trim() ? null : t('newCampaign.missingName'),
    pointsToWin: draft.length === 'own' ? goal(draft.pointsToWin, GOALS.pointsToWin) : null,
    streakToWin: goal(draft.streakToWin, GOALS.streakToWin),
    map: mapGone ? t('setup.map.gone') : null,
    people: draft.participants.map((_person, place) => ofPerson(draft, choices, place)),
  })
}

/** Every sentence of the part that names the campaign and sets its goal. */
export function goalProblems({ name, pointsToWin, streakToWin, map }: SetupProblems): string[] {
  return [name, pointsToWin, streakToWin, map].filter((sentence) => sentence !== null)
}

/** Every sentence about who takes part. */
export function peopleProblems({ people }: SetupProblems): string[] {
  return people.flatMap(({ player, faction, rival, paper }) =>
    [player, faction, rival, ...paper].filter((sentence) => sentence !== null),
  )
}
