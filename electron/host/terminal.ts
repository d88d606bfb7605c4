import { execFileSync } from 'node:child_process'
import type { Readable } from 'node:stream'

/** Where Muster was started: what it prints, and what is typed there. */
export interface Terminal {
  readonly input: Readable & { readonly isTTY?: boolean }
  readonly print: (line: string) => void
}

/** Prints an address to open, and another one for each Enter, because each works once. */
export function printAddresses(newAddress: () => string, { input, print }: Terminal): void {
  const printOne = (): void => print(`Muster is open at ${newAddress()}`)
  printOne()
  // Without anybody to type, what is typed ends or fails, and nothing hangs on that.
  input.on('error', () => undefined)
  input.on('data', (typed: Buffer | string) => {
    if (typed.includes('\n')) printOne()
  })
  if (!input.isTTY) return
  // The system stops a program in the background that reads its terminal.
  const listen = (): void => void (isInForeground() ? input.resume() : input.pause())
  process.on('SIGCONT', listen)
  listen()
  if (!input.isPaused()) print('The address works once. Enter prints another.')
}

function isInForeground(): boolean {
  // Windows has no such background.
  if (process.platform === 'win32') return true
  try {
    const columns = ['-o', 'pgid=,tpgid=', '-p', String(process.pid)]
    const [own, foreground] = execFileSync('ps', columns, { encoding: 'utf8', stdio: 'pipe' })
      .trim()
      .split(/\s+/)
    return own === foreground
  } catch {
    // A small system without a full `ps`: more often somebody sits there than not.
    return true
  }
}
