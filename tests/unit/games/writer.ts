import { HAND_OVER } from '../../../shared/battle/automatic.ts'
import type { BattleTypes } from '../../../shared/battle/battle.ts'
import type { Chance } from '../../../shared/battle/fits.ts'
import type { z } from 'zod'

const WRITES_ONE_IN = 14
/** No picture is behind it: for battles that are played without a file. */
const NO_PICTURE = '0'.repeat(64)

/** Of what somebody writes who sits at the table. */
interface Table<Types extends BattleTypes> {
  readonly commandSchema: z.ZodType<Types['Command']>
  readonly sidesOf: (state: Types['State']) => readonly Types['Side'][]
  /** What everybody sees there, by its ids. */
  readonly piecesOf: (state: Types['State']) => readonly string[]
  readonly automaticIn: (state: Types['State']) => readonly Types['Side'][]
  /** The side that is handed over to the program, or taken back from it, where that one would; null where none is. */
  readonly handedOver: (side: Types['Side']) => Types['Side'] | null
}

/** Somebody who writes beside a battle now and then; null when he writes nothing. */
export function writerAt<Types extends BattleTypes>({
  commandSchema,
  sidesOf,
  piecesOf,
  automaticIn,
  handedOver,
}: Table<Types>): (state: Types['State'], chance: Chance) => Types['Command'] | null {
  const written = (state: Types['State'], chance: Chance): object | null => {
    const sides = sidesOf(state)
    const side = sides[chance.pick(sides.length)]
    const pieces = piecesOf(state)
    const piece = pieces[chance.pick(Math.max(1, pieces.length))] ?? null
    if (side === undefined) return null
    switch (chance.pick(8)) {
      case 0:
        return { kind: 'photo', side, picture: NO_PICTURE, caption: '' }
      case 1: {
        const led = handedOver(side)
        return led === null
          ? null
          : { kind: HAND_OVER, side: led, automatic: !automaticIn(state).includes(led) }
      }
      case 2:
      case 3:
        return piece === null
          ? null
          : { kind: 'set-counter', side, piece, name: 'Rations', count: chance.pick(3) }
      default: {
        const isOwn = chance.pick(2) === 0
        return {
          kind: 'note',
          side,
          piece,
          text: `${isOwn ? 'Own note' : 'Note'} of ${side}`,
          private: isOwn,
        }
      }
    }
  }
  return (state, chance) => {
    if (state.phase === 'over' || chance.pick(WRITES_ONE_IN) > 0) return null
    const command = written(state, chance)
    return command && commandSchema.parse(command)
  }
}
