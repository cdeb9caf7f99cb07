import { writeFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import type { Kind } from '#test/harness/load/client'
import { startLoad } from '#test/harness/load/load'
import { openMailbox } from '#test/harness/mailbox'
import { drawCurves } from './curves'
import { hold, median, misses, rounded, TARGETS } from './report'
import { openSite, type Options } from './site'

const METRICS_TOKEN = 'jeton-de-mesure-0123456789abcdef'
const PACE_MS = 1000
const WINDOWS = 12
/** Seconds. */
const LONGEST_WINDOW = 60
const HELD = {
  'memory, MiB': 'process_resident_memory_bytes',
  handles: 'nodejs_active_handles_total',
  files: 'process_open_fds',
  connections: 'database_connections',
}
const CPU = 'CPU, ms a request'
const TIMED: Kind[] = ['page of a visitor', 'page of a member', 'answer saved', 'photos uploaded']

/** A short window may have no photo, for instance: null. */
type Sample = Record<string, number | null>

/**
 * Everybody uses the site for as long as `seconds` says: what the process holds must not grow, nor what an answer
 * takes, and each answer must be the expected one. The first third fills caches; the medians of the other two are
 * compared. `picture` is the file of the curves.
 */
export async function soak({ seconds, postgres, picture }: Options): Promise<void> {
  const mailbox = await openMailbox()
  const env = { METRICS_TOKEN, SMTP_URL: mailbox.url, TRUST_PROXY: 'on', RATE_LIMITS: 'on' }
  const site = await openSite('small', postgres, env)
  const length = Math.min(LONGEST_WINDOW, Math.ceil(seconds / WINDOWS))
  const load = startLoad({ ...site, mailbox, adminCookie: site.as.admin.Cookie }, { paceMs: PACE_MS })
  const samples: Sample[] = []
  let answers = 0
  let cpu = (await readMetrics(site.origin)).cpu
  const begin = performance.now()
  const elapsed = () => (performance.now() - begin) / 1000
  while (elapsed() < seconds) {
    await delay(length * 1000)
    const times = load.takeTimes()
    // What was open for the last requests is closed within the second.
    const metrics = await load.rest(() => delay(1000).then(() => readMetrics(site.origin)))
    samples.push({
      ...metrics.held,
      [CPU]: rounded(((metrics.cpu - cpu) * 1000) / times.length),
      ...Object.fromEntries(TIMED.flatMap((kind) => percentiles(kind, times))),
    })
    answers += times.length
    cpu = metrics.cpu
    console.error(`  ${Math.round(elapsed())} s: ${times.length} answers, ${JSON.stringify(samples.at(-1))}`)
  }
  const minutes = Math.round(elapsed() / 6) / 10
  load.stop()
  await load.ended
  await site.stop()
  await mailbox.close()

  const title = `${answers.toLocaleString('en')} answers in ${minutes} minutes on ${postgres ? 'PostgreSQL' : 'SQLite'}`
  console.log(`\nSoak: ${title}; medians of the second and of the last third`)
  console.table(Object.keys(samples[0]!).map((figure) => compare(figure, samples)))
  console.log(`Answers that were not as expected: ${load.faults.length}`, load.faults.slice(0, 10))
  if (load.faults.length > 0) misses.push(`soak: ${load.faults.length} answers were not as expected`)
  if (picture) writeFileSync(picture, drawCurves(title, minutes / samples.length, panelsOf(samples)))
}

function compare(figure: string, samples: Sample[]) {
  const third = Math.floor(samples.length / 3)
  const of = (from: number, to?: number) =>
    median(samples.slice(from, to).flatMap((one) => one[figure] ?? []))
  const [second, last] = [of(third, 2 * third), of(2 * third)]
  const growth = rounded(last / second)
  const target = figure in HELD ? TARGETS.soakGrowth : TARGETS.soakSlowdown
  return { figure, second, last, growth, ...hold(`soak, ${figure}`, growth, target) }
}

function percentiles(kind: Kind, times: { kind: Kind; ms: number }[]) {
  const sorted = times.flatMap((one) => (one.kind === kind ? one.ms : [])).sort((a, b) => a - b)
  return [50, 95].map((part) => {
    const ms = sorted[Math.floor((sorted.length * part) / 100)]
    return [`${kind}, p${part} ms`, ms === undefined ? null : rounded(ms)]
  })
}

function panelsOf(samples: Sample[]) {
  const line = (name: string, figure = name) => ({ name, values: samples.map((one) => one[figure]!) })
  const p95 = (name: string, kind: Kind) => line(name, `${kind}, p95 ms`)
  return [
    { title: 'Memory, MiB', lines: [line('', 'memory, MiB')] },
    { title: 'Handles and open files', lines: [line('files'), line('handles')] },
    { title: 'Connections to the database', lines: [line('', 'connections')] },
    { title: 'CPU of the server, ms a request', lines: [line('', CPU)] },
    {
      title: '95 % of answers came within, ms',
      lines: [
        p95('visitor', 'page of a visitor'),
        p95('member', 'page of a member'),
        p95('exam or series', 'answer saved'),
      ],
    },
    { title: '95 % of ads with two photos were sent within, ms', lines: [p95('', 'photos uploaded')] },
  ]
}

async function readMetrics(origin: string) {
  const answer = await fetch(`${origin}/metrics`, { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } })
  const text = await answer.text()
  const valueOf = (name: string) => Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)![1])
  const held = Object.entries(HELD).map(([figure, name]) => [
    figure,
    figure.endsWith('MiB') ? rounded(valueOf(name) / 2 ** 20) : valueOf(name),
  ])
  return { held: Object.fromEntries(held) as Sample, cpu: valueOf('process_cpu_seconds_total') }
}
