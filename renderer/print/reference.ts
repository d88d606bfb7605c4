import type { Game } from '../../shared/systems/game.ts'
import type { Words } from '../texts/words.ts'
import type { Contents } from './contents.ts'
import type { FlowPart } from './document.ts'
import { titleOf } from './title.ts'

/** The rules of a game on a few pages, under its name. */
export function referenceSheet(
  words: Words,
  { name }: Pick<Game, 'name'>,
  { blocks, ...pages }: Pick<FlowPart, 'columns' | 'mostPages' | 'blocks'>,
): Contents {
  const what = words.t('paper.what.reference')
  const title = { kind: 'title', text: what, lead: name, faction: null } as const
  return {
    title: titleOf(words, what, name),
    parts: [{ kind: 'flow', title: `${name}, ${what}`, ...pages, blocks: [title, ...blocks] }],
  }
}
