import { problem, type Problem } from '../../../problem.ts'

/** The most characters that a card has room for. */
export const TEXT_ROOM = { title: 40, flavour: 120, orders: 220 } as const

/** Problems: `card/no-text` and `card/text-long` with the text's name as their path. */
export function checkText(text: string, name: keyof typeof TEXT_ROOM): Problem[] {
  const room = TEXT_ROOM[name]
  if (text.trim() === '')
    return [problem('card/no-text', `The ${name} is empty: write one.`, [name], { name })]
  if (text.length <= room) return []
  const message = `The ${name} has ${text.length} characters and the card room for ${room}: shorten it.`
  return [problem('card/text-long', message, [name], { name, length: text.length, room })]
}
