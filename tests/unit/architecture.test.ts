import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import config from '../../oxlint.config.ts'

/** The rules that hold the house together: renderer → shared ← electron, and shared/ without a world. */
const IMPORTS = 'eslint(no-restricted-imports)'
const ONLY = 'muster(only-imports)'
const NOT = 'muster(not-imports)'
const GLOBALS = 'eslint(no-restricted-globals)'
const PROPERTIES = 'eslint(no-restricted-properties)'
const RULES = [IMPORTS, ONLY, NOT, GLOBALS, PROPERTIES]

const root = resolve(import.meta.dirname, '../..')

type Probe = [file: string, code: string]

const page = (code: string): string =>
  `<script setup lang="ts">\n${code}\n</script>\n\n<template><p /></template>`

const FORBIDDEN: [...Probe, rule: string][] = [
  ['shared/systems/new.ts', `import { ref } from 'vue'`, ONLY],
  ['shared/systems/new.ts', `import { z } from 'other/zod'`, ONLY],
  ['shared/systems/new.ts', `import { z } from 'zodiac'`, ONLY],
  ['shared/systems/new.ts', `import { defineStore } from 'pinia'`, ONLY],
  ['shared/systems/new.ts', `import { readFileSync } from 'node:fs'`, ONLY],
  ['shared/systems/new.ts', `import { app } from 'electron'`, ONLY],
  ['shared/systems/new.ts', `import SQLite from 'better-sqlite3'`, ONLY],
  ['shared/systems/new.ts', `import { eq } from 'drizzle-orm'`, ONLY],
  ['shared/systems/new.ts', `import { text } from 'drizzle-orm/sqlite-core'`, ONLY],
  ['shared/systems/new.ts', `import { call } from '../../renderer/client/client.ts'`, IMPORTS],
  ['shared/systems/new.ts', `import { gone } from '../../electron/handlers.ts'`, IMPORTS],
  ['shared/systems/new.ts', `export { gone } from '../../electron/handlers.ts'`, IMPORTS],
  ['shared/systems/new.ts', `export const die = () => Math.random()`, PROPERTIES],
  ['shared/systems/new.ts', `export const now = () => Date.now()`, GLOBALS],
  ['shared/systems/new.ts', `export const now = () => new Date()`, GLOBALS],
  ['shared/systems/new.ts', `export const home = () => process.env['HOME']`, GLOBALS],
  ['shared/systems/new.ts', `export const page = () => document.title`, GLOBALS],
  ['shared/systems/new.ts', `export const get = () => fetch('/')`, GLOBALS],
  ['shared/systems/new.ts', `export const later = () => import('./other.ts')`, ONLY],
  ['shared/systems/seven-seconds/data/new.ts', `import { hit } from '../battle/rules/hit.ts'`, ONLY],
  ['shared/systems/seven-seconds/cards/decks/new.ts', `import { hit } from '../../rules.ts'`, ONLY],
  ['renderer/histories/new.ts', `import { gone } from '../../electron/handlers.ts'`, IMPORTS],
  ['renderer/histories/new.ts', `import { ipcRenderer } from 'electron'`, IMPORTS],
  ['renderer/histories/new.ts', `import { join } from 'node:path'`, IMPORTS],
  ['renderer/histories/new.ts', `import { app } from 'electron/main'`, IMPORTS],
  ['renderer/histories/new.ts', `import { readFile } from 'node:fs/promises'`, IMPORTS],
  ['renderer/histories/new.ts', `import { join } from 'path'`, IMPORTS],
  ['renderer/histories/new.ts', `import SQLite from 'better-sqlite3/lib/database.js'`, IMPORTS],
  ['renderer/histories/new.ts', `import { eq } from 'drizzle-orm'`, IMPORTS],
  ['renderer/histories/new.ts', `import { readFile } from 'fs/promises'`, IMPORTS],
  ['renderer/histories/new.ts', `import { text } from 'drizzle-orm/sqlite-core'`, IMPORTS],
  ['renderer/histories/new.ts', `import SQLite from 'better-sqlite3'`, IMPORTS],
  ['renderer/histories/new.ts', `export const later = () => import('electron')`, IMPORTS],
  ['renderer/histories/New.vue', page(`import { ipcRenderer } from 'electron'`), IMPORTS],
  [
    'renderer/histories/New.vue',
    page(`import type { Store } from '../../electron/database/store.ts'`),
    IMPORTS,
  ],
  ['electron/battles/new.ts', `import { app } from 'electron'`, IMPORTS],
  ['electron/battles/new.ts', `import { app } from 'electron/main'`, IMPORTS],
  ['electron/battles/new.ts', `import { call } from '../../renderer/client/client.ts'`, IMPORTS],
  ['electron/battles/new.ts', `export const later = () => import('electron')`, IMPORTS],
  ['electron/battles/new.ts', `export const later = () => import('../../renderer/main.ts')`, IMPORTS],
  ['electron/host/http.ts', `import { app } from 'electron'`, IMPORTS],
  ['electron/host/dispatch.ts', `import type { WebContents } from 'electron'`, IMPORTS],
  ['electron/server.ts', `import { app } from 'electron'`, IMPORTS],
  ['electron/main.ts', `import { call } from '../renderer/client/client.ts'`, IMPORTS],
  ['electron/fights/new.ts', `import { fold } from '../../shared/systems/a-game/battle/fold.ts'`, NOT],
  ['electron/fights/new.ts', `export const later = () => import('../../shared/systems/a-game/play.ts')`, NOT],
  ['renderer/shell/New.vue', page(`import { UNITS } from '../../shared/systems/a-game/words.ts'`), NOT],
  ['renderer/shell/new.ts', `export { stage } from '../systems/a-game/room.ts'`, NOT],
  ['shared/battle/new.ts', `import type { State } from '../systems/a-game/battle/state.ts'`, NOT],
  ['electron/window/menu.ts', `import { en } from '../../renderer/texts/en.ts'`, IMPORTS],
]

const ALLOWED: Probe[] = [
  ['shared/systems/new.ts', `import { z } from 'zod'\nimport { never } from '../never.ts'`],
  ['shared/systems/new.ts', `import { mersenne } from 'pure-rand/generator/mersenne'`],
  ['shared/systems/new.ts', `import { never } from '../../never/never.ts'`],
  ['shared/systems/new.ts', `export const most = Math.max(1, 2)`],
  [
    'renderer/histories/new.ts',
    `import { ref } from 'vue'\nimport type { Calls } from '../../shared/contract/index.ts'`,
  ],
  ['renderer/histories/new.ts', `import { shown } from '../console/console.ts'`],
  ['renderer/histories/New.vue', page(`import { ref } from 'vue'`)],
  [
    'electron/battles/new.ts',
    `import { join } from 'node:path'\nimport { problem } from '../../shared/problem.ts'`,
  ],
  ['electron/host/subjects.ts', `export const later = () => import('../battles/calls.ts')`],
  ['shared/systems/seven-seconds/data/new.ts', `import { STATS } from '../words.ts'`],
  ['electron/main.ts', `import { app } from 'electron'`],
  ['electron/games.ts', `import { play } from '../shared/systems/a-game/play.ts'`],
  ['electron/fights/new.ts', `import { playNamed } from '../games.ts'`],
  ['electron/systems/registry.ts', `import { aDesk } from './a-game/desk.ts'`],
  ['electron/preload.ts', `import { ipcRenderer } from 'electron'`],
  ['electron/host/ipc.ts', `import { ipcMain } from 'electron'`],
  ['electron/window/menu.ts', `import { Menu } from 'electron'`],
]

const report = z.object({
  diagnostics: z.array(z.object({ code: z.string().optional(), message: z.string(), filename: z.string() })),
  number_of_files: z.number(),
})

/**
 * The rules that each probe breaks. Each lies in a checkout of its own, with the project's configuration;
 * only the types stay out, which these rules do not ask for.
 */
function lint(folder: string, probes: Probe[]): string[][] {
  const jsPlugins = config.jsPlugins.map((plugin) => join(root, plugin))
  const settings = JSON.stringify({ ...config, options: {}, jsPlugins })
  probes.forEach(([file, code], at) => {
    mkdirSync(dirname(join(folder, String(at), file)), { recursive: true })
    writeFileSync(join(folder, String(at), '.oxlintrc.json'), settings)
    writeFileSync(join(folder, String(at), file), `${code}\n`)
  })
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint')
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format', 'json', '.'], {
    cwd: folder,
    encoding: 'utf8',
  })
  const { diagnostics, number_of_files: files } = report.parse(JSON.parse(stdout))
  if (files !== probes.length) throw new Error(`${String(files)} files were linted.`)
  const unread = diagnostics.find(({ code }) => code === undefined)
  if (unread) throw new Error(`${unread.filename}: ${unread.message}`)
  return probes.map((_, at) =>
    diagnostics
      .filter(({ filename }) => filename.split(/[\\/]/)[0] === String(at))
      .flatMap(({ code }) => RULES.filter((rule) => rule === code)),
  )
}

let folder: string
let broken: string[][]

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'muster-architecture-'))
  broken = lint(folder, [...FORBIDDEN.map(([file, code]): Probe => [file, code]), ...ALLOWED])
})
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

describe('what a folder may not do', () => {
  test.each(FORBIDDEN.map((probe, at) => [...probe, at] as const))('%s: %s', (_file, _code, rule, at) => {
    expect(broken[at]).toEqual([rule])
  })
})

describe('what a folder may do', () => {
  test.each(ALLOWED.map((probe, at) => [...probe, at] as const))('%s: %s', (_file, _code, at) => {
    expect(broken[FORBIDDEN.length + at]).toEqual([])
  })
})

/** What stands in the script of a Vue file. */
const scriptOf = (text: string): string => /<script\b[^>]*>(.*?)<\/script>/su.exec(text)?.[1] ?? ''

/** The files of the project that a file imports, at once or later, each as its path from the root. */
function importsOf(path: string): string[] {
  const text = readFileSync(join(root, path), 'utf8')
  const { importedFiles } = ts.preProcessFile(path.endsWith('.vue') ? scriptOf(text) : text)
  return importedFiles
    .filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => relative(root, resolve(root, dirname(path), fileName)))
}

/** What each folder imports of others, but of those that lie in it or that it lies in. */
function importedBy(paths: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const folders = new Map<string, Set<string>>()
  for (const path of paths) {
    const own = dirname(path)
    const others = folders.get(own) ?? new Set()
    folders.set(own, others)
    for (const other of importsOf(path).map((file) => dirname(file))) {
      if (!`${other}/`.startsWith(`${own}/`) && !`${own}/`.startsWith(`${other}/`)) others.add(other)
    }
  }
  return folders
}

/** Pairs of folders that import each other. */
function mutual(paths: readonly string[]): string[] {
  const folders = importedBy(paths)
  return [...folders].flatMap(([one, imported]) =>
    [...imported]
      .filter((other) => one < other && folders.get(other)?.has(one))
      .map((other) => `${one} ${other}`),
  )
}

/** What the program is made of. */
const sources = ['shared', 'electron', 'renderer'].flatMap((of) =>
  readdirSync(join(root, of), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|vue)$/u.test(path))
    .map((path) => join(of, path)),
)

/** The game whose folder a file lies in. */
const gameOf = (path: string): string | undefined => /[\\/]systems[\\/]([a-z-]+)[\\/]/u.exec(path)?.[1]

describe('folders that import each other', () => {
  test('there are none in the house', () => {
    expect(sources.length).toBeGreaterThan(500)
    expect(mutual(sources.filter((path) => gameOf(path) === undefined))).toEqual([])
  })

  test('there are no more of them in the games than there were', () => {
    expect(mutual(sources.filter((path) => gameOf(path) !== undefined)).length).toBeLessThanOrEqual(25)
  })
})

describe('a game', () => {
  /** The places that name every game. */
  const REGISTRIES = [
    'electron/games.ts',
    'electron/systems/registry.ts',
    'renderer/systems/registry.ts',
    'shared/systems/calls.ts',
  ]

  test('is imported by nothing but itself and the registries, in whatever way the import is written', () => {
    const registries = new Set(REGISTRIES.map((path) => join(path)))
    const strange = sources
      .filter((path) => !registries.has(path))
      .flatMap((path) =>
        importsOf(path)
          .filter((file) => ![undefined, gameOf(path)].includes(gameOf(file)))
          .map((file) => `${path}: ${file}`),
      )
    expect(strange).toEqual([])
  })
})

describe('what the page loads first', () => {
  /** What a file imports at once; types alone are gone by then. */
  function loadedWith(path: string): string[] {
    const text = readFileSync(join(root, path), 'utf8')
    const script = path.endsWith('.vue') ? scriptOf(text) : text
    return ts
      .createSourceFile(path, script, ts.ScriptTarget.Latest)
      .statements.flatMap((one) => {
        if (ts.isImportDeclaration(one) && one.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword)
          return [one.moduleSpecifier]
        return ts.isExportDeclaration(one) && !one.isTypeOnly && one.moduleSpecifier
          ? [one.moduleSpecifier]
          : []
      })
      .flatMap((name) => (ts.isStringLiteral(name) ? [name.text] : []))
  }

  test('has no schema in it: documents, commands and calls are read where somebody opens them', () => {
    const ways = new Map([['renderer/main.ts', 'renderer/main.ts']])
    const schemas: string[] = []
    for (const [path, way] of ways) {
      for (const name of loadedWith(path)) {
        const file = relative(root, resolve(root, dirname(path), name))
        if (name === 'zod') schemas.push(way)
        else if (/^\..*\.(ts|vue)$/u.test(name) && !ways.has(file)) ways.set(file, `${way} > ${file}`)
      }
    }
    expect(ways.size).toBeGreaterThan(100)
    expect(schemas).toEqual([])
  })
})
