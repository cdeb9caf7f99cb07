import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findBrowser } from '../browser.js'
import { type Profile, PROFILES } from './lighthouse-profiles'
import type { Options } from './options'
import { median, type Report } from './report'
import { type BenchSite, openSite } from './site'
import { SMALL } from './sizes'
import { TARGETS } from './targets'

const RUNS = 3

/** What Lighthouse thinks of the pages by which people arrive, on a usual phone and on a slow one. */
export async function measureLighthouse({ postgres }: Options, report: Report): Promise<void> {
  const site = await openSite(SMALL, { postgres })
  const chrome = await launch({
    chromePath: await findBrowser(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
    logLevel: 'silent',
  })
  const killChrome = () => chrome.kill()
  process.once('exit', killChrome)

  report.title(`Lighthouse on a phone: medians of ${RUNS}, the ${SMALL.name} data set`)
  const rows = [HEAD]
  for (const visit of await visitsOf(site)) {
    console.error(`  ${visit.name}, ${visit.profile}`)
    const looks: Look[] = []
    for (let run = 0; run < RUNS; run += 1) looks.push(await look(chrome.port, site, visit))
    rows.push(rowOf(visit, looks, report))
  }
  killChrome()
  process.off('exit', killChrome)
  await site.close()
  report.table(rows)
  report.note(LEGEND)
}

type Visit = { name: string; path: string; profile: Profile; isExam?: true }

async function visitsOf(site: BenchSite): Promise<Visit[]> {
  const entrance = { home: '/', landing: '/examen-de-tir-theorique', news: '/news', ads: '/classified-ads' }
  const visits = (['mobile', 'slow'] as const).flatMap((profile) =>
    Object.entries(entrance).map(([name, path]) => ({ name, path, profile })),
  )
  return [...visits, { name: 'a question', path: await site.question(), profile: 'slow', isExam: true }]
}

/** Scores out of a hundred; milliseconds. */
type Look = { scores: Record<string, number>; lcp: number; tbt: number; cls: number }

async function look(port: number, site: BenchSite, { name, path, profile, isExam }: Visit): Promise<Look> {
  const { settings, categories } = PROFILES[profile]
  const found = await lighthouse(
    site.origin + path,
    {
      port,
      logLevel: 'error',
      onlyCategories: [...categories],
      extraHeaders: isExam && { Cookie: site.cookies.member },
    },
    { extends: 'lighthouse:default', settings },
  )
  const { runtimeError, categories: scored, audits } = found!.lhr
  if (runtimeError) throw new Error(`Lighthouse on ${name}: ${runtimeError.message}`)
  const figure = (audit: string) => audits[audit]!.numericValue!
  return {
    scores: Object.fromEntries(
      categories.map((category) => [category, Math.round(scored[category]!.score! * 100)]),
    ),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
  }
}

function rowOf({ name, profile, isExam }: Visit, looks: Look[], report: Report): string[] {
  const of = (figure: (look: Look) => number) => median(looks.map(figure))
  const where = `${name}, ${profile}`
  const { layoutShift, blockingMs } = TARGETS.lighthouse
  // The exam page is for members: it is held to what a slow phone has to compute.
  const targets: Record<string, number> = isExam ? {} : TARGETS.lighthouse[profile]
  const scores = PROFILES[profile].categories.map((category) => [
    category,
    of(({ scores: all }) => all[category]!),
  ]) as [string, number][]
  const cls = of((one) => one.cls)
  const tbt = of((one) => one.tbt)

  const verdicts = [
    ...scores
      .filter(([category]) => category in targets)
      .map(([category, score]) => report.atLeast(`${where}, ${category}`, score, targets[category]!)),
    ...(profile === 'slow'
      ? [
          report.atMost(`${where}, layout shift`, cls, layoutShift),
          report.atMost(`${where}, blocking ms`, tbt, isExam ? blockingMs.exam : blockingMs.page),
        ]
      : []),
  ]
  const cells = CATEGORIES.map((category) => String(Object.fromEntries(scores)[category] ?? ''))
  const times = [of(({ lcp }) => lcp).toFixed(0), tbt.toFixed(0), cls.toFixed(3)]
  return [where, ...cells, ...times, verdicts.includes('MISSED') ? 'MISSED' : 'ok']
}

const CATEGORIES = PROFILES.mobile.categories

const HEAD = ['', 'performance', 'accessibility', 'practices', 'SEO', 'LCP ms', 'blocking ms', 'CLS', '']

const LEGEND =
  'Mobile: as Lighthouse has it by default. Slow: 6 times slower to compute, 400 kbit/s, 400 ms there and back.'
