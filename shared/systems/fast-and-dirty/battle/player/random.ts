import { playerAtRandom } from '../../../../battle/at-random.ts'
import type { OfferOf } from '../../../../battle/loop.ts'
import type { Dice } from '../../../../dice/source.ts'
import { MISSION_BONUS } from '../../data/scenarios.ts'
import { loop } from '../decide.ts'
import { commandSchema, type Command, type CommandKind } from '../documents/commands.ts'
import type { FastAndDirty } from '../rules/rule.ts'
import type { BattleState } from '../state/state.ts'

/** A player who knows nothing but the offers and takes any of them: for tests and measurements. */

/** How eagerly he takes an option; the others have the weight of `ACT`. */
const ACT = 16
const WEIGHTS: Readonly<Partial<Record<CommandKind, number>>> = {
  record: 0,
  'end-battle': 0,
  deployed: 24,
  'give-trait': 48,
  'build-work': 32,
  'dig-in': 200,
  embark: 4,
  'end-recon': 8,
  'contacts-meet': 2,
  'end-activation': 24,
  'begin-hidden': 2,
  shoot: 200,
  shell: 160,
  charge: 40,
  move: 32,
  drive: 24,
  'op-fire': 24,
  'op-shell': 24,
  join: 4,
  part: 2,
  'make-stand': 1,
  'keep-luck': 1,
  'come-out': 6,
  'let-go': 4,
  attempt: 2,
  scout: 6,
  'lay-smoke': 6,
  land: 24,
  board: 8,
  'get-out': 40,
  recover: 48,
  rig: 160,
  detonate: 300,
  'call-artillery': 60,
  'ignore-fire': 8,
}
/** From this turn on he has had enough now and then. */
const PATIENCE = 4

function weightOf(state: BattleState, kind: CommandKind): number {
  if (kind === 'end-battle') return state.round > PATIENCE ? ACT : 0
  return WEIGHTS[kind] ?? ACT
}

/** Nobody measures more than he goes, and few walk off the table. */
function sensible(command: Command, { fields }: OfferOf<FastAndDirty>, chance: Pick<Dice, 'pick'>): Command {
  if (command.kind === 'move')
    return {
      ...command,
      rough: roughWithin(command, fields),
      leaves: command.leaves && chance.pick(4) === 0,
      // With wounded it goes half the way at most (line 1581).
      ...(command.carries > 0 && {
        inches: Math.min(1, command.inches, mostIn(fields, command.inches) / 2),
        rough: 0,
      }),
    }
  if (command.kind === 'drive') {
    const rough = Math.min(command.rough, command.inches)
    // On wheels what is rough counts twice (line 701).
    const dear = fields.offRoad?.kind === 'is' ? 0 : Math.max(1, rough)
    const inches = Math.min(command.inches, mostIn(fields, command.inches) - dear)
    // The Broken go slowly through difficult ground alone, or through water (line 636).
    if (command.heading === 'away' && command.speed === 'cautious')
      return fields.rough?.kind === 'is'
        ? { ...command, inches: 1, rough: 0, offRoad: 0, water: 1 }
        : { ...command, inches, rough: Math.max(1, rough), offRoad: 0, water: 0 }
    return {
      ...command,
      ...{ inches, rough },
      // What counts twice is left out where all was driven already.
      ...{ offRoad: 0, water: 0 },
      leaves: command.leaves && chance.pick(4) === 0,
    }
  }
  if (command.kind === 'fall-back') return { ...command, leaves: command.leaves && chance.pick(8) === 0 }
  if (command.kind === 'infiltrate') return { ...command, rough: roughWithin(command, fields) }
  if (command.kind === 'charge') return { ...command, rough: roughWithin(command, fields) }
  if (command.kind === 'roll-missions')
    return { ...command, favoured: command.favoured.slice(0, MISSION_BONUS.most) }
  if (command.kind === 'send-scouts') return { ...command, units: oneOf(command.units, fields.units) }
  if (command.kind === 'hold-fire') return { ...command, turn: command.turn && chance.pick(2) === 0 }
  if (command.kind !== 'activate') return command
  return {
    ...command,
    hides: command.hides && chance.pick(8) === 0,
    terrified: command.terrified && chance.pick(2) === 0,
  }
}

/** The farthest that the offer lets it go; what is no number of inches is all that it goes. */
const mostIn = ({ inches: field }: OfferOf<FastAndDirty>['fields'], inches: number): number =>
  field?.kind === 'number' ? field.most : inches

/** Whoever is sent first, or may be: nobody sends nobody. */
const oneOf = (
  units: readonly string[],
  field: OfferOf<FastAndDirty>['fields'][string] | undefined,
): string[] => (units.length > 0 ? units : field?.kind === 'some' ? field.of : []).slice(0, 1)

const roughWithin = (
  { inches, rough }: { readonly inches: number; readonly rough: number },
  fields: OfferOf<FastAndDirty>['fields'],
): number => (inches + rough > mostIn(fields, inches) ? 0 : rough)

export const playAtRandom = playerAtRandom<FastAndDirty>(loop, commandSchema, weightOf, sensible)
