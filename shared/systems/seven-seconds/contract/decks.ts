import { z } from 'zod'
import { deckFields, lying, ownCardSchema } from '../decks/fields.ts'
import { MOST_CARDS } from '../decks/limits.ts'
import { problemSchema } from '../../../problem-schema.ts'
import { figuresSchema } from '../decks/figures.ts'
import { DECK_STATES } from '../../../contract/choices.ts'
import { read, write } from '../../../contract/call.ts'
import { id, moment, name, nothing } from '../../../contract/fields.ts'

/** Sets of cards that the group made; the cards that come with the game stand beside them and are copied. */

const state = z.enum(DECK_STATES)
const whole = z.number().int().min(0)

/** A card where it lies in its deck. */
const card = z.strictObject({ id, card: ownCardSchema, ...lying })

const summary = z.strictObject({
  id,
  name,
  state,
  changedAt: moment,
  /** What is in each pile, copies and all, and how many cards are switched off. */
  piles: z.strictObject({ offense: whole, defense: whole, 'chance-encounter': whole, troops: whole }),
  off: whole,
  /** Campaigns whose coming battles are played with it. */
  campaigns: whole,
  /** What keeps it from being played with; empty when nothing does. */
  problems: z.array(problemSchema),
})

/** What a new deck starts from. */
const origin = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('blank') }),
  /** A copy of the cards that come with the game. */
  z.strictObject({ kind: z.literal('muster') }),
  /** A copy of all of it. */
  z.strictObject({ kind: z.literal('deck'), deck: id }),
])

/** A file's bytes as base64. */
const file = z.base64().max(15_000_000, 'This file is larger than a deck can be.')

const importAs = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('new'), name }),
  z.strictObject({ kind: z.literal('replace'), deck: id }),
])

/** Cards as a table or as JSON, and the deck that they would go into. */
const table = z.strictObject({
  deck: id,
  text: z.string().max(2_000_000, 'This is more than a deck can hold.'),
})

/** What is told of the lines of a table. */
const told = z.array(z.strictObject({ line: whole, problem: problemSchema }))

const cards = z.array(id).min(1).max(MOST_CARDS)

export const deckCalls = {
  /** The group's own decks in every state, by name. */
  'decks.list': read(nothing, z.array(summary)),
  'decks.view': read(z.strictObject({ id }), summary.extend({ ...deckFields, cards: z.array(card) })),
  'decks.create': write(z.strictObject({ name, from: origin }), z.strictObject({ id })),
  'decks.change': write(z.strictObject({ id, change: z.strictObject(deckFields).partial() }), nothing),
  /** Writes a card: a new one, or over the one that is named. */
  'decks.keepCard': write(
    z.strictObject({ deck: id, card: id.nullable(), content: ownCardSchema }),
    z.strictObject({ id }),
  ),
  /** Multiplies cards and switches them on and off. */
  'decks.setCards': write(
    z.strictObject({ deck: id, cards, change: z.strictObject(lying).partial() }),
    nothing,
  ),
  'decks.removeCards': write(z.strictObject({ deck: id, cards }), nothing),
  /**
   * Says what cards from a table or from JSON would do to a deck; nothing is put into it. The deck's id ends the reading
   * (`program.endReading`), and so does the next text for it.
   */
  'decks.readTable': read(
    table,
    z.strictObject({
      cards: z.array(z.strictObject({ card: ownCardSchema, replaces: z.boolean() })),
      /** Cards that are in the deck just so already. */
      same: whole,
      problems: told,
      /** Columns and parts that are not known: what stands in them is left out. */
      dropped: told,
      /** What the group may want otherwise on these cards. */
      advice: told,
    }),
  ),
  /** Puts the good ones of a text that was just read into the deck. Refused where there are none. */
  'decks.takeTable': write(table, z.strictObject({ added: whole, replaced: whole })),
  /** Archives it, throws it into the trash, or brings it back. */
  'decks.move': write(z.strictObject({ id, to: state }), nothing),
  /** Takes it out of the trash for good; refused while a campaign plays with it. */
  'decks.remove': write(z.strictObject({ id }), nothing),
  /** The deck as a file to hand on. */
  'decks.pack': read(z.strictObject({ id }), z.strictObject({ fileName: z.string(), content: file })),
  /**
   * Looks into a deck file before anything is imported; `clash` is an own deck of the same name. `reading` is a new
   * id, by which it can be ended (`program.endReading`) and what it brings is imported.
   */
  'decks.unpack': read(
    z.strictObject({ content: file, reading: id }),
    z.strictObject({
      deck: summary.pick({ name: true, piles: true, off: true, problems: true }).extend({ pictures: whole }),
      clash: z.strictObject({ id, name }).nullable(),
    }),
  ),
  /** The figures that the group owns, by type; those of a usual set until it says otherwise. */
  'decks.figures': read(nothing, figuresSchema),
  'decks.keepFigures': write(figuresSchema, nothing),
  /** Imports what a deck file was seen to bring, as a new deck under a name or over one that is there. */
  'decks.import': write(z.strictObject({ reading: id, as: importAs }), z.strictObject({ id })),
}

export type DeckSummary = z.infer<typeof summary>
export type DeckOrigin = z.infer<typeof origin>
