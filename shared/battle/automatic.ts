import { z } from 'zod'
import { openDice, seededDice, type Dice, type DiceState } from '../dice/source.ts'
import type { AnyState, BattleTypes } from './battle.ts'
import { is, type Field, type HouseField, type Settled } from './field.ts'
import type { OfferOf } from './loop.ts'
import { impossible, when, type Hindrance } from './rule.ts'

/** Sides that the program plays for: what they mean to do, and what the players have to measure for it. */

/** How the program plays for a side of a game: by a plan that can be told, and with no more than its side may know. */
export interface Doctrine<Types extends BattleTypes> {
  /** Those that the program plays for now. */
  readonly sides: (state: Types['State']) => readonly Types['Side'][]
  /** What it does of its own accord, though the battle waits for others. */
  readonly unasked: readonly Types['Command']['kind'][]
  /** What the players may say instead of what it means to do and cannot measure; it is offered nowhere else. */
  readonly instead?: (intention: OfferOf<Types>) => readonly OfferOf<Types>[]
  /**
   * What such a side means to do: one of what it is offered, with all that it chooses (`intend`). What is measured stays
   * open for the players, but never in what it does in secret.
   */
  readonly plan: (
    view: Types['View'],
    offers: readonly OfferOf<Types>[],
    side: Types['Side'],
    chance: Pick<Dice, 'pick'>,
  ) => OfferOf<Types> | null
}

/** What a plan looks at: no more than its side may know. */
export interface Look<Types extends BattleTypes> {
  readonly view: Types['View']
  readonly offers: readonly OfferOf<Types>[]
  readonly side: Types['Side']
}

/** A rule of a doctrine, with a code by which users are told of it. */
export interface DoctrineRule<Types extends BattleTypes> {
  readonly code: string
  readonly plan: (look: Look<Types>) => OfferOf<Types> | null
}

/** A doctrine that goes by the first of its rules that has something to do. */
export const doctrineBy = <Types extends BattleTypes>(
  rules: readonly DoctrineRule<Types>[],
  sides: Doctrine<Types>['sides'],
  unasked: Doctrine<Types>['unasked'] = [],
  instead: NonNullable<Doctrine<Types>['instead']> = () => [],
): Doctrine<Types> => ({
  sides,
  unasked,
  instead,
  plan: (view, offers, side) => {
    const look = { view, offers, side }
    for (const { plan } of rules) {
      const intention = plan(look)
      if (intention) return intention
    }
    return null
  },
})

/** What of a game says how the program plays it. */
interface Played<Types extends BattleTypes> {
  readonly doctrine: Doctrine<Types> | null
  readonly view: (state: Types['State'], watcher: Types['Side']) => Types['View']
  readonly options: (state: Types['State'], side: Types['Side']) => readonly OfferOf<Types>[]
}

/**
 * What a side that the program plays for means to do now; null where it is offered nothing. The same of the same state,
 * so that it can be asked again at any time; and of two that differ only in what the side may not know.
 */
export function intentionOf<Types extends BattleTypes>(
  { doctrine, view, options }: Played<Types>,
  state: Types['State'],
  side: Types['Side'],
): OfferOf<Types> | null {
  const offers = doctrine?.sides(state).includes(side) ? options(state, side) : []
  return offers.length === 0
    ? null
    : (doctrine?.plan(view(state, side), offers, side, chanceOf(state)) ?? null)
}

/** A chance apart from the battle's own: no die that is still to fall is known to a doctrine, or changed by it. */
function chanceOf({ dice, round }: AnyState): Pick<Dice, 'pick'> {
  return seededDice(openDice(mixed(dice, round)))
}

const mixed = ({ words }: DiceState, round: number): number =>
  words.reduce((sum, word) => (Math.imul(sum, 31) + word) | 0, round)

/** An offer in which some fields are chosen. */
export function intend<Types extends BattleTypes>(
  { command, side, fields }: OfferOf<Types>,
  chosen: Readonly<Record<string, Settled>>,
): OfferOf<Types> {
  const rest = Object.entries(fields).map(([name, field]): [string, Field<Types['OwnField']>] => [
    name,
    name in chosen ? is(chosen[name] ?? null) : field,
  ])
  return { command, side, fields: Object.fromEntries(rest) }
}

/** What is no measure is chosen: the first that may stand there, where nothing better is said. */
export function intendPlainly<Types extends BattleTypes & { readonly OwnField: never }>(
  offer: OfferOf<Types>,
  better: Readonly<Record<string, Settled>> = {},
): OfferOf<Types> {
  const rest: Record<string, Settled> = {}
  for (const [name, field] of Object.entries<HouseField>(offer.fields)) {
    if (field.measured || field.kind === 'is' || name in better) continue
    if (field.kind === 'one') rest[name] = field.orNone ? null : (field.of[0] ?? null)
    else if (field.kind === 'some') rest[name] = []
    else if (field.kind === 'yes-no') rest[name] = field.must ?? false
    else if (field.kind === 'number') rest[name] = Math.max(0, field.least)
    else if (field.kind === 'words') rest[name] = '–'
  }
  return intend(offer, { ...rest, ...better })
}

/** The command that an offer comes to in which nothing is left to choose or to measure; else null. */
export function commandOf<Types extends BattleTypes>({
  command,
  side,
  fields,
}: OfferOf<Types>): object | null {
  const filled: Record<string, Settled> = {}
  for (const [name, field] of Object.entries(fields)) {
    if (!isSaid(field)) return null
    filled[name] = field.value
  }
  return { kind: command, side, ...filled }
}

function isSaid(field: { readonly kind: string }): field is { readonly kind: 'is'; readonly value: Settled } {
  return field.kind === 'is'
}

/** That a side is handed to the program, or taken over from it: beside the battle, at any moment. */
export const HAND_OVER = 'hand-over'
export const HANDED_OVER = 'handed-over'
export const handOverFields = { automatic: z.boolean() }

interface HandOver<Side extends string> {
  readonly side: Side
  readonly automatic: boolean
}

/** The rule of it, in a game with a doctrine; `mayBe`: the program can play for that side. */
export function handOverRule<Side extends string, Phase>({
  phases,
  page,
  mayBe,
}: {
  readonly phases: readonly Phase[]
  readonly page: number
  readonly mayBe: (side: Side) => boolean
}) {
  return {
    phases,
    offers: (): [] => [],
    check: (_state: unknown, { side }: HandOver<Side>): readonly Hindrance[] =>
      when(!mayBe(side), () =>
        impossible('hand-over/not-this', 'Muster does not play for this side: choose another.', {
          page,
          path: ['side'],
        }),
      ),
    resolve: (
      log: { emit(event: { kind: typeof HANDED_OVER } & HandOver<Side>): void },
      { side, automatic }: HandOver<Side>,
    ): void => log.emit({ kind: HANDED_OVER, side, automatic }),
  }
}

/** A side is handed over, in a state that says for whom the program plays. */
export function handedOver<Side extends string, State extends { readonly automatic: readonly Side[] }>(
  state: State,
  { side, automatic }: HandOver<Side>,
): State {
  const others = state.automatic.filter((one) => one !== side)
  return { ...state, automatic: automatic ? [...others, side] : others }
}
