import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Browser } from '../../../e2e/fixtures/browser'
import { openAccount } from '../../test-account'
import { camille, elodie, karim, openTestSite, type TestSite } from '../../test-site'

let site: TestSite
let browser: Browser
let stranger: Browser

beforeAll(async () => {
  site = await openTestSite()
  browser = await site.member(camille)
  stranger = await site.member(karim)
})
beforeEach(async () => {
  await site.db.write(() => site.db.sequelize.query('DELETE FROM exam_results'))
  await site.db.write(() => site.db.sequelize.query('DELETE FROM attempts'))
})
afterAll(() => site.close())

describe('GET /quiz', () => {
  test('starts an exam and leads to its first question', async () => {
    const answer = await browser.get('/quiz')

    expect(answer.status).toBe(303)
    expect(answer.headers.get('Location')).toMatch(/^\/quiz\?type=practice&attempt=\d+&q=1$/)
    const page = await (await browser.follow(answer)).text()
    expect(page).toContain('Question 1 ')
    expect(page.match(/name="userAnswer"/g)).toHaveLength(3)
  })

  test('again leads to the same exam, at the first question without an answer, and says so', async () => {
    const start = await startExam()
    await browser.post(start, { userAnswer: 'A', intent: 'next' })

    const again = await browser.follow(await browser.get('/quiz?type=practice'))

    expect(again.url).toBe(site.origin + start.replace('q=1', 'q=2'))
    expect(await again.text()).toMatch(/Examen repris, il reste (5:00|4:5\d)/)
  })

  test.each([
    ['HEAD', {}, 204],
    ['GET', { 'Sec-Purpose': 'prefetch' }, 503],
    ['GET', { 'Sec-Purpose': 'prefetch;prerender' }, 503],
    ['GET', { Purpose: 'prefetch' }, 503],
    ['GET', { 'X-Moz': 'prefetch' }, 503],
    ['GET', { 'Sec-Fetch-Dest': 'image' }, 503],
  ])('%s with %j starts nothing', async (method, headers, status) => {
    const answer = await browser.send(method, '/quiz', { headers })

    expect(answer.status).toBe(status)
    expect(await count('attempts')).toBe(0)
  })

  test('by a link on another site starts nothing, and leads to the choice of an exam', async () => {
    const answer = await browser.get('/quiz?type=practice', {
      'Sec-Fetch-Site': 'cross-site',
      'Sec-Fetch-Mode': 'navigate',
      'Sec-Fetch-Dest': 'document',
    })

    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/exam-selection'])
    expect(await count('attempts')).toBe(0)
  })

  test('leads whoever is deleted at this moment to sign in, or to an exam that goes with him', async () => {
    const admin = await site.admin(elodie)
    for (let round = 0; round < 5; round += 1) {
      const leaving = await openAccount(site)
      const { id } = (await leaving.kept()) as { id: number }
      const [started, deleted] = await Promise.all([
        leaving.browser.get('/quiz?type=practice'),
        admin.call('DELETE', `/api/admin/users/${id}`),
      ])

      expect([started.status, deleted.status]).toEqual([303, 200])
      expect(started.headers.get('Location')).toMatch(/^\/(auth\?redirectTo=%2Fquiz|quiz\?type=practice&a)/)
      expect(await count('attempts')).toBe(0)
    }
  })

  test('leads a visitor to sign in, and back with the query string', async () => {
    const answer = await site.browser().get('/quiz?type=practice')

    expect(answer.status).toBe(303)
    expect(answer.headers.get('Location')).toBe('/auth?redirectTo=%2Fquiz%3Ftype%3Dpractice')
  })

  test('for the official exam leads back with the reason while it is locked', async () => {
    const page = await browser.follow(await browser.get('/quiz?type=official'))

    expect(new URL(page.url).pathname).toBe('/exam-selection')
    const html = await page.text()
    expect(html).toMatch(/role="alert"[^]*Examen verrouillé/)
  })

  test('shows the question without what explains it', async () => {
    const html = await (await browser.get(await startExam())).text()

    const { question, explanation, source } = await firstQuestion()
    const shown = plain(html.replace(/<[^>]*>/g, '').replaceAll('&#x27;', "'"))
    expect(shown).toContain(question)
    expect(shown).not.toContain(explanation)
    expect(shown).not.toContain(source)
  })

  test.each(['abc', '1e9', '-1', '0x1', '0', '99999999999', ''])('knows no attempt %j', async (id) => {
    await startExam()

    expect((await browser.get(`/quiz?type=practice&attempt=${id}&q=1`)).status).toBe(404)
  })

  test("answers 404 for somebody else's exam, to read and to write", async () => {
    const theirs = await startExam()

    expect((await stranger.get(theirs)).status).toBe(404)
    expect((await stranger.post(theirs, { userAnswer: 'A', intent: 'next' })).status).toBe(404)
    expect((await stranger.post(theirs, { intent: 'time-up' })).status).toBe(404)
    expect(await answersGiven()).toBe(0)
  })

  test.each(['5', '11', 'abc', '-1', '0', ''])('with q=%j leads to the question to answer', async (q) => {
    const start = await startExam()
    await browser.post(start, { userAnswer: 'A', intent: 'next' })

    const answer = await browser.get(start.replace('q=1', `q=${q}`))

    expect(answer.headers.get('Location')).toBe(start.replace('q=1', 'q=2'))
  })
})

describe('one form a question', () => {
  test('goes forward with an answer, and back to change it', async () => {
    const start = await startExam()

    expect(await locationOf(browser.post(start, { userAnswer: 'A', intent: 'next' }))).toBe(at(start, 2))
    expect(await locationOf(browser.post(at(start, 2), { userAnswer: 'C', intent: 'previous' }))).toBe(
      at(start, 1),
    )
    expect(await (await browser.get(start)).text()).toMatch(/value="A"[^>]*checked|checked[^>]*value="A"/)
    expect(await answersGiven()).toBe(2)
  })

  test.each(['next', 'finish'])("'%s' without an answer stays and says so", async (intent) => {
    const answer = await browser.post(await startExam(), { intent })

    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('Choisissez une réponse avant de continuer.')
  })

  test.each(['D', 'a', '', 'AB', '0'])('takes no answer %j', async (userAnswer) => {
    expect((await browser.post(await startExam(), { userAnswer, intent: 'next' })).status).toBe(400)
    expect(await answersGiven()).toBe(0)
  })

  test('goes to another question without losing what is marked', async () => {
    const start = await startExam()
    await browser.post(start, { userAnswer: 'A', intent: 'next' })

    const to = browser.post(at(start, 2), { userAnswer: 'C', intent: 'question-1' })

    expect(await locationOf(to)).toBe(at(start, 1))
    expect(await answersGiven()).toBe(2)
  })

  test.each([3, 99])('goes no further than the first question without an answer (%i)', async (n) => {
    const start = await startExam()
    await browser.post(start, { userAnswer: 'A', intent: 'next' })

    const page = await browser.follow(await browser.post(at(start, 2), { intent: `question-${n}` }))

    expect(page.url).toBe(site.origin + at(start, 2))
  })

  test.each(['', 'zut', 'question-', 'question-x', 'question--5', 'question-100'])(
    'knows no intent %j',
    async (intent) => {
      expect((await browser.post(await startExam(), { userAnswer: 'A', intent })).status).toBe(400)
      expect(await answersGiven()).toBe(0)
    },
  )

  test.each(['11', '0', '-1', 'abc'])('knows no question %s', async (q) => {
    const start = await startExam()

    const answer = await browser.post(start.replace('q=1', `q=${q}`), { userAnswer: 'A', intent: 'next' })

    expect(answer.status).toBe(404)
    expect(await answersGiven()).toBe(0)
  })

  test('reads of a doubled field the first, and no unknown one', async () => {
    const start = await startExam()
    const body = new URLSearchParams(
      'userAnswer=B&userAnswer=C&intent=next&intent=finish&__intent__=zut&__state__={&q=7',
    )

    expect(await locationOf(browser.send('POST', start, { body }))).toBe(at(start, 2))
    expect(await (await browser.get(start)).text()).toMatch(/value="B"[^>]*checked|checked[^>]*value="B"/)
  })
})

describe("'Terminer'", () => {
  test('leads to the result', async () => {
    const last = await answerAll()

    const page = await browser.follow(await browser.post(last, { userAnswer: 'A', intent: 'finish' }))

    expect(new URL(page.url).pathname).toBe('/results')
    expect(await page.text()).toMatch(/bonnes? réponses? sur 10/)
  })

  test('twice at once, from two tabs and again later gives one result', async () => {
    const last = await answerAll()
    const finish = () => browser.post(last, { userAnswer: 'A', intent: 'finish' })

    const answers = [...(await Promise.all([finish(), finish()])), await finish()]

    expect(answers.map((answer) => answer.headers.get('Location'))).toEqual([
      '/results',
      '/results',
      '/results',
    ])
    expect(await count('exam_results')).toBe(1)
  })

  test('leaves nothing that Back could start again: the old address leads to the result', async () => {
    const last = await answerAll()
    await browser.post(last, { userAnswer: 'A', intent: 'finish' })

    expect(await locationOf(browser.get(last))).toBe('/results')
    expect(await locationOf(browser.get(at(last, 1)))).toBe('/results')
    expect(await count('attempts')).toBe(1)
  })

  test("of an older exam leads to that exam's own page", async () => {
    const first = await answerAll()
    await browser.post(first, { userAnswer: 'A', intent: 'finish' })
    const second = await answerAll()
    await browser.post(second, { userAnswer: 'A', intent: 'finish' })

    expect(await locationOf(browser.get(first))).toMatch(/^\/exam\/\d+\/details$/)
  })
})

describe('when the time is up', () => {
  test('the page moves on by itself after the deadline, without a script', async () => {
    const html = await (await browser.get(await startExam())).text()

    const [, seconds, url] = /<noscript><meta http-equiv="refresh" content="(\d+); url=([^"]+)"/i.exec(html)!
    expect(Number(seconds)).toBeGreaterThanOrEqual(304)
    expect(Number(seconds)).toBeLessThanOrEqual(306)
    expect(url).toMatch(/^\/quiz\?type=practice&amp;attempt=\d+&amp;q=1$/)
  })

  test('an answer within 5 s is taken', async () => {
    const start = await startExam()
    await moveStart(303)

    expect(await locationOf(browser.post(start, { userAnswer: 'A', intent: 'next' }))).toBe(at(start, 2))
  })

  test('a later answer leads to the result, and says why', async () => {
    const start = await startExam()
    await browser.post(start, { userAnswer: 'A', intent: 'next' })
    await moveStart(306)

    const page = await browser.follow(await browser.post(at(start, 2), { userAnswer: 'A', intent: 'next' }))

    expect(new URL(page.url).pathname).toBe('/results')
    expect(await page.text()).toMatch(/role="status"[^]*Le temps est écoulé\./)
  })

  test('an exam without an answer leads to a new start, and says that it is not recorded', async () => {
    const start = await startExam()
    await moveStart(306)

    const page = await browser.follow(await browser.get(start))

    expect(new URL(page.url).pathname).toBe('/exam-selection')
    expect(await page.text()).toContain('Le temps est écoulé et aucune question n&#x27;a reçu de réponse')
    expect(await count('exam_results')).toBe(0)
  })
})

describe('the exam selection', () => {
  test('shows an exam in progress and offers to resume it', async () => {
    expect(await (await browser.get('/exam-selection')).text()).not.toContain('Examen en cours')
    await startExam()

    const html = await (await browser.get('/exam-selection')).text()
    expect(html).toContain('Examen en cours')
    expect(html).toContain('Reprendre')
  })
})

describe("'Abandonner'", () => {
  test('asks first, and then records nothing', async () => {
    const start = await startExam()
    await browser.post(start, { userAnswer: 'A', intent: 'next' })
    const id = /attempt=(\d+)/.exec(start)![1]

    expect((await browser.get(`/quiz/${id}/abandon`)).status).toBe(200)
    expect(await answersGiven()).toBe(1)

    const page = await browser.follow(await browser.post(`/quiz/${id}/abandon`))
    expect(new URL(page.url).pathname).toBe('/exam-selection')
    expect(await page.text()).toContain('Examen abandonné')
    expect(await count('exam_results')).toBe(0)
  })

  test.each(['abc', '1e9', '-1', '0x1', '123456'])('knows no exam %s', async (id) => {
    expect((await browser.get(`/quiz/${id}/abandon`)).status).toBe(404)
    expect((await browser.post(`/quiz/${id}/abandon`)).status).toBe(404)
  })
})

describe('results', () => {
  test('of a member without one say so', async () => {
    const html = await (await browser.get('/results')).text()

    expect(html).toContain('Aucun résultat trouvé')
    expect(html).toContain('Vous n&#x27;avez pas encore passé d&#x27;examen.')
  })

  test("are 'Détails non trouvés' for an unknown, a malformed and somebody else's id", async () => {
    await browser.post(await answerAll(), { userAnswer: 'A', intent: 'finish' })
    const [rows] = await site.db.sequelize.query('SELECT id FROM exam_results')
    const { id } = rows[0] as { id: number }

    expect((await browser.get(`/exam/${id}/details`)).status).toBe(200)
    const [his, ...malformed] = await Promise.all(
      [id, 'abc', '1e9', '-1', '0x1', '999999'].map((wrong) => stranger.get(`/exam/${wrong}/details`)),
    )
    for (const answer of [his!, ...malformed]) {
      expect(answer.status).toBe(404)
      expect(await answer.text()).toContain('Détails non trouvés')
    }
  })
})

describe('many writers', () => {
  test('200 answers at the same moment are all saved', async () => {
    const start = await startExam()
    for (let n = 1; n < 10; n += 1) await browser.post(at(start, n), { userAnswer: 'A', intent: 'next' })

    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) =>
        browser.post(at(start, (n % 10) + 1), { userAnswer: 'B', intent: 'next' }),
      ),
    )

    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([303]))
    expect(await answersGiven('B')).toBe(10)
  })

  test('wait for another process that holds the lock for 3 s, and succeed', async () => {
    const start = await startExam()
    const lock = await holdLock(3000)

    expect(await locationOf(browser.post(start, { userAnswer: 'A', intent: 'next' }))).toBe(at(start, 2))
    expect(lock.isReleased()).toBe(true)
    expect(await answersGiven()).toBe(1)
  })
})

describe('a bank that is too small', () => {
  test('says so with the ways out, and starts nothing', async () => {
    await retire(true)
    const answer = await browser.get('/quiz')
    const html = await answer.text()
    await retire(false)

    expect(answer.status).toBe(409)
    expect(html).toContain(
      'Il n&#x27;y a pas assez de questions dans la base de données pour créer un examen.',
    )
    expect(html).toContain('Réessayer')
    expect(html).toContain('Retour')
    expect(await count('attempts')).toBe(0)
  })
})

describe('a crash in the middle of an exam', () => {
  test('keeps the answers and the clock', async () => {
    const start = await startExam()
    await browser.post(start, { userAnswer: 'A', intent: 'next' })
    await moveStart(60)

    await site.end('SIGKILL')
    await site.restart()

    const html = await (await browser.get(start)).text()
    expect(html).toMatch(/value="A"[^>]*checked|checked[^>]*value="A"/)
    expect(html).toMatch(/0(4:00|3:5\d)/)
  })
})

async function startExam(): Promise<string> {
  return locationOf(browser.get('/quiz?type=practice'))
}

/** Answers all but the last question, whose address it returns. */
async function answerAll(): Promise<string> {
  const start = await startExam()
  for (let n = 1; n < 10; n += 1) await browser.post(at(start, n), { userAnswer: 'A', intent: 'next' })
  return at(start, 10)
}

async function locationOf(answer: Promise<Response>): Promise<string> {
  return (await answer).headers.get('Location') ?? `${(await answer).status} without Location`
}

function at(address: string, q: number): string {
  return address.replace(/q=\d+/, `q=${q}`)
}

/** This process is another than the server's: it holds what the server must write. */
async function holdLock(ms: number) {
  let released = false
  await new Promise<void>((held, failed) => {
    site.db
      .transaction(async (tx) => {
        await site.db.sequelize.query('UPDATE attempts SET closed_at = NULL WHERE closed_at IS NULL', {
          transaction: tx,
        })
        held()
        await setTimeout(ms)
        released = true
      })
      .catch(failed)
  })
  return { isReleased: () => released }
}

/** Time passes: every open exam began so many seconds earlier. */
async function moveStart(seconds: number) {
  const [rows] = await site.db.sequelize.query(
    'SELECT id, started_at, deadline FROM attempts WHERE closed_at IS NULL',
  )
  for (const { id, started_at, deadline } of rows as { id: number; started_at: string; deadline: string }[]) {
    const earlier = (moment: string) => new Date(new Date(moment).getTime() - seconds * 1000)
    await site.db.write(() =>
      site.db.sequelize.query('UPDATE attempts SET started_at = :start, deadline = :end WHERE id = :id', {
        replacements: { id, start: earlier(started_at), end: earlier(deadline) },
      }),
    )
  }
}

async function retire(retired: boolean) {
  const [current, later] = site.db.dialect === 'postgres' ? ['TRUE', 'FALSE'] : ['1', '0']
  const value = retired ? later : current
  await site.db.write(() =>
    site.db.sequelize.query(`UPDATE question_versions SET is_current = ${value} WHERE id > 9`),
  )
}

async function count(table: string): Promise<number> {
  const [rows] = await site.db.sequelize.query(`SELECT id FROM ${table}`)
  return rows.length
}

/** How many questions have this answer, or any. */
async function answersGiven(letter?: 'A' | 'B' | 'C'): Promise<number> {
  const [rows] = (await site.db.sequelize.query(
    'SELECT user_answer FROM attempt_questions WHERE user_answer IS NOT NULL',
  )) as [{ user_answer: string }[], unknown]
  return rows.filter((row) => !letter || row.user_answer === letter).length
}

function plain(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ')
}

/** What the database holds of the first question of the one exam in progress, with plain spaces. */
async function firstQuestion() {
  const [[row]] = (await site.db.sequelize.query(
    `SELECT question, explanation, source FROM attempt_questions
     JOIN question_versions ON question_versions.id = question_version_id WHERE position = 1`,
  )) as [[{ question: string; explanation: string; source: string }], unknown]
  return { question: plain(row.question), explanation: plain(row.explanation), source: plain(row.source) }
}
