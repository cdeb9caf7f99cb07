import { afterAll, expect, test } from 'vitest'
import { readPage } from '#test/harness/page'
import { openTestSite } from '#test/harness/site'
import { camille, elodie, karim } from '#test/people'
import { startExam } from '#test/things/exam'

const site = await openTestSite()
afterAll(() => site.close())

test('a running exam is told on home, /reviser and the dashboard', async () => {
  const member = await site.member(camille)
  const read = () =>
    Promise.all(['/', '/reviser', '/dashboard'].map(async (path) => (await readPage(member, path)).words))
  for (const words of await read()) expect(words).not.toContain('Examen en cours')

  await startExam(site, member)
  for (const words of await read()) {
    expect(words).toContain('Examen en cours')
    expect(words).toMatch(/il reste (5:00|4:\d\d)/)
  }
})

test('a result says how many questions stayed without an answer', async () => {
  const member = await site.member(karim)
  const exam = await startExam(site, member)
  await exam.answer(4)
  await exam.post(5, { intent: 'time-up' })

  expect((await readPage(member, '/results')).words).toContain('6 questions sont restées sans réponse.')
})

test("'Dernier résultat' is offered once there is one", async () => {
  const member = await site.member(elodie)
  const offered = async () => (await readPage(member, '/exam-selection')).link('Dernier résultat')
  expect(await offered()).toBeUndefined()

  await (await startExam(site, member)).finish(4)
  expect(await offered()).toBe('/results')
})
