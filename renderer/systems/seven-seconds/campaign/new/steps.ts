/** The steps of setting a campaign up, each with an address of its own. */
export const STEPS = ['campaign', 'players', 'rules', 'start'] as const
export type Step = (typeof STEPS)[number]

/** The step of an address: the first one has none. */
export function stepNamed(name: string): Step {
  return STEPS.find((step) => step === name) ?? 'campaign'
}

export function stepAfter(step: Step): Step | null {
  return STEPS[STEPS.indexOf(step) + 1] ?? null
}

/** How a step stands in the address. */
export function addressOf(step: Step): string {
  return step === 'campaign' ? '' : step
}
