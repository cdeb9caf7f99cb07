import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { hold, rounded } from './report'
import { openSite, type Options } from './site'

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
  const env = { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH }
  const entrances = ['/', '/examen-de-tir-theorique', '/news', '/classified-ads']
  const visits = entrances.flatMap((path) => [['phone', path] as const, ['slow', path] as const])
  const rows: object[] = []
  for (const [profile, path] of [['exam', site.question] as const, ...visits]) {
    console.error(`  ${path}, ${profile}`)
    const headers = JSON.stringify(profile === 'exam' ? site.as.member : site.as.visitor)
    const own = [`--extra-headers=${headers}`, ...(profile === 'phone' ? [] : SLOW)]
    const args = [CLI, site.origin + path, ...OPTIONS, ...own]
    const output = execFileSync(process.execPath, args, { env, encoding: 'utf8', maxBuffer: MAX_BYTES })
    const { categories, audits } = JSON.parse(output) as Record<
      string,
      Record<string, Record<string, number>>
    >
    for (const [figure, target] of Object.entries(TARGETS[profile])) {
      const value = rounded(audits![figure]?.numericValue ?? categories![figure]!.score! * 100)
      const held = hold(`${path}, ${profile}, ${figure}`, value, [figure in audits! ? '<=' : '>=', target])
      rows.push({ page: path, profile, figure, value, ...held })
    }
  }
  await site.stop()
  console.log('\nLighthouse: scores, milliseconds')
  console.table(rows)
}
