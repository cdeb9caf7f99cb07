import { setTimeout as delay } from 'node:timers/promises'
import { pagesOf } from './growth'
import { fire } from './measure'
import { hold, median, rounded, TARGETS } from './report'
import { SIZES } from './seed'
import { openSite, type Options, register } from './site'

const METRICS_TOKEN = 'jeton-de-mesure-0123456789abcdef'
/** Requests a second, of all readers together: some hundred people at once. */
const RATE = 40
const WINDOWS = 12
/** Seconds; an attempt at a practice exam lasts five minutes. */
const LONGEST_WINDOW = 60
const FIGURES = {
  'memory, MiB': 'process_resident_memory_bytes',
  handles: 'nodejs_active_handles_total',
  files: 'process_open_fds',
  connections: 'database_connections',
}

/**
 * People who read, register and take an exam, for as long as `seconds` says: what the process holds must not grow. The
 * first third fills its caches; the medians of the other two are compared.
 */
export async function soak({ seconds, postgres }: Options): Promise<void> {
  const site = await openSite('small', postgres, { METRICS_TOKEN })
  const pages = pagesOf(site, SIZES.small).filter(({ path }) => !path.startsWith('/quiz'))
  const length = Math.min(LONGEST_WINDOW, Math.ceil(seconds / WINDOWS))
  const samples: Record<keyof typeof FIGURES, number>[] = []
  for (let nth = 0; nth * length < seconds; nth += 1) {
    const headers = await register(site.origin, `lecteur-${nth}`)
    const start = await fetch(`${site.origin}/quiz?type=practice`, { headers, redirect: 'manual' })
    const answers = start.headers.get('Location')!.replace(/\?.*attempt=(\d+).*/, '/$1/answers')
    await fire(
      site,
      [...pages, { ...site.answer, headers: { ...site.answer.headers, ...headers }, path: answers }],
      length,
      RATE,
    )
    // What the readers had open is closed.
    await delay(1000)
    samples.push(await sample(site.origin))
    console.error(`  ${(nth + 1) * length} s: ${JSON.stringify(samples.at(-1))}`)
  }
  await site.stop()

  const third = Math.floor(samples.length / 3)
  console.log(
    `\nSoak: ${seconds} s of ${RATE} requests a second; medians of the second and of the last third`,
  )
  console.table(
    (Object.keys(FIGURES) as (keyof typeof FIGURES)[]).map((figure) => {
      const of = (from: number, to?: number) => median(samples.slice(from, to).map((one) => one[figure]))
      const [second, last] = [of(third, 2 * third), of(2 * third)]
      const growth = rounded(last / second)
      return { figure, second, last, growth, ...hold(`soak, ${figure}`, growth, TARGETS.soakGrowth) }
    }),
  )
}

async function sample(origin: string) {
  const answer = await fetch(`${origin}/metrics`, { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } })
  const text = await answer.text()
  const valueOf = (name: string) => Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)![1])
  const values = Object.entries(FIGURES).map(([figure, name]) => [
    figure,
    figure.endsWith('MiB') ? rounded(valueOf(name) / 2 ** 20) : valueOf(name),
  ])
  return Object.fromEntries(values) as Record<keyof typeof FIGURES, number>
}
