import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { hold, rounded, TARGETS as BENCH_TARGETS } from './report'
import { seedPhotos } from './seed'
import { openSite, type Options, type Site } from './site'

/** Scores of categories at the least, figures of audits at the most. */
const TARGETS = {
  phone: { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 },
  slow: { performance: 92, 'cumulative-layout-shift': 0.01, 'total-blocking-time': 20 },
  // For members: it is held to what a slow phone has to compute.
  exam: { 'cumulative-layout-shift': 0.01, 'total-blocking-time': 50 },
}
const CLI = fileURLToPath(import.meta.resolve('lighthouse/cli/index.js'))
const CHROME = '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run'
const OPTIONS = ['--quiet', '--output=json', '--no-enable-error-reporting', CHROME]
/** Simulated, as is the phone: Lighthouse loads the page at full speed and computes how it would have fared. */
const SLOW = ['cpuSlowdownMultiplier=6', 'rttMs=400', 'throughputKbps=400'].map(
  (flag) => `--throttling.${flag}`,
)
const MAX_BYTES = 50_000_000

/** Lighthouse's scores of the pages by which people arrive, and of a question of an exam. */
export async function lighthouse({ postgres }: Options): Promise<void> {
  const site = await openSite('small', postgres)
  const entrances = ['/', '/examen-de-tir-theorique', '/news', '/classified-ads']
  const visits = entrances.flatMap((path) => [['phone', path] as const, ['slow', path] as const])
  const rows: object[] = []
  for (const [profile, path] of [['exam', site.question] as const, ...visits]) {
    const valueOf = audit(site, profile, path)
    for (const [figure, target] of Object.entries(TARGETS[profile])) {
      const value = valueOf(figure)
      const held = hold(`${path}, ${profile}, ${figure}`, value, [
        figure in TARGETS.phone ? '>=' : '<=',
        target,
      ])
      rows.push({ page: path, profile, figure, value, ...held })
    }
  }
  const paintOf = (path: string) => audit(site, 'slow', path)('largest-contentful-paint')
  const without = paintOf(adsOf(1))
  await seedPhotos(site.databaseUrl)
  // The site has kept the first page.
  const ratio = rounded(paintOf(adsOf(2)) / without)
  const photos = hold('largest paint with 24 photos, to none', ratio, BENCH_TARGETS.photosToNone)
  rows.push({ page: adsOf(2), profile: 'slow', figure: 'largest paint, to none', value: ratio, ...photos })
  await site.stop()
  console.log('\nLighthouse: scores, milliseconds')
  console.table(rows)
}

const adsOf = (page: number) => `/classified-ads?withPhotos=1&page=${page}`

/** What Lighthouse finds: a score of a category, to 100, or the number of an audit. */
function audit(site: Site, profile: keyof typeof TARGETS, path: string): (figure: string) => number {
  console.error(`  ${path}, ${profile}`)
  const headers = JSON.stringify(profile === 'exam' ? site.as.member : site.as.visitor)
  const own = [`--extra-headers=${headers}`, ...(profile === 'phone' ? [] : SLOW)]
  const args = [CLI, site.origin + path, ...OPTIONS, ...own]
  const env = { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH }
  const output = execFileSync(process.execPath, args, { env, encoding: 'utf8', maxBuffer: MAX_BYTES })
  const { categories, audits } = JSON.parse(output) as Record<string, Record<string, Record<string, number>>>
  return (figure) => rounded(audits![figure]?.numericValue ?? categories![figure]!.score! * 100)
}
