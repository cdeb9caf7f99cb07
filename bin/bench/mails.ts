import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { openDatabase } from '../../db/database'
import { dayInBelgium, hourInBelgium } from '../../modules/kernel/day'
import { MORNING_HOUR } from '../../modules/kernel/mornings'
import { peakMemory } from './measure'
import { ANSWER_MS } from './relay'
import { hold, rounded, TARGETS } from './report'
import { fill } from './seed'
import { openSite, type Options, type Site } from './site'

/** Questions that each member knows; a fifth of them is due. */
const KNOWN = 50
const MEMBERS_AT_ONCE = 5000
const QUIET_MS = 15_000
const PAGE_EVERY_MS = 250
const RESET_EVERY_MS = 5000
/** Without a mail for so long, the morning is over. */
const SILENCE_MS = 60_000
const HOUR_MS = 3_600_000

/** The reminders of one morning, sent by the site to a relay in another process, while pages and reset links are asked for. */
export async function mails({ postgres, members }: Options): Promise<void> {
  const relay = await openRelay()
  const morning = nextMorning()
  const site = await openSite('small', postgres, {
    SMTP_URL: `smtp://127.0.0.1:${relay.port}`,
    CLOCK_AHEAD_MS: String(morning.getTime() - Date.now()),
    NODE_OPTIONS: `--import ${pathToFileURL('bin/bench/morning.js').href}`,
  })
  await addMembers(site.databaseUrl, members)
  const quiet = await timePages(site, () => delay(QUIET_MS))

  relay.received.length = 0
  await remindMembers(site.databaseUrl, dayInBelgium(morning))
  const cpu = cpuSeconds(site)
  const resets: number[] = []
  const busy = await timePages(site, async () => {
    let isOver = false
    const asking = askForLinks(site, relay, resets, () => isOver)
    while (!isMorningOver(relay, members)) {
      await delay(10_000)
      console.error(`  ${remindersOf(relay).length} of ${members}`)
    }
    isOver = true
    await asking
  })
  const cpuMs = ((cpuSeconds(site) - cpu) * 1000) / members
  const memory = peakMemory(site)
  await site.stop()
  relay.close()

  const reminders = remindersOf(relay)
  const seconds = (reminders.at(-1)!.at - reminders[0]!.at) / 1000
  const perSecond = rounded(reminders.length / seconds)
  const reminded = new Set(reminders.map(({ to }) => to)).size
  const slowest = rounded(Math.max(...resets) / 1000)
  console.log(
    `\nMails: a morning of ${members} reminders, to a relay that answers each after ${ANSWER_MS} ms`,
  )
  console.table([
    { what: 'seconds from the first to the last', figure: rounded(seconds) },
    { what: 'a second', figure: perSecond },
    {
      what: 'members left out',
      figure: members - reminded,
      ...hold('mails, left out', members - reminded, NONE),
    },
    {
      what: 'received twice',
      figure: reminders.length - reminded,
      ...hold('mails, received twice', reminders.length - reminded, NONE),
    },
    {
      what: `slowest of ${resets.length} reset links, seconds`,
      figure: slowest,
      ...hold('mails, reset link, s', slowest, TARGETS.resetLinkSeconds),
    },
    { what: 'peak RSS, MiB', figure: memory, ...hold('mails, memory, MiB', memory, TARGETS.memoryMiB) },
    { what: 'CPU for each, with pages and links, ms', figure: rounded(cpuMs) },
    { what: 'p95 of a page before, ms', figure: quiet },
    { what: 'p95 of a page meanwhile, ms', figure: busy },
  ])
}

const NONE = ['<=', 0] as const

type Relay = Awaited<ReturnType<typeof openRelay>>

async function openRelay() {
  const received: { to: string; at: number }[] = []
  const relay = fork('bin/bench/relay.ts', { execArgv: ['--import', 'tsx'] })
  const [port] = (await once(relay, 'message')) as [number]
  relay.on('message', (to: string) => received.push({ to, at: performance.now() }))
  return { port, received, close: () => relay.kill() }
}

const remindersOf = ({ received }: Relay) => received.filter(({ to }) => to.startsWith('tireur-'))

function isMorningOver(relay: Relay, members: number): boolean {
  const reminders = remindersOf(relay)
  const last = reminders.at(-1)
  return reminders.length >= members || (last !== undefined && performance.now() - last.at > SILENCE_MS)
}

/** Ahead of this machine's clock, so that no row that SQL dates by it lies in the future. */
function nextMorning(): Date {
  let at = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS
  while (hourInBelgium(new Date(at)) !== MORNING_HOUR) at += HOUR_MS
  return new Date(at)
}

async function addMembers(url: string, members: number): Promise<void> {
  console.error(`Adding ${members} members…`)
  const db = await openDatabase(url)
  const { run, copy } = fill(db)
  const name = "'tireur-' || n"
  const names = { username: name, username_key: name, email: `${name} || '@example.com'`, search_text: name }
  await copy('users', members, { ...names, email_confirmed_at: 'created_at' }, "username = 'camille'")
  const [row] = await db.read<{ first: number }>(
    "SELECT min(id) AS first FROM users WHERE username LIKE 'tireur-%'",
  )
  for (let from = row!.first; from < row!.first + members; from += MEMBERS_AT_ONCE) {
    await run(`INSERT INTO memory_states (user_id, question_id, edition, stability, difficulty, reviewed_on, due_on,
        was_first_right, was_last_right)
      SELECT users.id, questions.id, 1, 2.3, 2, '2025-12-30', CASE WHEN nth % 5 = 0 THEN '2026-01-01' ELSE '2126-01-01' END,
        nth % 2 = 0, nth % 3 = 0
      FROM users CROSS JOIN (
        SELECT id, row_number() OVER (ORDER BY id) AS nth FROM questions ORDER BY id LIMIT ${KNOWN}) AS questions
      WHERE username LIKE 'tireur-%' AND users.id BETWEEN ${from} AND ${from + MEMBERS_AT_ONCE - 1}`)
  }
  if (db.dialect === 'postgres') await db.sequelize.query('VACUUM ANALYZE')
  await db.close()
}

async function remindMembers(url: string, day: string): Promise<void> {
  const db = await openDatabase(url)
  await fill(db).run(`INSERT INTO study_plans (user_id, reminders, next_reminder_on)
    SELECT id, 'daily', '${day}' FROM users WHERE username LIKE 'tireur-%'`)
  await db.close()
}

/** The CPU time that the site has taken so far. Linux counts it in hundredths of a second. */
function cpuSeconds({ pid }: Site): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/.*\) /, '').split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** Asks for a reset link again and again, and notes the milliseconds until its mail is received. */
async function askForLinks(site: Site, { received }: Relay, waits: number[], isOver: () => boolean) {
  const people = Array.from({ length: 100 }, (_, nth) => nth + 1).filter((n) => n % 9 > 0 && n % 5 !== 4)
  for (let turn = 0; !isOver(); turn += 1) {
    const email = `lambert-${people[turn % people.length]}@example.com`
    const [begin, seen] = [performance.now(), received.length]
    const answer = await fetch(`${site.origin}/api/forgot-password`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
      body: JSON.stringify({ email }),
    })
    if (!answer.ok) throw new Error(`/api/forgot-password: ${answer.status}`)
    while (!received.slice(seen).some(({ to }) => to === email)) {
      if (performance.now() - begin > SILENCE_MS) throw new Error(`No link to ${email} in ${SILENCE_MS} ms`)
      await delay(10)
    }
    waits.push(performance.now() - begin)
    await delay(RESET_EVERY_MS)
  }
}

/** Asks for a page that no cache has, again and again, while `work` runs. Returns the 95th percentile in milliseconds. */
async function timePages(site: Site, work: () => Promise<unknown>): Promise<number> {
  let isOver = false
  const working = work().finally(() => (isOver = true))
  const times: number[] = []
  while (!isOver) {
    const begin = performance.now()
    const answer = await fetch(`${site.origin}/classified-ads?asked=${begin}`)
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`/classified-ads: ${answer.status}`)
    times.push(performance.now() - begin)
    await delay(PAGE_EVERY_MS)
  }
  await working
  return rounded(times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)]!)
}
