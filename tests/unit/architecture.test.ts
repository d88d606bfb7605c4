import { ESLint } from 'eslint'
import { resolve } from 'node:path'
import tseslint from 'typescript-eslint'
import { describe, expect, test } from 'vitest'

/** The rules that hold the house together: renderer → shared ← electron, and shared/ without a world. */
const RULES = ['no-restricted-imports', 'no-restricted-globals', 'no-restricted-properties']

// The project's own configuration; only the types stay out, which these rules do not ask for.
const eslint = new ESLint({
  cwd: resolve(import.meta.dirname, '../..'),
  ruleFilter: ({ ruleId }) => RULES.includes(ruleId),
  overrideConfig: [
    tseslint.configs.disableTypeChecked,
    { linterOptions: { reportUnusedDisableDirectives: 'off' } },
  ],
})

async function brokenRules(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath })
  const messages = result?.messages ?? []
  const broken = messages.find(({ fatal }) => fatal)
  if (broken) throw new Error(broken.message)
  if (!result || messages.some(({ ruleId }) => ruleId === null))
    throw new Error(`${filePath} was not linted.`)
  return messages.map(({ ruleId }) => ruleId ?? '')
}

const page = (code: string): string =>
  `<script setup lang="ts">\n${code}\n</script>\n\n<template><p /></template>`

const IMPORTS = 'no-restricted-imports'

describe('what a folder may not do', () => {
  test.each<[string, string, string]>([
    ['shared/systems/new.ts', `import { ref } from 'vue'`, IMPORTS],
    ['shared/systems/new.ts', `import { defineStore } from 'pinia'`, IMPORTS],
    ['shared/systems/new.ts', `import { readFileSync } from 'node:fs'`, IMPORTS],
    ['shared/systems/new.ts', `import { app } from 'electron'`, IMPORTS],
    ['shared/systems/new.ts', `import SQLite from 'better-sqlite3'`, IMPORTS],
    ['shared/systems/new.ts', `import { eq } from 'drizzle-orm'`, IMPORTS],
    ['shared/systems/new.ts', `import { text } from 'drizzle-orm/sqlite-core'`, IMPORTS],
    ['shared/systems/new.ts', `import { call } from '../../renderer/client/client.ts'`, IMPORTS],
    ['shared/systems/new.ts', `import { gone } from '../../electron/handlers.ts'`, IMPORTS],
    ['shared/systems/new.ts', `export { gone } from '../../electron/handlers.ts'`, IMPORTS],
    ['shared/systems/new.ts', `export const die = () => Math.random()`, 'no-restricted-properties'],
    ['shared/systems/new.ts', `export const now = () => Date.now()`, 'no-restricted-globals'],
    ['shared/systems/new.ts', `export const now = () => new Date()`, 'no-restricted-globals'],
    ['shared/systems/new.ts', `export const home = () => process.env['HOME']`, 'no-restricted-globals'],
    ['shared/systems/new.ts', `export const page = () => document.title`, 'no-restricted-globals'],
    ['shared/systems/new.ts', `export const get = () => fetch('/')`, 'no-restricted-globals'],
    ['renderer/battles/new.ts', `import { gone } from '../../electron/handlers.ts'`, IMPORTS],
    ['renderer/battles/new.ts', `import { ipcRenderer } from 'electron'`, IMPORTS],
    ['renderer/battles/new.ts', `import { join } from 'node:path'`, IMPORTS],
    ['renderer/battles/new.ts', `import SQLite from 'better-sqlite3'`, IMPORTS],
    ['renderer/battles/New.vue', page(`import { ipcRenderer } from 'electron'`), IMPORTS],
    [
      'renderer/battles/New.vue',
      page(`import type { Store } from '../../electron/database/store.ts'`),
      IMPORTS,
    ],
    ['electron/battles/new.ts', `import { app } from 'electron'`, IMPORTS],
    ['electron/battles/new.ts', `import { call } from '../../renderer/client/client.ts'`, IMPORTS],
    ['electron/host/http.ts', `import { app } from 'electron'`, IMPORTS],
    ['electron/host/dispatch.ts', `import type { WebContents } from 'electron'`, IMPORTS],
    ['electron/server.ts', `import { app } from 'electron'`, IMPORTS],
    ['electron/main.ts', `import { call } from '../renderer/client/client.ts'`, IMPORTS],
    ['electron/window/menu.ts', `import { en } from '../../renderer/texts/en.ts'`, IMPORTS],
  ])('%s: %s', async (file, code, rule) => {
    expect(await brokenRules(file, code)).toEqual([rule])
  })
})

describe('what a folder may do', () => {
  test.each<[string, string]>([
    ['shared/systems/new.ts', `import { z } from 'zod'\nimport { never } from '../never.ts'`],
    ['shared/systems/new.ts', `export const most = Math.max(1, 2)`],
    [
      'renderer/battles/new.ts',
      `import { ref } from 'vue'\nimport type { Calls } from '../../shared/contract/index.ts'`,
    ],
    ['renderer/battles/New.vue', page(`import { ref } from 'vue'`)],
    [
      'electron/battles/new.ts',
      `import { join } from 'node:path'\nimport { problem } from '../../shared/problem.ts'`,
    ],
    ['electron/main.ts', `import { app } from 'electron'`],
    ['electron/preload.ts', `import { ipcRenderer } from 'electron'`],
    ['electron/host/ipc.ts', `import { ipcMain } from 'electron'`],
    ['electron/window/menu.ts', `import { Menu } from 'electron'`],
  ])('%s: %s', async (file, code) => {
    expect(await brokenRules(file, code)).toEqual([])
  })
})
