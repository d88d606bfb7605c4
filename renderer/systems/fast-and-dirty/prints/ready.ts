import type { ScenarioDraft } from '../../../../shared/systems/fast-and-dirty/documents/scenario.ts'
import { SAMPLE_SCENARIOS } from '../../../../shared/systems/fast-and-dirty/samples/scenarios.ts'

/** What the scenarios that lie ready say, by where it stands: pages have it in other languages too. */

/** The words of a scenario, each at its own place. */
const saidIn = ({ name, brief, feature, notes, sides }: ScenarioDraft): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [
      ...Object.entries({ name, brief, feature, notes }),
      ...sides.flatMap((side) => [
        [side.id, side.name] as const,
        ...side.works.map((work) => [work.id, work.name] as const),
      ]),
    ].filter(([, said]) => said !== ''),
  )

/** In the program's own language. */
export const ready = Object.fromEntries(
  Object.entries(SAMPLE_SCENARIOS).map(([id, scenario]) => [id, saidIn(scenario)]),
) as Readonly<Record<keyof typeof SAMPLE_SCENARIOS, Readonly<Record<string, string>>>>

const PLACES: ReadonlyMap<string, string> = new Map(
  Object.entries(ready).flatMap(([id, all]) =>
    Object.entries(all).map(([place, said]) => [said, `${id}.${place}`] as const),
  ),
)

/** A scenario in the words of a page, as far as they are still those that lay ready; `say` has them by their places. */
export function inWordsOf(scenario: ScenarioDraft, say: (place: string) => string): ScenarioDraft {
  const said = (text: string): string => {
    const place = PLACES.get(text)
    return place === undefined ? text : say(place)
  }
  return {
    ...scenario,
    name: said(scenario.name),
    brief: said(scenario.brief),
    feature: said(scenario.feature),
    notes: said(scenario.notes),
    sides: scenario.sides.map((side) => ({
      ...side,
      name: said(side.name),
      works: side.works.map((work) => ({ ...work, name: said(work.name) })),
    })),
  }
}
