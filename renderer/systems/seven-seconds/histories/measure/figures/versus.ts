import type { Counted } from '../../../../../../shared/systems/seven-seconds/histories/measure/shapes.ts'
import {
  versus,
  type Compared,
} from '../../../../../../shared/systems/seven-seconds/histories/measure/versus.ts'
import type { VersusDrawing } from '../../../../../ui/plots/drawing.ts'
import type { Figure, Making } from '../figure.ts'

export interface VersusFigure extends Figure {
  /** Battles that the two fought against each other, and how many of them were draws. */
  readonly fought: { readonly battles: number; readonly drawn: number }
}

/** Two against each other. */
export function versusFigure(making: Making, first: string, second: string): VersusFigure {
  const { scope, say } = making
  const { t, number, signed } = say
  const found = versus(scope, first, second)
  const sideOf = (key: string): VersusDrawing['sides'][0] => {
    const { name, place } = scope.contenders.find((one) => one.key === key) ?? { name: '', place: 0 }
    return { name, place }
  }
  const sides = [sideOf(first), sideOf(second)] as const
  const shown = (of: Compared, value: Counted | null): VersusDrawing['rows'][0]['values'][0] => {
    const text = value === null ? '–' : of === 'luck' ? signed(value.value) : number(value.value)
    return {
      value: value?.value ?? null,
      text,
      told: value === null ? t('numbers.told.notNoted') : text,
      behind: value?.battles ?? [],
    }
  }
  const rows = found.rows.map(({ of, values: [ours, theirs] }) => ({
    name: t(`numbers.compared.${of}`),
    values: [shown(of, ours), shown(of, theirs)] as const,
  }))
  return {
    drawing: found.battles.length === 0 ? null : { kind: 'versus', sides, rows },
    summary: t('numbers.figure.versus.summary', {
      a: sides[0].name,
      b: sides[1].name,
      n: found.battles.length,
      values: rows
        .slice(0, 3)
        .map(({ name, values }) => `${name} ${values.map(({ text }) => text).join(' : ')}`)
        .join(', '),
    }),
    head: [t('numbers.column.compared'), ...sides.map(({ name }) => name)],
    rows: () => [
      [
        { text: t('numbers.column.battles') },
        ...sides.map(() => ({ text: number(found.battles.length), behind: found.battles })),
      ],
      [
        { text: t('numbers.outcome.drawn') },
        ...sides.map(() => ({ text: number(found.drawn.value), behind: found.drawn.battles })),
      ],
      ...rows.map(({ name, values }) => [
        { text: name },
        ...values.map(({ text, behind = [] }) => ({ text, behind })),
      ]),
    ],
    unknown: found.unknown,
    fought: { battles: found.battles.length, drawn: found.drawn.value },
  }
}
