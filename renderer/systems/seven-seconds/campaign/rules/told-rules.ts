import type {
  CampaignRules,
  Opening,
} from '../../../../../shared/systems/seven-seconds/campaign/documents.ts'
import {
  CAMPAIGN_POINTS,
  MARGIN_LEADS,
  STREAK_EFFECTS,
  STREAK_TO_WIN,
  TECH_PRICES,
} from '../../../../../shared/systems/seven-seconds/data/campaign.ts'
import {
  HOUSE_RULES,
  RULE_GROUPS,
  type HouseRule,
} from '../../../../../shared/systems/seven-seconds/house-rules/list.ts'
import { changedRules, ruleNames } from '../../../../../shared/systems/seven-seconds/house-rules/values.ts'
import { useStreakText } from '../streak-text.ts'
import { useRuleTexts } from './rule-texts.ts'
import { isolate } from '../../../../texts/isolate.ts'
import { useWords } from '../../../../texts/words.ts'

/** One rule in plain words. */
export interface ToldRule {
  /** Names a house rule. */
  readonly name: string | null
  readonly text: string
  /** The book's pages; null where a rule is the group's alone. */
  readonly pages: string | null
  /** The group has it otherwise than Muster does unasked. */
  readonly changed: boolean
}

export interface ToldSection {
  readonly title: string
  readonly rules: readonly ToldRule[]
}

/** Somebody of the campaign, as the rules name them. */
export interface ToldPerson {
  readonly player: string
  readonly faction: string
  readonly opening: Opening
  /** They begin with other numbers than their faction’s. */
  readonly ownNumbers: boolean
  /** The chosen rival's faction. */
  readonly rival: string | null
}

/** The cards that battles are begun with, as the rules name them. */
export interface ToldCards {
  readonly name: string
  /** A deck of the group's own. */
  readonly own: boolean
}

const plain = (text: string, pages: string | null = '29', changed = false): ToldRule => ({
  name: null,
  text,
  pages,
  changed,
})

/**
 * A campaign's rules in plain words: what wins, who takes part, with which cards, what the group plays otherwise, and then the rest
 * as Muster plays it.
 */
export function useToldRules(): (
  rules: CampaignRules,
  people: readonly ToldPerson[],
  cards?: ToldCards,
) => ToldSection[] {
  const { t } = useWords()
  const streakText = useStreakText('setup.told')
  const texts = useRuleTexts()

  const winning = ({ length, pointsToWin, streakToWin }: CampaignRules): ToldRule[] => [
    plain(
      t('setup.told.goal', { length: t(`setup.told.length.${length}`), n: pointsToWin }, pointsToWin),
      '29',
      length === 'own',
    ),
    plain(t('setup.told.streak', streakToWin), '29', streakToWin !== STREAK_TO_WIN),
    plain(
      t('setup.told.margins', {
        ...CAMPAIGN_POINTS,
        ...Object.fromEntries(MARGIN_LEADS.map(({ margin, from }) => [`${margin}From`, from])),
      }),
      '14, 29',
    ),
  ]

  const streaks = ({ streakToWin }: CampaignRules): ToldRule[] =>
    STREAK_EFFECTS.slice(0, streakToWin).flatMap((effect, streak) => {
      const gives = streakText(effect)
      if (gives === null) return []
      const goesOn = streak === STREAK_EFFECTS.length - 1 && streakToWin > STREAK_EFFECTS.length
      return plain(t(goesOn ? 'setup.told.afterWinsOn' : 'setup.told.afterWins', { gives }, streak))
    })

  const technology = (): ToldRule[] => [
    plain(t('setup.told.techPoints')),
    plain(t('setup.told.prices', { third: TECH_PRICES[3], second: TECH_PRICES[2], first: TECH_PRICES[1] })),
    plain(t('setup.told.limits')),
  ]

  function person(
    { player, faction, opening, ownNumbers, rival }: ToldPerson,
    rules: CampaignRules,
  ): ToldRule {
    const { campaignPoints: points, streak, techPoints } = opening
    const brings = [
      points > 0 ? t('setup.told.bringsPoints', points) : null,
      streak > 0 ? t('setup.told.bringsStreak', { n: streak }) : null,
      techPoints > 0 ? t('setup.told.bringsTech', techPoints) : null,
      ownNumbers ? t('setup.told.bringsNumbers') : null,
    ].filter((part) => part !== null)
    const parts = [
      t('setup.told.leads', { player: isolate(player), faction: isolate(faction) }),
      brings.length > 0 ? t('setup.told.brings', { what: brings.join(', ') }) : null,
      rules.opponent === 'chosen-rival' && rival !== null
        ? t('setup.told.rival', { faction: isolate(rival) })
        : null,
    ]
    return plain(parts.filter((part) => part !== null).join(' '), null)
  }

  return (rules, people, cards) => {
    const names = ruleNames(rules)
    const house = (rule: HouseRule & { key: keyof typeof names }, changed: boolean): ToldRule => ({
      name: texts.name(rule),
      text: texts.sentence(rule, names[rule.key]),
      pages: rule.pages,
      changed,
    })
    const own = changedRules(names)
    const rest = RULE_GROUPS.map((group) => ({
      title: t(`houseRules.group.${group}`),
      rules: HOUSE_RULES.filter((rule) => rule.group === group && !own.includes(rule)).map((rule) =>
        house(rule, false),
      ),
    }))
    return [
      { title: t('setup.told.winning'), rules: winning(rules) },
      { title: t('setup.told.streaks'), rules: streaks(rules) },
      { title: t('setup.told.technology'), rules: technology() },
      { title: t('setup.told.people'), rules: people.map((one) => person(one, rules)) },
      {
        title: t('setup.told.cards'),
        rules: cards ? [plain(t('setup.told.deck', { deck: isolate(cards.name) }), null, cards.own)] : [],
      },
      { title: t('setup.told.own'), rules: own.map((rule) => house(rule, true)) },
      ...rest,
    ].filter(({ rules: told }) => told.length > 0)
  }
}
