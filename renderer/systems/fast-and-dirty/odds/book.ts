import { one, type Fields } from '../../../../shared/battle/field.ts'
import { wordIn } from '../../../odds/ask.ts'
import type { Odds, OddsBook, Said } from '../../../odds/odds.ts'
import type { Named } from '../../../table/faces.ts'
import { foesFor, type Question } from './ask.ts'
import { assault } from './assault.ts'
import { after, initiative, making, missions } from './campaign.ts'
import { armCalled } from '../texts/called.ts'
import { peopleIn, weaponAt, type People, type Piece } from './people.ts'
import { shooting } from './shooting.ts'
import './texts.ts'
import { artillery, drop, hazards, morale, orders, powers, response } from './trials.ts'

/** Everything that dice decide in Fast and Dirty: one question at a time, and every matchup below it. */
export const oddsBook: OddsBook = {
  texts: 'fastAndDirtyOdds',
  kinds: ['force', 'house-rules'],
  of: (kept) => oddsOf(peopleIn(kept)),
}

const QUESTIONS = {
  shoot: shooting,
  assault,
  morale,
  response,
  orders,
  artillery,
  powers,
  drop,
  hazards,
  initiative,
  missions,
  after,
  making,
} as const satisfies Readonly<Record<string, Question>>
const ASKS = Object.keys(QUESTIONS) as readonly (keyof typeof QUESTIONS)[]

function oddsOf(people: People): Odds {
  const about = (said: Said): Question => QUESTIONS[wordIn(ASKS, said.ask) ?? 'shoot']
  const fields = (said: Said): Fields => ({ ask: one(ASKS), ...about(said).fields(people, said) })
  return {
    fields,
    tableFields: fields,
    named: (field, value, said) => named(people, field, value, said),
    answer: (said) => about(said).answer(people, said),
    tables: (said) => {
      const { about: of, tables } = about(said).tables(people, said)
      const ask = wordIn(ASKS, said.ask) ?? 'shoot'
      return {
        about: of,
        tables: tables.map((table) => ({
          ...table,
          rows: table.rows.map((row) => ({
            ...row,
            cells: row.cells.map((cell) => cell && { ...cell, asks: { ask, ...cell.asks } }),
          })),
        })),
      }
    },
  }
}

/** Whose words a field's values have, where they are not its own. */
const WORDS: Readonly<Record<string, string>> = {
  foeQuality: 'quality',
  gunQuality: 'quality',
  foePower: 'power',
  invokes: 'power',
  gun: 'weapon',
  gunAt: 'antiAir',
  flak: 'antiAir',
  bonus: 'mission',
  skill: 'aptitude',
  grade: 'ai',
  foeState: 'state',
}

/** Where one chooses it says how many are left of it. */
function chosenAs(piece: Piece | undefined): Named | null {
  if (!piece) return null
  const { name, size: n, full: of } = piece
  return n < of ? { key: 'weakened', values: { name, n, of } } : name
}

function named(people: People, field: string, value: string, said: Said): Named | null {
  const own = people.forces.find(({ id }) => id === said.force) ?? people.forces[0]
  const foe = people.forces.find(({ id }) => id === said.foes) ?? foesFor(people, said)[0]
  switch (field) {
    case 'force':
    case 'foes':
      return people.forces.find(({ id }) => id === value)?.name ?? null
    case 'rules':
      return people.rules.find(({ id }) => id === value)?.name ?? null
    case 'unit':
    case 'joins':
      return chosenAs(own?.pieces.find(({ id }) => id === value))
    case 'foe':
      return chosenAs(foe?.pieces.find(({ id }) => id === value)) ?? { key: `work.${value}` }
    case 'mount': {
      const piece = own?.pieces.find(({ id }) => id === said.unit) ?? own?.pieces[0]
      const weapon = piece && weaponAt(piece, value)
      return weapon ? armCalled(weapon) : null
    }
    default:
      return { key: `${WORDS[field] ?? field}.${value}` }
  }
}
