/** What a proof of safety came to: a line of the table of `npm run prove -- --storage`. */
export interface Proof {
  /** How often the fault was put in. */
  readonly times: number
  /** What was counted of it, as `lost` or `mixed`. */
  readonly found: Readonly<Record<string, number | string>>
}

declare module 'vitest' {
  interface TaskMeta {
    proof?: Proof
  }
}
