import type { Arrangement, Division, Shape } from '../words.ts'

/** Where a charge stands: its middle and the side of its square, in units of the emblem's box. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly size: number
}

const SPOTS: Readonly<Record<Shape, Readonly<Record<Arrangement, readonly Spot[]>>>> = {
  shield: {
    one: [{ x: 50, y: 52, size: 71 }],
    two: [
      { x: 28, y: 48, size: 40 },
      { x: 72, y: 48, size: 40 },
    ],
    three: [
      { x: 28.5, y: 31, size: 38 },
      { x: 71.5, y: 31, size: 38 },
      { x: 50, y: 76, size: 38 },
    ],
  },
  flag: {
    one: [{ x: 45.5, y: 57.5, size: 68 }],
    two: [
      { x: 25, y: 57.5, size: 37 },
      { x: 65, y: 57.5, size: 37 },
    ],
    three: [
      { x: 25, y: 38, size: 34 },
      { x: 66, y: 38, size: 34 },
      { x: 45.5, y: 77, size: 34 },
    ],
  },
  roundel: {
    one: [{ x: 50, y: 57.5, size: 66 }],
    two: [
      { x: 29, y: 57.5, size: 36 },
      { x: 71, y: 57.5, size: 36 },
    ],
    three: [
      { x: 31, y: 43, size: 33 },
      { x: 69, y: 43, size: 33 },
      { x: 50, y: 79, size: 33 },
    ],
  },
}

/** What a division leaves to its charges: moved and made smaller around the emblem's middle. */
const ROOM: Readonly<Record<Shape, { readonly chief: Spot; readonly border: Spot }>> = {
  shield: { chief: { x: 50, y: 66, size: 0.8 }, border: { x: 50, y: 51, size: 0.82 } },
  flag: { chief: { x: 45.5, y: 69.5, size: 0.74 }, border: { x: 44.5, y: 57.5, size: 0.78 } },
  roundel: { chief: { x: 50, y: 68, size: 0.78 }, border: { x: 50, y: 57.5, size: 0.8 } },
}

/** Where the charges of an emblem stand. */
export function spots(shape: Shape, division: Division, arrangement: Arrangement): readonly Spot[] {
  const all = SPOTS[shape][arrangement]
  if (division !== 'chief' && division !== 'border') return all
  const room = ROOM[shape][division]
  const [middle = room] = SPOTS[shape].one
  return all.map(({ x, y, size }) => ({
    x: room.x + (x - middle.x) * room.size,
    y: room.y + (y - middle.y) * room.size,
    size: size * room.size,
  }))
}
