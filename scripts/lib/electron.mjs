import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exitCodeOf, startChild, wasAskedToEnd } from './children.mjs'
import { Trouble, say, withProgress } from './say.mjs'
import { nodeProgram, readJson, root } from './tools.mjs'

const packageFolder = join(root, 'node_modules/electron')
const stalledAfterSeconds = 45

/** @param {string} dist a folder with an Electron distribution */
export function electronProgram(dist) {
  if (process.platform === 'darwin') return join(dist, 'Electron.app/Contents/MacOS/Electron')
  return join(dist, process.platform === 'win32' ? 'electron.exe' : 'electron')
}

/** @param {string} dist @returns {string} its version, as 45.4.1 */
export function electronVersion(dist) {
  return readFileSync(join(dist, 'version'), 'utf8').trim().replace(/^v/, '')
}

/** Chromium's sandbox refuses to run as root; nowhere else may it be switched off. */
export function sandboxArguments() {
  return process.platform === 'linux' && process.getuid?.() === 0 ? ['--no-sandbox'] : []
}

/** The environment for Electron: some editors' terminals set the variable that turns it into plain Node. */
export function electronEnvironment() {
  const environment = { ...process.env }
  delete environment.ELECTRON_RUN_AS_NODE
  return environment
}

/** @returns {string | undefined} the folder of the Electron already here: the chosen one, else the official one */
export function electronHere() {
  const chosen = process.env.ELECTRON_OVERRIDE_DIST_PATH
  if (chosen) {
    if (existsSync(electronProgram(chosen))) return chosen
    throw new Trouble(`ELECTRON_OVERRIDE_DIST_PATH is ${chosen}, but there is no Electron in that folder.`)
  }
  const dist = join(packageFolder, 'dist')
  const complete = existsSync(electronProgram(dist)) && existsSync(join(packageFolder, 'path.txt'))
  return complete && electronVersion(dist) === readJson(join(packageFolder, 'package.json')).version
    ? dist
    : undefined
}

/** @param {string} folder @returns {number} */
function bytesIn(folder) {
  return readdirSync(folder, { recursive: true }).reduce((sum, name) => {
    return sum + (statSync(join(folder, String(name)), { throwIfNoEntry: false })?.size ?? 0)
  }, 0)
}

/**
 * Fetches the official Electron into node_modules. Gives up when nothing arrives any more, so that a
 * network that swallows packets costs less than a minute.
 * @returns {Promise<string | undefined>} its folder, or undefined after a line that says why not
 */
export async function downloadElectron() {
  const folder = mkdtempSync(join(tmpdir(), 'muster-electron-'))
  let [bytes, lastChange, output] = [0, Date.now(), '']
  const code = await withProgress(
    () => `Downloading Electron, ${String(Math.round(bytes / 1e6))} MB`,
    async () => {
      const child = startChild(nodeProgram(), [join(packageFolder, 'install.js')], {
        cwd: root,
        env: { ...electronEnvironment(), TMPDIR: folder, TEMP: folder, TMP: folder },
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      child.stderr?.on('data', (/** @type {Buffer} */ data) => (output += data.toString()))
      const watch = setInterval(() => {
        const now = bytesIn(folder)
        if (now !== bytes) [bytes, lastChange] = [now, Date.now()]
        if (Date.now() - lastChange < stalledAfterSeconds * 1000) return
        output = 'Error: nothing arrives'
        child.kill()
      }, 500)
      const ended = await exitCodeOf(child)
      clearInterval(watch)
      return ended
    },
  )
  rmSync(folder, { recursive: true, force: true })
  if (wasAskedToEnd()) process.exit(code || 130)
  if (code === 0) return electronHere()
  const causes = [...output.matchAll(/Error: (.+)/g)].map(([, cause]) => cause)
  say(`Electron could not be downloaded: ${causes.at(-1) ?? `exit code ${String(code)}`}.`)
  return undefined
}
