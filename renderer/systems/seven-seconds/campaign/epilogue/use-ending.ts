import { computed, type ComputedRef } from 'vue'
import {
  finalTable,
  records,
  type FinalRow,
  type Held,
} from '../../../../../shared/systems/seven-seconds/campaign/final.ts'
import { useBattleName } from '../../battles/battle-name.ts'
import { useWords } from '../../../../texts/words.ts'
import { useCampaign, type Contender } from '../store.ts'

export interface TableLine {
  readonly row: FinalRow
  readonly contender: Contender
  /** This one has won the campaign. */
  readonly wins: boolean
}

/** One thing worth telling, and the battles that tell it. */
export interface RecordLine {
  readonly key: 'streak' | 'costliest' | 'greatest'
  readonly title: string
  /** How much it was. */
  readonly lead: string
  /** Those who hold it, as far as there is room. */
  readonly by: readonly { readonly text: string; readonly battle: string }[]
  /** All in one line. */
  readonly text: string
}

/** A record that more share says how many. */
const NAMED = 3

export interface Ending {
  readonly lines: ComputedRef<readonly TableLine[]>
  readonly records: ComputedRef<readonly RecordLine[]>
  /** All of it and the epilogue as plain text, to be sent around. */
  readonly asText: () => string
}

/** The campaign's final table and records, in words: on a page in its language. */
export function useEnding(): Ending {
  const { t, d, and } = useWords()
  const campaign = useCampaign()
  const battleName = useBattleName()

  const lines = computed(() => {
    const account = campaign.view?.account
    if (!campaign.facts || !account) return []
    return finalTable(campaign.facts, account).flatMap((row): TableLine[] => {
      const contender = campaign.contender(row.participant)
      return contender ? [{ row, contender, wins: account.winner?.participant === row.participant }] : []
    })
  })

  const nameOf = (id: string): string => {
    const battle = campaign.battles.find((one) => one.id === id)
    return battle ? t('epilogue.battle', { n: battle.account.position, what: battleName(battle) }) : ''
  }

  const told = computed(() => {
    const { streak, costliest, greatest } = records({ battles: campaign.view?.account.battles ?? [] })
    const all: RecordLine[] = []
    const add = <Holder extends { readonly battle: string }>(
      key: RecordLine['key'],
      held: Held<Holder> | null,
      tell: (holder: Holder) => string,
    ): void => {
      if (!held) return
      const { value: n } = held
      const by = held.by.slice(0, NAMED).map((one) => ({ text: tell(one), battle: one.battle }))
      const more = held.by.length - by.length
      const last = held.by[NAMED]
      if (last) by.push({ text: t('epilogue.more', { n: more }), battle: last.battle })
      const lead = t(`epilogue.${key}Text`, { n }, n)
      const text = t('epilogue.held', { lead, list: and(by.map((one) => one.text)) })
      all.push({ key, title: t(`epilogue.${key}`), lead, by, text })
    }
    const nameOfFaction = (id: string): string => campaign.contender(id)?.faction.name ?? ''
    add('streak', streak, ({ participant }) => nameOfFaction(participant))
    add('greatest', greatest, ({ participant, battle }) =>
      t('epilogue.winIn', { faction: nameOfFaction(participant), what: nameOf(battle) }),
    )
    add('costliest', costliest, ({ battle }) => nameOf(battle))
    return all
  })

  function lineText({ row, contender }: TableLine): string {
    const line = t('epilogue.line', {
      place: row.place,
      faction: contender.faction.name,
      player: contender.player.name,
      points: t('epilogue.points', row.campaignPoints),
      record: `${row.wins}–${row.draws}–${row.defeats}`,
      streak: row.bestStreak,
      fallen: t('epilogue.fallen', row.lost),
      steps: t('epilogue.stepsText', row.bought.steps),
    })
    return row.victoryPoints ? `${line}; ${t('epilogue.vp', { n: row.victoryPoints.sum })}` : line
  }

  return {
    lines,
    records: told,
    asText: () => {
      const { name = '', finishedOn = null, epilogue = '' } = campaign.view ?? {}
      const day = finishedOn === null ? [] : [d(new Date(`${finishedOn}T12:00`), 'day')]
      const parts = [
        [name, ...day].join(' · '),
        lines.value.map(lineText).join('\n'),
        told.value.map(({ title, text }) => `${title}: ${text}`).join('\n'),
        epilogue,
      ]
      return `${parts.filter((part) => part !== '').join('\n\n')}\n`
    },
  }
}
