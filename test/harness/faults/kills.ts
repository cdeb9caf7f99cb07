import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '#db/database'
import { count, mark } from '#test/harness/db/rows'
import { openMailbox } from '#test/harness/mailbox'
import { plain } from '#test/harness/page'
import { startServer } from '#test/harness/server'
import { elodie, newcomer } from '#test/people'
import { createPhotos } from '#test/things/photo'
import { joinSite } from './client'
import { findHalfMade } from './half-made'
import { openLedger } from './ledger'
import { openMailLedger } from './mails'
import { openWire } from './wire'
import { type Page, startWriting, type World } from './writers'

type Place = { db: Database; databaseUrl: string; dataDir: string }

/** The same seed draws the same moments. `say` is told how far the run is. */
type Plan = { kills: number; seed: number; say?: (line: string) => void }

/** After so many kills the writers rest, and everything is checked. */
const ROUND = 25
/** A process that is ready is killed while it works on one of so many next answers, whatever the machine's speed. */
const MOST_ANSWERS = 40
const WITHIN_MS = 200
/** One process in so many is killed while it starts. */
const STILLBORN = 10
/** A process begins to tally answers, and other work of its own, after this time. */
const SWEEP_MS = 30_000
/** On a busy machine a request can be broken off many times before it is answered. */
const PATIENCE_MS = 1_800_000
const MOST_PHOTOS = 3

/**
 * Kills the processes of a site by `kill -9` while people write, one on SQLite and two in turn on PostgreSQL, and starts
 * each again at once. Returns what was acknowledged, and what of it is lost, half-made or doubled.
 */
export async function killUnderLoad({ db, databaseUrl, dataDir }: Place, { kills, seed, say }: Plan) {
  const random = seeded(seed)
  const mailbox = await openMailbox()
  const start = () => startServer({ databaseUrl, dataDir, env: { SMTP_URL: mailbox.url } })
  const servers = [await start()]
  if (db.dialect === 'postgres') servers.push(await start())
  const wire = openWire(
    servers.map(({ origin }) => origin),
    PATIENCE_MS,
  )
  const moderator = newcomer(elodie)
  const [ledger, mails] = [openLedger(), openMailLedger(mailbox.received)]
  const faults = { halfMade: [] as string[], errors: [] as string[] }
  const starts: number[] = []
  let killed = 0

  try {
    const admin = await joinSite(wire, moderator)
    await mark(db, moderator.username, 'is_admin')
    const photos = await createPhotos(MOST_PHOTOS)
    const world: World = {
      db,
      wire,
      ledger,
      mails,
      admin,
      photos,
      random: seeded(seed + 1),
      waiting: [],
      online: [],
      pages: [],
    }
    while (killed < kills) {
      const writing = startWriting(world)
      await Promise.race([writing.failed, killUntil(Math.min(killed + ROUND, kills))])
      await writing.finish()
      await settle()
      faults.halfMade.push(...(await findHalfMade(db)), ...(await findLeftUploads()))
      for (const page of world.pages.splice(0)) faults.halfMade.push(...(await findMissing(page)))
      say?.(
        `${killed} kills, a start takes ${Math.round(median(starts))} ms: ${JSON.stringify(await tell())}`,
      )
    }
    const broken = [...wire.tally.broken]
    return { ...faults, ...(await compare()), broken, kills: killed, startMs: Math.round(median(starts)) }
  } finally {
    wire.close()
    await Promise.all(servers.map((server) => server.end('SIGKILL')))
    await mailbox.close()
  }

  async function killUntil(goal: number): Promise<void> {
    while (killed < goal) {
      const victim = servers[killed % servers.length]!
      // The last of a round lives until it does what a process does by itself.
      const isOld = killed === goal - 1 && goal % ROUND === 0
      const moment = isOld ? delay(SWEEP_MS + random() * WITHIN_MS) : untilAnswered(random() * MOST_ANSWERS)
      await Promise.race([moment, victim.ended().then(failToLive)])
      await kill(victim)
      if (random() * STILLBORN < 1 && starts.length > 0 && killed < goal) {
        const starting = victim.restart().catch(() => 'killed')
        await delay(random() * median(starts))
        await kill(victim)
        await starting
      }
      const begun = performance.now()
      await victim.restart()
      starts.push(performance.now() - begun)
    }
  }

  async function untilAnswered(more: number): Promise<void> {
    const last = wire.tally.answers + more
    while (wire.tally.answers < last) await delay(5)
    await delay(random() * WITHIN_MS)
  }

  async function kill(victim: (typeof servers)[0]): Promise<void> {
    await victim.end('SIGKILL')
    killed += 1
    if (killed % 10 === 0) say?.(`${killed} kills, ${wire.tally.answers} answers`)
    faults.errors.push(
      ...victim
        .output()
        .split('\n')
        .filter((line) => /"level":[56]0/.test(line)),
    )
  }

  /** Lets all that waits be done: first the processes end that claim mails, so that nobody sends one at the same time. */
  async function settle(): Promise<void> {
    for (const server of servers) await server.end('SIGKILL')
    await db.write('UPDATE mails SET next_try_at = created_at WHERE failed_at IS NULL')
    await Promise.all(servers.map((server) => server.restart()))
    await untilEmpty('mails WHERE failed_at IS NULL')
    await untilEmpty('untallied_answers')
  }

  async function untilEmpty(rows: string): Promise<void> {
    const deadline = performance.now() + PATIENCE_MS
    while ((await count(db, rows)) > 0) {
      if (performance.now() > deadline) throw new Error(`there are still ${rows}`)
      await delay(50)
    }
  }

  /** What the killed processes were receiving; the next one removes it when it starts. */
  async function findLeftUploads(): Promise<string[]> {
    return (await readdir(join(dataDir, 'uploads'))).map((name) => `the upload ${name} is left`)
  }

  async function compare() {
    return { written: await ledger.compare(db), mails: mails.compare() }
  }

  async function tell() {
    const { written, mails: sent } = await compare()
    return {
      acknowledged: written.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
      lost: written.flatMap(({ lost }) => lost).length,
      doubled: written.flatMap(({ twice }) => twice).length,
      halfMade: faults.halfMade.length,
      mails: { ...sent, lost: sent.lost.length, twice: sent.twice.length },
    }
  }
}

function failToLive(code: number | null): never {
  throw new Error(`a process ended by itself, with ${code}`)
}

async function findMissing({ reader, path, shows, pictures = 0 }: Page): Promise<string[]> {
  const text = plain((await reader.get(path)).text)
  const shown = new Set(text.match(/\/photos\/\d+\/[\da-f]+-grande\.webp/g))
  for (const picture of shown) await reader.get(picture)
  const missing = shows.filter((words) => !text.includes(words))
  if (shown.size !== pictures) missing.push(`${pictures} photos, but ${shown.size}`)
  return missing.map((words) => `${path} does not show ${words}`)
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Numbers from 0 to 1 (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
