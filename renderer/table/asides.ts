import type { Named, TableWords } from './faces.ts'

/** What the house itself has happen in any battle (`asideEvents`). */
type Aside =
  | { readonly kind: 'noted'; readonly side: string; readonly text: string }
  | {
      readonly kind: 'counter-set'
      readonly side: string
      readonly name: string
      readonly piece: string
      readonly count: number
    }
  | { readonly kind: 'photo-taken'; readonly side: string; readonly caption: string }
  | { readonly kind: 'pin-given-up'; readonly side: string }
  | { readonly kind: 'handed-over'; readonly side: string; readonly automatic: boolean }

const KINDS: readonly string[] = [
  'noted',
  'counter-set',
  'photo-taken',
  'pin-given-up',
  'handed-over',
] satisfies readonly Aside['kind'][]

export const isAside = <Told extends { readonly kind: string }>(
  told: Told,
): told is Extract<Told, { readonly kind: Aside['kind'] }> => KINDS.includes(told.kind)

/** What a log says of it, in the words of its game: `line.noted` and so on. */
export function asideLine(
  told: Aside,
  nameOf: (side: string) => string,
  called: (piece: string) => Named,
): TableWords {
  const name = nameOf(told.side)
  switch (told.kind) {
    case 'noted':
      return { key: 'line.noted', values: { name, text: told.text } }
    case 'counter-set':
      return {
        key: 'line.counter',
        values: { what: told.name, piece: called(told.piece), n: told.count },
      }
    case 'photo-taken':
      return { key: 'line.photo', values: { name, caption: told.caption } }
    case 'pin-given-up':
      return { key: 'line.pin', values: { name } }
    case 'handed-over':
      return { key: told.automatic ? 'line.toMuster' : 'line.fromMuster', values: { name } }
  }
}
