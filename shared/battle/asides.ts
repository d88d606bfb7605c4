import { z } from 'zod'
import { HAND_OVER, HANDED_OVER } from './automatic.ts'
import type { AnyEvent } from './battle.ts'
import { impossible, when, type Hindrance } from './rule.ts'

/**
 * What players write beside a battle: notes, counters of their own, photos, that they gave up a lost PIN, or that the
 * program plays for a side. No rule speaks of it, so it may be done at any moment, changes nothing that a rule looks at, and the battle never
 * waits for it.
 */

export const ASIDES = ['note', 'set-counter', 'photo', 'give-up-pin', HAND_OVER] as const

const ASIDE_EVENTS: readonly string[] = ['noted', 'counter-set', 'photo-taken', 'pin-given-up', HANDED_OVER]

/** A photo of the table. */
export function isPhotoTaken(event: AnyEvent): event is AnyEvent & Photo {
  return event.kind === 'photo-taken'
}

/** Whether an event was written beside the battle and leaves it where it was. */
export function isAsideEvent(kind: string): boolean {
  return ASIDE_EVENTS.includes(kind)
}

/** Counters of the players' own that one piece carries at most. */
export const MOST_OWN_COUNTERS = 6
/** Characters of a note, of a counter's name and of what is written under a photo. */
export const LONGEST_NOTE = 500
export const LONGEST_COUNTER_NAME = 24
export const LONGEST_CAPTION = 200

const written = (longest: number) =>
  z.string().trim().max(longest, `Write no more than ${longest} characters`)

/** What is written: the same in the command and in its event. `piece` reads the name of a piece. */
export function asideFields<Piece extends z.ZodType<string>>(piece: Piece) {
  return {
    note: {
      /** Null for the battle as a whole. */
      piece: piece.nullable(),
      /** Takes the place of the note before; empty takes it away. */
      text: written(LONGEST_NOTE),
      /** Told to its own side alone. */
      private: z.boolean(),
    },
    counter: {
      piece,
      name: written(LONGEST_COUNTER_NAME).min(1, 'Give the counter a name'),
      count: z
        .int('Give a whole number')
        .min(0, 'A number of counters is not below 0')
        .max(99, 'Give up to 99'),
    },
    photo: {
      /** A kept picture: the SHA-256 of its bytes. */
      picture: z.string().regex(/^[0-9a-f]{64}$/),
      caption: written(LONGEST_CAPTION),
    },
  }
}

export interface Note<Side extends string = string> {
  readonly side: Side
  readonly piece: string | null
  readonly text: string
  readonly private: boolean
}

export interface OwnCounter {
  readonly piece: string
  readonly name: string
  readonly count: number
}

/** What of a battle's state is written beside it. */
export interface Written<Side extends string = string> {
  readonly notes: readonly Note<Side>[]
  readonly ownCounters: readonly OwnCounter[]
}

/** A shared note is one for everybody; a private one is its side's. */
export function noted<State extends Written>(state: State, { side, piece, text, private: own }: Note): State {
  const others = state.notes.filter(
    (note) => note.piece !== piece || note.private !== own || (own && note.side !== side),
  )
  return { ...state, notes: text === '' ? others : [...others, { side, piece, text, private: own }] }
}

/** A counter keeps its place in the row while its number changes. */
export function counterSet<State extends Written>(state: State, { piece, name, count }: OwnCounter): State {
  const isIt = (one: OwnCounter): boolean => one.piece === piece && one.name === name
  if (count === 0) return { ...state, ownCounters: state.ownCounters.filter((one) => !isIt(one)) }
  const known = state.ownCounters.some(isIt)
  const ownCounters = known
    ? state.ownCounters.map((one) => (isIt(one) ? { ...one, count } : one))
    : [...state.ownCounters, { piece, name, count }]
  return { ...state, ownCounters }
}

/** What was written on one piece passes to each of these that it turned out to be; of none it goes. */
export function writtenOn<State extends Written>(
  state: State,
  piece: string,
  pieces: readonly string[],
): State {
  const passOn = <One extends { readonly piece: string | null }>(all: readonly One[]): readonly One[] =>
    all.flatMap((one) => (one.piece === piece ? pieces.map((other) => ({ ...one, piece: other })) : [one]))
  if (![...state.notes, ...state.ownCounters].some((one) => one.piece === piece)) return state
  return { ...state, notes: passOn(state.notes), ownCounters: passOn(state.ownCounters) }
}

export interface Photo {
  readonly picture: string
  readonly caption: string
}

type By<Side, Told> = Told & { readonly side: Side }

type AsideEvent<Side extends string> =
  | By<Side, { kind: 'noted' } & Omit<Note, 'side'>>
  | By<Side, { kind: 'counter-set' } & OwnCounter>
  | By<Side, { kind: 'photo-taken' } & Photo>
  | By<Side, { kind: 'pin-given-up' }>

/** A rule that is about no more of a battle than what is written beside it. */
interface AsideRule<State, Side extends string, Phase, Told> {
  readonly phases: readonly Phase[]
  offers(): []
  check(state: State, told: By<Side, Told>): readonly Hindrance[]
  resolve(log: { emit(event: AsideEvent<Side>): void }, told: By<Side, Told>): void
}

interface Around<State, Phase> {
  readonly phases: readonly Phase[]
  /** The page on which the book speaks of counters beside a piece. */
  readonly page: number
  /** Of a piece that still hides nobody may learn even that it exists. */
  readonly isShown: (state: State, piece: string) => boolean
}

/** The rules of what is written beside a battle. Whether a picture is kept, and who may give up a PIN, others know. */
export function asideRules<State extends Written, Side extends string, Phase>({
  phases,
  page,
  isShown,
}: Around<State, Phase>): {
  readonly note: AsideRule<State, Side, Phase, Omit<Note, 'side'>>
  readonly 'set-counter': AsideRule<State, Side, Phase, OwnCounter>
  readonly photo: AsideRule<State, Side, Phase, Photo>
  readonly 'give-up-pin': AsideRule<State, Side, Phase, object>
} {
  const always = { phases, offers: (): [] => [], check: (): readonly Hindrance[] => [] }
  const unknownPiece = (state: State, piece: string | null): readonly Hindrance[] =>
    when(piece !== null && !isShown(state, piece), () =>
      impossible('note/no-piece', 'There is no such piece to write on: choose one that is shown.', {
        page,
        path: ['piece'],
        values: { id: piece ?? '' },
      }),
    )
  return {
    /** Something to remember of a piece or of the battle. A new text takes the place of the last; without one it goes. */
    note: {
      ...always,
      check: (state, { piece }) => unknownPiece(state, piece),
      resolve: (log, { side, piece, text, private: own }) =>
        log.emit({ kind: 'noted', side, piece, text, private: own }),
    },
    /** A counter of the players' own on a piece, such as ammunition in a scenario; at 0 it goes. */
    'set-counter': {
      ...always,
      check: (state, { piece, name, count }) => {
        const others = state.ownCounters.filter((one) => one.piece === piece && one.name !== name)
        return [
          ...unknownPiece(state, piece),
          ...when(count > 0 && others.length >= MOST_OWN_COUNTERS, () =>
            impossible(
              'counter/too-many',
              `This piece has ${MOST_OWN_COUNTERS} counters: take one off first.`,
              { page, path: ['name'], values: { most: MOST_OWN_COUNTERS } },
            ),
          ),
        ]
      },
      resolve: (log, { side, piece, name, count }) =>
        log.emit({ kind: 'counter-set', side, piece, name, count }),
    },
    /** A photo of the table at this moment. */
    photo: {
      ...always,
      resolve: (log, { side, picture, caption }) => log.emit({ kind: 'photo-taken', side, picture, caption }),
    },
    /** A side does without its PIN from here on. */
    'give-up-pin': { ...always, resolve: (log, { side }) => log.emit({ kind: 'pin-given-up', side }) },
  }
}
