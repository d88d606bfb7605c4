import type { Filled, Offer } from '../../../../shared/battle/field.ts'
import type { BattleView, ModelView } from '../../../../shared/systems/blast-em/battle/view.ts'
import { skillOf } from '../../../../shared/systems/blast-em/gadgets.ts'
import { medicalOdds, skillOdds } from '../../../../shared/systems/blast-em/healing.ts'
import {
  matchupOdds,
  type Fighter,
  type MatchupOdds,
  type Way,
} from '../../../../shared/systems/blast-em/matchup.ts'
import { ATTACKS, COVERS, type Cover } from '../../../../shared/systems/blast-em/words.ts'
import type { TableWords } from '../../../table/faces.ts'
import { asView, modelCalled } from './called.ts'

/** What an act would come to, by the exact chances of the game. */

type Chosen = Readonly<Record<string, Filled>>

export function odds({ command }: Offer, chosen: Chosen, seen: object): readonly TableWords[] {
  const view = asView(seen)
  const model = modelOf(view, chosen.model)
  if (!model) return []
  switch (command) {
    case 'declare-shot':
    case 'plan-shot':
    case 'declare-blast':
    case 'plan-blast':
      return shots(view, model, chosen)
    case 'declare-hth':
    case 'plan-hth':
      return listed(chosen.targets).flatMap((id) => aimed(view, model, 'hth', [id], ['none']))
    case 'snapshot':
      return listed([chosen.target ?? '']).flatMap((id) => aimed(view, model, 'snapshot', [id], COVERS))
    case 'treat':
      return treatment(view, model, modelOf(view, chosen.patient))
    case 'override':
    case 'use-terminal':
    case 'build-device':
      return technical(view, model)
    default:
      return []
  }
}

function modelOf({ models }: BattleView, id: Filled | undefined): ModelView | null {
  return models.find((one) => one.id === id) ?? null
}

const listed = (ids: Filled | undefined): readonly string[] =>
  Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string') : []

const percent = (chance: number): number => Math.round(chance * 100)

/** One line for each target, or for one that is shot at twice. */
function shots(view: BattleView, model: ModelView, { attack, target, second }: Chosen): TableWords[] {
  const kind = ATTACKS.find((one) => one === attack)
  if (!kind || typeof target !== 'string') return []
  const at = typeof second === 'string' ? [target, second] : [target]
  return [...new Set(at)].flatMap((id) => {
    const isCovered = kind === 'standard' || kind === 'heavy' || kind === 'stun'
    const many = at.filter((one) => one === id)
    return aimed(view, model, kind, many, isCovered ? COVERS : ['none'], at.length > 1 ? 2 : 1)
  })
}

/** What becomes of one target by these attacks on it, with each cover that it may have. */
function aimed(
  view: BattleView,
  model: ModelView,
  kind: Way,
  at: readonly string[],
  covers: readonly Cover[],
  shotsFired: 1 | 2 = 1,
): TableWords[] {
  const target = modelOf(view, at[0])
  if (!target) return []
  return covers.flatMap((cover) => {
    const found = matchupOdds(
      {
        attacker: fighter(model),
        target: fighter(target),
        way: kind,
        ...{ movement: model.now.movement, shots: shotsFired, cover, intervening: 0 },
        attacks: at.length,
        wounds: Math.max(0, target.wounds),
        forceField: isShielded(target),
        toGround: false,
      },
      view.rules,
    )
    return 'bar' in found ? [] : [sentence(found, target, cover)]
  })
}

const fighter = ({ profile, wearing }: ModelView): Fighter => ({ model: profile, wearing })

function isShielded({ carried, now }: ModelView): boolean {
  return carried.some((one) => one.carried.gadget === 'forceField') && !now.fieldUsed
}

function sentence({ hit, ends }: MatchupOdds, target: ModelView, cover: Cover): TableWords {
  const values = {
    target: modelCalled(target),
    cover: { key: `odds.cover.${cover}` },
    hit: percent(hit),
  }
  if (!ends) return { key: 'odds.stuns', values }
  const { up, mostlyDead, out } = ends
  const shares = { up: percent(up), mostlyDead: percent(mostlyDead), out: percent(out) }
  return { key: 'odds.fight', values: { ...values, ...shares } }
}

function treatment({ rules }: BattleView, healer: ModelView, patient: ModelView | null): TableWords[] {
  const skill = skillOf(healer.profile, healer.wearing, rules)
  if (!skill || !patient) return []
  const dying = patient.fate === 'mostlyDead'
  const chance = percent(medicalOdds({ ...skill, dying, house: rules }))
  return [{ key: dying ? 'odds.rescue' : 'odds.heal', values: { patient: modelCalled(patient), chance } }]
}

function technical({ rules }: BattleView, model: ModelView): TableWords[] {
  const skill = skillOf(model.profile, model.wearing, rules)
  if (!skill || rules.locks === 'succeed') return []
  return [{ key: 'odds.technical', values: { chance: percent(skillOdds({ ...skill, house: rules })) } }]
}
