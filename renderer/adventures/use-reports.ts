import { isRefusal, type Problem } from '../../shared/problem.ts'
import type { Logged } from '../../shared/contract/adventures.ts'
import { call } from '../client/client.ts'
import type { TableFaces } from '../table/faces.ts'
import { useTableTexts } from '../table/use-table-words.ts'
import { useWords } from '../texts/words.ts'
import { reportOf } from './report.ts'
import type { AdventureWords } from './routes.ts'

/** Tells battles that are over, in Markdown, from what everybody knows of them. */
export function useReports(
  faces: TableFaces,
  words: AdventureWords,
): (battle: Logged) => Promise<string | Problem> {
  const said = useWords()
  let view: object | null = null
  const texts = useTableTexts(faces, () => view)
  return async (battle) => {
    const { id } = battle.fight
    const [look, log] = await Promise.all([
      call('fights.look', { id, watcher: 'public' }),
      call('fights.log', { id, watcher: 'public', after: 0 }),
    ])
    if (isRefusal(look)) return look.problem
    if (isRefusal(log)) return log.problem
    view = look.view
    return reportOf(
      said,
      { ...battle, paragraphs: texts.tale(log.events, battle.fight, battle.place) },
      words,
    )
  }
}
