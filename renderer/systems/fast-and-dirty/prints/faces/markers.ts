import {
  HIDDEN,
  LASTING_POWERS,
  MINES_RULES,
} from '../../../../../shared/systems/fast-and-dirty/data/advanced.ts'
import { SECTORS } from '../../../../../shared/systems/fast-and-dirty/words.ts'
import type { Piece } from '../../../../../shared/printing/sheets.ts'
import type { Size } from '../../../../../shared/printing/words.ts'
import type { MarkerFace } from './face.ts'

/** Markers are cut from a grid of squares, about an inch wide. */
export const MARKER_SIZE: Size = { width: 24, height: 24 }

export const MARKER_GROUPS = [
  'fire',
  'broken',
  'done',
  'wounded',
  'vehicles',
  'smoke',
  'charges',
  'powers',
  'hidden',
  'mines',
  'contacts',
  'blindContacts',
  'objectives',
] as const
export type MarkerGroup = (typeof MARKER_GROUPS)[number]

export const MARKERS = [
  'underFire',
  'pinned',
  'broken',
  'done',
  'opFire',
  'wounded',
  'stabilised',
  'immobilised',
  'bogged',
  'weaponOut',
  'hit',
  'smoke',
  'scout',
  'drop',
  'charge',
  'target',
  'lastStand',
  'hidden',
  'mine',
  'contact',
  'unit',
  'dummy',
  'near',
  'middle',
  'far',
  'degrade',
  'embolden',
  'enhance',
  'expose',
  'shield',
  'terror',
] as const
export type Marker = (typeof MARKERS)[number]

/** How many of a marker serve a usual battle. */
const COUNTS = {
  fire: 24,
  broken: 8,
  done: 24,
  wounded: 18,
  immobilised: 8,
  weaponOut: 6,
  hit: 12,
  smokeEnds: 8,
  scout: 4,
  drop: 2,
  charge: 6,
  target: 4,
  lastStand: 2,
  power: 2,
} as const
/** Letters of hidden units and of minefields. */
const HIDDEN_UNITS = ['A', 'B', 'C', 'D']
const FIELDS = ['A', 'B', 'C']
/** Contact markers of a side: units of a platoon with support, and its dummies (lines 2721–2727). */
const CONTACTS = { unit: 9, dummy: 9 } as const
/** As many as a side has of two platoons with their dummies: in Muster's battles they go by their numbers. */
const NUMBERED = 24

const SIDES = [0, 1] as const
const POWERS_THAT_LAST = MARKERS.filter((marker) => LASTING_POWERS.some((power) => power === marker))

const face = (marker: Marker, figure = '', side: 0 | 1 | null = null): MarkerFace => ({
  kind: 'marker',
  marker,
  figure,
  side,
})
const times = (n: number, marker: Marker, back: Marker | null = null): Piece<MarkerFace>[] =>
  Array.from({ length: n }, () => {
    const front = face(marker)
    return { front, back: back === null ? front : face(back) }
  })
const alike = (front: MarkerFace): Piece<MarkerFace> => ({ front, back: front })

/** The markers of a group; what one becomes stands on its back. */
export function markersOf(group: MarkerGroup): Piece<MarkerFace>[] {
  switch (group) {
    case 'fire':
      return times(COUNTS.fire, 'underFire', 'pinned')
    case 'broken':
      return [...times(COUNTS.broken, 'broken'), ...times(COUNTS.lastStand, 'lastStand')]
    case 'done':
      return times(COUNTS.done, 'done', 'opFire')
    case 'wounded':
      return times(COUNTS.wounded, 'wounded', 'stabilised')
    case 'vehicles':
      return [
        ...times(COUNTS.immobilised, 'immobilised', 'bogged'),
        ...times(COUNTS.weaponOut, 'weaponOut'),
        ...times(COUNTS.hit, 'hit'),
      ]
    case 'smoke':
      return [
        ...times(COUNTS.smokeEnds, 'smoke'),
        ...times(COUNTS.scout, 'scout'),
        ...times(COUNTS.drop, 'drop'),
      ]
    case 'charges':
      return [...times(COUNTS.charge, 'charge'), ...times(COUNTS.target, 'target')]
    case 'powers':
      return POWERS_THAT_LAST.flatMap((power) => times(COUNTS.power, power))
    case 'hidden':
      return HIDDEN_UNITS.flatMap((letter) =>
        Array.from({ length: HIDDEN.markers }, () => alike(face('hidden', letter))),
      )
    case 'mines':
      return FIELDS.flatMap((letter) =>
        Array.from({ length: MINES_RULES.markers }, (_none, at) => alike(face('mine', `${letter}${at + 1}`))),
      )
    case 'contacts':
      return SIDES.flatMap((side) =>
        Array.from({ length: NUMBERED }, (_none, at) => alike(face('contact', String(at + 1), side))),
      )
    case 'blindContacts':
      return SIDES.flatMap((side) =>
        (['unit', 'dummy'] as const).flatMap((back) =>
          Array.from({ length: CONTACTS[back] }, () => ({
            front: face('contact', '?', side),
            back: face(back, '', side),
          })),
        ),
      )
    case 'objectives':
      return SIDES.flatMap((side) => SECTORS.map((sector) => alike(face(sector, '', side))))
  }
}
