import type { Refusal } from '../../shared/problem.ts'

/** What lies in a trash. */
export interface Thrown {
  readonly id: string
  readonly name: string
  readonly deletedAt: string
  /** Then it is cleared. */
  readonly until: string
  /** Whoever deleted it, and why, where that was said. */
  readonly who?: string
  readonly reason?: string
}

/** What is said once something was put back or deleted for good; `final` where undo does not take it back. */
export type Outcome = Refusal | { readonly said: string; readonly final?: boolean }
