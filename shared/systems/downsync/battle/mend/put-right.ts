import { LONGEST_NOTE } from '../../../../battle/asides.ts'
import { band, counted, is, some, words, yesNo, type Field } from '../../../../battle/field.ts'
import type { OfferOf } from '../../../../battle/loop.ts'
import { byHand, notThere } from '../../../../battle/rule.ts'
import type { CommandOf } from '../documents/commands.ts'
import { baseOf } from '../actions/acts.ts'
import type { Downsync, Rule } from '../rules/rule.ts'
import { isOnTable, unitIn, unitsOf } from '../state/look.ts'
import type { BattleState } from '../state/state.ts'
import { BATTLE_SIDES, PHASES, SINGLE_TOKENS } from '../words.ts'

/** A Unit is as the table has it, where the program only assists. */

const PAGE = 677

export const putRight: Rule<'put-right'> = {
  phases: PHASES.filter((phase) => phase !== 'over'),
  offers: () => [],
  check: (state, { side, unit }) => {
    const found = unitIn(state, unit)
    return found?.side === side && found.fate !== 'reserve'
      ? byHand(state, { page: PAGE })
      : notThere({ page: PAGE, path: ['unit'] })
  },
  resolve: (log, { unit, bases, tokens, breach, reason }: CommandOf<'put-right'>) => {
    const kept = unitIn(log.state, unit)?.bases ?? []
    const given = new Map(bases.map(({ base, ...rest }) => [baseOf(base), rest]))
    log.emit({
      ...{ kind: 'put-right', unit, tokens, breach, reason },
      bases: kept.map(({ number, alive, cm, cmPlus }) => ({
        base: number,
        ...(given.get(number) ?? { alive, cm, cmPlus }),
      })),
    })
  },
}

/** What may be put right of every Unit on the table. */
export const asItLies = (state: BattleState): readonly OfferOf<Downsync>[] =>
  BATTLE_SIDES.flatMap((side) =>
    unitsOf(state, side)
      .filter(isOnTable)
      .map(({ id, bases }) => ({
        command: 'put-right' as const,
        side,
        fields: {
          unit: is(id),
          bases: {
            kind: 'list',
            of: {
              base: band(bases.map(({ number }) => String(number))),
              alive: yesNo,
              ...{ cm: counted(0, 9), cmPlus: counted(0, 9) },
            },
            key: 'base',
            begin: bases.map(({ number, cm, cmPlus }) => ({ base: String(number), cm, cmPlus })),
            ...{ least: 0, most: bases.length, measured: true },
          } satisfies Field,
          tokens: some(SINGLE_TOKENS),
          breach: counted(0, 20),
          reason: words(LONGEST_NOTE),
        },
      })),
  )
