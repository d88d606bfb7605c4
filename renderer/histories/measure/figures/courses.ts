import type { Courses } from '../../../../shared/systems/seven-seconds/histories/measure/courses.ts'
import { race } from '../../../../shared/systems/seven-seconds/histories/measure/race.ts'
import { streaks } from '../../../../shared/systems/seven-seconds/histories/measure/streaks.ts'
import { techGrowth } from '../../../../shared/systems/seven-seconds/histories/measure/tech.ts'
import type { Figure, Make, Making } from '../figure.ts'

/** Lines over the battles. */

export const raceFigure: Make = (making) => courseFigure('race', race(making.scope, making.all), making)
export const streaksFigure: Make = (making) =>
  courseFigure('streaks', streaks(making.scope, making.all), making)
export const growthFigure: Make = (making) =>
  courseFigure('growth', techGrowth(making.scope, making.all), making)

function courseFigure(key: string, { steps, lines }: Courses, { say }: Making): Figure {
  const { t, number, battle } = say
  const names = [t('numbers.start'), ...steps.map(battle)]
  return {
    drawing:
      steps.length === 0
        ? null
        : {
            kind: 'lines',
            across: t('numbers.across.battles'),
            steps: names.map((name, at) => ({ name, behind: behind(steps, at) })),
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
