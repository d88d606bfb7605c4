import type { Field, Fields, Filled, Settled } from '../../../../battle/field.ts'
import type { OfferOf } from '../../../../battle/loop.ts'
import { never } from '../../../../never.ts'
import { pickOf, type Chance } from '../../../../battle/fits.ts'
import { commandSchema, type Command } from '../documents/commands.ts'
import type { Traveller } from '../rules/rule.ts'
import { metresOfRound } from '../rules/weigh.ts'
import type { BattleView } from '../view.ts'

/** What players would read off a table that nobody has laid: likely, and the same with the same chance. */

/** Where people stand when nobody has told it yet, in metres: across a room. */
const [NEAREST, SPREAD] = [6, 12]
const ARMS_LENGTH = 1

/** A command of an intention, with everything measured. */
export function measured(
  { command, side, fields }: OfferOf<Traveller>,
  view: BattleView,
  chance: Chance,
): Command {
  const look: Look = { view, chance, fields }
  const filled = Object.entries(fields).map(([name, field]) => [name, measure(name, field, look)] as const)
  return commandSchema.parse({ kind: command, side, ...Object.fromEntries(filled) })
}

interface Look {
  readonly view: BattleView
  readonly chance: Chance
  readonly fields: Fields
}

const oneIn = (chance: Chance, n: number): boolean => chance.pick(n) === 0

function measure(name: string, field: Field, look: Look): Filled {
  const { chance } = look
  switch (field.kind) {
    case 'is':
      return field.value
    case 'one':
      return chosenOf(name, field.of, look) ?? (field.orNone ? null : (field.of[0] ?? null))
    case 'some':
      if (name === 'thrown') return field.usual
      return [...new Set([...field.usual, ...severalOf(name, field.of, look)])]
    case 'yes-no':
      return field.must ?? (name === 'aware' ? !oneIn(chance, 6) : name === 'ready')
    case 'number':
      return numberOf(name, field, look)
    case 'words':
      return '–'
    case 'list':
      return []
    default:
      return never(field)
  }
}

function chosenOf(name: string, of: readonly string[], look: Look): string | null {
  const { chance } = look
  if (name === 'range') {
    const known = told(look)
    return typeof known === 'string' ? known : (of[Math.min(of.length - 1, 1 + chance.pick(2))] ?? null)
  }
  if (name === 'cover') return oneIn(chance, 2) ? (of[0] ?? null) : (of[1 + chance.pick(2)] ?? null)
  if (name === 'struck') return null
  return pickOf(of, chance) ?? null
}

/** Of those who may stand close by hardly anybody does, and riders fired at from outside sit apart; of a blast two. */
function severalOf(name: string, of: readonly string[], { view, chance, fields }: Look): readonly string[] {
  if (name === 'pursuers') return of
  if (name === 'beside') {
    const own = fields.fighter?.kind === 'is' ? rideOf(view, fields.fighter.value) : null
    const close = of.filter((id) => [null, own].includes(rideOf(view, id)))
    return close.length > 0 && oneIn(chance, 8) ? close.slice(0, 1) : []
  }
  const { near } = fields
  const isFar = name === 'far' && near?.kind === 'some' && near.of.length > 0
  const [step] = view.steps
  const by = step?.kind === 'inside' ? step.by : null
  // Nobody throws at their own feet.
  const caught = of.filter(
    (id) => id !== by && view.fighters.some((one) => one.id === id && one.fate === 'up'),
  )
  return isFar ? [] : caught.filter(() => oneIn(chance, 4)).slice(0, 2)
}

function numberOf(
  name: string,
  { least, most, moreThanLeast, whole }: Extract<Field, { kind: 'number' }>,
  look: Look,
): number {
  const from = moreThanLeast ? least + 1 : least
  if (name === 'rounds' || name === 'number') return from
  if (name === 'moved') return Math.floor(wayOf(look))
  if (name !== 'range') return whole ? Math.floor(most) : most
  const known = told(look)
  const far = typeof known === 'number' ? known : most <= 2 ? ARMS_LENGTH : NEAREST + look.chance.pick(SPREAD)
  return Math.min(most, Math.max(from, far))
}

const rideOf = (view: BattleView, id: Settled): string | null =>
  view.fighters.find((one) => one.id === id)?.aboard?.craft ?? null

/** How far the vehicle of a target goes in a round. */
function wayOf({ view, fields }: Look): number {
  const target = fields.target?.kind === 'is' ? fields.target.value : null
  const ride = view.crafts.find(({ id }) => id === (rideOf(view, target) ?? target))
  return metresOfRound(ride?.speed ?? 0)
}

/** How far apart two were when it was last told. */
function told({ view, fields }: Look): Filled {
  const of = ['fighter', 'target'].map((name) => (fields[name]?.kind === 'is' ? fields[name].value : null))
  return view.ranges.find((one) => of.every((id) => one.of.some((other) => other === id)))?.range ?? null
}
