import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'

const PLACES = '{app,modules,db,bin,emails}'
const DATABASE_TESTS = `${PLACES}/**/*.db.test.ts`
/** What only one of the databases can do. */
const DIALECT_TESTS = `${PLACES}/**/*.{sqlite,postgres}.test.ts`
const HTTP_TESTS = `${PLACES}/**/*.http.test.ts`

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    pool: 'forks',
    maxWorkers: '100%',
    isolate: false,
    setupFiles: ['app/test-setup.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [`${PLACES}/**/*.test.{ts,tsx}`],
          exclude: [DATABASE_TESTS, DIALECT_TESTS, HTTP_TESTS],
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

/** The modules on a real database. */
function databaseProject(name: string, dialect: Dialect) {
  const include = [DATABASE_TESTS, `${PLACES}/**/*.${dialect}.test.ts`]
  return project(name, dialect, { include, testTimeout: 15_000, hookTimeout: 15_000 })
}

/** The built server in a process of its own. */
function serverProject(name: string, dialect: Dialect) {
  const other = dialect === 'sqlite' ? 'postgres' : 'sqlite'
  const test = { include: [HTTP_TESTS], exclude: [`${PLACES}/**/*.${other}.http.test.ts`] }
  return project(name, dialect, { ...test, testTimeout: 30_000, hookTimeout: 60_000 }, ['app/test-build.ts'])
}

function project(
  name: string,
  dialect: Dialect,
  test: { include: string[]; exclude?: string[]; testTimeout: number; hookTimeout: number },
  globalSetup: string[] = [],
) {
  const env = { TEST_DIALECT: dialect }
  return {
    extends: true as const,
    test: { ...test, name, env, globalSetup: ['db/test-global-setup.ts', ...globalSetup] },
  }
}
