import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'electron-vite'
import { resolve } from 'node:path'
import { contract } from './shared/contract/index.ts'

const here = (path: string): string => resolve(import.meta.dirname, path)

export default defineConfig({
  main: {
    build: {
      // Everything but the native module is bundled: one file to read at start-up.
      externalizeDeps: { include: ['better-sqlite3'] },
      rollupOptions: {
        input: { main: here('electron/main.ts'), server: here('electron/server.ts') },
        external: ['electron', 'better-sqlite3'],
        // Beside the entries: files find the renderer and the migrations from where they are.
        output: { format: 'es', chunkFileNames: '[name]-[hash].js' },
      },
    },
  },
  preload: {
    // The names come from the contract; the schemas behind them stay out of the sandboxed preload.
    define: { CALL_NAMES: JSON.stringify(Object.keys(contract)) },
    build: {
      externalizeDeps: false,
      rollupOptions: {
        input: { preload: here('electron/preload.ts') },
        external: ['electron'],
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: here('renderer'),
    plugins: [vue()],
    build: {
      rollupOptions: { input: here('renderer/index.html') },
      target: 'chrome140',
      // Files, never data: addresses: the content security policy allows fonts from the program only.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  },
})
