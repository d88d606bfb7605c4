import { isolate } from '../../../texts/isolate.ts'
import { computed, inject, provide, type InjectionKey } from 'vue'
import { useI18n } from 'vue-i18n'
import type { Unit } from '../../../../shared/systems/seven-seconds/battle/state/state.ts'
import type { BattleView } from '../../../../shared/systems/seven-seconds/battle/view.ts'
import { sideOf, type Side, type TargetId } from '../../../../shared/systems/seven-seconds/battle/words.ts'
import './texts.ts'

/** Looks a text up, and knows the own names of units as far as whoever looks may know them. */
export interface Tell {
  (key: string, values?: Record<string, unknown>, plural?: number): string
  readonly named?: (id: TargetId) => string | null
}

type Named = (id: TargetId) => string | null
const NAMED: InjectionKey<Named> = Symbol('own names of units')

/** Own names for the screens within: of units that whoever looks may see. Gives what tells by them. */
export function provideNames(units: () => readonly Unit[]): Tell {
  // A battle changes all the time, its names hardly ever: the same ones stay the same map, and nobody tells anew.
  const names = computed<ReadonlyMap<TargetId, string | null>>((before) => {
    const now = new Map(units().map(({ id, name }) => [id, name]))
    const isSame = now.size === before?.size && [...now].every(([id, name]) => before.get(id) === name)
    return isSame ? before : now
  })
  const named: Named = (id) => names.value.get(id) ?? null
  provide(NAMED, named)
  return tellBy(named)
}

/** How a unit, Blip, Objective or patch of ground is called for short: `Scout Aiko`, `Scout 2`, `Blip 6`, `α`. */
export function shortName(id: TargetId, tell: Tell): string {
  const [first = '', type = '', number = ''] = id.split('-')
  if (first === 'ground') return tell('fight.words.ground', { n: type })
  if (sideOf(id) === null) return tell(`fight.words.objective.${id}`)
  if (type === 'blip') return tell('fight.words.blip', { n: number })
  const own = tell.named?.(id)
  const unit = tell(`fight.words.unit.${type}`)
  return own ? tell('fight.words.named', { unit, name: isolate(own) }) : numberedName(id, tell)
}

/** What can be written on, side by side: units that came to light, then Blips by their numbers. */
export function piecesToWriteOn(
  { units, blips }: Pick<BattleView, 'units' | 'blips'>,
  sides: readonly Side[],
  nameOf: (side: Side) => string,
  tell: Tell,
): readonly { readonly value: TargetId; readonly label: string }[] {
  const pieces = [
    ...units.filter(({ where }) => where !== 'holding-area'),
    ...blips.toSorted((one, other) => one.square - other.square),
  ]
  return sides.flatMap((side) =>
    pieces
      .filter((piece) => piece.side === side)
      .map(({ id }) => ({ value: id, label: `${nameOf(side)}: ${shortName(id, tell)}` })),
  )
}

/** What a unit is and its number, whatever else it is called: `Scout 2`. */
export function numberedName(id: TargetId, tell: Tell): string {
  const [, type = '', number = ''] = id.split('-')
  return tell('fight.console.numbered', { name: tell(`fight.words.unit.${type}`), n: number })
}

/** `useI18n().t` for keys that are put together. */
export function useTell(): Tell {
  return tellBy(inject(NAMED, () => null))
}

function tellBy(named: Named): Tell {
  const { t } = useI18n()
  return Object.assign(
    (key: string, values: Record<string, unknown> = {}, plural?: number) =>
      plural === undefined ? t(key, values) : t(key, values, plural),
    { named },
  )
}
