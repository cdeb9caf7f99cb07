import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'

const TEST_CODE = ['^test/', '\\.test\\.tsx?$', '^e2e/']
/** The scripts that install, build, test and measure the project. */
const TOOLS = '^bin/[^/]+\\.js$'
/** The build, not the running site, reads these files. */
const READ_BY_THE_BUILD = ['^app/routes\\.ts$', '\\.css\\.ts$']

const MODULE = '^modules/(?!kernel/)([^/]+)/'
const INDEX = '^modules/[^/]+/index\\.ts$'
/** The files of a module that pages may use at run time. */
const SCHEMAS = '^modules/[^/]+/(rules|schemas|[^/]+/schema)\\.ts$'
/** Includes the password hasher, because the hasher imports a queue from db. */
const DATA = [
  '^modules/.*store\\.ts$',
  '^modules/.*tables\\.ts$',
  '^modules/ads/visibility\\.ts$',
  '^modules/identity/passwords/hasher\\.ts$',
  '^emails/(.*-store|tables)\\.ts$',
]
const OUTSIDE_THE_DOMAIN = '^(app|bin|e2e|emails)/|^server\\.ts$'

const SEEN_BY_MAILS =
  '^app/(paths|text/(email-address|format|french|period|price|rejections|today|waiting|words)|ui/tokens/schemes)\\.ts$'

const RENDERING = ['^emails/(layout|preview|render)\\.tsx?$', '^bin/emails\\.ts$']

/**
 * The files that pages must import through an index. The non-server files of http are exempt, because
 * components import them directly.
 */
const BEHIND_AN_INDEX = [
  ...behind('app/http/index.server.ts').filter((file) => file.includes('.server')),
  ...['text', 'ui', 'ui/admin', 'ui/ads', 'ui/dashboard', 'ui/exam'].flatMap((folder) =>
    behind(`app/${folder}/index.ts`),
  ),
]

const EXPRESS = 'node_modules/(@types/)?(express|compression|express-static-gzip)/'
const REMIX = 'node_modules/(@remix-run|remix-auth|remix-auth-form)/'
const REACT = 'node_modules/(@types/)?(react|react-dom|@react-email|@conform-to)/'
const BUILD = 'node_modules/(vite|esbuild|@remix-run/(dev|route-config)|@vanilla-extract)/'
const SEQUELIZE = 'node_modules/sequelize/'

/** @type {import('dependency-cruiser').DependencyType[]} */
const TYPES_ONLY = ['type-only', 'type-import']

/**
 * `bin/architecture.test.ts` runs these rules, and checks that each one fails on a bad example. A rule's
 * comment is the name of its test.
 *
 * @satisfies {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    rule(
      'module-door',
      'a module is entered by its index, its rules and its schemas only',
      { path: '^(app|bin|db|emails)/|^server\\.ts$', pathNot: TEST_CODE },
      { path: MODULE, pathNot: [INDEX, SCHEMAS] },
    ),
    rule(
      'page-schemas',
      'a page takes values from the rules and schemas of a module only: it is built for the browser besides',
      { path: '^app/.*\\.tsx$', pathNot: TEST_CODE },
      { path: INDEX, dependencyTypesNot: TYPES_ONLY },
    ),
    rule(
      'module-types',
      'a module takes only types from another',
      { path: MODULE, pathNot: TEST_CODE },
      { path: MODULE, pathNot: '^modules/$1/', dependencyTypesNot: TYPES_ONLY },
    ),
    rule(
      'module-index',
      'a module takes from another only what its index shows',
      { path: MODULE, pathNot: TEST_CODE },
      { path: MODULE, pathNot: ['^modules/$1/', INDEX] },
    ),
    rule(
      'fsrs-alone',
      'one file knows the package of the memory model, which adds methods to Date.prototype',
      { pathNot: '^modules/exams/memory/fsrs\\.ts$' },
      { path: 'node_modules/ts-fsrs/' },
    ),
    ...moduleOrder(['identity'], ['news', 'ads', 'exams'], ['admin']),
    rule(
      'no-circle',
      'no import leads back to where it began',
      {},
      // A circle through a `typeof import(…)` is allowed.
      { circular: true, viaOnly: { dependencyTypesNot: ['type-import'] } },
    ),

    rule(
      'kernel-alone',
      'the kernel imports nothing but zod',
      { path: '^modules/kernel/', pathNot: TEST_CODE },
      { pathNot: ['^modules/kernel/', 'node_modules/zod/'] },
    ),
    rule(
      'modules-alone',
      'the modules know neither the application nor its tools, nor React',
      { path: '^modules/', pathNot: TEST_CODE },
      { path: [OUTSIDE_THE_DOMAIN, REACT] },
    ),
    rule(
      'tables-in-data',
      "of db, a module or the mails, outside their stores, see only the database's own file",
      { path: '^(modules|emails)/', pathNot: [...TEST_CODE, ...DATA] },
      { path: '^db/', pathNot: '^db/database\\.ts$' },
    ),
    rule(
      'database-handed-in',
      'a module or the mails, outside their stores, take only types from the database',
      { path: '^(modules|emails)/', pathNot: [...TEST_CODE, ...DATA] },
      { path: '^db/database\\.ts$', dependencyTypesNot: TYPES_ONLY },
    ),
    rule(
      'db-alone',
      'db knows neither the application nor the modules',
      { path: '^db/', pathNot: TEST_CODE },
      { path: [OUTSIDE_THE_DOMAIN, '^modules/'] },
    ),

    rule(
      'emails-door',
      'the mails are entered by their index only, and by their preview to be looked at',
      { path: '^(app|bin|db)/|^server\\.ts$', pathNot: TEST_CODE },
      { path: '^emails/', pathNot: '^emails/(index|preview)\\.ts$' },
    ),
    rule(
      'emails-alone',
      'of the application, the mails know only its addresses, its words and its look',
      { path: '^emails/', pathNot: TEST_CODE },
      { path: ['^(app|bin|e2e)/', '^server\\.ts$'], pathNot: SEEN_BY_MAILS },
    ),
    rule(
      'emails-types',
      'the mails take values from the rules and schemas of a module only: what else they need is handed in',
      { path: '^emails/', pathNot: TEST_CODE },
      { path: MODULE, pathNot: SCHEMAS, dependencyTypesNot: TYPES_ONLY },
    ),
    rule(
      'emails-below-admin',
      'the mails know nothing of the module of the admins, who act on them',
      { path: '^emails/', pathNot: TEST_CODE },
      { path: '^modules/admin/' },
    ),
    rule(
      'emails-late',
      'what renders and what sends a mail is loaded at the first mail, not at start',
      { path: '^(app|bin|emails)/', pathNot: [...TEST_CODE, ...RENDERING] },
      {
        path: ['node_modules/(nodemailer|@react-email)/', ...RENDERING],
        dependencyTypesNot: [...TYPES_ONLY, 'dynamic-import'],
      },
    ),

    rule(
      'sequelize-in-data',
      'Sequelize stays in db and in the stores of the modules and the mails',
      { pathNot: ['^db/', '^test/', ...DATA] },
      { path: SEQUELIZE },
    ),
    rule(
      'express-in-server',
      'Express stays in app/server',
      { pathNot: ['^app/server/', '^test/'] },
      { path: EXPRESS },
    ),
    rule(
      'remix-in-app',
      'Remix stays in app',
      { pathNot: [...TEST_CODE, '^app/'] },
      { path: REMIX, dependencyTypesNot: TYPES_ONLY },
    ),
    rule(
      'server-alone',
      'app/server knows no route: it is handed the build',
      { path: '^app/server/', pathNot: TEST_CODE },
      { path: ['^app/(routes|api|root|entry)', '^modules/'], dependencyTypesNot: TYPES_ONLY },
    ),
    rule(
      'api-alone',
      'the JSON calls know no page',
      { path: '^app/api/', pathNot: TEST_CODE },
      { path: '^app/routes/' },
    ),
    rule(
      'routes-on-top',
      'what pages and calls are made of knows none of them',
      { path: '^app/(behaviours|document|http|islands|start|text)/', pathNot: TEST_CODE },
      { path: '^app/(routes|api)(/|\\.ts$)' },
    ),
    rule(
      'panel-apart',
      'no page outside the panel of admins knows a page of it',
      { path: '^app/routes/(?!admin/)', pathNot: TEST_CODE },
      { path: '^app/routes/admin/' },
    ),
    rule(
      'server-on-top',
      'of app/server, the rest of the application knows only what entry.server hands on',
      { path: '^app/(?!server/)', pathNot: [...TEST_CODE, '^app/entry\\.server\\.tsx$'] },
      { path: '^app/server/' },
    ),

    rule(
      'ui-alone',
      "the design system knows itself, the pages' addresses and what modules hand out: no page, no Remix",
      { path: '^app/ui/', pathNot: TEST_CODE },
      {
        path: ['^(app|bin|db|emails)/', '^server\\.ts$', REMIX],
        pathNot: ['^app/ui/', '^app/text/', '^app/paths\\.ts$'],
      },
    ),
    rule(
      'app-indexes',
      'pages and calls take from the indexes of http, text and the design system what these export',
      { path: '^app/(routes|api|start)/', pathNot: TEST_CODE },
      { path: BEHIND_AN_INDEX },
    ),
    rule(
      'browser-code',
      'what runs in the browser imports no server file',
      { path: ['^app/(behaviours|islands|ui)/', '^app/entry\\.client\\.ts$'] },
      { path: '\\.server\\.tsx?$' },
    ),

    rule(
      'no-test-code',
      'production imports no test code',
      { pathNot: [...TEST_CODE, TOOLS] },
      { path: TEST_CODE },
    ),
    rule(
      'no-development-package',
      'production imports no package of development',
      { pathNot: [...TEST_CODE, TOOLS] },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: TYPES_ONLY },
    ),
    rule(
      'no-build-package',
      'the site imports no package of the build',
      // `server.ts` loads Vite only in development.
      { pathNot: [...TEST_CODE, ...READ_BY_THE_BUILD, TOOLS, '^server\\.ts$', '^[^/]+\\.config\\.ts$'] },
      { path: BUILD, dependencyTypesNot: TYPES_ONLY },
    ),
    rule(
      'declared-packages',
      'every package that is imported is declared',
      {},
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown'], pathNot: '^virtual:remix/' },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: 'node_modules',
    // The bench has its own `package.json`.
    exclude: '^bin/bench/',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
    },
  },
}

/**
 * @param {string} name
 * @param {string} comment
 * @param {import('dependency-cruiser').IRegularForbiddenRuleType['from']} from
 * @param {import('dependency-cruiser').IRegularForbiddenRuleType['to']} to
 */
function rule(name, comment, from, to) {
  return { name, comment, severity: /** @type {const} */ ('error'), from, to }
}

/**
 * Returns the patterns of the files that an index re-exports.
 *
 * @param {string} index
 */
function behind(index) {
  const exports = readFileSync(index, 'utf8').matchAll(/^export \* from '\.\/(.+)'/gm)
  return [...exports].map(([, file]) => `^${dirname(index)}/${file}\\.tsx?$`)
}

/**
 * A module may import only modules of earlier layers.
 *
 * @param {string[][]} layers
 */
function moduleOrder(...layers) {
  return layers.map((layer, at) => {
    const known = layers.slice(0, at).flat()
    return rule(
      `module-order-${at + 1}`,
      `of the modules, ${layer.join(', ')} may know ${known.join(', ') || 'none'}`,
      { path: `^modules/(${layer.join('|')})/`, pathNot: TEST_CODE },
      { path: MODULE, pathNot: ['$1', ...known].map((name) => `^modules/${name}/`) },
    )
  })
}
