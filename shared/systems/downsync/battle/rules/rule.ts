import type { Fields as HouseFields } from '../../../../battle/field.ts'
import type { Log as HouseLog } from '../../../../battle/log.ts'
import type { Rule as HouseRule } from '../../../../battle/rule.ts'
import type { Command, CommandKind, CommandOf } from '../documents/commands.ts'
import type { BattleEvent } from '../documents/events.ts'
import type { BattleState } from '../state/state.ts'
import type { BattleView, Told } from '../view.ts'
import type { Phase, Purpose, Side } from '../words.ts'

/** What battles of Downsync are made of. */
export interface Downsync {
  readonly State: BattleState
  readonly Command: Command
  readonly Event: BattleEvent
  readonly Side: Side
  readonly Phase: Phase
  readonly Purpose: Purpose
  readonly View: BattleView
  readonly Told: Told
  readonly OwnField: never
}

export type Rule<Kind extends CommandKind> = HouseRule<Downsync, CommandOf<Kind>>
export type Log = HouseLog<BattleState, BattleEvent>
export type Fields = HouseFields
