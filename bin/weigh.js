import { runPlaywright } from './test-ready.js'

/**
 * Prints what each page costs on the wire and in the database, in a real browser, and where that is more
 * than e2e/budgets.ts allows; whether it never is.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export function weighPages(env) {
  return runPlaywright(['budgets.spec.ts', '--project=desk', '--reporter=./e2e/budgets-table.ts'], env)
}
