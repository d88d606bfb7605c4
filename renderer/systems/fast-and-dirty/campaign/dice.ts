/** A d6 of this machine, for forces that are made on a shelf: in a battle the main process throws. */
export const rolledHere = (): number => 1 + pickHere(6)

/** One of so many, from 0. */
export const pickHere = (n: number): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % n

/** What a die may show, to be chosen; `open` is said where it has not fallen yet. */
export const facesOr = (open: string): readonly { readonly value: string; readonly label: string }[] =>
  ['', '1', '2', '3', '4', '5', '6'].map((value) => ({ value, label: value || open }))

/** Faces that somebody typed one after the other, whatever stands between them. */
export const diceIn = (text: string): number[] =>
  Array.from(text.matchAll(/[1-6]/gu), ([face]) => Number(face))
