import type { Courses } from '../../../../../../shared/systems/seven-seconds/histories/measure/courses.ts'
import { race } from '../../../../../../shared/systems/seven-seconds/histories/measure/race.ts'
import { streaks } from '../../../../../../shared/systems/seven-seconds/histories/measure/streaks.ts'
import { techGrowth } from '../../../../../../shared/systems/seven-seconds/histories/measure/tech.ts'
import type { LinesDrawing, StripsDrawing } from '../../../../../ui/plots/drawing.ts'
import type { Figure, Make, Making } from '../figure.ts'

/** What everybody has after each battle. */

export const raceFigure: Make = (making) => courseFigure('race', race(making.scope, making.all), making)
/** A streak breaks off time and again: lines of it would hide each other. */
export const streaksFigure: Make = (making) => {
  const figure = courseFigure('streaks', streaks(making.scope, making.all), making)
  return { ...figure, drawing: figure.drawing && afterStart(figure.drawing) }
}
export const growthFigure: Make = (making) =>
  courseFigure('growth', techGrowth(making.scope, making.all), making)

/** The same in columns, each of which is of a battle. */
function afterStart({ steps, lines, across }: LinesDrawing): StripsDrawing {
  return {
    kind: 'strips',
    across,
    steps: steps.slice(1),
    lines: lines.map((line) => ({ ...line, values: line.values.slice(1) })),
  }
}

function courseFigure(
  key: string,
  { steps, lines }: Courses,
  { say }: Making,
): Figure & { readonly drawing: LinesDrawing | null } {
  const { t, number, battle, position } = say
  const names = [t('numbers.start'), ...steps.map(battle)]
  const shorts = [steps.some(position) ? t('numbers.start') : undefined, ...steps.map(position)]
  return {
    drawing:
      steps.length === 0
        ? null
        : {
            kind: 'lines',
            across: t('numbers.across.battles'),
            steps: names.map((name, at) => ({ name, short: shorts[at], behind: behind(steps, at) })),
            lines: lines.map(({ contender: { name, place }, values }) => ({ name, place, values })),
          },
    summary: t(`numbers.figure.${key}.summary`, {
      n: steps.length,
      values: lines
        .toSorted((a, b) => (b.values.at(-1) ?? 0) - (a.values.at(-1) ?? 0))
        .slice(0, 4)
        .map(({ contender, values }) => `${contender.name} ${number(values.at(-1) ?? 0)}`)
        .join(', '),
    }),
    head: [t('numbers.column.after'), ...lines.map(({ contender }) => contender.name)],
    rows: () =>
      names.map((name, at) => [
        { text: name, behind: behind(steps, at) },
        ...lines.map(({ values }) => ({ text: number(values[at] ?? 0) })),
      ]),
    unknown: [],
  }
}

/** The start has no battle behind it. */
function behind(steps: readonly string[], at: number): readonly string[] {
  return at === 0 ? [] : steps.slice(at - 1, at)
}
