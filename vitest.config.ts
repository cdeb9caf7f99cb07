import { availableParallelism } from 'node:os'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'

const PLACES = '{app,modules,db,bin,emails}'
const DATABASE_TESTS = `${PLACES}/**/*.db.test.ts`
/** What only one of the databases can do. */
const DIALECT_TESTS = `${PLACES}/**/*.{sqlite,postgres}.test.ts`
const HTTP_TESTS = `${PLACES}/**/*.http.test.ts`
/**
 * What is the same whichever the database, and is asked on SQLite only: each of these files starts servers
 * of its own. What the pages, calls and commands ask of PostgreSQL stands in the others.
 */
const ON_SQLITE_ONLY = [
  'app/http/addresses.http.test.ts',
  'app/routes/public/{landing,legal,search-engines}.http.test.ts',
  'app/server/{bodies,graceful-stop,headers,redaction,refusals,start-faults}.http.test.ts',
  'bin/{arguments,start}.http.test.ts',
]
/** What `npm test` asks of a server on PostgreSQL; with TEST_ALL=1, `npm run test:all` asks everything. */
const ON_POSTGRES = [
  `${PLACES}/**/*.postgres.http.test.ts`,
  'app/calls/walk.http.test.ts',
  'app/routes/account/auth.http.test.ts',
  'app/routes/ads/post-ad.http.test.ts',
  'app/routes/exams/quiz.http.test.ts',
  'app/routes/queries.http.test.ts',
]
const ALL = process.env.TEST_ALL === '1'

/** Load and broken databases, in a run of their own: vitest.faults.config.ts. */
const FAULT_TESTS = `${PLACES}/**/*.fault.test.ts`
const LOAD_TESTS = 'app/server/faults/*.fault.test.ts'

/** East and west of UTC, so that no rule of time leans on the zone of the process. */
const TIME_ZONES = { sqlite: 'Europe/Brussels', postgres: 'America/Los_Angeles' }

/** One more than a small machine has cores: the tests of a server wait for it most of their time. */
const WORKERS = Math.max(3, availableParallelism())

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    pool: 'forks',
    // Never fewer: the pool ends those above the least, now and then while they have work.
    minWorkers: WORKERS,
    maxWorkers: WORKERS,
    isolate: false,
    setupFiles: ['test/setup.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [`${PLACES}/**/*.test.{ts,tsx}`],
          exclude: [DATABASE_TESTS, DIALECT_TESTS, HTTP_TESTS, FAULT_TESTS],
        },
      },
      databaseProject('sqlite', 'sqlite'),
      databaseProject('postgres', 'postgres'),
      serverProject('http-sqlite', 'sqlite'),
      serverProject('http-postgres', 'postgres'),
    ],
  },
})

type Dialect = 'sqlite' | 'postgres'
type ProjectTests = { include: string[]; exclude?: string[]; testTimeout: number; hookTimeout: number }

/** The modules on a real database. */
function databaseProject(name: string, dialect: Dialect) {
  const include = [DATABASE_TESTS, `${PLACES}/**/*.${dialect}.test.ts`]
  return project(name, dialect, { include, testTimeout: 15_000, hookTimeout: 15_000 })
}

/** The built server in a process of its own. */
function serverProject(name: string, dialect: Dialect) {
  const elsewhere = dialect === 'sqlite' ? [] : ON_SQLITE_ONLY
  const test = {
    include: dialect === 'sqlite' || ALL ? [HTTP_TESTS] : ON_POSTGRES,
    exclude: [`${PLACES}/**/*.${other(dialect)}.http.test.ts`, ...elsewhere],
  }
  return project(name, dialect, { ...test, testTimeout: 30_000, hookTimeout: 60_000 }, ['test/build.ts'])
}

/** The same with what breaks, or takes its time: mostly it is waited. Before what loads, for that needs all. */
export function faultProject(dialect: Dialect) {
  return breakingProject('faults', dialect, {
    include: [FAULT_TESTS],
    exclude: [LOAD_TESTS],
    sequence: { groupOrder: 0 },
  })
}

/** The same under load, one file after the other: each has the machine to itself. */
export function loadProject(dialect: Dialect) {
  return breakingProject('load', dialect, {
    include: [LOAD_TESTS],
    exclude: [],
    sequence: { groupOrder: 1 },
    poolOptions: { forks: { singleFork: true } },
  })
}

function breakingProject(
  name: string,
  dialect: Dialect,
  { exclude, ...own }: { include: string[]; exclude: string[]; sequence: object; poolOptions?: object },
) {
  const test = {
    ...own,
    exclude: [`${PLACES}/**/*.${other(dialect)}.fault.test.ts`, ...exclude],
    testTimeout: 120_000,
    hookTimeout: 60_000,
  }
  return project(`${name}-${dialect}`, dialect, test, ['test/build.ts'])
}

function other(dialect: Dialect): Dialect {
  return dialect === 'sqlite' ? 'postgres' : 'sqlite'
}

function project(name: string, dialect: Dialect, test: ProjectTests, globalSetup: string[] = []) {
  const env = { TEST_DIALECT: dialect, TZ: TIME_ZONES[dialect] }
  return {
    extends: true as const,
    test: { ...test, name, env, globalSetup: ['test/db/global-setup.ts', ...globalSetup] },
  }
}
