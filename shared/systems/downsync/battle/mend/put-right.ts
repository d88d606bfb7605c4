import { is, type Field } from '../../../../battle/field.ts'
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
              base: {
                kind: 'one',
                of: bases.map(({ number }) => String(number)),
                orNone: false,
                measured: true,
              },
              alive: { kind: 'yes-no', must: null, measured: true },
              ...{ cm: count(9), cmPlus: count(9) },
            },
            key: 'base',
            begin: bases.map(({ number, cm, cmPlus }) => ({ base: String(number), cm, cmPlus })),
            ...{ least: 0, most: bases.length, measured: true },
          } satisfies Field,
          tokens: {
            ...{
              kind: 'some' as const,
              of: SINGLE_TOKENS,
              usual: [],
              partOf: null,
              known: null,
              measured: true,
            },
          },
          breach: count(20),
          reason: { kind: 'words' as const, longest: 2000, orNone: true, measured: true },
        },
      })),
  )

const count = (most: number): Field => ({
  kind: 'number',
  ...{
    least: 0,
    most,
    moreThanLeast: false,
    whole: true,
    notBelow: null,
    bands: null,
    unit: null,
    measured: true,
  },
})
