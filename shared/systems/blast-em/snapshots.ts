import { refuse, requireCount, requireFlag, requireList, requireMeasure, requireWord } from '../arguments.ts'
import { SIDES, STATUSES, type Side, type Status } from './words.ts'

/** A model in a movement phase; what is left out is not so. */
export interface Mover {
  readonly id: string
  readonly side: Side
  /** `up` when left out. */
  readonly status?: Status
  /** This turn. */
  readonly ran?: boolean
  /** This phase. */
  readonly moving?: boolean
  readonly toGround?: boolean
  readonly inHth?: boolean
  /** Has no standard weapon (R36). */
  readonly heavy?: boolean
  /** Has taken its Snapshot of this phase. */
  readonly snapped?: boolean
}

export interface View {
  readonly by: string
  readonly at: string
  readonly inches: number
  /** Models and obstacles within 1" of the line. */
  readonly intervening?: number
  /** The one that is seen goes round the cover of the one that sees. */
  readonly flanks?: boolean
}

export interface Fight {
  readonly models: readonly Mover[]
  readonly views: readonly View[]
}

const FLAGS = ['ran', 'moving', 'toGround', 'inHth', 'heavy', 'snapped'] as const

/**
 * Who of a side may take a Snapshot, in the order of the models, and at which movers, nearest first.
 * Source: lines 337–345, 357; R16, R20, R36; E7.
 */
export function snapshots(f: Fight, side: Side): { by: string; at: string[] }[] {
  requireFight(f)
  requireWord('side', side, SIDES)
  return f.models.flatMap((shooter) => {
    if (shooter.side !== side || !maySnap(shooter)) return []
    const at = targetsOf(shooter, f)
    return at.length > 0 ? [{ by: shooter.id, at }] : []
  })
}

function maySnap({ status = 'up', ran, snapped, inHth, heavy }: Mover): boolean {
  return status === 'up' && !ran && !snapped && !inHth && !heavy
}

function targetsOf(shooter: Mover, { models, views }: Fight): string[] {
  return models
    .flatMap((target) => {
      if (target.side === shooter.side || !drawsFire(target)) return []
      const inches = views
        .filter(({ by, at }) => by === shooter.id && at === target.id)
        .filter(({ intervening = 0, flanks }) => intervening === 0 && (!shooter.toGround || flanks))
        .map((view) => view.inches)
      return inches.length > 0 ? [{ id: target.id, inches: Math.min(...inches) }] : []
    })
    .toSorted((one, other) => one.inches - other.inches)
    .map(({ id }) => id)
}

function drawsFire({ status = 'up', moving, toGround }: Mover): boolean {
  return status === 'up' && moving === true && !toGround
}

function requireFight({ models, views }: Fight): void {
  requireList('models', models)
  requireList('views', views)
  for (const model of models) {
    requireWord('side', model.side, SIDES)
    if (model.status !== undefined) requireWord('status', model.status, STATUSES)
    for (const flag of FLAGS) requireFlag(flag, model[flag])
  }
  const ids = new Set(models.map(({ id }) => id))
  for (const { by, at, inches, intervening = 0, flanks } of views) {
    if (!ids.has(by)) refuse('by', by)
    if (!ids.has(at)) refuse('at', at)
    requireMeasure('inches', inches)
    requireCount('intervening', intervening)
    requireFlag('flanks', flanks)
  }
}
