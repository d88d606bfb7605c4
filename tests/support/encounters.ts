import type { Input } from '../../shared/contract/index.ts'
import { openDice, seededDice } from '../../shared/dice/source.ts'
import { travellerPlay } from '../../shared/systems/traveller/battle/play.ts'
import type { Command } from '../../shared/systems/traveller/battle/documents/commands.ts'
import { fold } from '../../shared/systems/traveller/battle/state/evolve.ts'
import type { BattleState } from '../../shared/systems/traveller/battle/state/state.ts'
import { SAMPLE_CASTS, type SampleEncounter } from '../../shared/systems/traveller/samples/encounters.ts'
import { storedDocuments } from './stored-fight.ts'

/** A program, by its folder, that is asked as a page does. */
interface Asked {
  readonly folder: string
  ask(name: 'fights.setUp', input: Input<'fights.setUp'>): Promise<{ id: string }>
  ask(name: 'fights.act', input: Input<'fights.act'>): Promise<{ decision: number }>
  ask(name: 'fights.look', input: Input<'fights.look'>): Promise<{ decision: number }>
}

/** Sets a sample encounter up with everybody that it was written for; whoever is first of a side drives. */
export async function setUpEncounter(
  muster: Asked,
  encounter: SampleEncounter,
  { campaign = null, speed = 0 }: { readonly campaign?: string | null; readonly speed?: number } = {},
): Promise<string> {
  const sides = Object.values(SAMPLE_CASTS[encounter]).map((cast, at) => ({ ...cast, side: `side-${at + 1}` }))
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

/** What comes next, with dice of the table or the program's; null: no more. */
export type Next = (state: BattleState) => {
  readonly command: Command
  readonly rolls?: number[]
} | null

/** Has the program do what comes next, until nothing does. */
export async function playOn(muster: Asked, id: string, next: Next): Promise<BattleState> {
  let state = encounterState(muster, id)
  let after = (await muster.ask('fights.look', { id, watcher: 'public' })).decision
  for (let step = next(state); step; step = next(state)) {
    const { command, rolls = null } = step
    after = (await muster.ask('fights.act', { id, after, command, rolls })).decision
    state = encounterState(muster, id)
  }
  return state
}

/** Players at random, until something is so. */
export function atRandom(seed: number, isSo: (state: BattleState) => boolean): Next {
  const chance = seededDice(openDice(seed))
  return (state) => {
    if (isSo(state)) return null
    const command = travellerPlay.playAtRandom(state, chance)
    return command && { command }
  }
}
