import { openCorrector, type Light } from '../../../battle/correction.ts'
import { openLoop } from '../../../battle/loop.ts'
import { commandSchema, type Command, type CommandKind } from './documents/commands.ts'
import type { BattleEvent } from './documents/events.ts'
import type { BattleSetup } from './documents/setup.ts'
import { connecting } from './mend/connecting.ts'
import { notNow } from './rules/against.ts'
import type { FastAndDirty, Rule } from './rules/rule.ts'
import { RULES } from './rulebook.ts'
import { begin } from './setup/begin.ts'
import { evolve, fold } from './state/evolve.ts'
import { BATTLE_SIDES, PHASES, PURPOSES, type Side } from './words.ts'

/** Battles of Fast and Dirty, decided. */

/** Orders, what lies in a minefield who scouts, and who may stand under a marker, their side alone knows: dice and choices would tell. */
const SECRET: readonly CommandKind[] = [
  'give-orders',
  'lay-mines',
  'check-mine',
  'send-scouts',
  'show-contact',
]
/** Of these something has come to light. */
export const OPENS: readonly CommandKind[] = ['check-mine', 'show-contact']

export const loop = openLoop<FastAndDirty, BattleSetup>({
  commandSchema,
  kinds: commandSchema.options.map((option) => option.shape.kind.value),
  phases: PHASES,
  sidesOf: () => BATTLE_SIDES,
  purposes: PURPOSES,
  ruleOf: <Kind extends CommandKind>(kind: Kind): Rule<Kind> => RULES[kind],
  notNow,
  begin,
  diceMoved: (dice) => ({ kind: 'dice-moved', dice }),
  evolve,
  fold,
  secret: SECRET,
  atLeisure: ['infiltrate', 'begin-hidden', 'ignore-fire', 'come-out', 'make-stand', 'keep-luck'],
})

/** Under contact markers each side says for itself who gets a trait, is in works or rides (lines 2719–2723). */
const UNDER_MARKERS: readonly CommandKind[] = ['give-trait', 'dig-in', 'embark']

/** What anybody may see offered. */
export const openly: typeof loop.openly = (state) => {
  const { options, waitsFor } = loop.openly(state)
  const isCovered = state.setup.scenario.contactMarkers && state.phase === 'deploying'
  return {
    options: isCovered ? options.filter(({ command }) => !UNDER_MARKERS.includes(command)) : options,
    waitsFor,
  }
}

/** A marker is shown, a mine is met, both sides have their orders: what it was is known. */
export function light(event: BattleEvent): readonly Light<Side>[] {
  if (event.kind === 'orders-disclosed') return BATTLE_SIDES.map((of) => ({ of, what: 'orders' }))
  if (event.kind === 'marker-shown')
    return [{ of: event.marker.startsWith('side-1') ? 'side-1' : 'side-2', what: event.marker }]
  if (event.kind === 'mine-met' && event.outcome !== 'passed')
    return [{ of: event.marker.startsWith('side-1') ? 'side-1' : 'side-2', what: event.marker }]
  return []
}

export const { correctLines } = openCorrector(loop, connecting, light)

export function isSecret(command: Command): boolean {
  return SECRET.includes(command.kind) || (command.kind === 'note' && command.private)
}
