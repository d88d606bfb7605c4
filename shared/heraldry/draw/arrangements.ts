import type { Arrangement, Division, Shape } from '../words.ts'

/** Where a charge stands: its middle and the side of its square, in units of the emblem's box. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** One, or two beside each other, or two above and one below, around the middle of a shape. */
function around(
  middle: { readonly x: number; readonly y: number },
  one: number,
  two: { readonly size: number; readonly aside: number; readonly y?: number },
  three: {
    readonly size: number
    readonly left: number
    readonly right: number
    readonly above: number
    readonly below: number
  },
): Readonly<Record<Arrangement, readonly Spot[]>> {
  const { x, y } = middle
  const pair = (left: number, right: number, at: number, size: number): Spot[] => [
    { x: left, y: at, size },
    { x: right, y: at, size },
  ]
  return {
    one: [{ x, y, size: one }],
    two: pair(x - two.aside, x + two.aside, two.y ?? y, two.size),
    three: [
      ...pair(three.left, three.right, three.above, three.size),
      { x, y: three.below, size: three.size },
    ],
  }
}

const SPOTS: Readonly<Record<Shape, Readonly<Record<Arrangement, readonly Spot[]>>>> = {
  shield: around(
    { x: 50, y: 52 },
    71,
    { size: 40, aside: 22, y: 48 },
    { size: 38, left: 28.5, right: 71.5, above: 31, below: 76 },
  ),
  // The tail is cut out: the middle lies left of the box's.
  flag: around(
    { x: 45.5, y: 57.5 },
    68,
    { size: 37, aside: 20 },
    { size: 34, left: 25, right: 66, above: 38, below: 77 },
  ),
  roundel: around(
    { x: 50, y: 57.5 },
    66,
    { size: 36, aside: 21 },
    { size: 33, left: 31, right: 69, above: 43, below: 79 },
  ),
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
