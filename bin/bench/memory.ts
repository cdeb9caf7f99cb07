import { pagesOf } from './growth'
import { fire, peakMemory } from './measure'
import { hold, rounded, TARGETS } from './report'
import { SIZES } from './seed'
import { openSite, type Options } from './site'

/** A run lasts as long as this many measurements: a heap takes its time to grow. */
const LENGTHS = 5
const CACHED_PAGES = 300

/** The most memory that the server has taken by the end of each of three runs. The first one fills its caches. */
export async function memory({ seconds, postgres }: Options): Promise<void> {
  const site = await openSite('large', postgres)
  const cached = Array.from({ length: CACHED_PAGES }, (_, nth) => `/classified-ads?page=${nth + 1}`)
  const rendered = pagesOf(site, SIZES.large)
  const requests = cached.flatMap((path, nth) => [
    { path, headers: site.as.visitor },
    rendered[nth % rendered.length]!,
    site.answer,
  ])
  const peaks: number[] = []
  while (peaks.length < 3) {
    await fire(site, requests, LENGTHS * seconds)
    peaks.push(peakMemory(site))
  }
  await site.stop()
  const growth = rounded(peaks[2]! / peaks[1]!)
  console.log(`\nMemory: peak RSS in MiB after each run of ${LENGTHS * seconds} s on the large data set`)
  console.table([
    { figure: peaks.join(', '), ...hold('memory, MiB', peaks[2]!, TARGETS.memoryMiB) },
    { figure: growth, ...hold('memory, growth', growth, TARGETS.memoryGrowth) },
  ])
}
