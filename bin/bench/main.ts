import { parseArgs } from 'node:util'
import { runPlaywright } from '../test-ready.js'
import { growth } from './growth'
import { kills } from './kills'
import { lighthouse } from './lighthouse'
import { load } from './load'
import { machines } from './machines'
import { mails } from './mails'
import { memory } from './memory'
import { month } from './month'
import { misses } from './report'
import { soak } from './soak'

const PARTS = { load, growth, weight, memory, lighthouse, soak, mails, kills, machines, month }
/** Only where they are asked for, because they last long or need several processes. */
const ALONE = ['soak', 'mails', 'kills', 'machines', 'month']

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '4' },
    postgres: { type: 'boolean', default: false },
    pages: { type: 'string', default: '' },
    sizes: { type: 'string', default: 'small,large' },
    members: { type: 'string', default: '50000' },
    kills: { type: 'string', default: '500' },
    seed: { type: 'string' },
    picture: { type: 'string', default: '' },
  },
})
const unknown = positionals.find((name) => !(name in PARTS))
if (unknown) throw new Error(`There is no part ${unknown}: ${Object.keys(PARTS).join(', ')}`)
const options = {
  ...values,
  seconds: Number(values.seconds),
  members: Number(values.members),
  kills: Number(values.kills),
  seed: values.seed === undefined ? undefined : Number(values.seed),
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
for (const [name, measure] of Object.entries(PARTS)) {
  if (positionals.length > 0 ? !positionals.includes(name) : ALONE.includes(name)) continue
  await measure(options)
}
console.log(misses.length > 0 ? `\nMissed:\n${misses.join('\n')}` : '\nEvery target is reached.')
// A test PostgreSQL would keep this process alive.
process.exit(misses.length > 0 ? 1 : 0)

/** By the browser test that holds the budgets of `e2e/budgets.ts`. */
async function weight() {
  const args = ['pages.spec.ts', '--project=desk', '--reporter=./e2e/budgets-table.ts']
  if (!(await runPlaywright(args, process.env))) misses.push('weight: over a budget, as said above')
}
