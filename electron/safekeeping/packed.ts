import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { Transform, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createGunzip, createGzip } from 'node:zlib'
import type { Step } from './drafts.ts'

/** How long a file is, and what tells it from any other. */
export interface Sum {
  readonly bytes: number
  readonly sha256: string
}

/** Bytes that are on their way at once. */
const PIECE = 262_144
/** After so many bytes one hears that it goes on. */
const PART = 4_000_000

/**
 * Packs a file into another, which is on the disk before it is read again and unpacked; null where something else comes
 * out of that than went in.
 */
export async function packFile(
  from: string,
  to: string,
  step: Step,
): Promise<{ readonly database: Sum; readonly packed: Sum } | null> {
  const pieces = { highWaterMark: PIECE }
  const [whole, packed, again] = [tally(step), tally(step), tally(step)]
  await pipeline(
    createReadStream(from, pieces),
    whole.counting(),
    createGzip({ level: constants.Z_BEST_SPEED, chunkSize: PIECE }),
    // The power may go before it has its name, and not after.
    createWriteStream(to, { flush: true }),
  )
  await pipeline(
    createReadStream(to, pieces),
    packed.counting(),
    createGunzip({ chunkSize: PIECE }),
    again.counting(),
    new Writable({ write: (_piece, _encoding, done) => done() }),
  )
  const [database, unpacked] = [whole.sum(), again.sum()]
  if (database.bytes !== unpacked.bytes || database.sha256 !== unpacked.sha256) return null
  return { database, packed: packed.sum() }
}

/** Counts what goes through, and works out its sum. */
function tally(step: Step): { readonly counting: () => Transform; readonly sum: () => Sum } {
  const hash = createHash('sha256')
  let [bytes, told] = [0, 0]
  return {
    counting: () =>
      new Transform({
        transform(piece: Buffer, _encoding, done) {
          hash.update(piece)
          bytes += piece.length
          if (bytes - told >= PART) {
            told = bytes
            step()
          }
          done(null, piece)
        },
      }),
    sum: () => ({ bytes, sha256: hash.digest('hex') }),
  }
}
