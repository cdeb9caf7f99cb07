/**
 * `npm run budgets`: what each page costs on the wire and in the database, from the built server in
 * a real browser. Ends with 1 where a budget of e2e/budgets.ts is broken.
 */
import { getTestsReady } from './test-ready.js'
import { weighPages } from './weigh.js'

process.exitCode = (await weighPages(await getTestsReady())) ? 0 : 1
