import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { electronEnvironment, electronProgram, MAY_SANDBOX, ROOT } from '../../e2e/support/places.ts'

/** The memory that a process and all it has started have for themselves, in MB; null where the system does not tell. */
export function privateMemory(process: number): number | null {
  try {
    const parents = new Map<number, number>()
    for (const name of readdirSync('/proc')) {
      if (!/^\d+$/.test(name)) continue
      const stat = read(`/proc/${name}/stat`)
      // The name in brackets may hold spaces; the parent stands second after it.
      parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]))
    }
    const family = (id: number): boolean =>
      id === process || (parents.has(id) && family(parents.get(id) ?? 0))
    const own = [...parents.keys()].filter((id) => family(id))
    if (!own.includes(process)) return null
    return own.reduce((sum, id) => sum + privateOf(id), 0)
  } catch {
    return null
  }
}

/**
 * What a process has written, in MB. Pages of its program that it only reads are left out: they count as its own or
 * as shared by which other programs run, and a second window of the same program makes them seem to vanish.
 */
function privateOf(process: number): number {
  const told = read(`/proc/${process}/smaps_rollup`)
  return Number(/^Private_Dirty:\s+(\d+) kB/m.exec(told)?.[1] ?? 0) / 1024
}

/** A process may end while it is looked at. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** The same of a bare Electron window, once it stands. */
export async function bareMemory(folder: string): Promise<number | null> {
  const sandbox = MAY_SANDBOX ? [] : ['--no-sandbox']
  const bare = join(ROOT, 'scripts/bench/bare')
  const child = spawn(electronProgram(), [...sandbox, bare, `--user-data-dir=${join(folder, 'bare')}`], {
    env: electronEnvironment(),
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  await new Promise<void>((resolve) => child.stdout.on('data', () => resolve()))
  const memory = child.pid === undefined ? null : privateMemory(child.pid)
  const ended = once(child, 'exit')
  child.kill()
  await ended
  return memory
}
