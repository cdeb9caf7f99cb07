import { readFileSync } from 'node:fs'
import js from '@eslint/js'
import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'

const TESTS = ['**/*.test.{ts,tsx}']
const TEST_HELPERS = ['test/**', 'e2e/**']
const ROUTES = [...readFileSync('app/routes.ts', 'utf8').matchAll(/'(routes\/[^']+)'/g)].map(
  ([, file]) => `app/${file}`,
)
/** Runs in a service worker, whose types contradict those of a page. */
const SERVICE_WORKER = ['app/server/service-worker/**']
const TOOLS = ['bin/**', '*.config.{js,ts}', '.*.js']

export default defineConfig(
  globalIgnores(['build/', 'data/']),
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  reactHooks.configs.flat['recommended-latest'],
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { house: { rules: houseRules() } },
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      'no-irregular-whitespace': ['error', { skipJSXText: true, skipTemplates: true }],
      // TypeScript already reports undefined names.
      'no-undef': 'off',
      '@typescript-eslint/array-type': 'error',
      '@typescript-eslint/consistent-type-exports': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      // The files in `emails/messages/` add to this interface.
      '@typescript-eslint/no-empty-object-type': ['error', { allowWithName: '^MailParameters$' }],
      '@typescript-eslint/no-namespace': ['error', { allowDeclarations: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/only-throw-error': [
        'error',
        { allowThrowingAny: false, allowThrowingUnknown: false, allow: ['Response', 'DataWithResponseInit'] },
      ],
      '@typescript-eslint/prefer-optional-chain': 'error',
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowAny: false, allowBoolean: false, allowNullish: false },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],

      // TypeScript refuses enums anyway (`erasableSyntaxOnly`), and this rule took a sixth of ESLint's time.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      // Frameworks return `any` in places. Other rules still forbid its use.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      // Some functions are async only because their interface requires it.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unnecessary-type-arguments': 'off',

      'house/no-style-prop': 'error',
      'house/no-raw-html': 'error',
      'house/fold-role': 'error',
      'house/plain-form': 'error',
      'house/no-process-env': 'error',
      'house/composition-root': 'error',
      'house/no-test-left-out': 'error',
      'house/no-replacements': 'error',
    },
  },

  // Type-aware rules take most of the time, and find little in tests and tools.
  {
    files: [...TESTS, ...TEST_HELPERS, ...TOOLS, ...SERVICE_WORKER],
    extends: [tseslint.configs.disableTypeChecked],
  },
  {
    files: [...TESTS, ...TEST_HELPERS, ...TOOLS],
    rules: { 'no-console': 'off', 'house/composition-root': 'off' },
  },
  // Playwright's fixtures have a function named `use`, which is not a hook.
  { files: ['e2e/**', 'test/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  {
    // In the browser, and before the log is open, only the console can show an error.
    files: ['app/islands/**', 'app/entry.client.ts', 'server.ts'],
    rules: { 'no-console': ['error', { allow: ['error'] }] },
  },
  { files: ['app/start/build-modules.server.ts'], rules: { 'house/composition-root': 'off' } },
  { files: ['app/start/env.server.ts', ...TEST_HELPERS, ...TOOLS], rules: { 'house/no-process-env': 'off' } },
  {
    files: ['app/document/page-meta.tsx', 'app/islands/island.tsx', 'app/ui/content/markdown.tsx'],
    rules: { 'house/no-raw-html': 'off' },
  },
  { files: ['emails/**'], rules: { 'house/no-style-prop': 'off' } },
  { files: ['app/**'], ignores: TESTS, rules: { 'house/safe-listeners': 'error' } },
  { files: ROUTES, rules: { 'house/ten-imports': 'error' } },
  { files: TESTS, rules: { 'house/literal-limits': 'error' } },
)

/** Each rule consists of a message and the selectors of the forbidden syntax. */
function houseRules() {
  const moduleDoor = String.raw`[source.value=/(^|#|\u002F)modules\u002F[^\u002F]+(\u002Findex)?$/]`
  const testFunction = '/^(test|it|describe|suite)$/'
  return {
    'no-style-prop': forbid(
      'The content security policy blocks style attributes in the HTML of the server: use a class.',
      'JSXAttribute[name.name="style"]',
      'CallExpression[callee.name="createElement"] > ObjectExpression > Property[key.name="style"]',
    ),
    'no-raw-html': forbid(
      'Only islands, which React has rendered, Markdown, and JSON for search engines are written as raw HTML.',
      'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
      'Property[key.name="dangerouslySetInnerHTML"]',
    ),
    'fold-role': forbid(
      'Not every screen reader calls a fold a button by itself: give the summary role="button".',
      'JSXOpeningElement[name.name="summary"]:not(:has(JSXAttribute[name.name="role"]))',
    ),
    'plain-form': forbid(
      'Nothing hydrates a form of Remix: write <form>.',
      'ImportDeclaration[source.value="@remix-run/react"] > ImportSpecifier[imported.name="Form"]',
    ),
    'no-process-env': forbid(
      'The environment is read and parsed in app/start/env.server.ts.',
      ':matches(MemberExpression[object.name="process"], MemberExpression[object.property.name="process"]):matches([property.name="env"], [property.value="env"])',
      'VariableDeclarator[init.name="process"] > ObjectPattern > Property[key.name="env"]',
      'ImportDeclaration[source.value=/^(node:)?process$/] > ImportSpecifier[imported.name="env"]',
    ),
    'composition-root': forbid(
      'The modules are built in app/start/build-modules.server.ts; elsewhere ask for the ones that are there.',
      `ImportDeclaration${moduleDoor} > ImportSpecifier[importKind!="type"][imported.name=/^create[A-Z]/]`,
      `ImportDeclaration${moduleDoor}[importKind!="type"] > ImportNamespaceSpecifier`,
      `ExportNamedDeclaration${moduleDoor} > ExportSpecifier[exportKind!="type"][local.name=/^create[A-Z]/]`,
      `ExportAllDeclaration${moduleDoor}[exportKind!="type"]`,
      `ImportExpression${moduleDoor}`,
    ),
    'no-replacements': forbid(
      "Sequelize writes a Date among replacements in the process's time zone: bind values, by db.read or db.run.",
      'Property[key.name="replacements"]',
      'Property[key.value="replacements"]',
    ),
    'ten-imports': forbid(
      'A route imports at most ten things: its loader and action can stand beside it, in a file of their own.',
      'Program > ImportDeclaration:nth-child(11)',
    ),
    'safe-listeners': forbid(
      'Nothing catches what a listener throws, and it ends the process: wrap the listener in `safely`.',
      'CallExpression[callee.property.name=/^(on|once|addListener|prependListener|prependOnceListener)$/] > :function',
    ),
    'literal-limits': forbid(
      'A limit that is compared with itself may be any: write its number.',
      'ImportSpecifier[imported.name=/^(MOST|LONGEST|PASS_MARK|RETRY_AFTER)/]',
    ),
    'no-test-left-out': forbid(
      'A test that is left out, or that leaves out the others, goes unseen.',
      `MemberExpression[property.name=/^(only|skip|skipIf|runIf|todo|fixme)$/]:matches([object.name=${testFunction}], [object.object.name=${testFunction}])`,
    ),
  }
}

/**
 * @param {string} message
 * @param {string[]} selectors
 * @returns {import('eslint').Rule.RuleModule}
 */
function forbid(message, ...selectors) {
  return {
    create: (context) =>
      Object.fromEntries(
        selectors.map((selector) => [
          selector,
          (/** @type {import('eslint').Rule.Node} */ node) => context.report({ node, message }),
        ]),
      ),
  }
}
