import { isDestroyed } from '../../vehicle.ts'
import type { Shell, EventOf } from '../documents/events.ts'
import { vehicleDraftOf } from './look.ts'
import type { BattleState, Craft } from './state.ts'

/** What was jury-rigged: it works as if it had no hits, has them all the same, and works no more once it is hit again (line 333). */

const SYSTEMS = ['drive', 'powerPlant', 'sensors', 'computer'] as const
const systemIn = (part: string) => SYSTEMS.find((one) => one === part)

/** Hits of a system by its name, of a weapon or limb by its id. */
function hitsOf(shell: Shell, part: string): number {
  const system = systemIn(part)
  if (system) return shell[system]
  return [...shell.weapons, ...shell.limbs].find(({ id }) => id === part)?.hits ?? 0
}

function withHits(shell: Shell, part: string, hits: number): Shell {
  const system = systemIn(part)
  if (system) return { ...shell, [system]: hits }
  const changed = (all: Shell['weapons']): Shell['weapons'] =>
    all.map((one) => (one.id === part ? { ...one, hits } : one))
  return { ...shell, weapons: changed(shell.weapons), limbs: changed(shell.limbs) }
}

/** Systems, weapons and limbs of it that are hit and not destroyed. */
export function riggable(state: BattleState, { id, shell, destroyed }: Craft): readonly string[] {
  if (destroyed) return []
  const built = vehicleDraftOf(state, id)?.systems
  return [
    ...SYSTEMS.filter(
      (system) => built?.[system] !== null && shell[system] > 0 && !isDestroyed(system, shell[system]),
    ),
    ...shell.weapons.filter(({ hits }) => hits > 0 && !isDestroyed('weapon', hits)).map((one) => one.id),
    ...shell.limbs.filter(({ hits }) => hits > 0 && !isDestroyed('limb', hits)).map((one) => one.id),
  ]
}

/** With a rig the hits stand apart. */
export function rigged(
  { shell, rigged: before }: Pick<Craft, 'shell' | 'rigged'>,
  part: string,
  hours: number,
): Pick<Craft, 'shell' | 'rigged'> {
  const hits = hitsOf(shell, part)
  return { shell: withHits(shell, part, 0), rigged: [...before, { part, hours, hits }] }
}

/** All hits that it has, also those of what works for some hours. */
export const unrigged = ({ shell, rigged: rigs }: Pick<Craft, 'shell' | 'rigged'>): Shell =>
  rigs.reduce((all, { part, hits }) => withHits(all, part, hits), shell)

/** Those rigs that the hits of an attack have left. */
export function rigsLeft(
  { rigged: rigs }: Pick<Craft, 'rigged'>,
  events: EventOf<'craft-hit'>['events'],
): Craft['rigged'] {
  const struck = events.map(({ place, id }) => (place === 'weapon' || place === 'limb' ? id : place))
  return rigs.filter(({ part }) => !struck.includes(part))
}

/** What is left after an attack, as it works: without the hits of what is still rigged. */
export const asRigged = (left: Shell, rigs: Craft['rigged']): Shell =>
  rigs.reduce((all, { part }) => withHits(all, part, 0), left)

/** After so many hits that were told and not thrown: what works for some hours works no more; of cargo so many lots are gone. */
export function hitAfterwards(
  craft: Pick<Craft, 'shell' | 'rigged'>,
  part: string,
  hits: number,
): Pick<Craft, 'shell' | 'rigged'> {
  const { shell, rigged: rigs } = craft
  if (part === 'cargo') return { shell: { ...shell, cargo: Math.max(0, shell.cargo - hits) }, rigged: rigs }
  return {
    shell: withHits(shell, part, hitsOf(unrigged(craft), part) + hits),
    rigged: rigs.filter((one) => one.part !== part),
  }
}
