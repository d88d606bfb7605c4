import { one } from '../../../../shared/battle/field.ts'
import { wordIn } from '../../../odds/ask.ts'
import type { Odds, OddsBook, Said } from '../../../odds/odds.ts'
import type { Named } from '../../../table/faces.ts'
import { signed } from '../../../ui/fields/whole-number.ts'
import { acting } from './acting.ts'
import { foeIn, numberIn, ownIn, type Question } from './ask.ts'
import { peopleIn, type People } from './people.ts'
import { guarding, reacting } from './reacting.ts'
import './texts.ts'

/** The odds of Downsync: what a card does to another or to a Ping, who acts first, and what Countermeasures are worth. */
export const oddsBook: OddsBook = {
  texts: 'downsyncOdds',
  kinds: ['unit-card', 'force-list', 'house-rules'],
  of: (kept) => oddsOf(peopleIn(kept)),
}

const QUESTIONS = { act: acting, react: reacting, guard: guarding } as const satisfies Record<
  string,
  Question
>
const ASKS = ['act', 'react', 'guard'] as const satisfies readonly (keyof typeof QUESTIONS)[]

function oddsOf(people: People): Odds {
  const about = (said: Said): Question => QUESTIONS[wordIn(ASKS, said.ask) ?? 'act']
  return {
    fields: (said) => ({ ask: one(ASKS), ...about(said).fields(people, said) }),
    tableFields: (said) => ({ ask: one(ASKS), ...about(said).tableFields(people, said) }),
    named: (field, value, said) => named(people, field, value, said),
    answer: (said) => about(said).answer(people, said),
    tables: (said) => about(said).tables(people, said),
  }
}

function named(people: People, field: string, value: string, said: Said): Named | null {
  const own = ownIn(people, said)
  const foe = foeIn(people, said)
  switch (field) {
    // A faction is known by its name.
    case 'faction':
    case 'foes':
      return value
    case 'rules':
      return people.rules.find(({ id }) => id === value)?.name ?? null
    case 'unit':
      return own.faction.cards.find(({ id }) => id === value)?.card.name ?? null
    case 'foe':
      return foe.faction.cards.find(({ id }) => id === value)?.card.name ?? { key: `foe.${value}` }
    case 'action':
      return own.piece.card.actions.find(({ id }) => id === value)?.name ?? null
    case 'mod':
      return signed(numberIn(value) ?? 0)
    case 'cm':
    case 'cmPlus':
    case 'boosts':
    case 'boostedRolls':
    case 'bases':
    case 'breach':
    case 'active':
    case 'reacting':
      return value
    default:
      return { key: `${field}.${value}` }
  }
}
