import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { mustRun } from './children.mjs'
import { isWindows, npmCommand, readJson, root } from './tools.mjs'

const kinds = ['dependencies', 'devDependencies', 'optionalDependencies']

/**
 * Whether node_modules holds what the lock file names. npm writes its own record of an installation as
 * the last thing it does, so a broken-off one counts as missing.
 */
function isInstalled() {
  const record = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(record)) return false
  const installed = readJson(record).packages
  const locked = readJson(join(root, 'package-lock.json')).packages
  const wanted = readJson(join(root, 'package.json'))
  if (!kinds.every((kind) => isDeepStrictEqual(wanted[kind] ?? {}, locked[''][kind] ?? {}))) return false
  return Object.entries(locked).every(
    ([path, { version, integrity, optional, devOptional }]) =>
      path === '' ||
      (installed[path]
        ? installed[path].version === version &&
          installed[path].integrity === integrity &&
          existsSync(join(root, path))
        : optional || devOptional),
  )
}

/** Installs the packages of the lock file, when they are missing or differ from it. */
export async function installPackages() {
  if (isInstalled()) return
  // Windows cannot delete the Node that may be running this from node_modules: there, change what differs.
  const how = isWindows ? ['install', '--no-save'] : ['ci']
  const npm = npmCommand([...how, '--include=dev', '--loglevel=error', '--no-audit', '--no-fund'])
  await mustRun(
    'Installing packages',
    npm.command,
    npm.args,
    'Check the network and the lines above, then start again.',
    { cwd: root, shell: npm.shell },
  )
}
