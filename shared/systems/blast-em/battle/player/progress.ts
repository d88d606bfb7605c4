import { never } from '../../../../never.ts'
import type { CommandKind } from '../documents/commands.ts'
import type { BattleView, ModelView } from '../view.ts'
import { BAD_GUYS_SIDE, type Side } from '../words.ts'

/**
 * Where a team has come to in a mission whose table nobody has set up: a room further with each round, in the order of
 * the mission's rooms, and through no door that is shut.
 */

/** What a team sees, and whose it is. */
export interface Seen {
  readonly view: BattleView
  readonly side: Side
}

const isShut = (view: BattleView, door: string): boolean => (view.doors[door]?.is ?? 'open') !== 'open'

/** So many rooms away from where the team came in; what lies nowhere is beside them. */
export const depthOf = ({ mission }: BattleView, room: string | null): number =>
  Math.max(
    0,
    mission.rooms.findIndex(({ id }) => id === room),
  )

/** The team has come as far, and no door is shut before it. */
export function isReached(view: BattleView, room: string | null): boolean {
  const { mission, round } = view
  const doors = mission.doors.filter(({ place }) => place.room === room)
  return depthOf(view, room) < round && !doors.some(({ id }) => isShut(view, id))
}

/** What stands in a room, or leads into it: a door is reached from before it. */
export function isBeside(view: BattleView, id: string): boolean {
  const { mission, round } = view
  const door = mission.doors.find((one) => one.id === id)
  if (door) return depthOf(view, door.place.room) <= round
  const { items, terminals, things, vessels, people } = mission
  const found = [...items, ...terminals, ...things, ...vessels, ...people].find((one) => one.id === id)
  return found ? isReached(view, found.place.room) : true
}

/** What it came for is done, and whoever knows or carries it only has to get away. */
export function isDone({ view: { mission, models, wrecked }, side }: Seen): boolean {
  const { objective } = mission
  const own = models.filter((one) => one.side === side && (one.fate === 'up' || one.fate === 'mostlyDead'))
  switch (objective.kind) {
    case 'leave':
      return true
    case 'learn':
      return own.some(({ knows }) => knows)
    case 'bringOut':
      return own.some(({ id, fate }) => id === objective.person && fate === 'up')
    case 'fetch':
      return own.some(({ holds }) => holds.includes(objective.item))
    case 'destroy':
      return wrecked.includes(objective.target)
    // Nobody has to get away for these.
    case 'secure':
    case 'beatWaves':
    case 'own':
      return false
    default:
      return never(objective)
  }
}

/** Where the mission is about something, as the number of its room. */
export function depthOfObjective(view: BattleView): number {
  const { objective, people, items, terminals, rooms } = view.mission
  const placed = [...people, ...items, ...terminals]
  const at = (id: string): number => depthOf(view, placed.find((one) => one.id === id)?.place.room ?? null)
  switch (objective.kind) {
    case 'leave':
      return rooms.length - 1
    case 'learn':
      return at(objective.from)
    case 'bringOut':
      return at(objective.person)
    case 'fetch':
      return at(objective.item)
    case 'destroy':
    case 'secure':
    case 'beatWaves':
    case 'own':
      return 0
    default:
      return never(objective)
  }
}

export function isSecured(view: BattleView): boolean | null {
  const { objective } = view.mission
  const isAnybodyUp = view.models.some(({ side, fate }) => side === view.active && fate === 'up')
  if (objective.kind !== 'secure' || !isAnybodyUp) return null
  return isReached(view, objective.room) && !view.models.some(isEnemyUp)
}

export const isEnemyUp = ({ side, fate }: ModelView): boolean => side === BAD_GUYS_SIDE && fate === 'up'

/** What the mission wants destroyed, once the team has come to it. */
export function wantedThing(view: BattleView, ids: readonly string[]): string | null {
  const { objective } = view.mission
  const target = objective.kind === 'destroy' ? objective.target : null
  return target !== null && ids.includes(target) && isBeside(view, target) ? target : null
}

export function isOfUse(look: Seen, command: CommandKind, id: string): boolean {
  const { mission, models, secured, located } = look.view
  const { objective, terminals } = mission
  if (command === 'wreck') return wantedThing(look.view, [id]) !== null
  if (command === 'set-demo-pac')
    return look.view.doors[id] !== undefined || wantedThing(look.view, [id]) !== null
  // How to get beside a camera or gun only a table says that is set up.
  if (command === 'override') return !models.some((one) => one.id === id)
  if (command !== 'use-terminal') return true
  const terminal = terminals.find((one) => one.id === id)
  if (objective.kind === 'learn' && objective.from === id) return !isDone(look)
  const { does = [], opens = [] } = terminal ?? {}
  return does.some(
    (use) =>
      (use === 'openDoors' && opens.some((door) => isShut(look.view, door))) ||
      (use === 'shutDownSecurity' && !secured) ||
      (use === 'locateObjective' && !located),
  )
}
