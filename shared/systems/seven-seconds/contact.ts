import type { DieTest } from '../../dice/die-test.ts'
import { chanceToPass, chanceUpTo, facesThatPass } from '../../dice/exact.ts'
import { DAMAGED_OBEYS } from './data/equipment.ts'

export interface Contact {
  /** Target Counters on what the drone touches. */
  readonly counters: number
  /** Where it may be stopped: of the unit that it touches; null where it may not. */
  readonly stoppedBy: { readonly countermeasures: number; readonly damaged: boolean } | null
}

/** Chances of what a kamikaze's last contact does, adding up to 1: it destroys what it touches, or blows up beside it. */
export interface ContactOdds {
  /** The die must show no more than this; 0 where it cannot. */
  readonly needs: number
  readonly hits: number
  readonly explodes: number
  readonly stopped: number
}

/** What a kamikaze's die must show to destroy what it touches: less than the Target Counters on it (Drones, p.22). */
export function contactTest(counters: number): DieTest {
  return { test: 'below', target: counters }
}

/**
 * The chances of a kamikaze drone at what it touches: it destroys it (`contactTest`), else all around are in the blast.
 * Countermeasures stop it beforehand where the group plays so; those of a Damaged suit have to obey.
 * Source: Drones, p.22; R21.
 */
export function contactOdds({ counters, stoppedBy }: Contact): ContactOdds {
  const stopped =
    stoppedBy === null
      ? 0
      : chanceUpTo(stoppedBy.countermeasures) * (stoppedBy.damaged ? chanceToPass(DAMAGED_OBEYS) : 1)
  const test = contactTest(counters)
  const hits = (1 - stopped) * chanceToPass(test)
  return { needs: facesThatPass(test), hits, explodes: 1 - stopped - hits, stopped }
}
