import type { Input } from '../../shared/contract/index.ts'
import { openDice, seededDice } from '../../shared/dice/source.ts'
import { isRefusal } from '../../shared/problem.ts'
import { blastEmPlay } from '../../shared/systems/blast-em/battle/play.ts'
import { fold } from '../../shared/systems/blast-em/battle/state/evolve.ts'
import { storedDocuments } from './stored-fight.ts'

/** A program, by its folder, that is asked as a page does. */
interface Asked {
  readonly folder: string
  ask(name: 'fights.setUp', input: Input<'fights.setUp'>): Promise<{ id: string }>
  ask(name: 'fights.act', input: Input<'fights.act'>): Promise<{ decision: number }>
  ask(name: 'fights.look', input: Input<'fights.look'>): Promise<{ decision: number }>
}

interface Mission {
  readonly campaign: string | null
  /** A team that is kept, or a sample; a second one that is a sample plays with it. */
  readonly team: string
  readonly seed: number
  /** It is only begun. */
  readonly begins?: boolean
}

/** A mission of two teams, played at random to its end; gives its fight. */
export async function playMission(muster: Asked, { campaign, team, seed, begins }: Mission): Promise<string> {
  const seats = { name1: 'Ada', team1: team, name2: 'Bo', team2: 'lantern-choir' }
  const { id } = await muster.ask('fights.setUp', {
    system: 'blast-em',
    campaign,
    level: 'enforce',
    said: { mission: 'seed-vault', automatic: false, ...seats },
  })
  const read = () => fold(storedDocuments(muster, id).map((event) => blastEmPlay.eventSchema.parse(event)))
  let state = read()
  const chance = seededDice(openDice(seed))
  for (let after = 0; !begins;) {
    const command = blastEmPlay.playAtRandom(state, chance)
    if (!command) return id
    const { decision } = await muster.ask('fights.act', { id, after, command, rolls: null })
    const decided = blastEmPlay.decide(state, command)
    if (isRefusal(decided)) throw new Error(decided.problem.code)
    // Muster may have gone on from there.
    const expected = decided.events.length > 0 ? after + 1 : after
    state = decision === expected ? decided.state : read()
    after = (await muster.ask('fights.look', { id, watcher: 'public' })).decision
  }
  return id
}
