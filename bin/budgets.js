/**
 * `npm run budgets`: what each page costs on the wire and in the database, from the built server in
 * a real browser. Ends with 1 where a budget of e2e/budgets.ts is broken.
 */
import { makeReady, runPlaywright } from './test-ready.js'

const isKept = await runPlaywright(
  ['budgets.spec.ts', '--project=desk', '--reporter=./e2e/budgets-table.ts'],
  await makeReady(),
)
process.exitCode = isKept ? 0 : 1
