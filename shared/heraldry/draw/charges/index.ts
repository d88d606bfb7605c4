import type { Charge } from '../../words.ts'
import { beasts } from './beasts.ts'
import type { Drawing } from './drawing.ts'
import { machines } from './machines.ts'
import { places } from './places.ts'
import { sky } from './sky.ts'
import { weapons } from './weapons.ts'

const DRAWINGS: Readonly<Record<Charge, Drawing>> = { ...beasts, ...machines, ...places, ...sky, ...weapons }

interface ChargePiece {
  readonly d: string
  readonly line?: number
}

const drawn = new Map<Charge, readonly ChargePiece[]>()

/** A charge's paths in a box of 100 × 100; drawn when it is first asked for. */
export function chargeDrawing(charge: Charge): readonly ChargePiece[] {
  const pieces =
    drawn.get(charge) ?? DRAWINGS[charge]().map((piece) => (typeof piece === 'string' ? { d: piece } : piece))
  drawn.set(charge, pieces)
  return pieces
}
