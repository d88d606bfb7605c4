import { signsOf } from '../../../../shared/printing/signs.ts'
import { stripOf } from '../../../../shared/printing/stand-ups.ts'
import type { Size } from '../../../../shared/printing/words.ts'
import type { Shown } from '../../../../shared/heraldry/looks.ts'
import type { WhoRef } from '../../../../shared/systems/blast-em/words.ts'
import type { GridPart } from '../../../print/document.ts'
import type { StandUpFace } from './faces/face.ts'
import type { PrintedModel } from './models.ts'

/** One side of a paper figure: all are of one size, so that they are cut in one go. */
export const PANEL: Size = { width: 25, height: 36 }

const MOST_INITIALS = 2

/** The first letters of a name: two figures of a type are told apart by them. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/u).filter((word) => /^[\p{L}\p{N}]/u.test(word))
  return words
    .slice(0, MOST_INITIALS)
    .flatMap((word) => signsOf(word).slice(0, 1))
    .join('')
    .toLocaleUpperCase()
}

export const memberFigure = ({ who, typeName, name }: PrintedModel, team: Shown): StandUpFace => ({
  kind: 'stand-up',
  who,
  typeName,
  name,
  mark: initialsOf(name),
  team,
})

/** So many of a type, by their numbers. */
export const figuresOf = (who: WhoRef, count: number, typeName: string | null = null): StandUpFace[] =>
  Array.from({ length: count }, (_none, index) => ({
    kind: 'stand-up',
    who,
    typeName,
    name: '',
    mark: String(index + 1),
    team: null,
  }))

export const figurePart = (figures: readonly StandUpFace[]): GridPart => ({
  kind: 'grid',
  size: stripOf(PANEL),
  pieces: figures.map((front) => ({ front, back: null })),
})
