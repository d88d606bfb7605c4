import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Files while they are being written: they have their names when they are whole. */

/** All of it under its name, or nothing, also when the power goes. */
export function writeWhole(path: string, content: Buffer): void {
  const draft = `${path}.part`
  try {
    const file = openSync(draft, 'w')
    try {
      writeFileSync(file, content)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    renameSync(draft, path)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}

/**
 * Takes away what programs that were cut off have left: names in which the first group is the number of the process.
 * Another that is under way keeps its own.
 */
export function clearDrafts(folder: string, named: RegExp): void {
  for (const name of readdirSync(folder)) {
    const [, pid] = named.exec(name) ?? []
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(folder, name), { force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
