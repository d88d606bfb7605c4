import { useI18n } from 'vue-i18n'
import type {
  CampaignAccount,
  CampaignWinner,
} from '../../../../shared/systems/seven-seconds/campaign/documents.ts'
import { usePurchaseText } from '../campaign/purchase-text.ts'
import { useCampaign } from '../campaign/store.ts'
import type { Consequences } from './consequences.ts'
import './texts.ts'

/** One sentence of what follows, and what kind of note it is; soft ones are plain lines. */
export interface ConsequenceNote {
  readonly kind: 'won' | 'wonNoMore' | 'info' | 'warn' | 'soft'
  readonly text: string
}

/** Says everything that follows from a change and is no figure of the table. */
export function useConsequenceTexts(): (told: Consequences) => ConsequenceNote[] {
  const { t } = useI18n()
  const campaign = useCampaign()
  const purchaseText = usePurchaseText()
  const nameOf = (participant: string): string => campaign.contender(participant)?.faction.name ?? ''

  function winner({ change: { winner: other }, now, then }: Consequences): ConsequenceNote[] {
    if (!other) return []
    const { before, after } = other
    if (after && before?.participant === after.participant) {
      const text = t('battleForm.winsOtherwise', {
        faction: nameOf(after.participant),
        before: how(before, now),
        after: how(after, then),
      })
      return [{ kind: 'won', text }]
    }
    const wins = (key: 'wins' | 'winsNoMore', one: CampaignWinner): string =>
      t(`battleForm.${key}`, { faction: nameOf(one.participant) })
    return [
      ...(after ? [{ kind: 'won' as const, text: wins('wins', after) }] : []),
      ...(before ? [{ kind: 'wonNoMore' as const, text: wins('winsNoMore', before) }] : []),
    ]
  }

  function how({ by, battle }: CampaignWinner, { battles }: CampaignAccount): string {
    return t(`battleForm.winsBy.${by}`, { n: battles.find(({ id }) => id === battle)?.position ?? 0 })
  }

  const marks = ({ change, now, then }: Consequences): ConsequenceNote[] =>
    change.marks.map(({ key, comes, battles }) => {
      // A battle that comes back moves the others on: they are called what they are called then.
      const numbered = then.battles.length > now.battles.length ? then : now
      const list = numbered.battles.flatMap(({ id, position }) => (battles.includes(id) ? [position] : []))
      const text = t(
        `battleForm.mark.${key}.${comes ? 'comes' : 'goes'}`,
        { list: list.join(', ') },
        list.length,
      )
      return { kind: comes ? 'warn' : 'info', text }
    })

  const purchases = ({ change: { mended, broken, priced } }: Consequences): ConsequenceNote[] => [
    ...mended.map((one) => ({
      kind: 'info' as const,
      text: t('battleForm.purchaseMends', { faction: nameOf(one.participant), what: purchaseText(one) }),
    })),
    ...broken.map((one) => ({
      kind: 'warn' as const,
      text: t('battleForm.purchaseBreaks', { faction: nameOf(one.participant), what: purchaseText(one) }),
    })),
    ...priced.map(({ purchase, becomes }) => ({
      kind: 'info' as const,
      text: t('battleForm.purchasePrice', {
        faction: nameOf(purchase.participant),
        what: purchaseText(purchase),
        before: purchase.price,
        after: becomes,
      }),
    })),
  ]

  const offers = ({ change }: Consequences): ConsequenceNote[] =>
    change.offers.map(({ participant, steps }) => ({
      kind: 'soft',
      text: t('battleForm.offers', { faction: nameOf(participant), n: steps }, steps),
    }))

  return (told) => [...winner(told), ...marks(told), ...purchases(told), ...offers(told)]
}
