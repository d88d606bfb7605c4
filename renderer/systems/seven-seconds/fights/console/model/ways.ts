import type { Command } from '../../../../../../shared/systems/seven-seconds/battle/documents/commands.ts'

/** A way to do something with the piece that was chosen, or between activations. */
export interface Way {
  readonly key: string
  readonly label: string
  readonly command: Command
  /** What comes right after it. */
  readonly then?: Command
}

/**
 * What there is to say of a chosen Blip: that it may act revealed or hidden, that it is a further one of the turn, or
 * what becomes of its units when it is only turned over (p.16, 17; R25, R26).
 */
export function aboutBlip(
  ways: readonly Pick<Way, 'command' | 'then'>[],
): 'blip' | 'extraOnly' | 'revealedNow' {
  const activations = ways
    .flatMap(({ command, then }) => [command, ...(then ? [then] : [])])
    .filter(({ kind }) => kind === 'activate')
  if (activations.some((command) => command.kind === 'activate' && command.reveal)) return 'blip'
  return activations.length > 0 ? 'extraOnly' : 'revealedNow'
}
