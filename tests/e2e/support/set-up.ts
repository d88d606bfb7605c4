import {
  blipId,
  SQUARES,
  type Objective,
  type Side,
} from '../../../shared/systems/seven-seconds/battle/words.ts'
import type { Command, CommandOf } from '../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import type { Unit } from '../../../shared/systems/seven-seconds/battle/state/state.ts'
import type { OnTop } from '../../support/stacked-deck.ts'
import { stackTheDeck } from './stacked-deck.ts'
import type { Muster } from './muster.ts'

/** How a battle of attack and defence is set up, side a attacking. */
export interface Plan {
  readonly seed: number
  readonly cards: Readonly<Record<Side, { readonly mission: string; readonly troops: string }>>
  readonly choices?: Partial<Readonly<Record<Side, Readonly<CommandOf<'muster'>['choices']>>>>
  readonly drones?: Partial<Readonly<Record<Side, CommandOf<'muster'>['drones']>>>
  /** Which square each unit stands on, written down or told of a squad; the other squares are Decoys. */
  readonly squares: Readonly<Record<Side, Squares>> | ((side: Side, squad: readonly Unit[]) => Squares)
  /** Blips within 6" of Objectives. */
  readonly near?: Readonly<Record<string, Objective | readonly Objective[]>>
}

type Squares = Readonly<Record<string, number>>

/** Does a command over the contract, without the window. */
export async function act(
  muster: Pick<Muster, 'ask'>,
  fight: string,
  command: Command,
  dice: readonly number[] = [],
): Promise<void> {
  const { decision } = await muster.ask('fights.look', { id: fight, watcher: 'public' })
  const rolls = dice.length > 0 ? [...dice] : null
  await muster.ask('fights.act', { id: fight, after: decision, command, rolls })
}

/** Brings a battle that has just begun to its first round, without clicking; the program is started anew for it. */
export async function setUp(muster: Muster, fight: string, plan: Plan): Promise<void> {
  const { a, b } = plan.cards
  const top: OnTop = { offense: [a.mission], defense: [b.mission], troops: [a.troops, b.troops] }
  await stackTheDeck(muster, fight, plan.seed, top)
  const go = (command: Command, dice?: readonly number[]): Promise<void> => act(muster, fight, command, dice)
  // Higher than any streak's bonus makes up for.
  await go({ kind: 'roll-roles', side: 'a' }, [6, 1])
  await go({ kind: 'choose-edge', side: 'b', edge: 'north' })
  for (const [objective, side] of [
    ['delta', 'a'],
    ['epsilon', 'a'],
    ['alpha', 'b'],
    ['beta', 'b'],
    ['gamma', 'b'],
  ] as const) {
    const toNearest = objective === 'delta' ? null : 9
    await go({ kind: 'place-objective', side, objective, inZone: true, toEdge: 7, toNearest })
  }
  for (const side of ['a', 'b'] as const) await go({ kind: 'draw-cards', side })
  for (const side of ['a', 'b'] as const)
    await go({
      kind: 'muster',
      side,
      choices: [...(plan.choices?.[side] ?? [])],
      drones: { ...plan.drones?.[side] },
    })
  for (const side of ['a', 'b'] as const) {
    const { view } = await muster.ask('fights.look', { id: fight, watcher: side })
    const squad = view.units.filter((unit) => unit.side === side)
    const chosen = typeof plan.squares === 'function' ? plan.squares(side, squad) : plan.squares[side]
    const squares = SQUARES.map((square) => ({
      square,
      units: Object.entries(chosen).flatMap(([unit, at]) => (at === square ? [unit] : [])),
    })).filter(({ units }) => units.length > 0)
    await go({ kind: 'fill-holding-area', side, squares })
  }
  for (const side of ['b', 'a'] as const) {
    const blips = SQUARES.map((square) => {
      const blip = blipId(side, square)
      return { blip, near: [plan.near?.[blip] ?? []].flat() }
    })
    await go({ kind: 'deploy', side, blips, inZone: true })
  }
}
