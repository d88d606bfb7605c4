import type { Input } from '../../shared/contract/index.ts'
import { openDice, seededDice } from '../../shared/dice/source.ts'
import { isRefusal } from '../../shared/problem.ts'
import { travellerPlay } from '../../shared/systems/traveller/battle/play.ts'
import type { Command } from '../../shared/systems/traveller/battle/documents/commands.ts'
import type { BattleEvent } from '../../shared/systems/traveller/battle/documents/events.ts'
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

/** Has the program do some commands, one after the other. */
export async function playOn(muster: Asked, id: string, way: readonly Command[]): Promise<void> {
  let after = (await muster.ask('fights.look', { id, watcher: 'public' })).decision
  for (const command of way)
    after = (await muster.ask('fights.act', { id, after, command, rolls: null })).decision
}

/** Ways that are tried from one state, the short ones first. */
const TRIES = 300
const LONGEST = [60, 120, 200, 400]

/**
 * What players at random do until something is so: the first way that leads there. The dice of a battle lie in its state,
 * so that they fall in the program as they do here.
 */
export function wayTo(
  from: BattleState,
  isSo: (state: BattleState, events: readonly BattleEvent[]) => boolean,
): readonly Command[] {
  for (const longest of LONGEST)
    for (let seed = 1; seed <= TRIES; seed += 1) {
      const chance = seededDice(openDice(seed))
      const way: Command[] = []
      const events: BattleEvent[] = []
      for (let state = from; way.length < longest;) {
        if (isSo(state, events)) return way
        const command = travellerPlay.playAtRandom(state, chance)
        if (!command || state.ending) break
        if (command.kind === 'end-combat' && state.phase !== 'closing') continue
        const decided = travellerPlay.decide(state, command)
        if (isRefusal(decided)) throw new Error(decided.problem.code)
        way.push(command)
        events.push(...decided.events)
        state = decided.state
      }
    }
  throw new Error('No way leads there.')
}
