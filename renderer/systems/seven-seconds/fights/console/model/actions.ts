import type { CommandKind } from '../../../../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import type { Side } from '../../../../../../shared/systems/seven-seconds/battle/words.ts'
import type { UnitProfile } from '../../../../../../shared/systems/seven-seconds/profiles.ts'
import type { Form } from './forms.ts'
import type { Table } from './table.ts'

/** Why an action cannot be taken now, by the name of its text. */
export type Why =
  | 'noAction'
  | 'suit'
  | 'stunned'
  | 'jumpers'
  | 'sensors'
  | 'unarmed'
  | 'noMissiles'
  | 'noFlamer'
  | 'noTargets'
  | 'nobody'
  | 'nothingDamaged'

/** An action of the acting piece: possible with a form, or the reason why not. */
export interface Action {
  readonly command: ActionKind
  readonly key: string
  readonly form: Form | null
  readonly why: Why | null
  /** It can be taken all the same, where the players agree on it. */
  readonly loose: boolean
}

/** The key of each command; no two that can be given at the same time share one. */
export const KEYS = {
  move: 'm',
  jump: 'j',
  target: 't',
  'fire-rifle': 'r',
  'fire-missile': 'n',
  'fire-flamer': 'f',
  command: 'c',
  repair: 'p',
  kamikaze: 'k',
  'toggle-jammer': 'h',
  'check-suit': 's',
  explode: 'x',
  'end-activation': 'e',
} as const satisfies Partial<Record<CommandKind, string>>

export type ActionKind = keyof typeof KEYS

const PLAIN = ['move', 'jump', 'target', 'fire-rifle', 'fire-missile', 'fire-flamer'] as const

/** What a piece can do first when it is activated: of a hidden Blip that is a Move. */
export function firstActions(able: UnitProfile | null): readonly ActionKind[] {
  if (!able) return ['move']
  const can: Readonly<Partial<Record<ActionKind, boolean>>> = {
    jump: able.jump,
    target: able.targets,
    'fire-rifle': able.rifle !== null,
    'fire-missile': able.missiles,
    'fire-flamer': able.flamer,
  }
  return [
    ...PLAIN.filter((kind) => can[kind] !== false),
    ...(able.commands === null ? [] : (['command'] as const)),
    ...(able.explodes ? (['kamikaze'] as const) : []),
  ]
}

/** There is something to aim at: rifles at enemies with Target Counters, missiles also at Objectives and ground (p.20, 21). */
export function canBeAimed({ view, objectives, counters }: Table, side: Side, kind: ActionKind): boolean {
  if (kind !== 'fire-rifle' && kind !== 'fire-missile') return true
  const enemies = view.units.filter((unit) => unit.where === 'table' && unit.side !== side)
  if (enemies.some((unit) => unit.counters > 0)) return true
  return (
    kind === 'fire-missile' && [...objectives, ...Object.keys(view.grounds)].some((id) => counters(id) > 0)
  )
}

/** What the acting piece may do, in a steady order, with what it may not and why. */
export function actionsOf(
  table: Table,
  forms: readonly Form[],
  looseForms: readonly Form[] = [],
): readonly Action[] {
  const { activation } = table
  if (!activation) return []
  return kindsFor(table, forms).map((command) => {
    const form = forms.find((one) => one.command === command) ?? null
    const loose = form ? null : (looseForms.find((one) => one.command === command) ?? null)
    const why = form ? null : whyNot(table, command)
    return { command, key: KEYS[command], form: form ?? loose, why, loose: loose !== null }
  })
}

function kindsFor({ acting, profile, activation }: Table, forms: readonly Form[]): readonly ActionKind[] {
  const offered = (kind: ActionKind): boolean => forms.some(({ command }) => command === kind)
  const only = (...kinds: ActionKind[]): ActionKind[] => kinds.filter(offered)
  const pending = activation?.pending ?? null
  if (pending) return only('explode', 'end-activation')
  if (!acting) return ['move', ...only('end-activation')]
  const { commands, repairs, explodes, jams } = profile(acting)
  return [
    ...only('check-suit'),
    ...PLAIN,
    ...(commands === null ? [] : (['command'] as const)),
    ...(repairs ? (['repair'] as const) : []),
    ...(explodes ? (['kamikaze'] as const) : []),
    ...(jams ? (['toggle-jammer'] as const) : []),
    ...only('end-activation'),
  ]
}

function whyNot({ acting, activation, profile }: Table, command: ActionKind): Why {
  if (!acting) return 'noAction'
  const able = profile(acting)
  if (command === 'jump' && !able.jump) return 'jumpers'
  if (command === 'target' && !able.targets) return 'sensors'
  if (command === 'fire-rifle' && able.rifle === null) return 'unarmed'
  if (command === 'fire-missile' && !able.missiles) return 'noMissiles'
  if (command === 'fire-flamer' && !able.flamer) return 'noFlamer'
  if (acting.stunned) return 'stunned'
  if (activation?.actionsLeft === 0) return 'noAction'
  if (acting.damaged && activation?.suitObeyed === false) return 'suit'
  if (command === 'command') return 'nobody'
  return command === 'repair' ? 'nothingDamaged' : 'noTargets'
}
