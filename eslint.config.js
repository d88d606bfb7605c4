import { builtinModules } from 'node:module'
import prettier from 'eslint-config-prettier'
import vue from 'eslint-plugin-vue'
import tseslint from 'typescript-eslint'
import vueParser from 'vue-eslint-parser'

/** Imports point one way: renderer → shared ← electron; only the entry files know Electron. */
const oneWay = (message, ...patterns) => ({
  'no-restricted-imports': [
    'error',
    { patterns: patterns.map((group) => ({ group: [group].flat(), message })) },
  ],
})

/** The same for imports that happen later. */
const noLaterImport = (place, source) => ({
  'no-restricted-syntax': [
    'error',
    {
      selector: `ImportExpression[source.value=${source}]`,
      message: `${place}/ must not reach there, not even later.`,
    },
  ],
})

const electronEntries = [
  'electron/main.ts',
  'electron/preload.ts',
  'electron/window/**/*.ts',
  'electron/host/ipc.ts',
]

export default tseslint.config(
  { ignores: ['node_modules/', 'out/', 'release/', 'test-results/', 'playwright-report/', 'migrations/'] },
  {
    files: ['**/*.ts', '**/*.vue'],
    extends: [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: {
        projectService: true,
        extraFileExtensions: ['.vue'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
    },
  },
  ...vue.configs['flat/recommended'],
  {
    files: ['**/*.vue'],
    languageOptions: { parser: vueParser, parserOptions: { parser: tseslint.parser } },
    rules: {
      'vue/block-order': ['error', { order: ['script', 'template', 'style'] }],
      'vue/define-props-declaration': ['error', 'type-based'],
      'vue/multi-word-component-names': 'off',
      // An optional prop is undefined, and the compiler knows it.
      'vue/require-default-prop': 'off',
      'vue/no-v-html': 'error',
    },
  },
  {
    files: ['shared/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(?!\\.{1,2}/|zod$|pure-rand)',
              message: 'shared/ is pure: of packages it knows zod and pure-rand only.',
            },
            { group: ['**/electron/**', '**/renderer/**'], message: 'shared/ imports neither process.' },
          ],
        },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: 'ImportExpression', message: 'shared/ loads nothing later.' },
      ],
      'no-restricted-globals': [
        'error',
        ...[
          'window',
          'document',
          'globalThis',
          'process',
          'Date',
          'performance',
          'crypto',
          'setTimeout',
          'setInterval',
          'fetch',
        ],
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Dice come from a dice source.' },
      ],
    },
  },
  {
    files: ['shared/systems/*/data/**/*.ts', 'shared/systems/*/cards/decks/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(?!\\./|\\.\\./(words|documents)\\.ts$)',
              message: 'Tables import no rules: the vocabulary only.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['renderer/**/*.{ts,vue}'],
    rules: {
      ...oneWay('The renderer shows and asks: it imports shared/ and calls main over the contract.', [
        '**/electron/**',
        'electron',
        'node:*',
        // At the root only: a folder may be called as one of them is, such as `console`.
        ...builtinModules.map((name) => `/${name}`),
        'better-sqlite3',
        'drizzle-orm*',
      ]),
      ...noLaterImport('renderer', '/(^electron$|^node:|\\/electron\\/)/'),
    },
  },
  {
    files: ['electron/**/*.ts'],
    ignores: electronEntries,
    rules: {
      ...oneWay('Subject folders run without Electron: only main, preload, window and host/ipc import it.', [
        '**/renderer/**',
        'electron',
      ]),
      ...noLaterImport('electron', '/(^electron$|\\/renderer\\/)/'),
    },
  },
  {
    files: electronEntries,
    rules: oneWay('The main process never imports the renderer.', ['**/renderer/**']),
  },
  { files: ['scripts/**/*.mjs', '*.js', '*.mjs'], ...tseslint.configs.disableTypeChecked },
  prettier,
)
