import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/**
 * Where the data of tests lies: in memory where the system has a disk of it. The program waits after every change until
 * a disk has it, and hundreds of tests need not.
 */
export const TEMPORARY = hasRoom('/dev/shm') ? '/dev/shm' : tmpdir()

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize > 2 ** 30
  } catch {
    return false
  }
}
