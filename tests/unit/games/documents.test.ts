import { describe, expect, test } from 'vitest'
import { readDocument, storedDocument, type DocumentKind } from '../../../shared/document.ts'
import { techKind } from '../../../shared/systems/seven-seconds/campaign/documents.ts'
import { rulesKind, rulesNewSince } from '../../../shared/systems/seven-seconds/house-rules/kept.ts'
import { rulesFor } from '../../../shared/systems/seven-seconds/campaign/rules.ts'
import { MUSTER_CARDS } from '../../../shared/systems/seven-seconds/cards/decks/index.ts'
import { SAMPLE_FACTIONS } from '../../../shared/systems/seven-seconds/data/sample-factions.ts'
import { cardKind } from '../../../shared/systems/seven-seconds/decks/fields.ts'

/** What a version once wrote is read for ever, and what a newer one wrote is left as it is. */

const short = rulesFor('short')
const without = (names: readonly string[], battle: object): object =>
  Object.fromEntries(Object.entries(battle).filter(([name]) => !names.includes(name)))
const battleOfFour = without(['shedding', 'figures', 'terrain', 'facing', 'inspected'], short.battle)
const battleOfThree = without(['kamikazeContacts'], battleOfFour)
const battleOfTwo = without(['revealing', 'stunEndsActivation', 'securedBy', 'securedAfter'], battleOfThree)

interface Written {
  readonly name: string
  readonly kind: DocumentKind
  /** What each version wrote, from the first on, and what it is read as now. */
  readonly versions: readonly (readonly [written: object, now: object])[]
}

const card = MUSTER_CARDS.troops[0] ?? {}
const tech = SAMPLE_FACTIONS['new-tokyo'].tech

const KINDS: readonly Written[] = [
  {
    name: 'rules of a campaign of 7 Seconds',
    kind: rulesKind,
    versions: [
      [{ length: 'short', pointsToWin: 6, streakToWin: 4 }, short],
      ...[battleOfTwo, battleOfThree, battleOfFour, short.battle].map(
        (battle) =>
          [
            { ...short, battle: { ...battle, scale: 0.5 } },
            { ...short, battle: { ...short.battle, scale: 0.5 } },
          ] as const,
      ),
    ],
  },
  { name: 'numbers of a faction of 7 Seconds', kind: techKind, versions: [[tech, tech]] },
  { name: 'a card of 7 Seconds', kind: cardKind, versions: [[card, card]] },
]

describe.each(KINDS)('$name', ({ kind, versions }) => {
  test('every version is known, and has a step to the next', () => {
    expect(versions).toHaveLength(kind.version)
    expect(kind.upgrades).toHaveLength(kind.version - 1)
  })
  test.each(versions.map(([written, now], at) => ({ version: at + 1, written, now })))(
    'of version $version is brought up, and stays as it is when it is read again',
    ({ version, written, now }) => {
      const before = JSON.stringify(written)
      const read = storedDocument(kind, version, written)
      expect(read).toEqual(now)
      expect(storedDocument(kind, kind.version, read)).toEqual(read)
      expect(JSON.stringify(written)).toBe(before)
    },
  )
  test('of a newer version is refused', () => {
    const [, now] = versions.at(-1) ?? []
    expect(readDocument(kind, kind.version + 1, now)).toMatchObject({ problem: { code: 'document/newer' } })
    expect(() => storedDocument(kind, kind.version + 1, now)).toThrow('newer Muster')
  })
  test.each([[null], [[]], ['rules'], [{}], [{ problem: 1 }]])(
    'that is damaged (%j) is refused',
    (document) => {
      for (let version = 1; version <= kind.version; version += 1)
        if (kind !== rulesKind || version > 1)
          expect(readDocument(kind, version, document)).toMatchObject({
            problem: { code: 'document/damaged' },
          })
    },
  )
})

test('what a campaign was not asked about is what came after its version', () => {
  expect(rulesNewSince(rulesKind.version)).toEqual([])
  expect(rulesNewSince(4)).toHaveLength(5)
  expect(rulesNewSince(3)).toHaveLength(6)
  expect(rulesNewSince(2)).toHaveLength(10)
  expect(rulesNewSince(1).length).toBeGreaterThan(20)
})
