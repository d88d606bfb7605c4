import type { Correction as AnyCorrection, Line as AnyLine } from '../shared/battle/correction.ts'
import type { Decision as AnyDecision } from '../shared/battle/battle.ts'
import type { Play, WatcherOf } from '../shared/battle/play.ts'
import { sevenSecondsPlay } from '../shared/systems/seven-seconds/battle/play.ts'
import type { BattleSetup } from '../shared/systems/seven-seconds/battle/documents/setup.ts'
import type { SevenSeconds } from '../shared/systems/seven-seconds/battle/rules/rule.ts'
import { sevenSeconds } from '../shared/systems/seven-seconds/system.ts'

/** The games that the main process plays battles of. A further game is one more line here. */
const PLAYS = { [sevenSeconds.id]: sevenSecondsPlay }

/** What their battles are made of. */
type Battles = SevenSeconds
export type GamePlay = Play<Battles, BattleSetup>
export type State = Battles['State']
export type Event = Battles['Event']
export type Command = Battles['Command']
export type Side = Battles['Side']
export type Watcher = WatcherOf<Side>
export type Decision = AnyDecision<State, Event>
export type Correction = AnyCorrection<State, Event, Side>
export type Line = AnyLine<Event>

/** How battles of a game are played; a battle of a game that this program does not know cannot be opened. */
export function playNamed(system: string): GamePlay {
  const play = Object.hasOwn(PLAYS, system) ? PLAYS[system as keyof typeof PLAYS] : null
  if (!play) throw new Error(`There is no game called ${system}.`)
  return play
}
