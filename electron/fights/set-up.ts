import { randomInt } from 'node:crypto'
import { v7 as uuid } from 'uuid'
import type { fightCalls, FightSummary } from '../../shared/contract/fights.ts'
import { isRefusal, problem, type Refusal } from '../../shared/problem.ts'
import { sideColours } from '../../shared/side-colours.ts'
import { findPlay } from '../games.ts'
import type { HandlersOf } from '../handlers.ts'
import type { Automatic } from './automatic.ts'
import type { FightLogs } from './log.ts'
import type { StoredFight, StoredFights } from './stored.ts'

/** Seeds are whole numbers below this. */
const SEEDS = 2 ** 32

interface Parts {
  readonly stored: StoredFights
  readonly logs: FightLogs
  readonly automatic: Automatic
}

/** Battles of games that need no more to begin than what the players say. */
export function setUpHandlers({
  stored,
  logs,
  automatic,
}: Parts): HandlersOf<Pick<typeof fightCalls, 'fights.form' | 'fights.setUp'>> {
  return {
    'fights.form': ({ system }) => {
      const setUp = findPlay(system)?.setUp
      return setUp ? { fields: setUp.fields } : noForm()
    },

    'fights.setUp': ({ system, level, place = '', said }) => {
      const play = findPlay(system)
      if (!play?.setUp) return noForm()
      const setup = play.setUp.read(said, level)
      if (isRefusal(setup)) return setup
      const id = uuid()
      const { version } = play
      const sides = play.setUp.sides(setup).map(({ side, name }) => ({ side, name, participantId: null }))
      const createdAt = new Date().toISOString()
      stored.insert({ id, campaignId: null, system, version, level, place, createdAt }, sides)
      logs.append(id, 0, play.begin(setup, randomInt(SEEDS)))
      automatic.goOn(id)
      return { id }
    },
  }
}

/** How sides are shown that are no more than a name: each in a colour and a shape of its own. */
export function plainSides({ sides }: StoredFight): FightSummary['shown'] {
  const factions = sides.map(({ name }) => ({ name, sample: null, look: null }))
  const colours = sideColours(factions)
  return Object.fromEntries(
    sides.flatMap(({ side }, place) => {
      const [faction, colour] = [factions[place], colours[place]]
      return faction && colour ? [[side, { place, colour, faction }]] : []
    }),
  )
}

function noForm(): Refusal {
  const message = 'Battles of this game are begun in its own way: choose who fights there.'
  return { problem: problem('fight/own-beginning', message, ['system']) }
}
