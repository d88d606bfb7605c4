import type { Output, ToldEvent } from '../../../../shared/systems/seven-seconds/contract/answers.ts'
import type { Command } from '../../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import type { Offer } from '../../../../shared/systems/seven-seconds/battle/rules/field.ts'
import type { Side } from '../../../../shared/systems/seven-seconds/battle/words.ts'
import type { OpenFight as AnyOpenFight, PastLine as AnyPastLine } from '../../../fights/use-fight.ts'

/** What a battle of 7 Seconds is made of. */
interface Fight {
  readonly Command: Command
  readonly Side: Side
  readonly Offer: Offer
  readonly Told: ToldEvent
  readonly Look: Output<'fights.look'>
  readonly Consideration: Output<'fights.consider'>
  readonly Fell: Output<'fights.line'>['fell'][number]
}

export type Look = Fight['Look']
export type Consideration = Fight['Consideration']
export type PastLine = AnyPastLine<Fight>
/** The battle that is open, at the tables of this game. */
export type OpenFight = AnyOpenFight<Fight>
