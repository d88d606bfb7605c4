import { computed, type ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import { finalTable, records, type FinalRow } from '../../../shared/systems/seven-seconds/campaign/final.ts'
import { useBattleName } from '../../battles/battle-name.ts'
import { useCampaign, type Contender } from '../store.ts'

export interface TableLine {
  readonly row: FinalRow
  readonly contender: Contender
  /** This one has won the campaign. */
  readonly wins: boolean
}

/** One thing worth telling, and the battle that tells it. */
export interface RecordLine {
  readonly key: 'streak' | 'costliest' | 'greatest'
  readonly title: string
  readonly text: string
  readonly battle: string
}

export interface Ending {
  readonly lines: ComputedRef<readonly TableLine[]>
  readonly records: ComputedRef<readonly RecordLine[]>
  /** All of it and the epilogue as plain text, to be sent around. */
  readonly asText: () => string
}

/** The campaign's final table and records, in words. */
export function useEnding(): Ending {
  const { t, d } = useI18n()
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
    const add = (key: RecordLine['key'], battle: string, text: string): void => {
      all.push({ key, title: t(`epilogue.${key}`), text, battle })
    }
    if (streak) {
      const faction = campaign.contender(streak.participant)?.faction.name ?? ''
      add('streak', streak.battle, t('epilogue.streakText', { faction, n: streak.wins }, streak.wins))
    }
    if (greatest) {
      const { battle, difference: n } = greatest
      add('greatest', battle, t('epilogue.greatestText', { n, what: nameOf(battle) }, n))
    }
    if (costliest) {
      const { battle, lost: n } = costliest
      add('costliest', battle, t('epilogue.costliestText', { n, what: nameOf(battle) }, n))
    }
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
