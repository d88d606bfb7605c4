import { computed, type ComputedRef } from 'vue'
import { kindOf } from '../../../../../../shared/systems/seven-seconds/campaign/kind.ts'
import { TROOPERS } from '../../../../../../shared/systems/seven-seconds/words.ts'
import { useResultText } from '../../../battles/detail/result-text.ts'
import { useCampaign, type ToldBattle } from '../../../campaign/store.ts'
import { withoutHead } from '../../../histories/tell/chronicle.ts'
import { useStory } from '../../../histories/tell/use-story.ts'
import { useTelling } from '../../../histories/tell/use-telling.ts'
import { isolate } from '../../../../../texts/isolate.ts'
import { useWords } from '../../../../../texts/words.ts'
import type { Block } from '../../../../../print/blocks/block.ts'
import { head, heading, markdown, photo, row, text } from '../../../../../print/blocks/make.ts'

/** The blocks of a battle's report: what was reported, what followed, and how it is told. */
export function useReport(battle: () => ToldBattle | undefined): ComputedRef<Block[]> {
  const { t, d, n: figure } = useWords()
  const store = useCampaign()
  const resultText = useResultText()
  const { story, told: report } = useStory(() => battle()?.id ?? null)
  const { words } = useTelling(() => ({
    campaign: store.view?.id ?? '',
    battle: battle()?.id ?? null,
    told: battle() ? report.value : null,
  }))

  const nameOf = (participant: string): string => store.contender(participant)?.faction.name ?? ''
  const listed = (lost: ToldBattle['sides'][number]['lost']): string =>
    TROOPERS.filter((type) => (lost[type] ?? 0) > 0)
      .map((type) => `${lost[type]} ${t(`unit.${type}`)}`)
      .join(', ') || t('battles.lostNobody')

  function sideRows({ sides, account, result }: ToldBattle): Block[] {
    const met = kindOf({ sides, result }) === 'chance-encounter'
    const widths = [3, 4, 4]
    const line = (label: string, of: (place: 0 | 1) => string): Block => row([label, of(0), of(1)], widths)
    const points = (n: number | null): string => (n === null ? t('battles.pointsNotNoted') : figure(n))
    return [
      head(['', ...sides.map(({ participant }) => nameOf(participant))], widths),
      line(t('paper.report.player'), (at) => store.contender(sides[at].participant)?.player.name ?? ''),
      line(t('paper.report.role'), (at) => {
        const { role, roleDie } = sides[at]
        const told = role ? t(`battles.${role}`) : met ? t('battles.chanceEncounter') : '–'
        return roleDie === null ? told : `${told}, ${t('battles.rollNoted', { die: roleDie })}`
      }),
      line(t('battles.victoryPoints'), (at) => points(sides[at].victoryPoints)),
      line(t('battles.controls'), (at) => (sides[at].controlsTable ? t('paper.yes') : '–')),
      line(t('battles.lost'), (at) => listed(sides[at].lost)),
      line(
        t('battles.campaignPoints'),
        (at) => `+${account.sides[at].pointsGained} → ${account.sides[at].pointsAfter}`,
      ),
      line(
        t('battles.streak'),
        (at) => `${account.sides[at].streakBefore} → ${account.sides[at].streakAfter}`,
      ),
      line(t('battles.techPoints'), (at) => {
        const { battle: part, table } = account.sides[at].techGained
        return `+${part + table}`
      }),
    ]
  }

  return computed(() => {
    const told = battle()
    if (!told) return []
    const date = told.foughtOn === null ? '' : d(new Date(`${told.foughtOn}T12:00`), 'day')
    const photos = story.value?.course?.photos ?? []
    const names = told.sides.map(({ participant }) => isolate(nameOf(participant)))
    return [
      {
        kind: 'title',
        text: t('paper.report.between', { a: names[0], b: names[1] }),
        lead: [
          t('battles.battleNumber', { n: told.account.position }),
          isolate(store.view?.name ?? ''),
          isolate(told.place),
          date,
        ]
          .filter(Boolean)
          .join(' · '),
        faction: null,
      },
      ...sideRows(told),
      text(resultText(told), '14, 29'),
      ...markdown(withoutHead(words.value ?? '')),
      ...(photos.length === 0 ? [] : [heading(t('paper.report.photos')), ...photos.map(photo)]),
    ]
  })
}
