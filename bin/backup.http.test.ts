import { readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { camille, elodie, karim, type Person } from '#test/people'
import { openTestSite } from '#test/harness/site'
import { type Database, openDatabase } from '#db/database'
import { IS_REFUSED, NO_PG_DUMP, ONLY_REFUSED } from '#test/harness/db/backup'
import { lastBackup } from '#db/settings'
import { allRows, count, rows } from '#test/harness/db/rows'
import type { Browser } from '#test/harness/browser'
import { postAd } from '#test/things/ad'
import { done, failed, prepareCommands } from '#test/harness/command'
import { range } from '#test/harness/modules/exams'

/** Four commands, each a process that reads the whole project. */
const SLOW = { timeout: 90_000 }

const USAGE = 'Usage: npm run backup FILE, or npm run backup -- --keep N [FOLDER]'

const commands = await prepareCommands()
const { folder } = commands
const file = join(folder, 'site.backup')
const elsewhere = { DATABASE_URL: commands.databaseUrl }
const site = await openTestSite({ DEMO_CONTENT: 'on' })
afterAll(async () => {
  await site.close()
  await commands.cleanUp()
})

test(`a backup made while answers are saved is of one moment${ONLY_REFUSED}`, SLOW, async () => {
  await makeCopyingSlow()
  const exams = await Promise.all([camille, karim, elodie].map(startExam))
  const stop = startSaving(exams)
  onTestFinished(stop)
  await expect.poll(() => exams.every(({ saved }) => saved >= 3)).toBe(true)
  await postAd(exams[0]!.browser, {}, 1)
  await expect.poll(() => count(site.db, 'mails')).toBe(0)
  const before = exams.map(({ saved }) => saved)
  const backedUp = await run('backup', [file])
  const after = exams.map(({ saved }) => saved)
  await stop()

  if (IS_REFUSED) {
    expect(backedUp).toEqual(failed(NO_PG_DUMP))
    return expect(await readdir(folder)).toEqual([])
  }
  expect(backedUp).toEqual(done(expect.stringMatching(/^backed up to .* kB\)$/)))
  expect(await readdir(folder)).toEqual(['site.backup'])
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(after.every((saved, index) => saved > before[index]!)).toBe(true)

  expect(await run('restore', [file])).toEqual(failed(REFUSED[site.db.dialect]))
  expect(await run('restore', [file, '--replace'])).toEqual(failed(REFUSED_WITH_REPLACE[site.db.dialect]))
  expect(await run('restore', [file], elsewhere)).toEqual(done(`restored ${file}`))

  const db = await openDatabase(commands.databaseUrl)
  expect(await db.isReady()).toBe(true)
  // Noted for the panel once the file was complete.
  expect(await minuteOfBackup()).toBeCloseTo(Date.now() / 60_000, -1)
  await site.db.write("DELETE FROM settings WHERE key = 'last_backup'")
  for (const table of Object.keys(rows).filter((name) => name !== 'attempt_questions')) {
    expect(await allRows(db, table), table).toEqual(await allRows(site.db, table))
  }
  expect(await photosIn(db)).toEqual(await photosIn(site.db))
  for (const [index, { attempt }] of exams.entries()) {
    // One more may have been saved whose answer was on its way.
    const states = range(after[index]! + 1).slice(before[index]! - 1)
    expect(states.map(answersAfter)).toContain(await answersIn(db, attempt))
  }

  // It is complete all the same where the database cannot note it.
  await db.write('ALTER TABLE settings RENAME TO settings_elsewhere')
  const unnoted = await run('backup', [join(folder, 'second.backup')], elsewhere)
  expect(unnoted.code).toBe(0)
  expect(unnoted.lines.join()).toContain('the panel does not learn')
  await db.close()
})

test(`the command says which older backups it has deleted${ONLY_REFUSED}`, async () => {
  const old = 'prepa-lts-2020-01-01T02-30-00Z.backup'
  await writeFile(join(folder, old), '')

  const ended = await run('backup', ['--keep', '1', folder])

  if (IS_REFUSED) {
    expect(ended).toEqual(failed(NO_PG_DUMP))
    return expect(await readdir(folder)).toContain(old)
  }
  const backedUp = expect.stringMatching(/^backed up to .*Z\.backup \(\d+ kB\)$/) as string
  expect(ended).toEqual(done(backedUp, `deleted ${old}`))
})

test.each([
  ['nothing', [], USAGE],
  ['two folders', ['--keep', '3', 'a', 'b'], USAGE],
  ['to keep none', ['--keep', '0'], '--keep must be a whole number from 1 to 9999, and not 0'],
  ['to keep less', ['--keep=-1'], '--keep must be a whole number from 1 to 9999, and not -1'],
  ['to keep a half', ['--keep', '1.5'], '--keep must be a whole number from 1 to 9999, and not 1.5'],
])('asked for %s, the command refuses', async (_what, args, line) => {
  expect(await run('backup', args)).toEqual(failed(line))
})

test('npm is not to keep the number for itself', async () => {
  const { code, lines } = await commands.npm(process.cwd(), 'backup', '--keep=14')

  expect(code).toBe(1)
  expect(lines.at(-1)).toBe(
    'npm kept --keep for itself: put -- before the arguments, as in npm run … -- --keep 14',
  )
})

async function minuteOfBackup(): Promise<number> {
  const { minute } = await site.db.readCounts({ minute: lastBackup })
  return minute
}

/** With the bytes of their files. */
async function photosIn(db: Database) {
  const files = await db.read('SELECT * FROM ad_photo_files ORDER BY photo_id, side, format')
  expect(files).toHaveLength(3)
  return [...files, ...(await allRows(db, 'ad_photos'))]
}

const REFUSED = {
  sqlite: expect.stringContaining('there is a database already; with --replace it is kept aside') as string,
  postgres: expect.stringContaining('the database holds tables already') as string,
}

const REFUSED_WITH_REPLACE = {
  sqlite: expect.stringContaining('is in use: first stop the server') as string,
  postgres: REFUSED.postgres,
}

type Exam = { browser: Browser; attempt: string; saved: number }

async function startExam(person: Person): Promise<Exam> {
  const browser = await site.member(person)
  const start = (await browser.get('/quiz')).headers.get('Location')!
  return { browser, attempt: /attempt=(\d+)/.exec(start)![1]!, saved: 0 }
}

/** Each candidate goes round the ten questions, one answer after the other. */
function startSaving(exams: Exam[]) {
  let isStopped = false
  const work = exams.map(async (exam) => {
    while (!isStopped) {
      const answers = [{ number: (exam.saved % QUESTIONS) + 1, userAnswer: letter(exam.saved) }]
      const answer = await exam.browser.call('POST', `/quiz/${exam.attempt}/answers`, { answers })
      if (answer.status !== 200) throw new Error(await answer.text())
      exam.saved += 1
    }
  })
  return async () => {
    isStopped = true
    await Promise.all(work)
  }
}

const QUESTIONS = 10

/** The letters of the ten questions after as many answers. */
function answersAfter(saved: number): string {
  const given = Array<string>(QUESTIONS).fill('-')
  for (let turn = 0; turn < saved; turn += 1) given[turn % QUESTIONS] = letter(turn)
  return given.join('')
}

/** Some letter for the answer of each turn, so that ten of them tell which turn it is. */
function letter(turn: number) {
  return 'ABC'[Math.floor(Math.abs(Math.sin(turn + 1)) * 3)]!
}

async function answersIn(db: Database, attempt: string): Promise<string> {
  const found = await db.read<{ letter: string | null }>(
    'SELECT user_answer AS letter FROM attempt_questions WHERE attempt_id = $1 ORDER BY position',
    [Number(attempt)],
  )
  return found.map(({ letter }) => letter ?? '-').join('')
}

async function makeCopyingSlow() {
  await site.db.write(
    `INSERT INTO rate_limits (key, points, expire)
       WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 30000)
       SELECT 'attempt ' || i, 1, 9999999999999 FROM n`,
  )
}

/** The built command, as production runs it. */
function run(command: 'backup' | 'restore', args: string[], env: Record<string, string> = {}) {
  return commands.run(command, args, { DATABASE_URL: site.databaseUrl, ...env })
}
