import { intend, type Doctrine } from '../../../../battle/automatic.ts'
import type { Settled } from '../../../../battle/field.ts'
import type { OfferOf } from '../../../../battle/loop.ts'
import type { CommandKind } from '../documents/commands.ts'
import type { Traveller } from '../rules/rule.ts'
import type { BattleView, FighterView } from '../view.ts'
import { isFightingSide, type Side } from '../words.ts'

/**
 * How Muster leads a side: the first of these rules that has something to do. It knows what its side sees, no more, and
 * what is measured is left to the players. Each has a code by which users are told of it.
 */

type Offer = OfferOf<Traveller>

interface Look {
  readonly view: BattleView
  readonly offers: readonly Offer[]
  readonly side: Side
}

interface DoctrineRule {
  readonly code: string
  readonly plan: (look: Look) => Offer | null
}

const NOTHING: Readonly<Record<string, Settled>> = {}

export const DOCTRINE_RULES = [{ code: 'begin', plan: begin }] as const satisfies readonly DoctrineRule[]

export const doctrine: Doctrine<Traveller> = {
  sides: ({ automatic }) => automatic.filter(isFightingSide),
  plan: (view, offers, side) => {
    const look = { view, offers, side }
    for (const { plan } of DOCTRINE_RULES) {
      const intention = plan(look)
      if (intention) return intention
    }
    return null
  },
}

function begin(look: Look): Offer | null {
  return plainly(look, 'roll-initiative')
}

function plainly({ offers }: Look, command: CommandKind, chosen = NOTHING): Offer | null {
  const offer = offers.find((one) => one.command === command)
  return offer ? intend<Traveller>(offer, chosen) : null
}

export type { FighterView }
