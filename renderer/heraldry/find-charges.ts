export interface Findable {
  readonly label: string
  /** Further words by which it is found. */
  readonly find: string
}

/** What a search for the beginning of a word finds: a whole word first, then a name, then what goes with it. */
export function findCharges<Item extends Findable>(all: readonly Item[], text: string): Item[] {
  const wanted = text.trim().toLocaleLowerCase()
  const rank = ({ label, find }: Item): number => {
    const name = label.toLocaleLowerCase()
    const words = `${name} ${find.toLocaleLowerCase()}`.split(' ')
    if (words.includes(wanted)) return 0
    if (name.startsWith(wanted)) return 1
    return words.some((word) => word.startsWith(wanted)) ? 2 : 3
  }
  return all.filter((one) => rank(one) < 3).toSorted((a, b) => rank(a) - rank(b))
}
