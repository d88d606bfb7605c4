import type { AnyCommand, AnyState, Level } from './battle.ts'
import type { Dice } from '../dice/source.ts'
import type { Colours, Emblem } from '../heraldry/emblem.ts'

/** The sample of a game whose campaigns are a log of battles: it is played into the file by the engine. */
export interface SampleCampaign<State = AnyState, Command = AnyCommand> {
  readonly name: string
  readonly startsOn: string
  readonly place: string
  readonly documents: readonly SampleDocument[]
  /** In the order in which they are fought. */
  readonly battles: readonly SampleBattle<State>[]
  /** What people do next in one of them; null when it waits for nothing more. */
  readonly play: (state: State, chance: Pick<Dice, 'pick'>) => Command | null
}

/** A document that it is played with. */
export interface SampleDocument {
  /** By which battles name it: what it is kept as is known later. */
  readonly key: string
  readonly kind: string
  readonly document: object
  /** Who leads it; null where nobody does. */
  readonly player: string | null
  readonly look: { readonly colours: Colours; readonly emblem: Emblem | null } | null
}

/** A battle of it: the same seeds give the same one. */
export interface SampleBattle<State = AnyState> {
  /** When, as a moment. */
  readonly begun: string
  readonly place: string
  readonly level: Level
  /** What is said to set it up, by the ids that documents are kept as; the house rules' is that of their kind. */
  readonly said: (idOf: (key: string) => string) => object
  /** Of its dice. */
  readonly seed: number
  /** Of all that people decide and measure in it. */
  readonly chance: number
  /** Where it is left to be played on; null: at its end. */
  readonly until: ((state: State) => boolean) | null
  /** Sides that go on from it: their documents are written for the next. */
  readonly goOn: readonly string[]
  /** What is done with such a document before the next battle, such as replacing who was lost. */
  readonly between?: (side: string, document: object) => object
}
