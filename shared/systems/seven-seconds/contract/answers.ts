import type { CallName, Output as AnyOutput } from '../../../contract/index.ts'
import type { FightSummary as AnySummary, ShownSide, ToldEvent as AnyTold } from '../../../contract/fights.ts'
import type { Command, CommandKind } from '../battle/documents/commands.ts'
import type { BattleEvent } from '../battle/documents/events.ts'
import type { Offer } from '../battle/rules/field.ts'
import type { BattleView, HiddenEvent } from '../battle/view.ts'
import type { Purpose, Side } from '../battle/words.ts'
import type { Moment, Odds } from '../histories/moments.ts'

/** What the house answers of a battle of 7 Seconds: the documents that it hands on unread are this game's. */

/** A side or the public are told what they knew then; `both` is everything, once the battle is over. */
export type ReplayWatcher = Side | 'public' | 'both'

type With<Answer, Own> = Omit<Answer, keyof Own> & Own

export type ToldEvent = With<AnyTold, { readonly event: BattleEvent | HiddenEvent }>
export type FightSummary = With<
  AnySummary,
  {
    readonly names: Readonly<Record<Side, string>>
    readonly shown: Readonly<Record<Side, ShownSide>>
    readonly participants: Readonly<Record<Side, string | null>>
    readonly ending: { readonly how: string; readonly controls: Side | null } | null
  }
>

interface OwnAnswers {
  'fights.underWay': FightSummary[]
  'fights.look': With<
    AnyOutput<'fights.look'>,
    {
      summary: FightSummary
      pins: Record<Side, boolean>
      view: BattleView
      options: Offer[]
      loose: Offer[]
      ownStep: CommandKind | null
    }
  >
  'fights.log': With<AnyOutput<'fights.log'>, { events: ToldEvent[] }>
  'fights.consider': With<
    AnyOutput<'fights.consider'>,
    {
      missing: With<
        NonNullable<AnyOutput<'fights.consider'>['missing']>,
        { purpose: Purpose; side: Side }
      > | null
    }
  >
  'fights.act': With<AnyOutput<'fights.act'>, { events: ToldEvent[] }>
  'fights.line': With<
    AnyOutput<'fights.line'>,
    {
      command: Command
      fell: With<AnyOutput<'fights.line'>['fell'][number], { purpose: Purpose; side: Side }>[]
    }
  >
  'fights.considerCorrection': With<
    AnyOutput<'fights.considerCorrection'>,
    { putIn: ToldEvent[]; changed: { decision: number; events: ToldEvent[] }[] }
  >
  'fights.considerEntered': With<
    AnyOutput<'fights.considerEntered'>,
    { putIn: ToldEvent[]; changed: { decision: number; events: ToldEvent[] }[]; line: ToldEvent[] }
  >
  'fights.moments': With<
    AnyOutput<'fights.moments'>,
    {
      summary: FightSummary
      pins: Record<Side, boolean>
      events: ToldEvent[]
      moments: Moment[]
      odds: Odds[]
      now: BattleView
    }
  >
  'fights.moment': { view: BattleView }
}

export type Output<N extends CallName> = N extends keyof OwnAnswers ? OwnAnswers[N] : AnyOutput<N>
