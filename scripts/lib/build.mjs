import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mustRun } from './children.mjs'
import { nodeProgram, root, toolFile } from './tools.mjs'

const sources = ['electron', 'renderer', 'shared', 'migrations']
const settings = ['electron.vite.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json']
const stamp = join(root, 'out/built-from.txt')

/** @param {string} path @returns {string[]} the files of a folder in a fixed order, or the file itself */
function filesOf(path) {
  if (!existsSync(join(root, path))) return []
  if (statSync(join(root, path)).isFile()) return [path]
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesOf(`${path}/${name}`))
}

/** Contents, not times: a fresh checkout and a copied one have times that say nothing. */
function fingerprint() {
  const hash = createHash('sha256')
  for (const file of [...sources, ...settings].flatMap(filesOf)) {
    hash.update(`${file}\n`).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

export function isBuilt() {
  return (
    existsSync(join(root, 'out/main/main.js')) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === fingerprint()
  )
}

/** Builds main, preload and renderer into out/. */
export async function build() {
  rmSync(stamp, { force: true })
  const from = fingerprint()
  await mustRun(
    'Building',
    nodeProgram(),
    [toolFile('electron-vite'), 'build'],
    'The lines above name the file to mend; in a checkout without changes, delete node_modules and start again.',
    { cwd: root },
  )
  writeFileSync(stamp, from)
}

export async function buildIfChanged() {
  if (!isBuilt()) await build()
}
