import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Trouble } from '../lib/say.mjs'
import { isWindows, root } from '../lib/tools.mjs'

/** @typedef {{ folder: string, reports: string }} Copy where the program lies, and what runs in it report to */

/**
 * A copy of the checkout with the files that git knows or would add, as they are now, and with its packages. It goes
 * when this process ends.
 * @returns {Copy}
 */
export function copyCheckout() {
  const asked = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (asked.status !== 0) throw new Trouble('git does not tell which files belong to this checkout.')
  const made = realpathSync(mkdtempSync(join(tmpdir(), 'muster-prove-')))
  process.on('exit', () => rmSync(made, { recursive: true, force: true, maxRetries: 5 }))
  const copy = { folder: join(made, 'checkout'), reports: join(made, 'reports') }
  mkdirSync(copy.reports)
  for (const file of asked.stdout.split('\0')) {
    if (file === '' || !existsSync(join(root, file))) continue
    mkdirSync(dirname(join(copy.folder, file)), { recursive: true })
    cpSync(join(root, file), join(copy.folder, file))
  }
  symlinkSync(join(root, 'node_modules'), join(copy.folder, 'node_modules'), isWindows ? 'junction' : 'dir')
  return copy
}
