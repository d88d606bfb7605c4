import { askedWith, type Asked, type Odds } from '../../../renderer/odds/odds.ts'
import { filledOf, type Typed } from '../../../renderer/table/values.ts'

/** A question about a game's odds, everything else as it is usual. */
export function asking(odds: Odds, typed: Typed = {}): { asked: Asked; answer: ReturnType<Odds['answer']> } {
  const asked = askedWith(odds.fields, { fields: {}, typed })
  const said = filledOf(asked.fields, asked.typed)
  if (!said) throw new Error('Something is not said.')
  return { asked, answer: odds.answer(said) }
}

/** A document as the group keeps it in its library. */
export const document = <Kept extends { readonly kind: string; readonly name: string }>(
  id: string,
  of: Kept,
) => ({ id, kind: of.kind, name: of.name, inCampaign: false, document: of })
