import {
  doctrineBy,
  intendPlainly,
  type DoctrineRule,
  type Look as LookOf,
} from '../../../../battle/automatic.ts'
import type { Settled } from '../../../../battle/field.ts'
import type { OfferOf } from '../../../../battle/loop.ts'
import type { CommandKind } from '../documents/commands.ts'
import type { FastAndDirty } from '../rules/rule.ts'

/**
 * How Muster leads a side: the first of these rules that has something to do. It knows what its side sees, no more, and
 * what is measured is left to the players. Each has a code by which users are told of it.
 */

type Offer = OfferOf<FastAndDirty>
type Look = LookOf<FastAndDirty>

/** In this order; the number of a rule is its place. */
export const DOCTRINE_RULES = [
  /** It stands Neutral and Cautious, favours no mission, and takes the first of those that came out highest. */
  {
    code: 'give-orders',
    plan: (look) => {
      const offer = look.offers.find(({ command }) => command === 'give-orders')
      if (offer) return chosen(offer, { stance: 'neutral', attitude: 'cautious' })
      return first(look, 'roll-missions', 'choose-mission')
    },
  },
  /** What the mission gives is given out, mines are laid, then it has set up; nobody scouts. */
  {
    code: 'set-up',
    plan: (look) => first(look, 'give-trait', 'lay-mines', 'build-work', 'deployed', 'lay-markers'),
  },
  /** Recon Points look at the enemy's markers, and what may be blocked is let pass. */
  {
    code: 'look-first',
    plan: (look) => first(look, 'show-contact', 'let-pass', 'reveal-contact', 'end-recon'),
  },
  /** What the players see is asked at once. */
  {
    code: 'look-where-it-falls',
    plan: (look) =>
      first(
        look,
        'settle-blast',
        'settle-wreck',
        'fight',
        'storm',
        'fall-back',
        'turn-away',
        'touch-down',
        'abandon',
        'check-mine',
        'prefer',
        'judge',
        'fire-sentry',
        'hold-sentry',
      ),
  },
  /** The owner gives up who matters least. */
  { code: 'spare-the-leader', plan: spareTheLeader },
  /** Whoever is charged fires; at movers only who has acted. */
  { code: 'meet-the-charge', plan: (look) => first(look, 'free-shot', 'stand-fast') },
  { code: 'hold-op-fire', plan: (look) => first(look, 'hold-fire') },
  { code: 'lead-in', plan: (look) => first(look, 'roll-initiative') },
  /** Drop Troops come down first, then the unit that has lost most acts. */
  { code: 'drop-first', plan: (look) => first(look, 'drop') },
  { code: 'worst-first', plan: worstFirst },
  /** Charges that are rigged go off, and guns are called before anything else: at somebody, and never at bare ground. */
  {
    code: 'call-the-guns',
    plan: (look) =>
      hasActed(look)
        ? null
        : (first(look, 'detonate', 'rig') ??
          first(
            { ...look, offers: look.offers.filter((one) => valueOf(one, 'at') !== null) },
            'call-artillery',
          )),
  },
  /** A team helps the wounded, before the others fire. */
  { code: 'help-the-wounded', plan: (look) => first(look, 'recover', 'tend') },
  /** The target that has lost most is shot at; a vehicle only with what can harm it. */
  { code: 'fire-at-the-weakest', plan: fireAtTheWeakest },
  /** Who cannot fire goes on. */
  {
    code: 'close-in',
    plan: (look) => (hasActed(look) ? null : first(look, 'charge', 'move', 'drive', 'free')),
  },
  { code: 'end-activation', plan: (look) => first(look, 'end-activation', 'let-go') },
] as const satisfies readonly DoctrineRule<FastAndDirty>[]
export type DoctrineCode = (typeof DOCTRINE_RULES)[number]['code']

export const doctrine = doctrineBy<FastAndDirty>(DOCTRINE_RULES, ({ automatic }) => automatic)

function first({ offers, view }: Look, ...commands: readonly CommandKind[]): Offer | null {
  for (const command of commands) {
    const offer = offers.find((one) => one.command === command)
    // What the battle is about is what its charges are for.
    const { feature } = view.scenario
    if (offer) return chosen(offer, command === 'rig' && feature !== '' ? { target: feature } : {})
  }
  return null
}

const chosen = intendPlainly<FastAndDirty>

const valueOf = ({ fields }: Offer, name: string): Settled | undefined => {
  const field = fields[name]
  return field?.kind === 'is' ? field.value : undefined
}

const hasActed = ({ view }: Look): boolean => (view.activation?.deeds.length ?? 0) > 0

/** Riflemen before those who carry something, and the leader last; what is read off the table stays open. */
function spareTheLeader(look: Look): Offer | null {
  const offer = look.offers.find(({ command }) => command === 'fall')
  const who = offer?.fields.who
  if (!offer || who?.kind !== 'one') return null
  if (who.measured) return offer
  const worth = (ref: string): number => {
    const [unit, entry] = ref.split('#')
    const found = look.view.units
      .find(({ id }) => id === unit)
      ?.document.figures.find(({ id }) => id === entry)
    if (!found) return 0
    return found.role === 'trooper' && found.weapon === null
      ? 0
      : found.role === 'leader' || found.role === 'officer'
        ? 2
        : 1
  }
  const [least] = who.of.toSorted((one, other) => worth(one) - worth(other))
  return chosen(offer, { who: least ?? null })
}

/** Casualties, or hits, against what breaks it. */
function strain({ view }: Look, id: Settled | undefined): number {
  const piece = view.units.find((one) => one.id === id) ?? view.crafts.find((one) => one.id === id)
  return piece ? piece.breaks.lost / piece.breaks.at : 0
}

function worstFirst(look: Look): Offer | null {
  const [worst] = look.offers
    .filter(({ command }) => command === 'activate')
    .toSorted((one, other) => strain(look, valueOf(other, 'unit')) - strain(look, valueOf(one, 'unit')))
  return worst ? chosen(worst) : null
}

function fireAtTheWeakest(look: Look): Offer | null {
  const [best] = look.offers
    .filter(({ command }) => command === 'shoot' || command === 'shell')
    .toSorted((one, other) => strain(look, valueOf(other, 'at')) - strain(look, valueOf(one, 'at')))
  return best ? chosen(best) : null
}
