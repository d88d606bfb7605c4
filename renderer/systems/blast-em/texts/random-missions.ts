import type { ObjectiveKind } from '../../../../shared/systems/blast-em/data/missions.ts'
import {
  COVER_THINGS,
  PLACES,
  PLOTS,
  SETTINGS,
  type Plot,
} from '../../../../shared/systems/blast-em/samples/settings.ts'

/** What random missions are put together from, by where it stands: pages have it in other languages too. */

export interface RandomWords extends Readonly<typeof PLACES> {
  /** Of each setting, in their order. */
  readonly rooms: readonly (readonly string[])[]
  readonly plots: Readonly<Record<ObjectiveKind, Omit<Plot, 'title'>>>
  readonly covers: readonly string[]
}

export const ENGLISH: RandomWords = {
  rooms: SETTINGS.map(({ rooms }) => rooms),
  plots: PLOTS,
  covers: COVER_THINGS.map(({ name }) => name),
  ...PLACES,
}

/** As `randomMission` puts it together. */
export function randomSaid(words: RandomWords): readonly (readonly [place: string, said: string])[] {
  const { rooms, plots, covers, panel, locker, door, wayIn, theirWay, within } = words
  const numbered = (place: string, all: readonly string[]) =>
    all.map((said, at) => [`random-${place}-${at + 1}`, said] as const)
  const ends = rooms.flatMap((names) => names.slice(-1))
  return [
    ...rooms.flatMap((names, at) => numbered(`room-${at + 1}`, names)),
    ...rooms.flatMap((names, at) => numbered(`door-${at + 1}`, names.map(door))),
    ...numbered(
      'way-in',
      rooms.flatMap((names) => names.slice(0, 1).map(wayIn)),
    ),
    ...numbered('their-way', ends.map(theirWay)),
    ...Object.entries(plots).flatMap(([kind, { briefs, win, loss, targets }]) => {
      const about = targets ?? ends
      const told = (said: string) => about.map((one) => said.replace('{target}', within(one)))
      return [
        ...numbered(`${kind}-brief`, briefs),
        ...numbered(`${kind}-target`, about),
        ...numbered(`${kind}-win`, told(win)),
        ...numbered(`${kind}-loss`, told(loss)),
      ]
    }),
    ...numbered('cover', covers),
    ...numbered('thing', [panel, locker]),
  ]
}
