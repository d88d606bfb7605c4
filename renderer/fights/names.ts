import { useI18n } from 'vue-i18n'
import { sideOf, type Side, type TargetId } from '../../shared/systems/seven-seconds/battle/words.ts'
import './texts.ts'

/** Looks a text up. */
export type Tell = (key: string, values?: Record<string, unknown>, plural?: number) => string

/** How a unit, Blip, Objective or patch of ground is called for short: `Scout 2`, `Blip 6`, `α`. */
export function shortName(id: TargetId, tell: Tell): string {
  const [first = '', type = '', number = ''] = id.split('-')
  if (first === 'ground') return tell('fight.words.ground', { n: type })
  if (sideOf(id) === null) return tell(`fight.words.objective.${id}`)
  if (type === 'blip') return tell('fight.words.blip', { n: number })
  return tell('fight.console.numbered', { name: tell(`fight.words.unit.${type}`), n: number })
}

/** A side's place: it gives its colour and shape. */
export const PLACE: Readonly<Record<Side, number>> = { a: 0, b: 1 }

/** `useI18n().t` for keys that are put together. */
export function useTell(): Tell {
  const { t } = useI18n()
  return (key, values = {}, plural) => (plural === undefined ? t(key, values) : t(key, values, plural))
}
