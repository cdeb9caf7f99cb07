import { availableParallelism } from 'node:os'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

const PLACES = '{app,modules,db,bin,emails}'
const DATABASE_TESTS = `${PLACES}/**/*.db.test.ts`
const DIALECT_TESTS = `${PLACES}/**/*.{sqlite,postgres}.test.ts`
const HTTP_TESTS = `${PLACES}/**/*.http.test.ts`
const FAULT_TESTS = `${PLACES}/**/*.fault.test.ts`
const LOAD_TESTS = 'app/server/faults/*.fault.test.ts'
/** These files run on SQLite only, because other tests cover the same database use on both databases. */
const ON_SQLITE_ONLY = [
  'app/http/sign-in-limits.http.test.ts',
  'app/permissions.http.test.ts',
  'app/routes/account/mails.http.test.ts',
  'app/routes/ads/{photo,photo-form}.http.test.ts',
  'app/routes/admin/news/picture.http.test.ts',
  'app/routes/public/{legal,search-engines}.http.test.ts',
  'app/server/{bodies,graceful-stop,headers,redaction,refusals,start-faults}.http.test.ts',
  'app/start/tracing.http.test.ts',
  'bin/{admin-create,mails-bounce,questions,start}.http.test.ts',
]
/** `npm run test:all` sets TEST_ALL=1 and runs everything. */
const ALL = process.env.TEST_ALL === '1'
/** The tests of what can go wrong on PostgreSQL alone: dialect, constraints, locks and search. */
const DIFFERS_ON_POSTGRES = [
  'db/**/*.db.test.ts',
  'emails/{queue,retry}.db.test.ts',
  'modules/admin/{leaving,moderation/ads-at-once,two-admins}.db.test.ts',
  'modules/ads/{messages/messages,search/search}.db.test.ts',
  'modules/exams/{attempts/answers,imports/imports}.db.test.ts',
  'modules/identity/identity.db.test.ts',
]
const HTTP_ON_POSTGRES = [
  'app/routes/queries.http.test.ts',
  'app/server/unavailable.postgres.http.test.ts',
  'app/http/search-limit.postgres.http.test.ts',
]
/** These tests check the repository itself. `npm run lint:rules` runs them. */
const RULES = ['bin/{architecture,compose,lint}.test.ts']
/** Only `npm run test:all` runs these tests, which wait for whole processes. */
const OF_PROCESSES = [
  'bin/*.http.test.ts',
  'app/server/{graceful-stop,redaction,several-processes,start-faults}.http.test.ts',
  'app/start/tracing.http.test.ts',
  'db/backup/*.test.ts',
  'db/postgres/engine.postgres.test.ts',
]
const LEFT_OUT = ALL ? [] : OF_PROCESSES

/** One zone is east of UTC and one is west, so that no rule can depend on the time zone of the process. */
const TIME_ZONES = { sqlite: 'Europe/Brussels', postgres: 'America/Los_Angeles' }

/** At least 3, because tests of a server mostly wait for it. */
const WORKERS = Math.max(3, availableParallelism())

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    pool: 'forks',
    // The minimum equals the maximum, because the pool sometimes ends busy workers that exceed the minimum.
    minWorkers: WORKERS,
    maxWorkers: WORKERS,
    isolate: false,
    expect: { poll: { timeout: 30_000, interval: 20 } },
    setupFiles: ['test/harness/setup.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          testTimeout: 60_000,
          include: [`${PLACES}/**/*.test.{ts,tsx}`],
          exclude: [
            ...configDefaults.exclude,
            DATABASE_TESTS,
            DIALECT_TESTS,
            HTTP_TESTS,
            FAULT_TESTS,
            ...RULES,
          ],
        },
      },
      { extends: true, test: { name: 'rules', testTimeout: 60_000, include: RULES } },
      ...projectsOn('sqlite', 'postgres'),
      ...projectsOn('postgres', 'sqlite'),
    ],
  },
})

type Dialect = keyof typeof TIME_ZONES

function projectsOn(dialect: Dialect, other: Dialect): TestProjectInlineConfiguration[] {
  const runsEverything = dialect === 'sqlite' || ALL
  return [
    project(dialect, dialect, {
      include: [
        ...(runsEverything ? [DATABASE_TESTS] : DIFFERS_ON_POSTGRES),
        `${PLACES}/**/*.${dialect}.test.ts`,
      ],
      exclude: LEFT_OUT,
      testTimeout: 60_000,
    }),
    // These tests run against the built server, in its own process.
    project(`http-${dialect}`, dialect, {
      include: runsEverything ? [HTTP_TESTS] : HTTP_ON_POSTGRES,
      exclude: [
        `${PLACES}/**/*.${other}.http.test.ts`,
        ...(dialect === 'sqlite' ? [] : ON_SQLITE_ONLY),
        ...LEFT_OUT,
      ],
      testTimeout: 60_000,
    }),
    project(`faults-${dialect}`, dialect, {
      include: [FAULT_TESTS],
      exclude: [`${PLACES}/**/*.${other}.fault.test.ts`, LOAD_TESTS],
      testTimeout: 120_000,
    }),
    // Runs one file at a time, after all others, so that each has the machine to itself.
    project(`faults-load-${dialect}`, dialect, {
      include: [LOAD_TESTS],
      exclude: [`${PLACES}/**/*.${other}.fault.test.ts`],
      testTimeout: 120_000,
      sequence: { groupOrder: 1 },
      poolOptions: { forks: { singleFork: true } },
    }),
  ]
}

function project(name: string, dialect: Dialect, test: TestProjectInlineConfiguration['test']) {
  const env = { TEST_DIALECT: dialect, TZ: TIME_ZONES[dialect] }
  const globalSetup = 'test/harness/db/global-setup.ts'
  return { extends: true as const, test: { hookTimeout: 60_000, ...test, name, env, globalSetup } }
}
