import { join } from 'node:path'
import { capture } from '../lib/children.mjs'
import { nodeProgram, root, toolFile } from '../lib/tools.mjs'
import { aboutVueFiles, writeVueScripts } from './vue-scripts.mjs'

/** @typedef {import('../lib/children.mjs').Ended} Ended */

const settings = ['--config', join(root, 'oxlint.config.ts')]
/** What a file's content alone decides is not worked out twice. */
export const CACHED = ['--cache', '--cache-strategy=content']
/** Windows takes 32,767 characters of command line. */
const LONGEST = 24_000

/** @param {string} tool @param {string[]} args @param {string} [cwd] */
function run(tool, args, cwd = root) {
  return capture(nodeProgram(), [toolFile(tool), ...args], { cwd })
}

/** Oxlint on files of any number. @param {string[]} files @param {string} [cwd] @returns {Promise<Ended>} */
async function lintFiles(files, cwd) {
  const all = { code: 0, output: '' }
  for (let begin = 0, end = 0; begin < files.length; begin = end) {
    for (let length = 0; end < files.length && length < LONGEST; end += 1) length += files[end].length + 1
    const { code, output } = await run('oxlint', [...settings, ...files.slice(begin, end)], cwd)
    all.code ||= code
    all.output += output
  }
  return all
}

/** Oxlint with types on what it reads none in: the scripts of Vue files. @param {string[]} [pages] all, unless told */
async function lintVueScripts(pages) {
  const { folder, files } = writeVueScripts(pages)
  const { code, output } = await lintFiles(files, folder)
  return { code, output: aboutVueFiles(output) }
}

/**
 * All linters side by side: Oxlint for code and architecture, ESLint for Vue's templates. Gives what those that failed
 * have written.
 * @param {string[]} [only] some files of the checkout; all, unless told
 */
export async function lint(only) {
  const scripts = only?.filter((file) => /\.m?[jt]s$/.test(file))
  const pages = only?.filter((file) => file.endsWith('.vue'))
  const ended = await Promise.all([
    scripts ? lintFiles(scripts) : run('oxlint', settings),
    lintVueScripts(pages),
    run('eslint', ['.', '--max-warnings=0', ...CACHED, '--cache-location=node_modules/.cache/eslint/']),
  ])
  const bad = ended.filter(({ code }) => code !== 0)
  return { good: bad.length === 0, output: bad.map(({ output }) => output.trimEnd()).join('\n') }
}
