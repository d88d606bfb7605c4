import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../lib/tools.mjs'

/** A mirror of renderer/ with the scripts of its Vue files as TypeScript files. */
const mirror = join(root, 'node_modules/.cache/vue-scripts')

/** Relative imports are looked up in the mirror and in the checkout as if the two were one folder. */
const tsconfig = {
  extends: '../../../tsconfig.json',
  compilerOptions: { rootDirs: ['../../..', '.'] },
  include: ['renderer', '../../../renderer/**/*.d.ts'],
}

/**
 * The scripts of a Vue file, each in the line and column where it stands there. The type parameter
 * of a generic component becomes a type like its bound; `export` makes a module of any script.
 * @param {string} text
 */
export function scriptsOf(text) {
  const blank = (/** @type {string} */ part) => part.replace(/[^\r\n]/g, '')
  let written = ''
  let end = 0
  for (const { index, 0: block, 1: opening = '', 2: code = '' } of text.matchAll(
    /^(<script\b(?:"[^"]*"|[^>"])*>)(.*?)^<\/script>/gms,
  )) {
    const [, name, bound] = /\bgeneric="(\w+) extends ([^"]+)"/.exec(opening) ?? []
    written += blank(text.slice(end, index) + opening) + code
    if (name) written += `type ${name} = ${String(bound)}\n`
    end = index + block.length
  }
  return `${written}export {}\n`
}

/**
 * Writes the mirror anew: Oxlint reads types in TypeScript files only.
 * @param {string[]} [only] Vue files of the checkout; all of them, unless told
 * @returns {{ folder: string, files: string[] }} where it is, and its files as seen from there
 */
export function writeVueScripts(only) {
  rmSync(mirror, { recursive: true, force: true })
  mkdirSync(mirror, { recursive: true })
  const all = readdirSync(join(root, 'renderer'), { recursive: true, encoding: 'utf8' })
    .map((page) => `renderer/${page.replaceAll('\\', '/')}`)
    .filter((page) => page.endsWith('.vue'))
    .sort()
  const files = (only ?? all).map((page) => {
    // Not `.vue.ts`: that is what `./Page.vue` in an import would then mean.
    const file = `${page}.script.ts`
    mkdirSync(dirname(join(mirror, file)), { recursive: true })
    writeFileSync(join(mirror, file), scriptsOf(readFileSync(join(root, page), 'utf8')))
    return file
  })
  writeFileSync(join(mirror, 'tsconfig.json'), JSON.stringify(tsconfig))
  return { folder: mirror, files }
}

/** What was said about the mirror, about the Vue files. @param {string} text */
export function aboutVueFiles(text) {
  return text.replaceAll('.vue.script.ts', '.vue')
}
