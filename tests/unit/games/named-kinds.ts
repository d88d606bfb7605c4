import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readNamed, type NamedKind } from '../../../shared/document.ts'
import { isRefusal } from '../../../shared/problem.ts'

/** What reading something as a document comes to: `read`, or the code of the problem. */
export function codeOf(kind: NamedKind, given: unknown): string {
  const read = readNamed(kind, given)
  return isRefusal(read) ? read.problem.code : 'read'
}

/** What holds for every kind of document of every game, tried with one that is right. */
export function describeKinds(
  kinds: readonly (readonly [name: string, kind: NamedKind, document: object])[],
): void {
  describe.each(kinds)('%s', (_name, kind, document) => {
    it('is read back as it was written', () =>
      expect(readNamed(kind, JSON.parse(JSON.stringify(document)))).toEqual({ document }))

    it('takes no field that it does not know, and misses none that it does', () => {
      expect(codeOf(kind, { ...document, extra: 1 })).toBe('document/damaged')
      for (const field of Object.keys(document)) {
        const { [field]: _gone, ...rest } = Object.fromEntries(Object.entries(document))
        expect(codeOf(kind, rest), field).not.toBe('read')
      }
    })

    it('of a newer version is left alone', () =>
      expect(codeOf(kind, { ...document, version: kind.version + 1 })).toBe('document/newer'))

    it('has a step for each version before this', () => expect(kind.upgrades).toHaveLength(kind.version - 1))

    it('never throws, whatever it is given', () =>
      fc.assert(
        fc.property(fc.anything(), fc.constantFrom(...Object.keys(document)), (junk, field) => {
          expect(() => readNamed(kind, junk)).not.toThrow()
          expect(() => readNamed(kind, { ...document, [field]: junk })).not.toThrow()
        }),
      ))
  })
}
