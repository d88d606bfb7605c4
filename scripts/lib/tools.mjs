import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Trouble } from './say.mjs'

/** The folder of the checkout. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

export const isWindows = process.platform === 'win32'

/** @param {string} file */
export function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** Node 24 from the `node` package: better-sqlite3, Vite and vitest do not run on Node 20. */
export function nodeProgram() {
  const installed = join(root, 'node_modules/node/bin', isWindows ? 'node.exe' : 'node')
  if (existsSync(installed)) return installed
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 12)) return process.execPath
  throw new Trouble(
    'Node 24 is missing from node_modules. Run "npm ci --ignore-scripts=false"; if that does not help, install Node 24.',
  )
}

/**
 * The JavaScript file behind a program of an installed package: `node file` works on every system,
 * where the wrappers in node_modules/.bin differ.
 * @param {string} packageName
 * @param {string} [program]
 */
export function toolFile(packageName, program = packageName) {
  const folder = join(root, 'node_modules', packageName)
  if (!existsSync(folder)) {
    throw new Trouble(`The package ${packageName} is not installed. Run "npm ci" in the folder of Muster.`)
  }
  const { bin } = readJson(join(folder, 'package.json'))
  return join(folder, typeof bin === 'string' ? bin : bin[program])
}

/**
 * How to run npm: with the very npm and Node that run this script, when they do, because the Node in
 * node_modules goes away while packages are installed.
 * @param {string[]} args
 * @returns {{ command: string, args: string[], shell: boolean }}
 */
export function npmCommand(args) {
  const script = process.env.npm_execpath ?? ''
  if (/npm-cli\.c?js$/.test(script)) {
    return {
      command: process.env.npm_node_execpath ?? process.execPath,
      args: [script, ...args],
      shell: false,
    }
  }
  return isWindows ? { command: 'npm.cmd', args, shell: true } : { command: 'npm', args, shell: false }
}
