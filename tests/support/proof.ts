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

/** As a spec of Playwright tells it; a test of Vitest sets it in its task. */
export function tellProof(
  info: { readonly annotations: { type: string; description?: string }[] },
  proof: Proof,
): void {
  info.annotations.push({ type: 'proof', description: JSON.stringify(proof) })
}
