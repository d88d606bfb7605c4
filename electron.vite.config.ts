import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'electron-vite'
import { resolve } from 'node:path'
import { contract } from './shared/contract/index.ts'

// It is built from the folder of the checkout, also by a configuration that takes this one further.
const here = (path: string): string => resolve(path)

// The names come from the contract; the schemas behind them stay out of what is loaded first.
const names = { CALL_NAMES: JSON.stringify(Object.keys(contract)) }

/** The game whose file it is; null for the house's. */
const gameOf = (file: string): string | null => /\/systems\/([^/]+)\//.exec(file)?.[1] ?? null

interface Modules {
  readonly getModuleInfo: (file: string) => { readonly importedIds: readonly string[] } | null
}

/** Whether a file is loaded with another one, and not only when that asks for it later. */
function loadedWith(entry: string): (file: string, modules: Modules) => boolean {
  const all = new Set<string>()
  const add = (file: string, modules: Modules): void => {
    if (all.has(file)) return
    all.add(file)
    for (const imported of modules.getModuleInfo(file)?.importedIds ?? []) add(imported, modules)
  }
  return (file, modules) => {
    add(here(entry), modules)
    return all.has(file)
  }
}
/** What is loaded as a whole: the window first, then the program behind it, and what works beside it. */
const PARTS = {
  window: loadedWith('electron/main.ts'),
  program: loadedWith('electron/host/start.ts'),
  reader: loadedWith('electron/reader.ts'),
  courier: loadedWith('electron/courier.ts'),
}
/** The parts that a file is loaded with, where the program is one of them: what the window waits for comes in few files. */
function partsOf(file: string, modules: Modules): string | null {
  if (!PARTS.program(file, modules)) return null
  return Object.entries(PARTS)
    .flatMap(([name, isPartOf]) => (isPartOf(file, modules) ? [name] : []))
    .join('-')
}

export default defineConfig({
  main: {
    define: names,
    build: {
      minify: true,
      // Everything but the native module is bundled: one file to read at start-up.
      externalizeDeps: { include: ['better-sqlite3'] },
      rolldownOptions: {
        input: {
          main: here('electron/main.ts'),
          server: here('electron/server.ts'),
          reader: here('electron/reader.ts'),
          courier: here('electron/courier.ts'),
        },
        external: ['electron', 'better-sqlite3'],
        // Beside the entries: files find the renderer and the migrations from where they are.
        output: {
          format: 'es',
          chunkFileNames: '[name]-[hash].js',
          codeSplitting: {
            groups: [{ debugName: 'parts', name: partsOf }],
            includeDependenciesRecursively: false,
          },
        },
      },
    },
  },
  preload: {
    define: names,
    build: {
      externalizeDeps: false,
      rolldownOptions: {
        input: { preload: here('electron/preload.ts') },
        external: ['electron'],
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: here('renderer'),
    plugins: [vue()],
    // What the interface does not use of Vue and vue-i18n is left out of the start.
    define: {
      __VUE_OPTIONS_API__: false,
      __VUE_PROD_DEVTOOLS__: false,
      __VUE_I18N_LEGACY_API__: false,
      __INTLIFY_PROD_DEVTOOLS__: false,
    },
    build: {
      rolldownOptions: {
        input: here('renderer/index.html'),
        // Each file is a round to the main process. What the first screen needs comes in one, what it asks for right
        // after that in another, and what many of the other screens have in common in a third,
        // with one more for each game.
        output: {
          codeSplitting: {
            groups: [
              { name: 'first', priority: 3, tags: ['$initial'] },
              { name: 'second', priority: 2, test: /RunningFights\.vue|\/Menu\.vue/ },
              { name: 'shared', test: (file) => gameOf(file) === null, minShareCount: 3, priority: 1 },
              { name: gameOf, minShareCount: 3 },
            ],
          },
        },
      },
      target: 'chrome140',
      // Files, never data: addresses: the content security policy allows fonts from the program only.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      minify: true,
    },
  },
})
