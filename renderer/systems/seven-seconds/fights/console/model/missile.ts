import type { ToldEvent } from '../../../../../../shared/systems/seven-seconds/contract/answers.ts'
import type { CommandKind } from '../../../../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import type { Pending } from '../../../../../../shared/systems/seven-seconds/battle/state/state.ts'
import type { Purpose } from '../../../../../../shared/systems/seven-seconds/battle/words.ts'

/** What a missile goes through, from its path to what it harms (p.21). */
export const STEPS = ['path', 'interceptors', 'hit', 'blast', 'damage'] as const
export type Step = (typeof STEPS)[number]

/** A step of a missile that is on its way: what came of it, and whether it is asked for now. */
export interface MissileStep {
  readonly step: Step
  readonly events: readonly ToldEvent[]
  readonly is: 'done' | 'now' | 'later'
}

const ASKED: Readonly<Partial<Record<CommandKind, Step>>> = {
  'fire-missile': 'path',
  intercept: 'interceptors',
  'roll-missile': 'interceptors',
  'resolve-blast': 'blast',
  'roll-damage': 'damage',
}
const ROLLED: Readonly<Partial<Record<Purpose, Step>>> = {
  countermeasures: 'interceptors',
  suit: 'interceptors',
  missile: 'hit',
  deviation: 'hit',
  direction: 'hit',
  'blast-damage': 'damage',
  'blast-stun': 'damage',
  'blast-destroy': 'damage',
}

/** The steps of the missile that is fired now; none where nothing flies. `rolls` is what real dice are typed for. */
export function missileSteps(
  command: CommandKind | undefined,
  pending: Pending | null,
  rolls: Purpose | null,
  log: readonly ToldEvent[],
): readonly MissileStep[] {
  const now = (rolls && ROLLED[rolls]) ?? (command && ASKED[command])
  if (now === undefined || !(command === 'fire-missile' || isOfMissile(pending))) return []
  const fired = log.findLastIndex(({ event }) => event.kind === 'missile-fired')
  const since = command === 'fire-missile' || fired < 0 ? [] : log.slice(fired)
  return STEPS.map((step, index) => ({
    step,
    events: since.filter(({ event }) => stepOf(event) === step),
    is: index < STEPS.indexOf(now) ? 'done' : step === now ? 'now' : 'later',
  }))
}

function isOfMissile(pending: Pending | null): boolean {
  if (pending?.kind === 'flight') return true
  return (pending?.kind === 'blast' || pending?.kind === 'area') && pending.cause === 'missile'
}

const TOLD: Readonly<Partial<Record<ToldEvent['event']['kind'], Step>>> = {
  'missile-fired': 'path',
  'interceptors-revealed': 'interceptors',
  'missile-intercepted': 'interceptors',
  'objective-destroyed': 'hit',
  'blast-opened': 'hit',
  'blast-measured': 'blast',
}

/** How far it goes off is told once, with the blast. */
function stepOf(event: ToldEvent['event']): Step | undefined {
  if (event.kind !== 'rolled') return TOLD[event.kind]
  return event.purpose === 'deviation' || event.purpose === 'direction' ? undefined : ROLLED[event.purpose]
}
