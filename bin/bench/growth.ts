import { setTimeout as delay } from 'node:timers/promises'
import { DEEPEST } from '../../modules/kernel/page'
import { uncached } from './measure'
import { hold, median, percentile95, rounded, TARGETS } from './report'
import { SIZES, type Sizes } from './seed'
import { openSite, type Options, type Site } from './site'

const AT_LEAST = 60

/** What each page costs with few rows and with many: one request at a time, past what is kept in memory. */
export async function growth({ seconds, postgres, pages: wanted, sizes }: Options): Promise<void> {
  const [few, many] = sizes.split(',') as (keyof typeof SIZES)[]
  if (!(few! in SIZES && many! in SIZES)) throw new Error(`Name two of ${Object.keys(SIZES).join(', ')}`)
  const env = { LOG_LEVEL: 'debug' }
  const sites = [await openSite(few!, postgres, env), await openSite(many!, postgres, env)]
  const [pages, largePages] = [pagesOf(sites[0]!, SIZES[few!]), pagesOf(sites[1]!, SIZES[many!])]
  const rows: object[] = []
  for (const [nth, request] of pages.entries()) {
    const page = request.path.replace(/.asked=.*/, '')
    if (!new RegExp(wanted).test(page)) continue
    const [small, large] = await timeInTurn(sites, [request, largePages[nth]!], seconds)
    const ratio = rounded(large!.p95 / small!.p95)
    const held = /q=[a-z]/.test(page)
      ? hold(`${page}, ms`, large!.median, TARGETS.searchMs)
      : hold(`${page}, growth`, ratio, TARGETS.growth)
    const statements =
      small!.statements === large!.statements
        ? small!.statements
        : `${small!.statements}, ${large!.statements}`
    const figures = {
      'few ms': small!.median,
      'many ms': large!.median,
      'few p95': small!.p95,
      'many p95': large!.p95,
    }
    rows.push({ page, statements, ...figures, growth: ratio, ...held })
    console.error(`  ${page}: ${JSON.stringify({ statements, ...figures })}`)
  }
  for (const site of sites) await site.stop()
  if (rows.length === 0) throw new Error(`No page matches ${wanted}`)
  console.log(`\nGrowth: the 95th percentile of each page, from the data set '${few}' to '${many}'`)
  console.table(rows)
}

/** The times of each site, asked in turn: what else the machine does slows both. */
async function timeInTurn(sites: Site[], requests: ReturnType<typeof pagesOf>, seconds: number) {
  const times = sites.map((): number[] => [])
  const end = performance.now() + seconds * 1000
  // The first request compiles code and reads rows into memory.
  const statements: number[] = []
  for (const [nth, site] of sites.entries()) {
    const { id } = await ask(site, requests[nth]!)
    // The log is written just after the answer.
    await delay(50)
    statements.push(site.countStatements(id))
  }
  while (times[0]!.length < AT_LEAST || performance.now() < end) {
    for (const [nth, site] of sites.entries()) times[nth]!.push((await ask(site, requests[nth]!)).ms)
  }
  return times.map((of, nth) => ({ median: median(of), p95: percentile95(of), statements: statements[nth]! }))
}

async function ask({ origin }: Site, { path, headers }: ReturnType<typeof pagesOf>[number]) {
  const begin = performance.now()
  const answer = await fetch(origin + path.replace('[<id>]', String(begin)), { headers })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return { ms: performance.now() - begin, id: answer.headers.get('X-Request-Id')! }
}

/** Every page and call that reads rows of which there can be many: its first part and one far back, and searches. */
export function pagesOf({ as, question, resultId }: Site, { users, results, ads, news }: Sizes) {
  const far = (rows: number) => Math.floor(rows * 0.4)
  const farPage = (rows: number, perPage: number) => Math.floor(Math.min(far(rows), DEEPEST) / perPage)
  const member = `${question} /dashboard /exam-selection /results /exam/${resultId}/details /api/exam-results
    /theory?q=7 /reviser /classified-ads/mine /favoris /alertes /profile`
  const visitor = `/ /examen-de-tir-theorique /news /news?page=${farPage(news, 12)} /news/actualite-35 /news/feed.xml
    /classified-ads /classified-ads?page=${farPage(ads, 24)} /classified-ads?sort=oldest /classified-ads/4
    /classified-ads?category=optique&type=sale /classified-ads?province=liege&withPhotos=1
    /classified-ads?min=100&max=300 /classified-ads?sort=price-asc /classified-ads?sort=price-desc&province=liege
    /api/news?limit=10 /api/news?limit=10&offset=${far(news)}
    /api/news/featured?limit=5 /api/classified-ads?limit=20 /api/classified-ads?limit=20&offset=${far(ads)}
    /classified-ads?q=lunette /classified-ads?q=le /classified-ads?q=introuvable /news?q=transport
    /news?q=introuvable`
  const admin = `/admin/questions /admin/questions/1/statistics /admin/news /admin/ads /admin/ads?state=pending
    /admin/users /admin/users?sort=name&page=${farPage(users, 20)} /admin/users?state=blocked /admin/exams
    /admin/exams?page=${farPage(results, 20)} /admin/exams?outcome=passed /admin/exams?sort=best /admin/audit
    /api/admin/stats /api/admin/users?limit=20 /api/admin/users?limit=20&offset=${far(users)}
    /admin/users?q=dubois /admin/users?q=introuvable /admin/ads?q=lunette /admin/exams?q=dubois /admin/audit?q=lunette`
  return Object.entries({ member, visitor, admin }).flatMap(([reader, paths]) =>
    paths.split(/\s+/).map((path) => ({ path: uncached(path), headers: as[reader as keyof typeof as] })),
  )
}
