import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase } from '../../db/database'
import { startTestPostgres } from '#test/harness/db/postgres'
import { openTwoMachines } from '#test/harness/two-machines'
import { hold, TARGETS } from './report'
import { ADMIN, FROM_SCRIPT, type Options, register, signIn } from './site'

const READERS = 8
const PAGES = ['/', '/news', '/classified-ads', '/dashboard', '/theory?q=7']
const QUESTIONS = 10
const NEWS = 10
/** The pause before a killed or stopped machine is started again. */
const AWAY_MS = 5000

type Machines = Awaited<ReturnType<typeof openTwoMachines>>
type Reader = Awaited<ReturnType<typeof openReader>>

/**
 * Two machines behind a balancer on one PostgreSQL, all of them here: how soon both show a change, and what readers who
 * also answer an exam see while one machine is killed or stopped.
 */
export async function machines({ seconds }: Options): Promise<void> {
  const postgres = await startTestPostgres()
  const url = postgres.url('postgres')
  const startedIn = stopwatch()
  const site = await openTwoMachines(url, ADMIN)
  const rows: object[] = [{ what: 'both start on an empty database', 'slowest ms': startedIn() }]

  const shownIn = await publishNews(site)
  const what = `${NEWS} news published, until both show them`
  rows.push({ what, 'slowest ms': shownIn, ...hold(what, shownIn, TARGETS.shownByBothMs) })

  const readers: Reader[] = []
  while (readers.length < READERS) readers.push(await openReader(site, `lecteur-${readers.length}`))
  // What a killed machine is sending at that moment breaks off; one that is stopped finishes it.
  const ends = [
    ['SIGKILL', 'killed', ['<=', READERS]],
    ['SIGTERM', 'stopped', TARGETS.none],
  ] as const
  for (const [signal, end, target] of ends) {
    const seen = await watch(readers, async () => {
      await delay(seconds * 1000)
      await site.two.end(signal)
      await delay(AWAY_MS)
      await site.two.restart()
      await delay(seconds * 1000)
    })
    const what = `one ${end}, and started again`
    rows.push({ what, ...seen, ...hold(`${what}: failed reads`, seen['failed reads'], target) })
  }

  const lost = await countLost(url, readers)
  console.log(`\nTwo machines: what ${READERS} readers see, who answer an exam meanwhile`)
  console.table(rows)
  const answers = readers.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0)
  console.log(`${lost} of ${answers} answers lost`)
  hold('lost answers', lost, TARGETS.none)
  await site.close()
  await postgres.stop()
}

/** Returns the longest time until both machines showed a news item, in milliseconds. */
async function publishNews({ one, two }: Machines): Promise<number> {
  const admin = await signIn(`${one.origin}/api/login`, { username: ADMIN.ADMIN_USERNAME })
  let slowest = 0
  for (let nth = 1; nth <= NEWS; nth += 1) {
    const title = `Actualité ${nth} du banc`
    const body = JSON.stringify({ title, summary: 'Bref', content: 'Long', author: 'Luc', isPublished: true })
    const shownIn = stopwatch()
    await expectOk(`${one.origin}/api/admin/news`, {
      method: 'POST',
      headers: { ...admin, ...FROM_SCRIPT },
      body,
    })
    for (const { origin } of [one, two])
      while (!(await (await expectOk(`${origin}/news`)).text()).includes(title)) await delay(10)
    slowest = Math.max(slowest, shownIn())
  }
  return slowest
}

/** A member who reads the pages in turn. After each page, they answer a question of an exam. */
async function openReader({ origin }: Machines, username: string) {
  const headers = await register(origin, username)
  const start = await fetch(`${origin}/quiz?type=practice&time=none`, { headers, redirect: 'manual' })
  const attempt = Number(/attempt=(\d+)/.exec(start.headers.get('Location')!)![1])
  const acknowledged = new Map<number, string>()
  let turn = 0

  return {
    attempt,
    acknowledged,
    read: () => fetch(origin + PAGES[turn % PAGES.length]!, { headers }),
    async answer(): Promise<Response> {
      const [number, userAnswer] = [1 + (turn % QUESTIONS), 'ABC'[turn % 3]!]
      const answer = await fetch(`${origin}/quiz/${attempt}/answers`, {
        method: 'POST',
        headers: { ...headers, ...FROM_SCRIPT },
        body: JSON.stringify({ answers: [{ number, userAnswer }] }),
      })
      if (answer.ok) acknowledged.set(number, userAnswer)
      return answer
    },
    next: () => void (turn += 1),
  }
}

/** What the readers see until `happening` is over. A write that broke off is sent again, as the exam's script does. */
async function watch(readers: Reader[], happening: () => Promise<void>) {
  const seen = { requests: 0, 'failed reads': 0, 'writes sent again': 0, 'slowest ms': 0 }
  let isOver = false

  async function ask(send: () => Promise<Response>): Promise<boolean> {
    const took = stopwatch()
    const isOk = await send()
      .then(async (answer) => (await answer.arrayBuffer()) && answer.ok)
      .catch(() => false)
    seen.requests += 1
    seen['slowest ms'] = Math.max(seen['slowest ms'], took())
    return isOk
  }

  async function keepReading({ read, answer, next }: Reader): Promise<void> {
    while (!isOver) {
      if (!(await ask(read))) seen['failed reads'] += 1
      while (!(await ask(answer))) seen['writes sent again'] += 1
      next()
    }
  }

  const reading = readers.map(keepReading)
  await Promise.all([...reading, happening().finally(() => (isOver = true))])
  return seen
}

/** Returns how many acknowledged answers the database does not hold. */
async function countLost(url: string, readers: Reader[]): Promise<number> {
  const db = await openDatabase(url)
  let lost = 0
  for (const { attempt, acknowledged } of readers) {
    const kept = await db.read<{ position: number; letter: string | null }>(
      'SELECT position, user_answer AS letter FROM attempt_questions WHERE attempt_id = $1',
      [attempt],
    )
    lost += kept.filter(({ position, letter }) => (acknowledged.get(position) ?? null) !== letter).length
  }
  await db.close()
  return lost
}

async function expectOk(url: string, init?: RequestInit): Promise<Response> {
  const answer = await fetch(url, init)
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
  return answer
}

function stopwatch() {
  const begin = performance.now()
  return () => Math.round(performance.now() - begin)
}
