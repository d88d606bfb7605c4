import { refuse, requireCount, requireFlag, requireMeasure, requireWord } from '../arguments.ts'
import { BAND_TABLE, BETTER_COVER, COVER_DMS } from './data/attacks.ts'
import { HALVED, MOVE_METRES } from './data/rounds.ts'
import { BANDS, COVERS, STANCES, type Band, type Cover, type Stance } from './words.ts'

/** Where somebody stands, and how far they go. */

/**
 * Metres of a Minor Action's movement. Crouching, crawling and difficult ground each halve it. Source: lines 17, 168;
 * R18, R40; E3.
 */
export function move({
  stance = 'standing',
  difficult = false,
}: {
  readonly stance?: Stance
  readonly difficult?: boolean
}): number {
  requireWord('stance', stance, STANCES)
  requireFlag('difficult', difficult)
  return MOVE_METRES * (stance === 'standing' ? 1 : HALVED) * (difficult ? HALVED : 1)
}

/** A distance, in just one of the two. */
export interface Distance {
  readonly metres?: number
  readonly squares?: number
}

/** The range band of a distance. Source: lines 156–164; R3; E7. */
export function rangeBand({ metres, squares }: Distance): Band {
  if (metres !== undefined && squares !== undefined) refuse('a distance', 'both in metres and in squares')
  if (squares !== undefined) {
    requireCount('squares', squares)
    return bandWhere((band) => squares <= BAND_TABLE[band].squares)
  }
  if (metres === undefined) return refuse('a distance', 'neither in metres nor in squares')
  requireMeasure('metres', metres)
  return bandWhere((band) =>
    band === 'personal' ? metres < BAND_TABLE[band].metres : metres <= BAND_TABLE[band].metres,
  )
}

function bandWhere(isIn: (band: Band) => boolean): Band {
  return BANDS.find(isIn) ?? 'distant'
}

/**
 * What cover adds to an attack on who is behind it: crouched or prone the next better row counts; low in full cover is
 * not to be hit. Source: lines 125–132, 168; R4, R5; E6.
 */
export function coverDm({
  cover,
  stance,
}: {
  readonly cover: Cover
  readonly stance: Stance
}): number | 'impossible' {
  requireWord('cover', cover, COVERS)
  requireWord('stance', stance, STANCES)
  if (stance === 'standing') return COVER_DMS[cover]
  return cover === 1 ? 'impossible' : COVER_DMS[BETTER_COVER[cover]]
}
