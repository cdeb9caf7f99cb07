import { askWell } from './ask'
import type { Ask } from './asks'
import { searches, shownPages } from './lists'
import type { Options } from './options'
import { median, percentile, type Report } from './report'
import { type BenchSite, openSite } from './site'
import { LARGE, SMALL } from './sizes'
import { TARGETS } from './targets'

/** The first ones compile the code and fetch the rows. */
const WARM_UP = 5
const AT_LEAST = 20

/**
 * What each page costs with few rows and with many: asked of both sites in turn, by one reader, past what is
 * kept in memory.
 */
export async function measureGrowth({ seconds, postgres }: Options, report: Report): Promise<void> {
  const small = await openSite(SMALL, { postgres })
  const large = await openSite(LARGE, { postgres })
  const [ofSmall, ofLarge] = [await shownPages(small, SMALL), await shownPages(large, LARGE)]

  report.title(`Growth: from ${describe(SMALL)} to ${describe(LARGE)}`)
  const rows = [['', 'small ms', 'large ms', 'small kB', 'large kB', 'growth', 'at most', '']]
  for (const [nth, page] of ofSmall.entries()) {
    console.error(`  ${page.name}`)
    const inTurn = await askInTurn([small, page], [large, ofLarge[nth]!], seconds)
    const [few, many] = inTurn.map(({ times }) => median(times)) as [number, number]
    const [fewBytes, manyBytes] = inTurn.map(({ bytes }) => bytes) as [number, number]
    const growth = many / few / (page.isWhole ? manyBytes / fewBytes : 1)
    rows.push([
      page.name,
      ...[few, many].map((ms) => ms.toFixed(1)),
      ...inTurn.map(({ bytes }) => (bytes / 1000).toFixed(1)),
      growth.toFixed(2),
      String(TARGETS.growth),
      report.atMost(`${page.name}, growth`, growth, TARGETS.growth),
    ])
  }
  report.table(rows)

  report.title(`Searches in the ${LARGE.name} data set, one at a time`)
  report.table(await searchTimes(large, seconds, report))
  await Promise.all([small.close(), large.close()])
}

async function askInTurn(small: [BenchSite, Ask], large: [BenchSite, Ask], seconds: number) {
  const found = [small, large].map(([site, page]) => ({ site, page, times: [] as number[], bytes: 0 }))
  await inTurn(seconds, async (isCounted) => {
    for (const one of found) {
      const { ms, body } = await askWell(one.site, anew(one.page))
      if (isCounted) one.times.push(ms)
      one.bytes = body.length
    }
  })
  return found
}

async function searchTimes(site: BenchSite, seconds: number, report: Report) {
  const rows = [['', 'p50', 'p99', 'at most', '']]
  for (const search of searches) {
    const times: number[] = []
    await inTurn(seconds, async (isCounted) => {
      const { ms } = await askWell(site, anew(search))
      if (isCounted) times.push(ms)
    })
    const p50 = median(times)
    const verdict = report.atMost(`${search.name}, ms`, p50, TARGETS.searchMs)
    rows.push([
      search.name,
      p50.toFixed(1),
      percentile(times, 99).toFixed(1),
      String(TARGETS.searchMs),
      verdict,
    ])
  }
  return rows
}

let asked = 0

/** With a parameter that no page knows, each time another: nothing of the answer comes from memory. */
function anew<Page extends Ask>(page: Page): Page {
  asked += 1
  return { ...page, path: `${page.path}${page.path.includes('?') ? '&' : '?'}asked=${asked}` }
}

/** For so long, and so many times at the least. */
async function inTurn(seconds: number, turn: (isCounted: boolean) => Promise<void>) {
  for (let nth = 0; nth < WARM_UP; nth += 1) await turn(false)
  const end = performance.now() + seconds * 1000
  for (let nth = 0; nth < AT_LEAST || performance.now() < end; nth += 1) await turn(true)
}

function describe({ users, results, ads, news }: typeof LARGE): string {
  return `${users} users, ${results} results, ${ads} ads and ${news} news`
}
