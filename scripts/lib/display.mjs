import { once } from 'node:events'
import { startChild } from './children.mjs'
import { Trouble } from './say.mjs'

/** Whether a window can be shown here. */
export function hasDisplay() {
  return process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY)
}

/**
 * Starts an X server without a screen and makes it this process's display. It takes a free number itself
 * and ends with this process.
 * @returns {Promise<() => void>} ends it
 */
export async function startVirtualDisplay() {
  const args = ['-displayfd', '3', '-screen', '0', '1920x1080x24', '-nolisten', 'tcp', '-noreset']
  const child = startChild('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const failed = () =>
    new Trouble('Xvfb, the display for tests, did not start. Is the package xvfb installed?')
  const pipe = child.stdio[3]
  if (!pipe) throw failed()
  const [number] = await Promise.race([
    once(pipe, 'data', { signal: AbortSignal.timeout(15_000) }),
    once(child, 'exit'),
  ]).catch(() => [])
  if (!Buffer.isBuffer(number)) throw failed()
  process.env.DISPLAY = `:${number.toString().trim()}`
  // Electron prefers Wayland where the session has it, and would open its windows there.
  delete process.env.WAYLAND_DISPLAY
  delete process.env.XDG_SESSION_TYPE
  return () => {
    // Without it there is none: who shows a window next starts another.
    delete process.env.DISPLAY
    child.kill()
  }
}
