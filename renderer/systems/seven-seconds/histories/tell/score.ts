import { SIDES } from '../../../../../shared/systems/seven-seconds/battle/words.ts'
import { conditionText } from '../../cards/condition-text.ts'
import '../../cards/texts.ts'
import type { Telling } from './names.ts'
import { named, sentence } from '../../../../ui/markdown/speech.ts'

/** The Victory Points of both sides: line by line where a log has them, else as they were reported. */
export function tellScore({ texts: { t, and, figure }, story, names }: Telling): string[] {
  const { sides, course } = story
  const reported = sides.map(({ short, victoryPoints }) => {
    const side = named(short)
    return victoryPoints === null
      ? t('tell.score.notNoted', { side })
      : t('tell.score.sides', { side, n: figure(victoryPoints) })
  })
  const score = course?.score
  if (!score) return [reported.map((line) => `- ${line}`).join('\n')]
  const parts = SIDES.flatMap((side) => {
    const mission = course.missions[side]
    const title = mission ? t('tell.end.mission', { title: named(mission.title), id: mission.id }) : ''
    const lines = score[side].lines.map(({ condition, paid, points, corrected }) => {
      const what = named(conditionText((key, values, n) => t(key, values ?? {}, n ?? 1), condition, and))
      const key = paid > 1 ? 'tell.score.times' : 'tell.score.line'
      const line = t(key, { what: what.replace(/\.$/u, ''), n: paid, points: figure(points) })
      if (corrected === null) return `- ${line}`
      const { from, note } = corrected
      return `- ${t('tell.score.corrected', { line, from: figure(from), note: named(note) })}`
    })
    const total = `- **${t('tell.score.total', { n: figure(score[side].total) })}**`
    return [
      `**${sentence(t('tell.score.of', { side: names.side(side), mission: title }))}**`,
      [...lines, total].join('\n'),
    ]
  })
  const [a, b] = sides
  const stands = a.victoryPoints === score.a.total && b.victoryPoints === score.b.total
  if (stands || a.victoryPoints === null || b.victoryPoints === null) return parts
  const values = { a: named(a.short), b: named(b.short) }
  const told = { ...values, high: figure(a.victoryPoints), low: figure(b.victoryPoints) }
  return [...parts, t('tell.score.reported', told)]
}
