import {
  lossesByType,
  lossesByWeapon,
  type LossRow,
} from '../../../../../../shared/systems/seven-seconds/histories/measure/losses.ts'
import type { Measured } from '../../../../../../shared/systems/seven-seconds/histories/measure/shapes.ts'
import type { Figure, Make, Making } from '../figure.ts'
import { barsOf, factionLegend, factionParts, summaryOf } from './bars.ts'

/** What was lost, and to what. */

export const lossesByTypeFigure: Make = (making) =>
  lossFigure('losses-type', 'type', lossesByType(making.scope), making, (of) =>
    making.say.t(`fight.words.unit.${of}`),
  )
export const lossesByWeaponFigure: Make = (making) =>
  lossFigure('losses-weapon', 'weapon', lossesByWeapon(making.scope), making, (of) =>
    making.say.t(`numbers.weapon.${of}`),
  )

function lossFigure<Of extends string>(
  key: string,
  column: string,
  { rows: all, unknown }: Measured<LossRow<Of>>,
  making: Making,
  nameOf: (of: Of) => string,
): Figure {
  const { scope, say } = making
  const { t, number } = say
  const found = all.filter((row) => row.all.value > 0).toSorted((a, b) => b.all.value - a.all.value)
  const rows = found.map((row) => ({
    name: nameOf(row.of),
    place: null,
    value: number(row.all.value),
    parts: factionParts(row.all, row.by, say),
  }))
  return {
    drawing: barsOf(t('numbers.across.lost'), rows, factionLegend(scope.contenders)),
    summary: summaryOf(key, rows, making),
    head: [
      t(`numbers.column.${column}`),
      ...scope.contenders.map(({ name }) => name),
      t('numbers.column.all'),
    ],
    rows: () =>
      found.map((row) => [
        { text: nameOf(row.of) },
        ...[...row.by, row.all].map(({ value, battles }) => ({ text: number(value), behind: battles })),
      ]),
    unknown,
  }
}
