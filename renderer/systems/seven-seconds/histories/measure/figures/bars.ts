import type { Contender } from '../../../../../../shared/systems/seven-seconds/histories/measure/scope.ts'
import type { Counted } from '../../../../../../shared/systems/seven-seconds/histories/measure/shapes.ts'
import type { BarPart, BarsDrawing } from '../../../../../ui/plots/drawing.ts'
import { MOST_PARTS, type Making, type Say } from '../figure.ts'

type Row = BarsDrawing['rows'][number]

/** Bars; null where there is nothing. */
export function barsOf(
  across: string,
  rows: readonly Row[],
  legend: BarsDrawing['legend'] = [],
): BarsDrawing | null {
  const something = rows.some(({ parts }) => parts.some(({ value }) => value !== 0))
  return something ? { kind: 'bars', across, legend, rows } : null
}

/** What the parts of a bar are where factions share it; nothing where they are too many to be told apart. */
export function factionLegend(contenders: readonly Contender[]): BarsDrawing['legend'] {
  return contenders.length > MOST_PARTS ? [] : contenders.map(({ name, place }) => ({ name, tone: place }))
}

/** A bar shared by factions, or whole where they are too many. */
export function factionParts(
  all: Counted,
  by: readonly ({ readonly contender: Contender } & Counted)[],
  { number }: Say,
): BarPart[] {
  if (by.length > MOST_PARTS)
    return [{ tone: 'strong', value: all.value, told: number(all.value), behind: all.battles }]
  return by.map(({ contender, value, battles }) => ({
    tone: contender.place,
    value,
    told: `${contender.name} ${number(value)}`,
    behind: battles,
  }))
}

/** The first rows of a figure in a sentence: name and value of each. */
export function summaryOf(
  key: string,
  rows: readonly { readonly name: string; readonly value: string }[],
  { say: { t } }: Making,
): string {
  return t('numbers.summary', {
    title: t(`numbers.figure.${key}.title`),
    values: rows
      .slice(0, 6)
      .map(({ name, value }) => `${name} ${value}`)
      .join(', '),
  })
}
