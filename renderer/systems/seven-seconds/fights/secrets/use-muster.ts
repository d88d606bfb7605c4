import { computed, type ComputedRef } from 'vue'
import type { Field } from '../../../../../shared/systems/seven-seconds/battle/rules/field.ts'
import type { TroopLine } from '../../../../../shared/systems/seven-seconds/cards/documents.ts'
import { FIGURE_SET } from '../../../../../shared/systems/seven-seconds/data/campaign.ts'
import {
  DRONES,
  type DroneType,
  type Rating,
  type TrooperType,
  type UnitType,
} from '../../../../../shared/systems/seven-seconds/words.ts'
import { unitProfile } from '../../../../../shared/systems/seven-seconds/profiles.ts'
import { wholeNumber } from '../../../../ui/fields/whole-number.ts'
import { numbersInForce, type NumberInForce } from '../console/model/numbers.ts'
import type { Look } from '../open-fight.ts'
import { affordable, costOf, squadOf } from './squad.ts'
import type { Session } from './use-session.ts'
import type { Work } from './work.ts'

export interface Mustering {
  /** The types that each question mark may stand for. */
  readonly questions: ComputedRef<readonly (readonly TrooperType[])[]>
  readonly choices: ComputedRef<readonly (TrooperType | '')[]>
  readonly choose: (index: number, type: TrooperType) => void
  readonly shop: ComputedRef<Extract<Field, { kind: 'drones' }> | null>
  readonly drones: ComputedRef<Record<DroneType, number>>
  /** The rating that the line marches with, and its drones with it (R3). */
  readonly rating: ComputedRef<Rating | null>
  /** The numbers that a drone would have. */
  readonly numbersOf: (type: DroneType) => readonly NumberInForce[]
  /** Points that are not spent; below 0 where too many are. */
  readonly left: ComputedRef<number>
  /** Drones that the points left would still buy. */
  readonly buyable: ComputedRef<readonly DroneType[]>
  readonly squad: ComputedRef<readonly { readonly type: UnitType; readonly count: number }[]>
  /** Types that a figure set has fewer of. */
  readonly tooMany: ComputedRef<readonly UnitType[]>
  readonly muster: () => void
}

/** The squad that the troop card gives, while its owner chooses. */
export function useMuster(session: Session, look: () => Look, work: Work): Mustering {
  const fields = computed(() => look().options.find(({ command }) => command === 'muster')?.fields)
  const questions = computed(() => {
    const field = fields.value?.choices
    return field?.kind === 'choices' ? field.of : []
  })
  const shop = computed(() => {
    const field = fields.value?.drones
    return field?.kind === 'drones' ? field : null
  })
  const line = computed<TroopLine | null>(() => {
    const { mission, troops } = look().view.sides[session.side]
    return mission && troops ? troops.lines[mission.troopLine] : null
  })
  const choices = computed(() => questions.value.map((_of, index) => work.choices[index] ?? ''))
  const drones = computed(() => {
    const count = (type: DroneType): number => wholeNumber(work.drones[type], { least: 0, most: 99 }) ?? 0
    return {
      basic: count('basic'),
      kamikaze: count('kamikaze'),
      haywire: count('haywire'),
      recce: count('recce'),
    }
  })
  const left = computed(() => (shop.value ? shop.value.points - costOf(drones.value, shop.value.prices) : 0))
  const squad = computed(() => (line.value ? squadOf(line.value, choices.value, drones.value) : []))

  return {
    questions,
    choices,
    choose: (index, type) => {
      work.choices = questions.value.map((_of, at) => (at === index ? type : (work.choices[at] ?? '')))
    },
    shop,
    drones,
    rating: computed(() => line.value?.rating ?? null),
    numbersOf: (type) => {
      const { tech } = look().view.sides[session.side]
      return line.value ? numbersInForce(unitProfile(type, line.value.rating, tech), tech) : []
    },
    left,
    buyable: computed(() => (shop.value ? affordable(drones.value, shop.value, left.value) : [])),
    squad,
    tooMany: computed(() =>
      look().view.rules.figures === 'any-number'
        ? []
        : squad.value.filter(({ type, count }) => count > FIGURE_SET[type]).map(({ type }) => type),
    ),
    muster: () => {
      const bought = DRONES.filter((type) => drones.value[type] > 0)
      void session.act({
        kind: 'muster',
        side: session.side,
        choices: choices.value.filter((choice) => choice !== ''),
        drones: Object.fromEntries(bought.map((type) => [type, drones.value[type]])),
      })
    },
  }
}
