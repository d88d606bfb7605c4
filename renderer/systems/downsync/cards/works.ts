import type { Action, Modifier, Trait } from '../../../../shared/systems/downsync/documents/unit-card.ts'
import type { Say } from '../../../library/kinds.ts'
import { signed } from '../../../ui/fields/whole-number.ts'
import '../texts/names.ts'
import { TOKEN_NAMES } from '../texts/signs.ts'

/** What Muster works out of a card by itself, in words (line 677). */

const works = (key: string): string => `downsyncTable.works.${key}`

/** A modifier in a line: `Attack Roll at it −1, if the other Unit is infantry`. */
export function modifierText(of: Modifier, say: Say): string {
  const what = [
    of.add === 0 ? '' : signed(of.add),
    of.advantage === 0 ? '' : say(works('advantages'), { n: of.advantage }),
  ].filter((one) => one !== '')
  const rolled = say(works(of.of === 'own' ? 'modifier' : 'against'), {
    roll: say(works(`roll.${of.roll}`)),
    what: what.length === 0 ? signed(0) : what.join(', '),
  })
  return [
    rolled,
    of.when === 'always' ? '' : say(works(`when.${of.when}`)),
    of.perBreach ? say(works('perBreach')) : '',
  ]
    .filter((one) => one !== '')
    .join(', ')
}

/** When a trait takes effect, what it costs and what it brings, beside its modifiers. */
export const traitParts = (of: Trait, say: Say): string[] => [
  ...(of.at === 'always' ? [] : [say(works(`at.${of.at}`))]),
  ...(of.commandPoints === 0 ? [] : [say('downsyncTable.commandPoints', { n: of.commandPoints })]),
  ...(of.gains === null ? [] : [say(works('gains'), { token: TOKEN_NAMES[of.gains] })]),
]

/** What stands on the card where the words of a trait or an action say nothing; empty where nothing is worked out. */
export function workedText(of: Trait | Action, say: Say): string {
  if (of.text.trim() !== '') return ''
  const parts = 'at' in of ? traitParts({ ...of, commandPoints: 0 }, say) : []
  const all = [...parts, ...of.modifiers.map((one) => modifierText(one, say))]
  return all.length === 0 ? '' : `${all.join(' · ')}.`
}
