import type { Dice } from './source.ts'

/** The same things in a new order, every order as likely as any other (Fisher–Yates); the input stays as it is. */
export function shuffled<Item>(items: readonly Item[], dice: Pick<Dice, 'pick'>): Item[] {
  const left = [...items]
  const order: Item[] = []
  while (left.length > 0) order.unshift(...left.splice(dice.pick(left.length), 1))
  return order
}

/** Any one of them. Throws where there is none. */
export function anyOf<Item>(items: readonly Item[], chance: Pick<Dice, 'pick'>): Item {
  const item = items[chance.pick(items.length)]
  if (item === undefined) throw new RangeError('There is nothing to choose from.')
  return item
}
