import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Database, openDatabase } from '#db/database'
import { createBrowser } from '#test/harness/browser'
import { readPage } from '#test/harness/page'
import { startServer } from '#test/harness/server'
import { endChildren } from '#test/harness/worker'
import { camille } from '#test/people'
import { random } from '../simulate/random'

const DAYS = 30
const SECONDS = 25
/** The exam is a month after the last evening. */
const EXAM_AFTER_DAYS = 60
const DAY_MS = 86_400_000
/** Camille knows half at first sight. She forgets with a half-life that doubles with each right answer. */
const FIRST_SIGHT = 0.5
const FIRST_HALF_LIFE = 3

/** A month lived through the pages of the site with a moved clock: each evening the plan of ten minutes. */
export async function month(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'prepa-lts-month-'))
  process.once('exit', () => {
    endChildren()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const databaseUrl = `sqlite:${join(dataDir, 'app.sqlite')}`
  const learner = createLearner()
  const rows: object[] = []
  for (let day = 0; day < DAYS; day += 1) {
    const env = {
      CLOCK_AHEAD_MS: String(day * DAY_MS),
      NODE_OPTIONS: `--import ${pathToFileURL('bin/bench/morning.js').href}`,
    }
    const server = await startServer({ databaseUrl, dataDir, env })
    const db = await openDatabase(databaseUrl)
    rows.push(await liveDay(server.origin, db, { day, learner }))
    await db.close()
    await server.end('SIGTERM')
    console.error(`  ${JSON.stringify(rows.at(-1))}`)
  }
  console.log('\nA month of evenings with the plan of ten minutes, through the pages')
  console.table(rows)
}

/** Spaces the answers as a person gives them, because their times say how many fit into ten minutes. */
async function slowDown(db: Database, series: string): Promise<void> {
  const id = Number(/\d+$/.exec(series)![0])
  const [row] = await db.read<{ at: string }>('SELECT created_at AS at FROM series WHERE id = $1', [id])
  const rows = await db.read<{ position: number }>(
    'SELECT position FROM series_questions WHERE series_id = $1',
    [id],
  )
  for (const { position } of rows)
    await db.write('UPDATE series_questions SET answered_at = $1 WHERE series_id = $2 AND position = $3', [
      new Date(new Date(row!.at).getTime() + position * SECONDS * 1000),
      id,
      position,
    ])
}

type Evening = { day: number; learner: ReturnType<typeof createLearner> }

async function liveDay(origin: string, db: Database, { day, learner }: Evening) {
  const browser = createBrowser(origin)
  if (day === 0) {
    await browser.post('/auth?mode=register', camille)
    const examDate = new Date(Date.now() + EXAM_AFTER_DAYS * DAY_MS).toISOString().slice(0, 10)
    await browser.post('/dashboard', { examDate, minutes: '10' })
  } else await browser.post('/auth', { username: camille.username, password: camille.password })
  const before = (await readPage(browser, '/dashboard')).words
  const series = (await browser.post('/reviser?form=today')).headers.get('Location')!
  const asked = await db.read<{ position: number; id: number; key: string }>(
    `SELECT position, asked.question_id AS id, correct_answer AS "key" FROM series_questions AS asked
     JOIN question_versions AS version ON version.question_id = asked.question_id
     WHERE series_id = $1 AND is_current ORDER BY position`,
    [Number(/\d+$/.exec(series)![0])],
  )
  let right = 0
  for (const { position, id, key } of asked) {
    const isRight = learner.answer(id, day)
    right += Number(isRight)
    const userAnswer = isRight ? key : key === 'A' ? 'B' : 'A'
    await browser.post(`${series}?q=${position}`, { userAnswer })
  }
  await slowDown(db, series)
  const after = (await readPage(browser, '/dashboard')).words
  return {
    day: day + 1,
    today: /Aujourd'hui (\d+ questions?, environ \d+ minutes?)/.exec(before)?.[1],
    parts: /minutes? ((?:\d+ à revoir)?(?:, puis )?(?:\d+ nouvelles?)?)/.exec(before)?.[1],
    right: `${right} of ${asked.length}`,
    known: /(\d+) maîtrisées?, sur/.exec(after)?.[1],
    'in progress': /(\d+) en cours/.exec(after)?.[1],
    'to be taken again': /(\d+) à reprendre/.exec(after)?.[1],
    chance: /Chance de réussite (Trop tôt|Faible|Incertaine|Bonne|Très bonne)/.exec(after)?.[1],
    'chance now': /(?:nviron|oins de|lus de) (\d+ %)(?: au test)/.exec(after)?.[1],
    'chance at the exam': /(\d+ %) de chance|ce jour-là : \D*(\d+ %)/.exec(after)?.slice(1).find(Boolean),
    isDone: after.includes("C'est fait"),
  }
}

/** Forgets exponentially, so that the model of the site does not simply meet itself. */
function createLearner() {
  const draw = random(48)
  const known = new Map<number, { halfLife: number; seenOn: number }>()
  return {
    answer(id: number, day: number): boolean {
      const memory = known.get(id)
      const recall = memory ? 0.5 ** ((day - memory.seenOn) / memory.halfLife) : 0
      const isRight = draw() < (memory ? 1 / 3 + (2 / 3) * recall : FIRST_SIGHT)
      const halfLife = memory && isRight ? memory.halfLife * 2 : FIRST_HALF_LIFE
      known.set(id, { halfLife, seenOn: day })
      return isRight
    },
  }
}
