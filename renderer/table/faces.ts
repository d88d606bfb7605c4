import type { Field, Fields, Filled, Offer } from '../../shared/battle/field.ts'
import type { FightSummary } from '../../shared/contract/fights.ts'
import type { Typed } from './values.ts'

/** What is chosen in a field of the set-up; with its `document` where the group keeps it. */
export interface SetUpChoice {
  readonly value: string
  readonly document: object | null
}

/** How a game shows its battles at the table that is the house's: what lies there, and in which words. */
export interface TableFaces {
  /**
   * Where its texts stand: `phase.…`, `command.…` with `field.…` and `value.…`, `purpose.…` of dice, `moment.…`,
   * `ended.…`, and what its lines name.
   */
  readonly texts: string
  /** Opens the campaign that a screen of a battle belongs to, and again when that is another; null is none. */
  readonly opensCampaign?: (campaign: () => string | null) => void
  /** What a battle is called, where it has a name beside those who fight: that of its mission. */
  readonly title?: (view: object) => Named
  /** What lies on the table, as the view that was asked for knows it. */
  readonly pieces: (view: object, summary: FightSummary) => readonly TablePiece[]
  /**
   * Sides that have a part in what goes on now, where the others are many: they lie before them. Or pieces that have:
   * where there is no room for all these are told at length. Null: everybody has.
   */
  readonly foremost?: (view: object) => readonly string[] | null
  /** What a side leads, beside the name of its player: a team. */
  readonly calls?: (view: object, side: string) => Named | null
  /** A side that no player leads, in the words of the page: on paper it is called so. Null for any other. */
  readonly nobodys?: (side: string) => Named | null
  /** Who acts after whom in this round, those of a group together; empty while there is no order. */
  readonly order?: (view: object, summary: FightSummary) => readonly (readonly TableTurn[])[]
  /**
   * What an event says; null where it is no line of its own. The view is the newest that is known: it names whoever the
   * event speaks of.
   */
  readonly line: (told: object, summary: FightSummary, view: object) => TableLine | null
  /**
   * Whether a decision that begins with it goes on with what was declared before, and is told in the same entry of the
   * log; false where one with it in it does not, null where it says nothing of that.
   */
  readonly goesOn?: (told: object) => boolean | null
  /**
   * What a report tells of an event; null where it is worth no sentence. `wording` makes of a key the key of one of its
   * wordings, three at least, `key.0` to `key.2`; `before` is all that was told until then.
   */
  readonly tale?: (
    told: object,
    summary: FightSummary,
    view: object,
    wording: (key: string) => string,
    before: readonly { readonly kind: string }[],
  ) => TableTale | null
  /** What the players do next, where the list of what can be done does not say it by itself. */
  readonly now?: (view: object, summary: FightSummary) => readonly TableWords[]
  /** What is declared and not judged yet, in the order in which it is carried out; empty where nothing is. */
  readonly declared?: (view: object) => readonly TableDeclared[]
  /** Whether whoever is waited for has more to choose than the open table shows: that is done in secret. */
  readonly inSecret?: (view: object) => boolean
  /** Who may at any time have something to do that nobody else may see, such as bringing in whoever is hidden. */
  readonly alone?: (view: object) => readonly string[]
  /** What may stand in a field, where only the table knows its name: whoever is meant by an id. Null before it is laid; `beside`: the fields of the same form. */
  readonly named?: (field: string, value: string, view: object | null, beside?: Fields) => Named | null
  /**
   * Whether something need not be asked of an entry of a list: it makes no difference of whom it is about. At the set-up
   * there is no view, but the entry's `document` where the group keeps it; else it is a sample.
   */
  readonly moot?: (
    list: string,
    name: string,
    id: string,
    view: object | null,
    document: object | null,
  ) => boolean
  /**
   * What of a field of an entry at the set-up is left beside what is said in it and in the rest of the form; `documentOf`
   * gives what the group keeps, null for a sample.
   */
  readonly narrowed?: (
    field: Field,
    at: {
      readonly list: string
      readonly name: string
      readonly id: string
      readonly documentOf: (id: string) => object | null
      readonly entry: Typed
      readonly typed: Typed
    },
  ) => Field
  /**
   * What is told of a choice at the set-up, once it is made; with its `document` where the group keeps it, and beside
   * what is chosen in `others`.
   */
  readonly about?: (
    field: string,
    value: string,
    document: object | null,
    others: (field: string) => SetUpChoice | null,
  ) => Named | null
  /**
   * What tells a choice at the set-up from the others, in a word or two; with its `document` where the group keeps it,
   * else it is a sample.
   */
  readonly kindOf?: (field: string, value: string, document: object | null) => Named | null
  /**
   * What a choice at the set-up brings with it, as it would be typed; it may be changed. Null where it brings nothing.
   * `own`: what of a sample, by its name, the group has made its own; `documentOf` is what it keeps of a choice.
   */
  readonly brings?: (
    field: string,
    value: string,
    own: (sample: string, name: string) => string,
    document: object | null,
    documentOf: (value: string) => object | null,
  ) => Typed | null
  /** The field for whoever leads what is chosen in this one; null where there is none. */
  readonly leads?: (field: string) => string | null
  /**
   * A document of the group's with what is said in the set-up kept in it, so that it stands there the next time; null
   * where none of those chosen keeps any, or it is kept already. `called` names what is chosen in a field.
   */
  readonly keeps?: (
    said: Readonly<Record<string, Filled>>,
    documentOf: (value: string) => object | null,
    called: (field: string, value: string) => string,
  ) => { readonly id: string; readonly document: object } | null
  /**
   * How a field of the set-up hangs on what is said in others: it is asked `later`, as a further seat is once those before
   * it are taken, or it is `needed` now. Null where it stands for itself.
   */
  readonly hangs?: (field: string, typed: Readonly<Record<string, unknown>>) => 'later' | 'needed' | null
  /** The command that says how a battle ended which was played without the program; offered as it begins. */
  readonly records?: string
  /** How an offer stands among the others; without it by its side and command alone. */
  readonly act?: (offer: Offer, view: object) => TableAct
  /** What is mostly so of an act, as it would be typed: it stands there already, and may be changed. */
  readonly usual?: (offer: Offer, view: object) => Typed
  /** What a field asks for, where its text alone does not say it: whose points. */
  readonly asks?: (field: string, fields: Fields, view: object) => TableWords | null
  /** What stands below a number in the form of that command, instead of what fits there; null for that. */
  readonly hint?: (field: string, command: string, fields: Fields, view: object) => TableWords | null
  /** Fields that seldom matter: they stand below the others behind a line, which the text `rare` opens. */
  readonly rare?: readonly string[]
  /** What an act would come to, as far as it is chosen. */
  readonly odds?: (
    offer: Offer,
    chosen: Readonly<Record<string, Filled>>,
    view: object,
  ) => readonly TableWords[]
}

/** An act among those of whoever would do it. */
export interface TableAct {
  /** The piece that acts; null where it is its side. */
  readonly of: Named | null
  /** What it does, told from its other acts. */
  readonly does: TableWords
  /** The same is done to others too: they stand beside each other, each by its name. */
  readonly to?: { readonly what: TableWords; readonly whom: Named }
  /**
   * It is the whole side's, and stands before what each of its pieces does; it is done most, and stands first among those;
   * or it ends what is done now, and stands last: nothing else may be left; or it is rare, and stands below all.
   */
  readonly stands?: 'before' | 'first' | 'ends' | 'rare'
  /** It is the table's and no side's own: of all who may do it, it stands once and without a name. */
  readonly ofTable?: boolean
  /** It waits for an answer alone: where nothing else can be done its form is open at once. */
  readonly asks?: boolean
  /** Nothing is to be said of it, and what it comes to is looked at first all the same. */
  readonly weighty?: boolean
}

/** A name that somebody gave, or one in the words of the game. */
export type Named = string | TableWords

/** What a token lies for on the table: its colour by the book, as `tokens.css` has it. */
interface WithToken {
  readonly token?: string
}

/** Something on the table: a seat's own, or nobody's. */
export interface TablePiece {
  readonly id: string
  /** Whose it is; null for nobody's. */
  readonly side: string | null
  readonly name: Named
  /** What it stands with among those of its side. */
  readonly under?: TableWords
  /** Numbers and states, each as the key of its text with the values in it. */
  readonly states: readonly TableWords[]
  /** What it has declared, as long as that is not carried out: left out where all that is declared stands in a list. */
  readonly declares?: readonly TableWords[]
  /** What is so of it just now, in a word or two. */
  readonly marks?: readonly (TableWords & WithToken)[]
  /** How much of something is left, such as wounds. */
  readonly tracks?: readonly ({
    readonly says: TableWords
    /** The same where there is room for a word at most; without it the boxes alone stand there. */
    readonly short?: TableWords
    readonly left: number
    readonly of: number
    /** Of what lies on the table itself, beside tokens: circles. */
    readonly round?: true
  } & WithToken)[]
  /** Words that are longer than the table has room for: they open behind a line. */
  readonly more?: { readonly label: TableWords; readonly says: readonly TableWords[] }
  /** It stands before the sides: what all of them are there for. */
  readonly leads?: boolean
  /** It is out of the battle. */
  readonly isOut?: boolean
  /** While it has no part in what goes on it stands in a line, which opens. */
  readonly folds?: boolean
}

/** What somebody means to do, or has done, while all of it counts as done at once. */
export interface TableDeclared {
  readonly id: string
  readonly side: string | null
  readonly by: Named
  readonly does: TableWords
  readonly isDone: boolean
}

/** Somebody's place in the order of a round. */
export interface TableTurn {
  readonly id: string
  readonly side: string | null
  readonly name: Named
  /** What the place comes from, such as a count of Initiative. */
  readonly at?: number
  readonly stands: 'acted' | 'now' | 'waits' | 'later'
  /** What it is asked for out of its turn. */
  readonly asked?: TableWords
  /** What else is so of the turn, in a word or two. */
  readonly notes?: readonly TableWords[]
}

/** A sentence: the key of a text of the game, and what stands in it: names, numbers, further words, or several of them. */
export interface TableWords {
  readonly key: string
  readonly values?: Readonly<Record<string, string | number | TableWords | readonly Named[]>>
}

export interface TableTale extends TableWords {
  /** A paragraph begins with it. */
  readonly opens?: boolean
  /** One sentence for it and the next, where both tell the like; null where the next stands for itself. */
  readonly with?: (next: TableTale) => TableTale | null
}

export interface TableLine extends TableWords {
  /** Who did it; null where nobody did. */
  readonly side: string | null
  /** All sides did it: whatever else came of the same act, it is of none. */
  readonly ofAll?: boolean
  /** It stands in the list of what is declared too, as long as there is one. */
  readonly isDeclared?: boolean
  /** One line for it and the next of the same act, where both tell the like; null where the next stands for itself. */
  readonly with?: (next: TableLine) => TableLine | null
}
