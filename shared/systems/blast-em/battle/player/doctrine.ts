import { doctrineBy, intend, type DoctrineRule, type Look as LookOf } from '../../../../battle/automatic.ts'
import type { Settled } from '../../../../battle/field.ts'
import type { OfferOf } from '../../../../battle/loop.ts'
import { strikeOf } from '../../gadgets.ts'
import { ATTACKS, type AttackKind, type Movement } from '../../words.ts'
import type { CommandKind } from '../documents/commands.ts'
import type { BlastEm } from '../rules/rule.ts'
import { isCamera, isFoe, isShutDown, isUp } from '../state/look.ts'
import { isInHthHere, type ModelView } from '../view.ts'
import { BAD_GUYS_SIDE } from '../words.ts'

/**
 * How Muster leads the bad guys: the first of these rules that has something to do. They know what the table sees, no
 * more, and what is measured is left to the players. Each has a code by which users are told of it.
 */

type Offer = OfferOf<BlastEm>

type Look = LookOf<BlastEm>

/** Wounds at which somebody who has more would rather hide. */
const SHAKEN = 1

/** In this order; the number of a rule is its place. */
export const DOCTRINE_RULES = [
  /** Every Snapshot that is due is taken, at the nearest who moved. */
  { code: 'snapshot-the-nearest', plan: (look) => plainly(look, 'snapshot', nearest) },
  /** The first of the personnel calls back-up. */
  { code: 'call-back-up', plan: (look) => plainly(look, 'call-back-up') },
  /** Whoever can only strike runs at the nearest, unless in HTH. */
  { code: 'run-at-the-nearest', plan: runAtThem },
  /** Whoever meets the team moves to the nearest cover, at a walk, unless in HTH; later on they stand. */
  { code: 'take-positions', plan: takePositions },
  { code: 'stay-where-they-are', plan: (look) => plainly(look, 'done-moving') },
  /** Whoever has one wound left of several hides, while somebody else goes on fighting. */
  { code: 'hide-when-shaken', plan: hide },
  /** Whoever is in HTH strikes at the weakest in reach. */
  { code: 'strike-the-weakest', plan: (look) => aimed(look, ['declare-hth', 'plan-hth']) },
  /** Whoever has a weapon that bursts uses it at the weakest. */
  { code: 'burst-at-the-weakest', plan: (look) => aimed(look, ['declare-blast', 'plan-blast']) },
  /** All others shoot at the weakest who is up: twice where they stood, else once. */
  { code: 'shoot-at-the-weakest', plan: (look) => aimed(look, ['declare-shot', 'plan-shot']) },
  { code: 'declare-no-more', plan: (look) => plainly(look, 'done-declaring') },
  /** What was declared is carried out, and what goes astray is looked at. */
  { code: 'carry-out', plan: carryOut },
] as const satisfies readonly DoctrineRule<BlastEm>[]

export const doctrine = doctrineBy<BlastEm>(DOCTRINE_RULES, ({ automatic }) =>
  automatic.filter((side) => side === BAD_GUYS_SIDE),
)

function plainly(
  { offers }: Look,
  command: CommandKind,
  choose: (offer: Offer) => Readonly<Record<string, Settled>> = () => ({}),
): Offer | null {
  const offer = offers.find((one) => one.command === command)
  return offer ? intend<BlastEm>(offer, choose(offer)) : null
}

/** Targets of a Snapshot stand in order, the nearest first. */
function nearest({ fields }: Offer): Readonly<Record<string, Settled>> {
  const { target } = fields
  return target?.kind === 'one' ? { target: target.of[0] ?? null } : {}
}

function modelOf({ view }: Look, { fields }: Offer): ModelView | null {
  const { model } = fields
  return model?.kind === 'is' ? (view.models.find(({ id }) => id === model.value) ?? null) : null
}

function moving(look: Look, how: Movement, moves: (model: ModelView) => boolean): Offer | null {
  const offer = look.offers.find((one) => {
    const said = one.fields.how
    const model =
      one.command === 'move' && said?.kind === 'is' && said.value === how ? modelOf(look, one) : null
    return model !== null && !isInHthHere(look.view, model) && moves(model)
  })
  return offer ? intend<BlastEm>(offer, {}) : null
}

function runAtThem(look: Look): Offer | null {
  return moving(look, 'run', ({ profile, wearing }) => {
    const strikes = ATTACKS.filter((kind) => strikeOf(profile, kind, wearing, look.view.rules) !== null)
    return strikes.length === 1 && strikes[0] === 'hth'
  })
}

/** As its fight begins, or as it comes into one. */
function takePositions(look: Look): Offer | null {
  const { turn } = look.view
  return moving(look, 'move', ({ since }) => since === turn)
}

/** Fights nobody: a camera, or a gun that is shut down (lines 208, 289). */
const isOutOfIt = ({ view }: Look, model: ModelView): boolean => isCamera(model) || isShutDown(view, model)

function hide(look: Look): Offer | null {
  if (look.view.phase !== 'declaring') return null
  const standing = look.view.models.filter(
    (one) =>
      isFoe(look.view, one) && one.side === look.side && isUp(one) && !one.toGround && !isOutOfIt(look, one),
  )
  const offer = look.offers.find((one) => {
    const model = one.command === 'go-to-ground' ? modelOf(look, one) : null
    const isShaken = model?.wounds === SHAKEN && model.profile.wounds > SHAKEN
    return isShaken && standing.some(({ id }) => id !== model.id)
  })
  return offer ? intend<BlastEm>(offer, {}) : null
}

/** Who is up before who is not, then whoever has the fewest wounds left, then in the order of the table. */
function weakest({ view }: Look, ids: readonly string[]): string | null {
  const targets = view.models.filter(({ id, fate }) => fate === 'up' && ids.includes(id))
  return targets.toSorted((one, other) => one.wounds - other.wounds)[0]?.id ?? null
}

function aimed(look: Look, commands: readonly CommandKind[]): Offer | null {
  for (const offer of look.offers) {
    if (!commands.includes(offer.command)) continue
    const { target, targets } = offer.fields
    if (target?.kind === 'one') {
      const at = weakest(look, worthIt(look, offer, target.of))
      if (at !== null) return intend<BlastEm>(offer, { target: at, second: twice(look, offer) ? at : null })
    }
    if (targets?.kind === 'some') {
      const up = targets.of.filter((id) => look.view.models.some((one) => one.id === id && one.fate === 'up'))
      if (up.length > 0) return intend<BlastEm>(offer, { targets: up })
    }
    const blow =
      targets?.kind === 'is' ? weakestBlow(look, offer.command, modelOf(look, offer)?.id ?? null) : null
    if (blow) return blow
  }
  return null
}

/** What bursts reaches whoever is to ground (line 357). */
const BURSTING: readonly unknown[] = ['radius', 'grenade'] satisfies AttackKind[]

/** Not those whom it has found out of sight or out of reach (lines 71, 206). */
function worthIt(look: Look, offer: Offer, ids: readonly string[]): readonly string[] {
  const { attack } = offer.fields
  const vain = modelOf(look, offer)?.vain ?? []
  const { gas, grenadesNeedSight } = look.view.rules
  const weapon = attack?.kind === 'is' ? attack.value : null
  const isThrown = weapon === 'grenade' || (weapon === 'gas' && gas === 'grenade')
  const isAimed = !isThrown || grenadesNeedSight
  const isReached = (id: string): boolean =>
    BURSTING.includes(weapon) && look.view.models.some((one) => one.id === id && one.toGround)
  return ids.filter((id) => {
    const why = vain.filter(({ at }) => at === id).map((one) => one.why)
    if (why.includes('out-of-reach') && isThrown) return false
    return !isAimed || isReached(id) || why.every((one) => one === 'out-of-reach')
  })
}

/** Of the blows that one model may strike, the one at the weakest. */
function weakestBlow(look: Look, command: CommandKind, id: string | null): Offer | null {
  const blows = look.offers.filter((one) => one.command === command && modelOf(look, one)?.id === id)
  const reached = blows.map((one) => ({ one, at: struckBy(one) }))
  const at = weakest(
    look,
    reached.flatMap((blow) => blow.at),
  )
  const best = reached.find((blow) => at !== null && blow.at.includes(at))
  return best ? intend<BlastEm>(best.one, {}) : null
}

function struckBy({ fields }: Offer): readonly string[] {
  const { targets } = fields
  return targets?.kind === 'is' && Array.isArray(targets.value)
    ? targets.value.filter((one) => typeof one === 'string')
    : []
}

/** Standing, two shots cost nothing (line 81). */
function twice(look: Look, offer: Offer): boolean {
  return offer.fields.second?.kind === 'one' && modelOf(look, offer)?.now.movement === 'stand'
}

const CARRYING_OUT: readonly CommandKind[] = [
  'resolve-shot',
  'resolve-blast',
  'resolve-hth',
  'settle-stray',
  'settle-explosion',
]

function carryOut({ offers }: Look): Offer | null {
  const offer = offers.find(({ command }) => CARRYING_OUT.includes(command))
  return offer ? intend<BlastEm>(offer, {}) : null
}
