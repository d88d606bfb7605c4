import { one, type Fields } from '../../../../shared/battle/field.ts'
import { BOOST, EXTRA_REACTOR, PRIORITY_ADVANTAGES } from '../../../../shared/systems/downsync/data/rolls.ts'
import type { Priority } from '../../../../shared/systems/downsync/battle/rules/weigh.ts'
import { guardOdds, priorityOf } from '../../../../shared/systems/downsync/matchup.ts'
import { firstOdds, onDie, reactionCost } from '../../../../shared/systems/downsync/reactions.ts'
import { rollDist } from '../../../../shared/systems/downsync/rolls.ts'
import { bars, flag, orNone, rulesFields } from '../../../odds/ask.ts'
import { signed } from '../../../ui/fields/whole-number.ts'
import type { OddsAnswer, OddsTables, Reason, Said } from '../../../odds/odds.ts'
import type { Named } from '../../../table/faces.ts'
import {
  about,
  because,
  checkReasons,
  foeFields,
  foeIn,
  given,
  mineIn,
  numberIn,
  OF_WHOM,
  ownFields,
  ownIn,
  rulesFor,
  upTo,
  type Question,
} from './ask.ts'
import type { People, Piece } from './people.ts'

/** Who acts first in a Reaction Engagement (lines 605–649), and what Countermeasures are worth (lines 555–589). */

const MOST_UNITS = 9
const counts = upTo(MOST_UNITS).slice(1)
/** Advantages of both and what cards add, as it is said. */
function prioritiesIn(people: People, said: Said): { readonly own: Priority; readonly foe: Priority } {
  const is = (name: string): boolean => said[name] === true
  return {
    own: priorityOf(ownIn(people, said).piece.card, {
      overwatch: is('watches'),
      boosted: is('ownBoosted'),
      reacts: false,
    }),
    foe: priorityOf(foeIn(people, said).piece.card, {
      overwatch: is('foeWatches'),
      boosted: is('foeBoosted'),
      reacts: true,
    }),
  }
}

/** The active side’s comes first. */
const chanceOf = ({ own, foe }: ReturnType<typeof prioritiesIn>): number =>
  firstOdds({
    ...{ active: own.advantage, activeAdd: own.add },
    ...{ other: foe.advantage, otherAdd: foe.add },
  })

/** An overwatch or a boost weighs as the book has it; what is left is the card’s. */
function priorityReasons(
  name: string,
  { advantage, add }: Priority,
  watches: boolean,
  isBoosted: boolean,
): Reason[] {
  const { overwatch, boosted } = PRIORITY_ADVANTAGES
  const byCard = advantage - (watches ? overwatch : 0) - (isBoosted ? boosted : 0)
  return [
    ...(watches ? [because('watches', '634', { name, n: overwatch })] : []),
    ...(isBoosted ? [because('priorityBoost', '627, 635', { name, n: boosted })] : []),
    ...(byCard > 0 ? [because('priorityCard', '677', { name, n: byCard })] : []),
    because('dice', '116, 631', { name, n: advantage + 1 }),
    ...(add === 0 ? [] : [because('priorityAdd', '677', { name, n: signed(add) })]),
  ]
}

const priorityFields = (people: People): Fields => ({
  watches: flag,
  ownBoosted: flag,
  foeWatches: flag,
  foeBoosted: flag,
  ...rulesFields(people),
})

export const reacting: Question = {
  fields: (people, said) => ({
    ...ownFields(people, said),
    ...foeFields(people, said),
    ...priorityFields(people),
    active: one(counts),
    reacting: one(counts),
    tables: one(OF_WHOM),
  }),
  tableFields: (people, said) => {
    const { faction, unit } = ownFields(people, said)
    const { foes } = foeFields(people, said)
    return {
      tables: one(OF_WHOM),
      ...(faction && { faction }),
      ...(said.tables === 'card' && unit && { unit }),
      ...(foes && { foes }),
      ...priorityFields(people),
    }
  },
  answer: (people, said) => {
    const [own, foe] = [ownIn(people, said).piece.card, foeIn(people, said).piece.card]
    const advantages = prioritiesIn(people, said)
    const first = chanceOf(advantages)
    const values = { own: own.name, target: foe.name }
    const cost = reactionCost({
      activeUnits: numberIn(said.active) ?? 1,
      reacting: numberIn(said.reacting) ?? 1,
    })
    return {
      title: { key: 'reacts', values },
      isBarred: false,
      chances: [
        { says: { key: 'chance.first', values: { name: own.name } }, chance: first },
        { says: { key: 'chance.first', values: { name: foe.name } }, chance: 1 - first },
      ],
      reasons: [
        ...priorityReasons(own.name, advantages.own, said.watches === true, said.ownBoosted === true),
        ...priorityReasons(foe.name, advantages.foe, said.foeWatches === true, said.foeBoosted === true),
        because('tie', '617', { name: own.name }),
        because(cost > 0 ? 'cost' : 'free', '605–609', { n: cost, each: EXTRA_REACTOR.commandPoints }),
      ],
      plots: [
        bars({ key: 'plot.priority', values: { name: own.name } }, spreadOf(advantages.own)),
        bars({ key: 'plot.priority', values: { name: foe.name } }, spreadOf(advantages.foe)),
      ],
    }
  },
  tables: (people, said): OddsTables => {
    const [own, foe] = [ownIn(people, said), foeIn(people, said)]
    const values = { own: own.faction.id, foes: foe.faction.id }
    return {
      about: about(
        'react',
        people,
        said,
        (['watches', 'ownBoosted', 'foeWatches', 'foeBoosted'] as const).flatMap((name) =>
          said[name] === true ? [given(`react.${name}`)] : [],
        ),
      ),
      tables: [
        {
          title: { key: 'tables.first', values },
          columns: foe.faction.cards.map(({ card }) => card.name),
          rows: mineIn(people, said).map((piece) => ({
            name: piece.card.name,
            about: '',
            cells: foe.faction.cards.map((other) => {
              const asks = { unit: piece.id, foe: other.id }
              const at = prioritiesIn(people, {
                ...said,
                ...asks,
                faction: own.faction.id,
                foes: foe.faction.id,
              })
              return {
                chance: chanceOf(at),
                then: null,
                asks: { ask: 'react', faction: own.faction.id, foes: foe.faction.id, ...asks },
              }
            }),
          })),
        },
      ],
    }
  },
}

function spreadOf({ advantage, add }: Priority): number[] {
  const dist = Object.entries(rollDist(1, advantage)).map(([face, chance]) => [Number(face), chance] as const)
  return Array.from({ length: Math.max(...dist.map(([face]) => face)) + 1 }, (_none, at) =>
    dist.reduce((sum, [face, chance]) => (onDie(face + add) === at ? sum + chance : sum), 0),
  )
}

/** What a hit is that is answered with so many tokens. */
function guardIn({ card }: Piece, said: Said, mayBoost: boolean): Parameters<typeof guardOdds>[0] {
  const cm = Math.min(card.cm, numberIn(said.cm) ?? card.cm)
  const cmPlus = Math.min(card.cmPlus, numberIn(said.cmPlus) ?? card.cmPlus)
  return { card, cm, cmPlus, boosts: mayBoost ? Math.min(cm, numberIn(said.boosts) ?? 0) : 0 }
}

/** More tokens than the book’s cards have are no columns of a table. */
const MOST_BOOSTS = 3

export const guarding: Question = {
  fields: (people, said) => {
    const { card } = ownIn(people, said).piece
    return {
      ...ownFields(people, said),
      ...rulesFields(people),
      ...(card.cm > 0 && { cm: orNone(upTo(card.cm - 1)) }),
      ...(card.cmPlus > 0 && { cmPlus: orNone(upTo(card.cmPlus - 1)) }),
      ...(card.cm > 0 && rulesFor(people, said).boostedChecks && { boosts: one(upTo(card.cm)) }),
    }
  },
  tableFields: (people, said) => {
    const { faction } = ownFields(people, said)
    return { ...(faction && { faction }), ...rulesFields(people) }
  },
  answer: (people, said): OddsAnswer => {
    const { piece } = ownIn(people, said)
    const q = guardIn(piece, said, rulesFor(people, said).boostedChecks)
    const { negated, check, after } = guardOdds(q)
    const { cm, cmPlus, boosts } = q
    return {
      title: { key: 'guards', values: { own: piece.card.name } },
      isBarred: false,
      chances: [{ says: { key: 'chance.negated' }, chance: negated }],
      reasons: [
        ...(cm + cmPlus === 0 ? [because('noTokens', '563')] : []),
        ...(cm > 0 ? checkReasons(check, cm) : []),
        ...(boosts > 0 ? [because('boosts', '426', { n: boosts })] : []),
        ...(cmPlus > 0 ? [because('emergency', '575', { n: cmPlus })] : []),
        because('spent', '563'),
      ],
      ...(after.length > 2 && { plots: [bars({ key: 'plot.spent' }, after)] }),
    }
  },
  tables: (people, said): OddsTables => {
    const { faction } = ownIn(people, said)
    const mayBoost = rulesFor(people, said).boostedChecks
    const columns = upTo(mayBoost ? MOST_BOOSTS : 0)
    return {
      about: about('guard', people, said, []),
      tables: [
        {
          title: { key: 'tables.guard', values: { own: faction.id } },
          columns: columns.map((n): Named => ({ key: 'boostedChecks', values: { n: Number(n) } })),
          rows: faction.cards.map((piece) => ({
            name: piece.card.name,
            about: {
              key: 'stock',
              values: { cm: piece.card.cm, cmPlus: piece.card.cmPlus },
            },
            cells: columns.map((boosts) => {
              if (Number(boosts) * BOOST.perRoll > piece.card.cm) return null
              const { negated } = guardOdds(guardIn(piece, { boosts }, mayBoost))
              const asks = { ask: 'guard', faction: faction.id, unit: piece.id, cm: '', cmPlus: '', boosts }
              return { chance: negated, then: null, asks }
            }),
          })),
        },
      ],
    }
  },
}
