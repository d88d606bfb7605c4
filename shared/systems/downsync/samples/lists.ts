import type { ListDraft } from '../documents/force-list.ts'
import { emptyList, listOf } from '../documents/making.ts'
import { MERIDIAN_CARDS, SAMPLE_FACTIONS, TIDEWALL_CARDS } from './cards.ts'

/** Force lists to start from, of both sizes of the book: names and notes invented for Muster. */

const SMALL = { of: 'book', size: 'small' } as const
const STANDARD = { of: 'book', size: 'standard' } as const
const tidewall = (name: string, size: ListDraft['size'], notes: string): ListDraft => ({
  ...emptyList(name, SAMPLE_FACTIONS.tidewall, size),
  notes,
})
const meridian = (name: string, size: ListDraft['size'], notes: string): ListDraft => ({
  ...emptyList(name, SAMPLE_FACTIONS.meridian, size),
  notes,
})

export const SAMPLE_LISTS = {
  'sea-gate': listOf(
    tidewall(
      'Sea Gate Watch',
      SMALL,
      'Scan first, then shoot at what is no decoy: the simplest way to begin.',
    ),
    TIDEWALL_CARDS,
    [{ card: 'plover', name: 'Salt One' }, 'groyne', 'caisson', 'caisson', 'signalhouse', 'lighthouse'],
  ),
  'lamp-row': listOf(
    meridian('Lamp Row', SMALL, 'More Pings than Units: let the enemy spend scans on paper.'),
    MERIDIAN_CARDS,
    ['wisp', 'lanterns', 'halcyon', 'mirror', 'weavers', { card: 'chorus', name: 'Long Vowel' }],
  ),
  'third-tide': listOf(
    tidewall(
      'Third Tide',
      STANDARD,
      'A wall of guns with two eyes behind it, and a tank that nobody overlooks.',
    ),
    TIDEWALL_CARDS,
    [
      ...['plover', 'plover', 'groyne', 'lampman'],
      ...['caisson', 'bulwark', 'bulwark', 'signalhouse', 'stevedores'],
      ...['breakwater', 'lighthouse'],
    ],
  ),
  'hollow-night': listOf(
    meridian(
      'Hollow Night',
      STANDARD,
      'It breaches, stuns and is gone: never leave two of them alone with one of yours.',
    ),
    MERIDIAN_CARDS,
    [
      ...['wisp', 'lanterns', 'lanterns', 'nightjar'],
      ...['weavers', 'halcyon', 'halcyon', 'mirror', 'tuning'],
      ...['chorus', 'procession'],
    ],
  ),
} as const satisfies Readonly<Record<string, ListDraft>>
export const SAMPLE_LIST_IDS = ['sea-gate', 'lamp-row', 'third-tide', 'hollow-night'] as const
