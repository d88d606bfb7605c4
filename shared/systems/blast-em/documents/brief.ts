import type { Some } from '../words.ts'
import { targetOf } from './check-mission.ts'
import type { MissionDraft, Objective } from './mission.ts'

/** What the players of a mission may know before it begins; the rest is for whoever leads the bad guys, or for Muster. */

/** Where something is. */
export type Place = MissionDraft['vessels'][number]['place']
type Placed<Kept extends { readonly place: Place }, Seen extends keyof Kept> = Pick<Kept, Seen | 'place'>

export interface Brief extends Pick<
  MissionDraft,
  | 'name'
  | 'brief'
  | 'mission'
  | 'area'
  | 'environment'
  | 'win'
  | 'loss'
  | 'turnLimit'
  | 'stocks'
  | 'traumaUnit'
> {
  readonly objective: {
    readonly kind: Objective['kind']
    /** A name; of a group who is in it. */
    readonly target: string | readonly Some[] | null
    readonly turns: number | null
    /** Of a room that is to be held, whether enemies may be up in it. */
    readonly enemies: Extract<Objective, { kind: 'secure' }>['enemies'] | null
  } | null
  readonly rooms: readonly Pick<MissionDraft['rooms'][number], 'id' | 'name' | 'notes'>[]
  readonly ways: readonly Placed<MissionDraft['ways'][number], 'name' | 'for'>[]
  readonly tokens: readonly Pick<MissionDraft['tokens'][number], 'place'>[]
  readonly doors: readonly Placed<MissionDraft['doors'][number], 'name' | 'state'>[]
  readonly terminals: readonly Placed<MissionDraft['terminals'][number], 'name' | 'does'>[]
  readonly items: readonly Placed<MissionDraft['items'][number], 'name' | 'locked'>[]
  readonly things: readonly Placed<
    MissionDraft['things'][number],
    'name' | 'cover' | 'hides' | 'breakable' | 'explosive'
  >[]
  readonly vessels: readonly Placed<MissionDraft['vessels'][number], 'name'>[]
}

/** Nobody has said where it is. */
const NOWHERE: Place = { room: null, at: null }

/**
 * A mission as its players may read it: without notes but those of rooms, enemies, their ways in, and what tokens and lockers hold. Where a
 * terminal tells where the objective is, nobody knows that before. Source: lines 208, 288–289, 297–299, 313.
 */
export function playersBrief(mission: MissionDraft): Brief {
  const { name, brief, mission: kind, area, environment, win, loss, turnLimit, stocks, traumaUnit } = mission
  const whereOf = ({ id, place }: { readonly id: string; readonly place: Place }): Place =>
    isSought(mission, id) ? NOWHERE : place
  return {
    ...{ name, brief, mission: kind, area, environment, win, loss, turnLimit, stocks, traumaUnit },
    objective: mission.objective && {
      kind: mission.objective.kind,
      target: targetIn(mission, mission.objective),
      turns: mission.objective.kind === 'beatWaves' ? mission.objective.turns : null,
      enemies: mission.objective.kind === 'secure' ? mission.objective.enemies : null,
    },
    rooms: mission.rooms,
    ways: mission.ways.flatMap(({ name: called, place, for: uses }) => {
      const own = uses.filter((use) => use !== 'badGuysIn')
      return own.length === 0 ? [] : [{ name: called, place, for: own }]
    }),
    tokens: mission.tokens.map(({ place }) => ({ place })),
    doors: mission.doors.map(({ name: called, state, place }) => ({ name: called, state, place })),
    terminals: mission.terminals.map((one) => ({ name: one.name, does: one.does, place: whereOf(one) })),
    items: mission.items.map((one) => ({ name: one.name, locked: one.locked, place: whereOf(one) })),
    things: mission.things.map(({ name: called, cover, hides, breakable, explosive, ...one }) => ({
      ...{ name: called, cover, hides, breakable, explosive },
      place: whereOf(one),
    })),
    vessels: mission.vessels.map(({ name: called, place }) => ({ name: called, place })),
  }
}

/** It is what the mission is about, and another terminal tells where it is. */
export function isSought(
  { objective, terminals }: Pick<MissionDraft, 'objective' | 'terminals'>,
  id: string,
): boolean {
  return (
    objective !== null &&
    targetOf(objective) === id &&
    terminals.some((one) => one.id !== id && one.does.includes('locateObjective'))
  )
}

/** What an objective is about: a group is told by who is in it, for others may stand in its room (line 45). */
function targetIn(mission: MissionDraft, objective: Objective): string | readonly Some[] | null {
  const { rooms, people, items, things, terminals, vessels, garrison } = mission
  const id = targetOf(objective)
  const places = objective.kind === 'secure' ? rooms : [people, items, things, terminals, vessels].flat()
  const named = places.find((one) => one.id === id)
  return named?.name ?? garrison.find((one) => one.id === id)?.models ?? null
}
