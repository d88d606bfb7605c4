import type { Field } from '../../../../battle/field.ts'
import type { OfferOf } from '../../../../battle/loop.ts'
import type { Dice } from '../../../../dice/source.ts'
import { commandSchema, type Command } from '../documents/commands.ts'
import { fillAll } from '../../../../battle/fits.ts'
import type { BlastEm } from '../rules/rule.ts'
import { isFoe } from '../state/look.ts'
import type { ModelState } from '../state/state.ts'
import type { BattleView } from '../view.ts'
import { BAD_GUYS_SIDE } from '../words.ts'
import { isBeside } from './progress.ts'

/** What players would read off a table that nobody has set up: as it mostly lies, by a chance of its own. */

type Chance = Pick<Dice, 'pick'>
type Offer = OfferOf<BlastEm>

/** Most shots go through the open, few past somebody else. */
const COVERS = ['none', 'none', 'none', 'none', 'light', 'light', 'hard'] as const
/** One in so many. */
const OUT_OF_SIGHT = 9
const SOMETHING_BETWEEN = 4
const SOMEBODY_BETWEEN = 7
const INTO_REACH = 7
const THING_IN_BLAST = 5
const STRUCK_BY_CHANCE = 10
/** Inches. */
const NEAREST_SEEN = 5
const FARTHEST_SEEN = 20

/** The command that an offer comes to, with all in it that was not chosen measured. */
export function measured({ command, side, fields }: Offer, view: BattleView, chance: Chance): Command {
  const chosen = Object.fromEntries(Object.entries(fields).filter(([name]) => !(name in MEASURES)))
  const seen = Object.entries(fields).flatMap(([name, field]) => {
    const measure = field.kind === 'is' ? undefined : MEASURES[name]
    return measure ? [[name, measure(field, { command, side, fields }, view, chance)]] : []
  })
  const settled = Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'is' && name in MEASURES ? [[name, field.value]] : [],
  )
  return commandSchema.parse({
    kind: command,
    side,
    ...fillAll(chosen, chance),
    ...Object.fromEntries([...settled, ...seen]),
  })
}

const oneIn = (n: number, chance: Chance): boolean => chance.pick(n) === 0
const oneOf = <T>(all: readonly T[], chance: Chance): T | null =>
  all[chance.pick(Math.max(1, all.length))] ?? null
const idsOf = (field: Field): readonly string[] =>
  field.kind === 'one' || field.kind === 'some' ? field.of : []

/** Of the things those that the team has come to, of the models those that fight here: all others are elsewhere. */
function inFight(field: Field, view: BattleView): readonly string[] {
  const { models, active, exchange } = view
  const isFought = (model: ModelState): boolean => exchange === null || isFoe(view, model)
  return idsOf(field).filter((id) => {
    const model = models.find((one) => one.id === id)
    if (!model) return isBeside(view, id)
    return model.fate === 'up' && (model.side === BAD_GUYS_SIDE ? isFought(model) : model.side === active)
  })
}

const MEASURES: Readonly<
  Record<string, (field: Field, offer: Offer, view: BattleView, chance: Chance) => unknown>
> = {
  // Nobody stays behind by a hair: most go nearly as far as they may.
  inches: (field, _offer, _view, chance) => {
    const most = field.kind === 'number' ? Math.min(field.most, FARTHEST_SEEN) : 0
    return Math.max(1, most - chance.pick(Math.ceil(most / 2)))
  },
  inSight: (field, { command }, _view, chance) =>
    field.kind === 'some' ? [...field.of] : command === 'wreck' || !oneIn(OUT_OF_SIGHT, chance),
  cover: (_field, _offer, _view, chance) => oneOf(COVERS, chance),
  obstacles: (_field, _offer, _view, chance) => Number(oneIn(SOMETHING_BETWEEN, chance)),
  near: (field, _offer, view, chance) => {
    const one = oneIn(SOMEBODY_BETWEEN, chance) ? oneOf(inFight(field, view), chance) : null
    return one === null ? [] : [one]
  },
  seenBy: (field, _offer, _view, chance) => {
    const by = field.kind === 'list' && field.of.by ? idsOf(field.of.by) : []
    return by
      .filter(() => !oneIn(3, chance))
      .slice(0, 3)
      .map((id) => ({
        by: id,
        inches: NEAREST_SEEN + chance.pick(FARTHEST_SEEN - NEAREST_SEEN),
        flanks: false,
      }))
  },
  reaches: (field, _offer, view, chance) => {
    const up = inFight(field, view)
    return oneIn(INTO_REACH, chance) && up.length > 0 ? [oneOf(up, chance)] : []
  },
  keepsCover: () => true,
  inside: (field, { side }, view, chance) => {
    const usual = field.kind === 'some' ? field.usual : []
    return inFight(field, view).filter((id) => {
      const model = view.models.find((one) => one.id === id)
      if (usual.includes(id)) return true
      // Nobody lets it go off over their own.
      return model?.side === side ? false : oneIn(model ? 2 : THING_IN_BLAST, chance)
    })
  },
  struck: (field, _offer, view, chance) => {
    if (field.kind === 'one' && !field.orNone) return oneOf(field.of, chance)
    return oneIn(STRUCK_BY_CHANCE, chance) ? oneOf(inFight(field, view), chance) : null
  },
}
