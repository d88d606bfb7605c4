import { is, yesNo, type Field } from '../../../../battle/field.ts'

/** Fields that are asked only where a rule needs them. */

/** What the players see on their table, where it matters. */
export const asked = (matters: boolean): Field => (matters ? yesNo : is(false))
/** What the player may choose, where there is a choice. */
export const choice = (may: boolean): Field =>
  may ? { kind: 'yes-no', must: null, measured: false } : is(false)
