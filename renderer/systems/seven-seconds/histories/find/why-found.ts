import { useI18n } from 'vue-i18n'
import { excerpt, type Piece } from '../../../../../shared/excerpt.ts'
import {
  foundBecause,
  type Because,
} from '../../../../../shared/systems/seven-seconds/histories/found-because.ts'
import type { IndexedBattle } from '../../../../../shared/systems/seven-seconds/histories/filter-index.ts'
import type { Told } from '../../../../../shared/systems/seven-seconds/histories/told-words.ts'
import { useBattleDetails } from '../../battles/battle-details.ts'
import { isolate } from '../../../../texts/isolate.ts'
import { readable } from '../../../../ui/markdown/readable.ts'
import './texts.ts'

/** A reason why a battle was found. */
export interface Reason {
  /** What the words are of; empty for a name or a whole sentence, which says it itself. */
  readonly what: string
  readonly words: readonly Piece[]
  /** What became of the one who is named. */
  readonly fate: string
}

export interface WhyFound {
  readonly people: readonly Reason[]
  /** How many more there are of that name. */
  readonly more: number
  readonly others: readonly Reason[]
}

/** More than these would make lines of their own. */
const MOST_PEOPLE = 3
const MOST_OTHERS = 3

/** Why a battle was found, where its line does not show it; a line may name its campaign. */
export function useWhyFound(): (row: IndexedBattle, typed: string, withCampaign: boolean) => WhyFound {
  const { t } = useI18n()
  const seen = useSeen()
  const fateOf = ({ fate = null }: Told): string =>
    fate === null || fate === 'unhurt' ? '' : t(`find.fate.${fate}`)
  const whatOf = (told: Told): string => {
    const who = (told.whose ?? [told.who ?? '']).map(isolate).join(', ')
    if (told.kind === 'cause') return [who, fateOf(told)].filter(Boolean).join(' ')
    return told.kind === 'person' || told.kind === 'kill' ? '' : t(`find.why.${told.kind}`, { who })
  }
  const reason = ({ told, sought }: Because): Reason => ({
    what: whatOf(told),
    words: excerpt(told.kind === 'written' ? readable(told.text) : told.text, sought, told.kind === 'kill'),
    fate: fateOf(told),
  })
  return (row, typed, withCampaign) => {
    const because = typed.trim() === '' ? [] : foundBecause(row, typed, seen(row, withCampaign))
    const others = because.filter(({ told }) => told.kind !== 'person')
    // Whoever is named with what happened to them is not named twice.
    const named = new Set(others.map(({ told }) => told.who))
    const people = because.filter(({ told }) => told.kind === 'person' && !named.has(told.text))
    return {
      people: people.slice(0, MOST_PEOPLE).map(reason),
      more: Math.max(0, people.length - MOST_PEOPLE),
      others: others.slice(0, MOST_OTHERS).map(reason),
    }
  }
}

/** What a battle's line shows of all that is searched: “nobody fell” is no reason to have found “nobody”. */
function useSeen(): (row: IndexedBattle, withCampaign: boolean) => string {
  const { t, d } = useI18n()
  const details = useBattleDetails()
  return ({ battle, campaign, sides }, withCampaign) => {
    const { account, place, foughtOn } = battle
    const [a, b] = sides.map(({ participant }) => participant.faction.shortName)
    const [winner, loser] = account.winner === 1 ? [b, a] : [a, b]
    return [
      account.position,
      account.winner === null ? t('battles.drew', { a, b }) : t('battles.beat', { winner, loser }),
      // As it is sought.
      details(battle).score.replaceAll(' : ', ':'),
      ...(account.margin === 'normal' ? [] : [t(`battles.margin.${account.margin}`)]),
      place,
      foughtOn === null ? '' : d(new Date(`${foughtOn}T12:00`), 'day'),
      ...(withCampaign ? [campaign.name, t('battles.battleNumber', { n: account.position })] : []),
    ].join('\n')
  }
}
