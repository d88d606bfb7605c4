import { shuffled } from '../../../../dice/shuffle.ts'
import type { TroopLine } from '../../cards/documents.ts'
import { FIGURE_SET } from '../../data/campaign.ts'
import { DRONE_EQUIPMENT } from '../../data/equipment.ts'
import { DRONES, TROOPERS, type DroneType, type TrooperType, type UnitType } from '../../words.ts'
import type { CommandOf } from '../documents/commands.ts'
import type { Field } from '../rules/field.ts'
import type { Log } from '../rules/rule.ts'
import { breaks, impossible, when, type Hindrance } from '../../../../battle/rule.ts'
import { type Rule } from '../rules/rule.ts'
import type { BattleState } from '../state/state.ts'
import type { Side } from '../words.ts'
import { troopLineOf } from '../state/card.ts'

/** Squares with two units each (p.8). */
const UNITS_AT_MOST = 32
const NUMBERS = Array.from({ length: UNITS_AT_MOST }, (_, index) => index + 1)
/** Above the Blips' 1 to 16, and apart: the first digit of a unit's number tells its side. */
const NUMBERS_AFTER: Readonly<Record<Side, number>> = { a: 20, b: 60 }

const DRONE_PRICES = droneRecord((type) => DRONE_EQUIPMENT[type].cost)
const DRONE_FIGURES = droneRecord((type) => FIGURE_SET[type])
/** Where the players have more figures, nothing but the Holding Area ends their number. */
const ANY_DRONES = droneRecord(() => UNITS_AT_MOST)

/**
 * The squad of the troop card: what its question marks stand for, and drones up to its points. No more figures
 * than a set has, unless the group plays so. Source: Troop Cards, p.8; Purchase Drones, p.15; R31.
 */
export const muster: Rule<'muster'> = {
  phases: ['cards'],
  offers: (state, side) => {
    const line = lineToMuster(state, side)
    if (!line) return []
    const choices: Field = { kind: 'choices', of: line.choices, measured: false }
    const drones: Field = {
      kind: 'drones',
      points: line.drones,
      prices: DRONE_PRICES,
      most: isOneSet(state) ? DRONE_FIGURES : ANY_DRONES,
      measured: false,
    }
    return [{ choices, drones }]
  },
  check: (state, command) => {
    const line = lineToMuster(state, command.side)
    if (!line) {
      return [
        impossible('muster/not-now', 'Draw and keep the cards first; a squad is mustered once.', {
          page: 15,
        }),
      ]
    }
    return [...wrongChoices(line, command.choices), ...tooMany(state, line, command)]
  },
  resolve: (log, { side, choices, drones }) => musterUnits(log, side, choices, drones),
}

const isOneSet = ({ setup }: BattleState): boolean => setup.rules.figures === 'one-set'

function lineToMuster(state: BattleState, side: Side): TroopLine | null {
  return !state.sides[side].mustered ? troopLineOf(state, side) : null
}

function wrongChoices({ choices: wanted }: TroopLine, choices: readonly TrooperType[]): readonly Hindrance[] {
  if (choices.length !== wanted.length) {
    const message = `Choose ${wanted.length} of the troop card's question marks, one trooper for each.`
    return [
      impossible('muster/choices', message, { page: 8, path: ['choices'], values: { count: wanted.length } }),
    ]
  }
  return choices.flatMap((choice, index) =>
    when(wanted[index]?.includes(choice) === false, () =>
      breaks('muster/not-allowed', 'This question mark stands for another type.', {
        page: 8,
        path: ['choices', index],
        values: { type: choice },
      }),
    ),
  )
}

function tooMany(
  state: BattleState,
  line: TroopLine,
  { choices, drones }: CommandOf<'muster'>,
): readonly Hindrance[] {
  const cost = DRONES.reduce((sum, type) => sum + (drones[type] ?? 0) * DRONE_PRICES[type], 0)
  const counts: [UnitType, number][] = [
    ...TROOPERS.map((type): [UnitType, number] => [type, troopersOf(line, choices, type)]),
    ...DRONES.map((type): [UnitType, number] => [type, drones[type] ?? 0]),
  ]
  const all = counts.reduce((sum, [, count]) => sum + count, 0)
  return [
    ...when(all > UNITS_AT_MOST, () =>
      impossible('muster/too-many', `The Holding Area takes ${UNITS_AT_MOST} units: take fewer drones.`, {
        page: 8,
        path: ['drones'],
        values: { count: all, most: UNITS_AT_MOST },
      }),
    ),
    ...when(cost > line.drones, () =>
      breaks(
        'muster/points',
        `These drones cost ${cost} points and the troop card gives ${line.drones}: take fewer.`,
        {
          page: 15,
          path: ['drones'],
          values: { cost, points: line.drones },
        },
      ),
    ),
    ...counts.flatMap(([type, count]) =>
      when(isOneSet(state) && count > FIGURE_SET[type], () =>
        breaks('muster/figures', `A set of figures has ${FIGURE_SET[type]} of this type: take fewer.`, {
          page: 6,
          path: DRONES.some((drone) => drone === type) ? ['drones', type] : ['choices'],
          values: { type, count, most: FIGURE_SET[type] },
        }),
      ),
    ),
  ]
}

function musterUnits(
  log: Log,
  side: Side,
  choices: readonly TrooperType[],
  drones: CommandOf<'muster'>['drones'],
): void {
  const line = troopLineOf(log.state, side)
  if (!line) return
  const types = [
    ...TROOPERS.flatMap((type) => repeated<UnitType>(type, troopersOf(line, choices, type))),
    ...DRONES.flatMap((type) => repeated<UnitType>(type, drones[type] ?? 0)),
  ]
  // Numbers in no order: one that comes to light tells nothing about how many there are.
  const numbers = shuffled(NUMBERS, log.dice)
  // A battle that is carried out again keeps the numbers that its later lines name.
  const after = log.state.setup.version === 1 ? 0 : NUMBERS_AFTER[side]
  const units = types.map((type, index) => ({
    id: `${side}-${type}-${after + (numbers[index] ?? index + 1)}`,
    type,
    rating: line.rating,
  }))
  log.emit({ kind: 'mustered', side, units })
}

function repeated<Item>(item: Item, count: number): Item[] {
  return Array.from({ length: count }, () => item)
}

function troopersOf(line: TroopLine, choices: readonly TrooperType[], type: TrooperType): number {
  return line[type] + choices.filter((choice) => choice === type).length
}

function droneRecord(of: (type: DroneType) => number): Record<DroneType, number> {
  return { basic: of('basic'), kamikaze: of('kamikaze'), haywire: of('haywire'), recce: of('recce') }
}
