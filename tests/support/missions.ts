import type { Input } from '../../shared/contract/index.ts'
import { facesOf, openDice, seededDice } from '../../shared/dice/source.ts'
import { isRefusal } from '../../shared/problem.ts'
import { blastEmPlay } from '../../shared/systems/blast-em/battle/play.ts'
import type { Command } from '../../shared/systems/blast-em/battle/documents/commands.ts'
import { fold } from '../../shared/systems/blast-em/battle/state/evolve.ts'
import type { BattleState } from '../../shared/systems/blast-em/battle/state/state.ts'
import type { SampleMissionId } from '../../shared/systems/blast-em/samples/missions.ts'
import { BAD_GUYS_SIDE } from '../../shared/systems/blast-em/battle/words.ts'
import type { Side as Force } from '../../shared/systems/blast-em/words.ts'
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
  /** Another than the one that most tests play. */
  readonly mission?: SampleMissionId
  /** It is only begun. */
  readonly begins?: boolean
}

/** A mission of two teams, played at random to its end; gives its fight. */
export async function playMission(
  muster: Asked,
  { campaign, team, seed, mission = 'seed-vault', begins }: Mission,
): Promise<string> {
  const seats = { name1: 'Ada', team1: team, name2: 'Bo', team2: 'lantern-choir' }
  const { id } = await muster.ask('fights.setUp', {
    system: 'blast-em',
    campaign,
    level: 'enforce',
    said: { mission, automatic: false, ...seats },
  })
  const chance = seededDice(openDice(seed))
  if (!begins)
    await carryOut(muster, id, (state) => {
      const command = blastEmPlay.playAtRandom(state, chance)
      return command && { command, rolls: null }
    })
  return id
}

/** The battle as the file has it. */
export const missionState = (muster: Pick<Asked, 'folder'>, id: string): BattleState =>
  fold(storedDocuments(muster, id).map((event) => blastEmPlay.eventSchema.parse(event)))

/** What is done, with the dice of the table or the program's. */
interface Step {
  readonly command: Command
  readonly rolls: number[] | null
}

/** Has the program do what comes next, until nothing does. */
async function carryOut(
  muster: Asked,
  id: string,
  next: (state: BattleState) => Step | null,
): Promise<BattleState> {
  let state = missionState(muster, id)
  let after = (await muster.ask('fights.look', { id, watcher: 'public' })).decision
  for (let step = next(state); step; step = next(state)) {
    const { decision } = await muster.ask('fights.act', { id, after, ...step })
    const decided = blastEmPlay.decide(state, step.command, step.rolls ?? undefined)
    if (isRefusal(decided)) throw new Error(decided.problem.code)
    // Muster may have gone on from there.
    const expected = decided.events.length > 0 ? after + 1 : after
    state = decision === expected ? decided.state : missionState(muster, id)
    after = decision
  }
  return state
}

/** Ways that are tried from one state, the short ones first. */
const TRIES = 40
const LONGEST = [50, 100, 200, 400, 800]

/**
 * Players at random play on until something is so, and nobody gives the mission up. Their dice show what those of
 * one force wish for, and the worst to the other: it comes about soon.
 */
export async function playUntil(
  muster: Asked,
  id: string,
  isSo: (state: BattleState) => boolean,
  lucky: Force,
): Promise<BattleState> {
  const way = wayTo(missionState(muster, id), isSo, lucky)
  let at = 0
  return carryOut(muster, id, () => way[at++] ?? null)
}

function wayTo(from: BattleState, isSo: (state: BattleState) => boolean, lucky: Force): readonly Step[] {
  for (const longest of LONGEST)
    for (let seed = 1; seed <= TRIES; seed += 1) {
      const chance = seededDice(openDice(seed))
      const way: Step[] = []
      for (let state = from; way.length < longest;) {
        if (isSo(state)) return way
        const command = blastEmPlay.playAtRandom(state, chance)
        if (!command || state.ending) break
        if (command.kind === 'end-mission') continue
        const rolls = stacked(state, command, lucky)
        const decided = blastEmPlay.decide(state, command, rolls ?? undefined)
        if (isRefusal(decided)) throw new Error(decided.problem.code)
        way.push({ command, rolls })
        state = decided.state
      }
    }
  throw new Error('No way leads there.')
}

/** What falls for a command: the best to the lucky and the worst to the others, as they attack and defend. */
function stacked(state: BattleState, command: Command, lucky: Force): number[] | null {
  const rolls: number[] = []
  const fair = seededDice(state.dice)
  const noted = (fallen: number[]): number[] => {
    rolls.push(...fallen)
    return fallen
  }
  blastEmPlay.decideWith(state, command, {
    ...fair,
    draw: (cards, count) => noted(fair.draw(cards, count)),
    roll: (die, count, name = '') => {
      const [purpose = '', side = ''] = name.split(' ')
      const fallen = fair.roll(die, count)
      if (!STACKED.has(purpose)) return noted(fallen)
      const isLucky = (side === BAD_GUYS_SIDE) === (lucky === 'badGuys')
      return noted(fallen.map(() => facesOf(die)[isLucky ? 1 : 0]))
    },
  })
  return rolls.length > 0 ? rolls : null
}

/** What dice are thrown for in a fight. */
const STACKED = new Set(['attack', 'defence'])
