import { builtinModules } from 'node:module'
import { defineConfig, type DummyRuleMap } from 'oxlint'

/** By name, because Oxlint has no sets of its own: typescript-eslint's strict and stylistic rules. */
const errors = (plugin: string, ...rules: string[]): DummyRuleMap =>
  Object.fromEntries(rules.map((rule) => [`${plugin}/${rule}`, 'error']))

const ofTypes: DummyRuleMap = {
  ...errors(
    'typescript',
    'await-thenable',
    'dot-notation',
    'no-array-delete',
    'no-base-to-string',
    'no-deprecated',
    'no-duplicate-type-constituents',
    'no-floating-promises',
    'no-for-in-array',
    'no-implied-eval',
    'no-meaningless-void-operator',
    'no-misused-promises',
    'no-misused-spread',
    'no-mixed-enums',
    'no-redundant-type-constituents',
    'no-unnecessary-boolean-literal-compare',
    'no-unnecessary-condition',
    'no-unnecessary-template-expression',
    'no-unnecessary-type-arguments',
    'no-unnecessary-type-assertion',
    'no-unnecessary-type-conversion',
    'no-unnecessary-type-parameters',
    'no-unsafe-argument',
    'no-unsafe-assignment',
    'no-unsafe-call',
    'no-unsafe-enum-comparison',
    'no-unsafe-member-access',
    'no-unsafe-return',
    'no-unsafe-unary-minus',
    'no-useless-default-assignment',
    'non-nullable-type-assertion-style',
    'only-throw-error',
    'prefer-find',
    'prefer-includes',
    'prefer-nullish-coalescing',
    'prefer-optional-chain',
    'prefer-promise-reject-errors',
    'prefer-reduce-type-parameter',
    'prefer-regexp-exec',
    'prefer-return-this-type',
    'prefer-string-starts-ends-with',
    'related-getter-setter-pairs',
    'require-await',
    'restrict-plus-operands',
    'switch-exhaustiveness-check',
    'unbound-method',
    'use-unknown-in-catch-callback-variable',
  ),
  'typescript/no-confusing-void-expression': [
    'error',
    { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
  ],
  'typescript/restrict-plus-operands': [
    'error',
    {
      allowAny: false,
      allowBoolean: false,
      allowNullish: false,
      allowNumberAndString: false,
      allowRegExp: false,
    },
  ],
  'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
  'typescript/return-await': ['error', 'error-handling-correctness-only'],
}

const ofText: DummyRuleMap = {
  ...errors(
    'typescript',
    'adjacent-overload-signatures',
    'array-type',
    'ban-tslint-comment',
    'class-literal-property-style',
    'consistent-generic-constructors',
    'consistent-indexed-object-style',
    'consistent-type-assertions',
    'no-confusing-non-null-assertion',
    'no-duplicate-enum-values',
    'no-dynamic-delete',
    'no-empty-object-type',
    'no-explicit-any',
    'no-extra-non-null-assertion',
    'no-extraneous-class',
    'no-inferrable-types',
    'no-invalid-void-type',
    'no-misused-new',
    'no-namespace',
    'no-non-null-asserted-nullish-coalescing',
    'no-non-null-asserted-optional-chain',
    'no-non-null-assertion',
    'no-require-imports',
    'no-this-alias',
    'no-unnecessary-type-constraint',
    'no-unsafe-declaration-merging',
    'no-unsafe-function-type',
    'no-wrapper-object-types',
    'prefer-as-const',
    'prefer-for-of',
    'prefer-function-type',
    'prefer-literal-enum-member',
    'prefer-namespace-keyword',
    'triple-slash-reference',
    'unified-signatures',
  ),
  ...errors(
    'eslint',
    'no-array-constructor',
    'no-empty-function',
    'no-unused-expressions',
    'no-useless-constructor',
    'no-var',
    'prefer-const',
    'prefer-rest-params',
    'prefer-spread',
  ),
  'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
  'typescript/consistent-type-definitions': ['error', 'interface'],
  'eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
}

/** Imports, also later ones, point one way: renderer → shared ← electron; only the entry files know Electron. */
const oneWay = (message: string, ...forbidden: string[]): DummyRuleMap => ({
  'eslint/no-restricted-imports': ['error', { patterns: forbidden.map((regex) => ({ regex, message })) }],
})

const onlyImports = (allowed: string, message: string): DummyRuleMap => ({
  'muster/only-imports': ['error', { allowed, message }],
})

const electronEntries = [
  'electron/main.ts',
  'electron/preload.ts',
  'electron/window/**/*.ts',
  'electron/host/ipc.ts',
]

export default defineConfig({
  plugins: ['typescript'],
  jsPlugins: ['./scripts/lint/imports.mjs'],
  categories: { correctness: 'off' },
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['release/', 'test-results/', 'playwright-report/', 'migrations/'],
  overrides: [
    { files: ['**/*.ts'], rules: ofTypes },
    { files: ['**/*.ts', '**/*.vue'], excludeFiles: ['node_modules/**'], rules: ofText },
    {
      files: ['shared/**/*.ts'],
      rules: {
        ...oneWay('shared/ imports neither process.', '(^|/)(electron|renderer)/'),
        ...onlyImports(
          '^\\.{1,2}/|^zod$|^pure-rand|^culori/fn$',
          'shared/ is pure: of packages it knows zod, pure-rand and culori only.',
        ),
        'eslint/no-restricted-globals': [
          'error',
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
        'eslint/no-restricted-properties': [
          'error',
          { object: 'Math', property: 'random', message: 'Dice come from a dice source.' },
        ],
      },
    },
    {
      files: ['shared/systems/*/data/**/*.ts', 'shared/systems/*/cards/decks/*.ts'],
      rules: onlyImports(
        '^\\./|^\\.\\./(words|documents)\\.ts$|/heraldry/(emblem|tinctures|words)\\.ts$',
        'Tables import no rules: the vocabulary only, and that of emblems.',
      ),
    },
    {
      files: ['renderer/**/*.{ts,vue}'],
      rules: oneWay(
        'The renderer shows and asks: it imports shared/ and calls main over the contract.',
        '(^|/)electron/',
        '^electron$',
        '^(better-sqlite3|drizzle-orm)',
        '^node:',
        `^(${builtinModules.join('|')})$`,
      ),
    },
    {
      files: ['electron/**/*.ts'],
      excludeFiles: electronEntries,
      rules: oneWay(
        'Subject folders run without Electron: only main, preload, window and host/ipc import it.',
        '(^|/)renderer/',
        '^electron(/|$)',
      ),
    },
    {
      files: ['electron/**/*.ts', 'renderer/**/*.{ts,vue}', 'shared/**/*.ts'],
      excludeFiles: [
        'electron/games.ts',
        'electron/systems/registry.ts',
        'shared/systems/calls.ts',
        '{electron,renderer,shared}/systems/*/**',
      ],
      rules: {
        'muster/not-imports': [
          'error',
          {
            forbidden: '(^|/)systems/[a-z-]+/',
            message:
              'The house knows no game: it asks the registries in electron/games.ts and {electron,renderer}/systems/registry.ts.',
          },
        ],
      },
    },
    {
      files: electronEntries,
      rules: oneWay('The main process never imports the renderer.', '(^|/)renderer/'),
    },
  ],
})
