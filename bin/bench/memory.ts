import { setTimeout as delay } from 'node:timers/promises'
import { askWell } from './ask'
import { type Ask, form, headersOf } from './asks'
import { fire } from './fire'
import type { Options } from './options'
import type { Report } from './report'
import { type BenchSite, openSite } from './site'
import { LARGE } from './sizes'
import { TARGETS } from './targets'
import { residentMiB } from './usage'

/** A run is so many times as long as a measurement: a heap takes its time to grow. */
const LENGTHS = 5
const PAUSE_MS = 3000
/** Until the pages in memory are as many as they may be. */
const FILLING_MS = 20_000
/** Of each kind of reader. */
const CONNECTIONS = 4

/** What the server takes of memory while everybody comes at once, twice: what leaks, leaks again. */
export async function measureMemory({ seconds, postgres }: Options, report: Report): Promise<void> {
  const site = await openSite(LARGE, { postgres })
  const time = LENGTHS * seconds
  // What is kept fills up only once: that is no leak.
  const filled = performance.now() + FILLING_MS
  await leafThrough(site, () => performance.now() >= filled)
  const before = await residentMiB(site.pid)
  const first = await peakDuring(site, time)
  await delay(PAUSE_MS)
  const between = await residentMiB(site.pid)
  const second = await peakDuring(site, time)
  await delay(PAUSE_MS)
  const after = await residentMiB(site.pid)
  await site.close()

  const { peakMiB, growth } = TARGETS.memory
  report.title(`Memory of the server (RSS, MiB): two runs of ${time} s, the ${LARGE.name} data set`)
  report.table([
    ['', 'before', 'peak', 'at rest', 'at most', ''],
    row('first run', before, first, between, report.atMost('memory, first run, MiB', first, peakMiB)),
    row('second run', between, second, after, report.atMost('memory, second run, MiB', second, peakMiB)),
  ])
  report.note(`The second peak is ${(second / first).toFixed(2)} times the first.`)
  report.atMost('memory, second peak by the first', second / first, growth)
}

function row(name: string, before: number, peak: number, after: number, verdict: string): string[] {
  const figures = [before, peak, after, TARGETS.memory.peakMiB].map((mib) => mib.toFixed(0))
  return [name, ...figures, verdict]
}

async function peakDuring(site: BenchSite, seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000
  const isOver = () => performance.now() >= end
  const [peak] = await Promise.all([watch(site.pid, isOver), crowd(site, seconds), leafThrough(site, isOver)])
  return peak
}

async function watch(pid: number, isOver: () => boolean): Promise<number> {
  let peak = 0
  while (!isOver()) {
    peak = Math.max(peak, await residentMiB(pid))
    await delay(200)
  }
  return peak
}

/** Pages from memory, pages that are rendered, a search, and answers of an exam, all at the same time. */
async function crowd(site: BenchSite, seconds: number): Promise<void> {
  const page = { status: 200 }
  const shots: (Ask & { status: number })[] = [
    { ...page, name: 'home', path: '/' },
    { ...page, name: 'ads searched through', path: '/classified-ads?q=lunette' },
    { ...page, name: 'the dashboard', path: '/dashboard', by: 'member' },
    { ...page, name: 'users', path: '/admin/users', by: 'admin' },
    {
      name: 'an answer',
      path: await site.question(),
      by: 'member',
      body: form({ userAnswer: 'B', intent: 'next' }),
      status: 303,
    },
  ]
  await Promise.all(
    shots.map((shot) =>
      fire(shot, site, { headers: headersOf(shot, site), status: shot.status, seconds }, CONNECTIONS),
    ),
  )
}

/** One ad after the other, each of which is kept. */
async function leafThrough(site: BenchSite, isOver: () => boolean): Promise<void> {
  for (let id = 1; !isOver(); id = (id % LARGE.ads) + 1) {
    const isOnline = (id - 1) % 10 > 2
    if (isOnline) await askWell(site, { name: 'an ad', path: `/classified-ads/${id}` })
  }
}
