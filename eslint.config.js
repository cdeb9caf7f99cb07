import js from '@eslint/js'
import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'
export default defineConfig(
  globalIgnores(['build/', 'node_modules/', 'data/']),
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  reactHooks.configs.flat['recommended-latest'],
  { languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } } , linterOptions: { reportUnusedDisableDirectives: 'error' } },
  { rules: { 'no-undef': 'off', '@typescript-eslint/consistent-type-imports': 'error', '@typescript-eslint/no-import-type-side-effects': 'error',
  '@typescript-eslint/switch-exhaustiveness-check': 'error', eqeqeq: 'error', '@typescript-eslint/consistent-type-exports': 'error', '@typescript-eslint/promise-function-async':'warn', '@typescript-eslint/strict-boolean-expressions':'warn', '@typescript-eslint/no-unsafe-type-assertion':'warn', '@typescript-eslint/prefer-readonly':'warn', '@typescript-eslint/require-array-sort-compare':'warn', 'no-else-return':'warn','object-shorthand':'warn','prefer-template':'warn','no-param-reassign':'warn','no-shadow':'off','@typescript-eslint/no-shadow':'warn','no-implicit-coercion':'warn','no-await-in-loop':'warn','no-restricted-globals':'warn', '@typescript-eslint/method-signature-style': 'warn', 'curly':['warn','multi-line'], '@typescript-eslint/explicit-module-boundary-types':'warn' } },
)
