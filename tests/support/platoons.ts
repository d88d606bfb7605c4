import { fastAndDirtyPlay } from '../../shared/systems/fast-and-dirty/battle/play.ts'
import type { Command } from '../../shared/systems/fast-and-dirty/battle/documents/commands.ts'
import type { BattleEvent } from '../../shared/systems/fast-and-dirty/battle/documents/events.ts'
import { fold } from '../../shared/systems/fast-and-dirty/battle/state/evolve.ts'
import type { BattleState } from '../../shared/systems/fast-and-dirty/battle/state/state.ts'
import { storedDocuments } from './stored-fight.ts'
import { wayOf } from './ways.ts'

/** The battle as the file has it. */
export const platoonState = (muster: { readonly folder: string }, id: string): BattleState =>
  fold(storedDocuments(muster, id).map((event) => fastAndDirtyPlay.eventSchema.parse(event)))

/** What players at random do until something is so; nobody breaks the battle off. */
export const wayOfPlatoons = (
  from: BattleState,
  isSo: (state: BattleState, events: readonly BattleEvent[]) => boolean,
): readonly Command[] => wayOf(fastAndDirtyPlay, from, isSo, ({ kind }) => kind === 'end-battle')
