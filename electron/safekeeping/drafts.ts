import {
  closeSync,
  fsyncSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

/** Files while they are being written: they have their names when they are whole. */

/** So much of a file is on its way at once, where one wants to hear that it goes on. */
const PART = 4_000_000

/** Hears each time that a further part is done: a slow disk is no silent one. */
export type Step = () => void

/** All of it under its name, or nothing, also when the power goes. */
export function writeWhole(path: string, content: Buffer, step?: Step): void {
  const draft = `${path}.part`
  try {
    const file = openSync(draft, 'w')
    try {
      const part = step ? PART : content.length
      for (let at = 0; at < content.length; at += part) {
        writeFileSync(file, content.subarray(at, at + part))
        fsyncSync(file)
        step?.()
      }
    } finally {
      closeSync(file)
    }
    renameSync(draft, path)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}

/** A file's bytes, part by part. */
export function readInParts(path: string, step: Step): Buffer {
  const content = Buffer.alloc(statSync(path).size)
  const file = openSync(path, 'r')
  try {
    for (let at = 0; at < content.length;) {
      const read = readSync(file, content, at, Math.min(PART, content.length - at), null)
      if (read === 0) return content.subarray(0, at)
      at += read
      step()
    }
    return content
  } finally {
    closeSync(file)
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
