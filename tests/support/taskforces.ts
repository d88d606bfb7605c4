import type { Command } from '../../shared/systems/downsync/battle/documents/commands.ts'
import type { BattleEvent } from '../../shared/systems/downsync/battle/documents/events.ts'
import { downsyncPlay } from '../../shared/systems/downsync/battle/play.ts'
import { fold } from '../../shared/systems/downsync/battle/state/evolve.ts'
import type { BattleState } from '../../shared/systems/downsync/battle/state/state.ts'
import { storedDocuments } from './stored-fight.ts'
import { wayOf } from './ways.ts'

/** The battle as the file has it. */
export const taskforceState = (muster: { readonly folder: string }, id: string): BattleState =>
  fold(storedDocuments(muster, id).map((event) => downsyncPlay.eventSchema.parse(event)))

/** What players at random do until something is so; nobody breaks the battle off. */
export const wayOfTaskforces = (
  from: BattleState,
  isSo: (state: BattleState, events: readonly BattleEvent[]) => boolean,
): readonly Command[] => wayOf(downsyncPlay, from, isSo, ({ kind }) => kind === 'end-battle')
