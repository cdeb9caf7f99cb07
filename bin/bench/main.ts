import { measureGrowth } from './growth'
import { measureLighthouse } from './lighthouse'
import { measureLoad } from './load'
import { measureMemory } from './memory'
import { type Options, type Part, readOptions } from './options'
import { removePlaces } from './place'
import { Report } from './report'
import { measureWeight } from './weight'

const MEASURES: Record<Part, (options: Options, report: Report) => Promise<void>> = {
  load: measureLoad,
  growth: measureGrowth,
  weight: measureWeight,
  memory: measureMemory,
  lighthouse: measureLighthouse,
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const options = given()
const report = new Report()
for (const part of options.parts) await MEASURES[part](options, report)
await removePlaces()

if (report.misses.length > 0) {
  console.error(`\nMissed:\n${report.misses.map((miss) => `  ${miss}`).join('\n')}`)
  process.exitCode = 1
} else console.log('\nEvery target is reached.')

function given(): Options {
  try {
    return readOptions(process.argv.slice(2))
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}
