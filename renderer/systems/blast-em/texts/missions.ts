import type { MissionDraft } from '../../../../shared/systems/blast-em/documents/mission.ts'
import { SAMPLE_MISSIONS } from '../../../../shared/systems/blast-em/samples/missions.ts'
import { addTexts } from '../../../texts/index.ts'
import { ENGLISH, randomSaid } from './random-missions.ts'

/** What the missions that lie ready and those of chance say, by where it stands: pages have it in other languages too. */

type Said = readonly (readonly [place: string, said: string])[]

export function saidIn(mission: MissionDraft): Said {
  const { rooms, ways, doors, terminals, items, people, things, vessels, own } = mission
  const types = Object.entries(own).map(([id, { name, notes }]) => ({ id, name, notes }))
  const each = [rooms, ways, doors, terminals, items, people, things, vessels, types].flat()
  return [
    ['brief', mission.brief],
    ['win', mission.win],
    ['loss', mission.loss],
    ['area', mission.area.notes],
    ['air', mission.environment.notes],
    ...each.map(({ id, name }) => [id, name] as const),
    ...each.map(({ id, notes }) => [`${id}-notes`, notes] as const),
  ]
}

/** A text that stands in several places has the first of them. */
const PLACES: ReadonlyMap<string, string> = new Map(
  [
    ...Object.entries(SAMPLE_MISSIONS).flatMap(([id, mission]) =>
      saidIn(mission).map(([at, said]): readonly [string, string] => [said, `${id}-${at}`]),
    ),
    ...randomSaid(ENGLISH).map(([place, said]): readonly [string, string] => [said, place]),
  ]
    .filter(([said]) => said !== '')
    .toReversed(),
)

/** In the program's own language. */
export const ready: Readonly<Record<string, string>> = Object.fromEntries(
  [...PLACES].map(([said, place]) => [place, said]),
)

/** Where it stands among the texts of the table; null for words of one's own, which a mission with a brief of one's own has. */
export function readyKey({ brief }: Pick<MissionDraft, 'brief'>, said: string): string | null {
  const place = PLACES.has(brief) ? PLACES.get(said) : undefined
  return place === undefined ? null : `ready.${place}`
}

/** In the words of a page; it keeps its name, by which it is chosen. */
export function missionIn(mission: MissionDraft, say: (key: string) => string): MissionDraft {
  const inWords = (said: string): string => {
    const key = readyKey(mission, said)
    return key === null ? said : say(`blastEm.${key}`)
  }
  const told = <One extends { readonly name: string; readonly notes: string }>(one: One): One => ({
    ...one,
    name: inWords(one.name),
    notes: inWords(one.notes),
  })
  const { area, environment } = mission
  return {
    ...mission,
    brief: inWords(mission.brief),
    win: inWords(mission.win),
    loss: inWords(mission.loss),
    area: { ...area, notes: inWords(area.notes) },
    environment: { ...environment, notes: inWords(environment.notes) },
    rooms: mission.rooms.map(told),
    ways: mission.ways.map(told),
    doors: mission.doors.map(told),
    terminals: mission.terminals.map(told),
    items: mission.items.map(told),
    people: mission.people.map(told),
    things: mission.things.map(told),
    vessels: mission.vessels.map(told),
    own: Object.fromEntries(Object.entries(mission.own).map(([id, one]) => [id, told(one)])),
  }
}

addTexts({ blastEm: { ready } })
