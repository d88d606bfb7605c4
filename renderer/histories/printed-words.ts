import { useI18n } from 'vue-i18n'
import type { PrintedWords } from '../../shared/systems/seven-seconds/histories/filter-index.ts'
import { DRONES, TROOPERS, type UnitType } from '../../shared/systems/seven-seconds/words.ts'
import { battleWords } from '../texts/battle-words.en.ts'
import { i18n } from '../texts/index.ts'

// The types of drones are words of the battle's screens: they come with these.
i18n.global.mergeLocaleMessage('en-GB', { fight: { words: battleWords } })

/** What lists and pages print of a battle in words of their own, so that it is found by what one reads there. */
export function usePrintedWords(): PrintedWords {
  const { t, d } = useI18n({ useScope: 'global' })
  const types = Object.fromEntries(
    [...TROOPERS, ...DRONES].map((type) => [type, t(`fight.words.unit.${type}`)]),
  )
  const typeText = (type: UnitType): string => types[type] ?? type

  return ({ account, foughtOn, people, digest, sides, result }) => {
    const present = new Set<UnitType>([
      ...people.map(({ unit }) => unit),
      ...(digest?.units.map(({ type }) => type) ?? []),
      ...sides.flatMap(({ lost }) => TROOPERS.filter((type) => (lost[type] ?? 0) > 0)),
    ])
    const met = sides[0].role === null && result === null
    return [
      { kind: 'number', text: t('battles.battleNumber', { n: account.position }) },
      { kind: 'margin', text: t(`battles.margin.${account.margin}`) },
      ...(foughtOn === null ? [] : [{ kind: 'day' as const, text: d(new Date(`${foughtOn}T12:00`), 'day') }]),
      ...(met ? [{ kind: 'encounter' as const, text: t('battles.chanceEncounter') }] : []),
      ...Array.from(present, (type) => ({ kind: 'unit' as const, text: typeText(type) })),
    ]
  }
}
