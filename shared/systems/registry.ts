import { sevenSeconds } from './seven-seconds/system.ts'

/** The games of this program, by id. A further game is one more line here. */
export const systems = {
  [sevenSeconds.id]: sevenSeconds,
} as const

export type SystemId = keyof typeof systems

/** The game with this id; null for one that this program does not know, such as a newer one's. */
export function systemNamed(id: string): (typeof systems)[SystemId] | null {
  return Object.hasOwn(systems, id) ? systems[id as SystemId] : null
}
