import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { type Database, openDatabase } from '#db/database'
import { makeAdmin } from '../db/rows'
import { type Browser, createBrowser } from '../browser'
import { type Mailbox, openMailbox } from '../mailbox'
import { moveStart } from '../pages/quiz'
import { type Name, newcomer, type Person } from '#test/worlds/people'
import { startServer } from '../server'
import { LOG_STATEMENTS, statementsOf } from '../request-log'

/** The built server on a database of its own. */
export type Site = {
  origin: string
  db: Database
  /** Where the site's mails arrive. */
  mailbox: Mailbox
  /** Registers a new member of this name. */
  member(name: Name): Promise<Member>
  /** Registers a new member of this name and signs them in in this browser. */
  signIn(context: BrowserContext, name: Name): Promise<Member>
  /** The same for an admin. */
  signInAdmin(context: BrowserContext, name: Name): Promise<Member>
  /** Lets time pass: every exam in progress began this many seconds earlier. */
  pass(seconds: number): Promise<void>
  /** Adds practice exams of the member with these scores out of ten, one a day. */
  addResults(member: Member, scores: readonly number[]): Promise<void>
  /** Adds an official exam of the member with this many right answers. Returns its result's id. */
  addOfficialResult(member: Member, right: number): Promise<number>
  /** Asks for a new password. Returns the link in the mail. */
  resetLink(member: Member): Promise<string>
  /** The SQL statements of a request, by its `X-Request-Id`. */
  statementsOf(requestId: string): Promise<string[]>
  close(): Promise<void>
}

/** `http` is a second browser of the member's, without a screen. */
export type Member = Person & { http: Browser }

/** `timeZone` is the server's; by default it is that of the tests. */
export async function openSite(timeZone?: string): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'prepa-lts-e2e-'))
  const databaseUrl = `sqlite:${join(folder, 'app.sqlite')}`
  const mailbox = await openMailbox()
  const env = { ...LOG_STATEMENTS, SMTP_URL: mailbox.url, ...(timeZone && { TZ: timeZone }) }
  const server = await startServer({ databaseUrl, dataDir: folder, env })
  const { origin } = server
  const db = await openDatabase(databaseUrl)

  async function member(name: Name): Promise<Member> {
    const person = newcomer(name)
    const http = createBrowser(origin)
    const answer = await http.call('POST', '/api/register', person)
    if (answer.status !== 201) throw new Error(await answer.text())
    return { ...person, http }
  }

  async function signIn(context: BrowserContext, name: Name): Promise<Member> {
    const person = await member(name)
    await context.addCookies([
      { name: 'session', value: person.http.cookies.get('session') ?? '', url: origin },
    ])
    return person
  }

  return {
    origin,
    db,
    mailbox,
    member,
    signIn,
    async signInAdmin(context, name) {
      const admin = await signIn(context, name)
      await makeAdmin(db, admin.username)
      return admin
    },
    pass: (seconds) => moveStart({ db }, seconds),
    addResults: ({ username }, scores) => addResults(db, username, scores),
    async addOfficialResult(member, right) {
      await addResults(db, member.username, [7, 7, 7, 7, 7])
      return addOfficialResult(db, member.http, right)
    },
    async resetLink({ email, http }) {
      await http.call('POST', '/api/forgot-password', { email })
      return linkOf(mailbox, email)
    },
    statementsOf: (requestId) => statementsOf(server, requestId),
    async close() {
      await db.close()
      await server.end('SIGKILL')
      await mailbox.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Skips the mail that welcomed the member, if it has not been read yet. */
async function linkOf(mailbox: Mailbox, email: string): Promise<string> {
  const { links } = await mailbox.next(email)
  return links.find((link) => link.includes('/reset-password?')) ?? linkOf(mailbox, email)
}

async function addResults(db: Database, username: string, scores: readonly number[]) {
  const firstDay = Date.now() - scores.length * DAY_MS
  await db.transaction(async (tx) => {
    for (const [day, score] of scores.entries()) {
      await db.run(
        `INSERT INTO exam_results (user_id, score, total_questions, time_spent, exam_type, created_at)
         SELECT id, $1, 10, $2, 'practice', $3 FROM users WHERE username = $4`,
        [score, 200 + 4 * day, new Date(firstDay + day * DAY_MS), username],
        tx,
      )
    }
  })
}

async function addOfficialResult(db: Database, http: Browser, right: number): Promise<number> {
  const [questions] = await db.sequelize.query(
    `SELECT question_id AS "questionId", correct_answer AS "rightAnswer" FROM question_versions
     WHERE is_current = 1 ORDER BY length(question || option_a || option_b || option_c || explanation) DESC LIMIT 120`,
  )
  // Every fourth of the 120 longest questions, which makes an exam longer than the average.
  const asked = (questions as { questionId: number; rightAnswer: string }[]).filter((_, n) => n % 4 === 0)
  const answers = asked.map(({ questionId, rightAnswer }, n) => ({
    questionId,
    userAnswer: n < right ? rightAnswer : rightAnswer === 'A' ? 'B' : 'A',
    isCorrect: n < right,
  }))
  const exam = { examType: 'official', score: right, totalQuestions: answers.length, timeSpent: 700, answers }
  const answer = await http.call('POST', '/api/exam-results', exam)
  if (answer.status !== 201) throw new Error(await answer.text())
  return ((await answer.json()) as { id: number }).id
}

const DAY_MS = 86_400_000
