import { z } from 'zod'
import { pieceId } from '../documents/fields.ts'
import { LONGEST_CAPTION, LONGEST_COUNTER_NAME, LONGEST_NOTE } from './kinds.ts'

/** What is written beside a battle: the same in the command and in its event. */

const written = (longest: number) =>
  z.string().trim().max(longest, `Write no more than ${longest} characters`)

export const noteFields = {
  /** Null for the battle as a whole. */
  piece: pieceId.nullable(),
  /** Takes the place of the note before; empty takes it away. */
  text: written(LONGEST_NOTE),
  /** Told to its own side alone. */
  private: z.boolean(),
}

export const counterFields = {
  piece: pieceId,
  name: written(LONGEST_COUNTER_NAME).min(1, 'Give the counter a name'),
  count: z.int('Give a whole number').min(0, 'A number of counters is not below 0').max(99, 'Give up to 99'),
}

export const photoFields = {
  /** A kept picture: the SHA-256 of its bytes. */
  picture: z.string().regex(/^[0-9a-f]{64}$/),
  caption: written(LONGEST_CAPTION),
}
