import type { Log as HouseLog } from '../../../../battle/log.ts'
import type { Rule as HouseRule } from '../../../../battle/rule.ts'
import type { Command, CommandKind, CommandOf } from '../documents/commands.ts'
import type { BattleEvent } from '../documents/events.ts'
import type { BattleState } from '../state/state.ts'
import type { BattleView, HiddenEvent } from '../view.ts'
import type { Phase, Purpose, Side } from '../words.ts'
import type { OwnField } from './field.ts'

/** What battles of 7 Seconds are made of. */
export interface SevenSeconds {
  readonly State: BattleState
  readonly Command: Command
  readonly Event: BattleEvent
  readonly Side: Side
  readonly Phase: Phase
  readonly Purpose: Purpose
  readonly View: BattleView
  readonly Told: BattleEvent | HiddenEvent
  readonly OwnField: OwnField
}

export type Rule<Kind extends CommandKind> = HouseRule<SevenSeconds, CommandOf<Kind>>
export type Log = HouseLog<BattleState, BattleEvent>
