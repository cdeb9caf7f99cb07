import { expect, onTestFinished, test } from 'vitest'
import { startTestPostgres, withClient } from '#test/harness/db/postgres'
import { type Browser, createBrowser } from '#test/harness/browser'
import { type RunningServer, startServer } from '#test/harness/server'
import { camille } from '#test/people'
import { openFolder } from '#test/harness/worker'

test('a stopped PostgreSQL makes the site answer 503, until it is back', async () => {
  const postgres = await startTestPostgres()
  onTestFinished(() => postgres.stop())
  const server = await startServer({ databaseUrl: postgres.url('postgres'), dataDir: await openFolder() })
  onTestFinished(async () => void (await server.end('SIGKILL')))
  const member = createBrowser(server.origin)
  await member.call('POST', '/api/register', camille)
  const logged = (words: string | RegExp) => server.output().split(words).length - 1
  const attempt = /attempt=(\d+)/.exec((await member.get('/quiz')).headers.get('Location')!)![1]!

  const doors = openDoors(server, member, `/quiz/${attempt}/answers`)
  await doors.answer(200)
  await postgres.halt()
  await doors.answer(503)
  expect((await member.get('/readyz')).status).toBe(503)
  // A job in the background finds out at its next turn.
  await expect.poll(() => logged(/send mails.*background work failed/)).toBe(1)
  await postgres.resume()
  await doors.answer(200)

  expect(doors.unclear).toEqual([])
  const { rows } = await withClient(postgres.url('postgres'), (client) =>
    client.query<{ user_answer: string }>('SELECT user_answer FROM attempt_questions WHERE position = 1'),
  )
  expect(rows).toEqual([{ user_answer: doors.saved }])
  await expect.poll(() => logged('pages are kept for visitors')).toBe(2)
  await expect.poll(() => logged(/send mails.*background work goes on/)).toBe(1)
  expect(logged(/send mails.*background work failed/)).toBe(1)
})

/** Four kinds of request, sent together again and again. */
function openDoors({ origin }: RunningServer, member: Browser, answers: string) {
  const visitor = createBrowser(origin)
  const doors = {
    unclear: [] as string[],
    /** The last acknowledged answer of the exam. */
    saved: '',
    /** Resolves once all four had these statuses in one turn. */
    async answer(status: number) {
      await expect.poll(async () => [...new Set(await ask())]).toEqual([status])
    },
  }
  let turn = 0
  async function ask(): Promise<number[]> {
    const userAnswer = 'ABC'[(turn += 1) % 3]!
    const given = await Promise.all([
      member.call('POST', answers, { answers: [{ number: 1, userAnswer }] }),
      ...['/', '/api/news'].map((path) => visitor.get(path)),
      member.get('/dashboard'),
    ])
    if (given[0].ok) doors.saved = userAnswer
    for (const { status, url, headers } of given) {
      const isRefusal = status === 503 && headers.get('Retry-After') === '10'
      if (status !== 200 && !isRefusal) doors.unclear.push(`${url}: ${status}`)
    }
    return given.map(({ status }) => status)
  }
  return doors
}
