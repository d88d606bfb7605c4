import { useI18n } from 'vue-i18n'
import type { Side } from '../../../../../shared/systems/seven-seconds/battle/words.ts'
import type { SideShown } from '../sides.ts'
import type { StoryLine } from './story.ts'

/** The sentence of a line of the story. */
export function useStoryText(sides: () => Readonly<Record<Side, SideShown>>): (line: StoryLine) => string {
  const { t } = useI18n()
  return (line) => {
    const name = 'side' in line ? sides()[line.side].name : ''
    if (line.kind === 'edge')
      return t('fight.before.story.edge', { name, edge: t(`fight.words.edge.${line.edge}`) })
    if (line.kind === 'objective')
      return t('fight.before.story.objective', { name, letter: t(`fight.words.objective.${line.objective}`) })
    if (line.kind === 'deployed') return t('fight.before.story.deployed', { name, n: line.count }, line.count)
    return t(`fight.before.story.${line.kind}`, { name })
  }
}
