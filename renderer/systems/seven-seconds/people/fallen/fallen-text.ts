import type { Output } from '../../../../../shared/systems/seven-seconds/contract/answers.ts'
import type { FallenSide, ServedBattle } from '../../../../../shared/systems/seven-seconds/contract/roster.ts'
import { totalOf, type Counts } from '../../../../../shared/systems/seven-seconds/people/fallen.ts'
import { escapeInline } from '../../../../ui/markdown/escape.ts'
import { TROOPERS } from '../../../../../shared/systems/seven-seconds/words.ts'
import { isolate } from '../../../../texts/isolate.ts'
import { useWords, type Words } from '../../../../texts/words.ts'

export type FallenRoll = Output<'roster.fallen'>

export interface FallenText {
  /** The counts of some types: `2 Tactical, 1 Scout`. */
  readonly list: (counts: Counts) => string
  /** Where and when a battle was fought. */
  readonly where: (battle: ServedBattle) => string
  /** How one fell: `round 3 · flames`. */
  readonly how: (one: FallenSide['named'][number]) => string
  /** The line for those without a name; empty when all have one. */
  readonly unnamed: (counts: Counts) => string
  /** The whole roll in Markdown. */
  readonly markdown: (title: string, roll: FallenRoll) => string
}

/** The sentences of the roll of the fallen, on the screen, on paper and as text. */
export function useFallenText({ t, d }: Words = useWords()): FallenText {
  const list: FallenText['list'] = (counts) =>
    TROOPERS.filter((type) => (counts[type] ?? 0) > 0)
      .map((type) => t('people.fallen.ofType', { n: counts[type], unit: t(`unit.${type}`) }))
      .join(', ')
  const where: FallenText['where'] = ({ place, foughtOn }) =>
    [isolate(place), foughtOn === null ? '' : d(new Date(`${foughtOn}T12:00`), 'day')]
      .filter(Boolean)
      .join(' · ')
  const how: FallenText['how'] = ({ round, cause }) =>
    [round === null ? '' : t('people.fallen.round', { n: round }), cause].filter(Boolean).join(' · ')
  const unnamed: FallenText['unnamed'] = (counts) => {
    const n = totalOf(counts)
    return n === 0 ? '' : t('people.fallen.unnamed', { n, list: list(counts) }, n)
  }

  function markdown(title: string, { battles, elsewhere }: FallenRoll): string {
    const lines = [`# ${escapeInline(title)}`]
    for (const { battle, sides } of battles) {
      const head = [t('people.fallen.battle', { n: battle.position }), escapeInline(where(battle))]
      lines.push('', `## ${head.filter(Boolean).join(' · ')}`)
      for (const side of sides) {
        lines.push('', `### ${escapeInline(side.faction.name)}`, '')
        for (const one of side.named) {
          const rest = [t(`unit.${one.unit}`), escapeInline(how(one)), ...one.decorations.map(escapeInline)]
          lines.push(`- **${escapeInline(one.name)}**, ${rest.filter(Boolean).join(' · ')}`)
        }
        const left = unnamed(side.unnamed)
        if (left) lines.push(`- _${left}_`)
      }
    }
    if (elsewhere.length > 0) {
      lines.push('', `## ${t('people.fallen.elsewhere')}`, '')
      for (const one of elsewhere) {
        const told = [t(`unit.${one.unit}`), escapeInline(one.faction.name), escapeInline(one.fell)].join(
          ' · ',
        )
        lines.push(`- **${escapeInline(one.name)}**, ${told}`)
      }
    }
    return `${lines.join('\n')}\n`
  }

  return { list, where, how, unnamed, markdown }
}
