import type { Input } from '../../shared/contract/index.ts'
import { travellerPlay } from '../../shared/systems/traveller/battle/play.ts'
import type { Command } from '../../shared/systems/traveller/battle/documents/commands.ts'
import type { BattleEvent } from '../../shared/systems/traveller/battle/documents/events.ts'
import { fold } from '../../shared/systems/traveller/battle/state/evolve.ts'
import type { BattleState } from '../../shared/systems/traveller/battle/state/state.ts'
import { SAMPLE_CASTS, type SampleEncounter } from '../../shared/systems/traveller/samples/encounters.ts'
import { storedDocuments } from './stored-fight.ts'
import { wayOf } from './ways.ts'

/** A program, by its folder, that is asked as a page does. */
interface Asked {
  readonly folder: string
  ask(name: 'fights.setUp', input: Input<'fights.setUp'>): Promise<{ id: string }>
}

/** Sets a sample encounter up with everybody that it was written for; whoever is first of a side drives. */
export async function setUpEncounter(
  muster: Asked,
  encounter: SampleEncounter,
  { campaign = null, speed = 0 }: { readonly campaign?: string | null; readonly speed?: number } = {},
): Promise<string> {
  const sides = Object.values(SAMPLE_CASTS[encounter]).map((cast, at) => ({
    ...cast,
    side: `side-${at + 1}`,
  }))
  const { id } = await muster.ask('fights.setUp', {
    system: 'traveller',
    campaign,
    level: 'enforce',
    said: {
      encounter,
      players: [],
      people: sides.flatMap(({ characters, side }) =>
        characters.map((character) => ({ character, side, count: 1 })),
      ),
      crafts: sides.flatMap(({ characters, vehicles, side }) =>
        vehicles.map((vehicle, at) => ({
          vehicle,
          side,
          pilot: at === 0 ? (characters[0] ?? null) : null,
          riders: at === 0 ? characters.slice(1) : [],
          speed,
        })),
      ),
      referee: '',
      automatic: [],
    },
  })
  return id
}

/** The battle as the file has it. */
export const encounterState = (muster: Pick<Asked, 'folder'>, id: string): BattleState =>
  fold(storedDocuments(muster, id).map((event) => travellerPlay.eventSchema.parse(event)))

/** What players at random do until something is so; nobody breaks the fight off before it closes. */
export const wayTo = (
  from: BattleState,
  isSo: (state: BattleState, events: readonly BattleEvent[]) => boolean,
): readonly Command[] =>
  wayOf(travellerPlay, from, isSo, ({ kind }, { phase }) => kind === 'end-combat' && phase !== 'closing')
