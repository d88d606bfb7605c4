import type { CommandKind } from '../../../../../../shared/systems/seven-seconds/battle/documents/commands.ts'
import type { Table } from './table.ts'

/** What is judged on the table: each has its sentence on how it is measured. */
export type LookedAt =
  | 'edges'
  | 'middle'
  | 'terrain'
  | 'path'
  | 'pathBlips'
  | 'area'
  | 'crater'
  | 'smoke'
  | 'way'
  | 'landing'
  | 'sensors'
  | 'facing'
  | 'light'
  | 'lightMoved'
  | 'field'
  | 'touch'
  | 'touchedOne'
  | 'touchedEach'

/** An action, or Blips that move one after the other. */
export type Doing = CommandKind | 'several'

const FOR: Readonly<Partial<Record<Doing, readonly LookedAt[]>>> = {
  'spend-pool': ['edges', 'middle', 'terrain', 'field', 'light', 'lightMoved'],
  'fire-rifle': ['edges', 'middle', 'terrain', 'field'],
  'fire-missile': ['path', 'pathBlips', 'middle', 'terrain', 'field'],
  intercept: ['path', 'pathBlips', 'light', 'lightMoved'],
  'resolve-blast': ['area', 'crater', 'light', 'lightMoved'],
  'fire-flamer': ['area', 'smoke', 'light', 'lightMoved'],
  move: ['way', 'sensors', 'facing', 'field', 'light', 'lightMoved'],
  jump: ['landing', 'sensors', 'facing', 'field', 'light', 'lightMoved'],
  kamikaze: ['way', 'sensors', 'field', 'light', 'lightMoved'],
  'end-activation': ['field', 'light', 'lightMoved'],
  repair: ['touch'],
  explode: ['touch', 'touchedOne', 'touchedEach'],
  several: ['way'],
}

/** What is judged on the table in an action, by the rules of this battle and what stands there now. */
export function lookedAt(table: Table, doing: Doing, by: 'move' | 'jump' = 'move'): readonly LookedAt[] {
  const { view, activation } = table
  const { rules } = view
  const pending = activation?.pending
  const jams = view.units.some(({ where, jamming }) => where === 'table' && jamming)
  const isBlip = activation !== null && table.blip(activation.piece) !== null
  const lit =
    doing === 'resolve-blast' || doing === 'fire-flamer'
      ? rules.areasRevealBlips
      : doing !== 'end-activation' || isBlip
  const left: Readonly<Partial<Record<LookedAt, boolean>>> = {
    pathBlips: rules.blipsMayIntercept,
    crater: pending?.kind !== 'blast' || pending.cause === 'missile' || rules.kamikazeLeavesCrater,
    field: jams,
    touchedOne: rules.kamikazeContacts === 'one',
    touchedEach: rules.kamikazeContacts === 'each',
    light: lit && rules.facing === 'owner',
    lightMoved: lit && rules.facing === 'as-moved',
  }
  // A drone that jumps into its enemies goes over what lies between.
  const known = FOR[doing === 'kamikaze' && by === 'jump' ? 'jump' : doing] ?? []
  return known.filter((one) => left[one] ?? true)
}
