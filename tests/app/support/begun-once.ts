import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FILE_NAME } from '../../../electron/safekeeping/open.ts'
import { SEED, seedChance } from '../../support/chance.ts'
import { startProgram, temporaryFolder, type TestProgram } from './program.ts'

/**
 * Prepares a program once and gives every test its own, on a copy of the file that came of it; `prepare` gives what is
 * to be known of it, as ids. Chance begins anew before and after it, whichever test comes first.
 */
export function begunOnce<T extends object>(
  prepare: (muster: TestProgram) => Promise<T>,
): () => Promise<T & { readonly muster: TestProgram }> {
  let begun: Promise<{ file: Buffer; known: T }> | null = null
  const begin = async () => {
    seedChance(SEED)
    const muster = startProgram()
    const known = await prepare(muster)
    muster.program.close()
    return { file: readFileSync(join(muster.folder, FILE_NAME)), known }
  }
  return async () => {
    begun ??= begin()
    const { file, known } = await begun
    const folder = temporaryFolder()
    writeFileSync(join(folder, FILE_NAME), file)
    seedChance(SEED)
    return { ...known, muster: startProgram(folder) }
  }
}
