import tsParser from '@typescript-eslint/parser'
import prettier from 'eslint-config-prettier'
import vue from 'eslint-plugin-vue'
import vueParser from 'vue-eslint-parser'

// Vue files and composables as Vue sees them. All other rules are in oxlint.config.ts.
export default [
  { ignores: ['**/*.{js,mjs,cjs}', 'out/', 'release/', 'test-results/', 'playwright-report/'] },
  ...vue.configs['flat/recommended'],
  { files: ['renderer/**/*.ts'], languageOptions: { parser: tsParser } },
  {
    files: ['**/*.vue'],
    languageOptions: { parser: vueParser, parserOptions: { parser: tsParser } },
    rules: {
      'vue/block-order': ['error', { order: ['script', 'template', 'style'] }],
      'vue/define-props-declaration': ['error', 'type-based'],
      'vue/multi-word-component-names': 'off',
      // An optional prop is undefined, and the compiler knows it.
      'vue/require-default-prop': 'off',
      'vue/no-v-html': 'error',
      // Oxlint does not know what a template reads and writes. Unused arguments are the compiler's matter.
      'no-unused-vars': ['error', { args: 'none', ignoreRestSiblings: true }],
      'prefer-const': 'error',
    },
  },
  prettier,
]
