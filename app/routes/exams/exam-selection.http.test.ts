import { beforeEach, describe, expect, test } from 'vitest'
import { count } from '#test/harness/db/rows'
import { openPage, readPage } from '#test/harness/page'
import { addMemory, addResults, passTime, readLocation, removeExams, startExam } from '#test/things/exam'
import { camille } from '#test/people'
import { setUpSite } from '#test/harness/file-sites'

const site = await setUpSite()

const browser = await site.member(camille)
beforeEach(() => removeExams(site))

const FIVE_PASSES = [7, 7, 7, 7, 7]

const record = (scores: number[], more?: { official: number }) => addResults(site, camille, scores, more)

describe('the time of an exam', () => {
  test('is chosen where it begins, and is that of its clock', async () => {
    const page = await readPage(browser, '/exam-selection')
    expect(page.attributes('[name="time"]', 'value')).toEqual(['normal', '1.5', '2', 'none'])
    expect(page.words).toContain(
      "vous vous exercez, et le résultat ne compte pas. L'examen vous attend 30 jours.",
    )

    const exam = await startExam(site, browser, 'practice', '1.5')
    expect((await readPage(browser, exam.question(1))).words).toMatch(/07:(30|[0-2]\d)/)
    expect((await readPage(browser, '/exam-selection')).words).toContain(
      'Une fois et demie le temps (7 min 30)',
    )
  })

  test('without a limit shows no clock, stays where it is, says how long', async () => {
    const exam = await startExam(site, browser, 'practice', 'none')

    const page = await readPage(browser, exam.question(1))
    expect(page.find('[role="timer"], noscript meta')).toBeUndefined()
    expect(page.words).toContain('Cet examen vous attend 30 jours.')
    const again = await browser.follow(await browser.get('/quiz?type=practice'))
    expect((await openPage(again)).words).toContain('Examen repris, il vous attend encore 30 jours')
  })

  test('stands in the result and in the history', async () => {
    const exam = await startExam(site, browser, 'practice', 'none')
    await exam.answer(1)
    await passTime(site, 26 * 3600)
    await exam.post(1, { intent: 'finish-anyway' })

    expect((await readPage(browser, '/results')).words).toMatch(/Temps Sans limite .*Durée 26 h 00/)
    expect((await readPage(browser, '/dashboard')).words).toMatch(/26 h 00, score \d\/10\. Sans limite/)
  })

  test.each(['type=practice&time=3', 'type=official&time=none'])('is refused with %s', async (query) => {
    const page = await openPage(browser.follow(await browser.get(`/quiz?${query}`)))

    expect(new URL(page.url).pathname).toBe('/exam-selection')
    expect(page.words).toContain("Ce temps n'est pas proposé")
    expect(await count(site.db, 'attempts')).toBe(0)
  })
})

test('while an exam runs, a second one begins only after a question', async () => {
  await record(FIVE_PASSES)
  const practice = await startExam(site, browser)

  const location = await readLocation(browser.get('/quiz?type=official&time=2'))
  expect(location).toBe('/exam-selection?begin=official&time=2')
  const page = await readPage(browser, location)
  expect(page.words).toMatch(/Le test d'entraînement est déjà en cours Il reste (5:00|4:\d\d)/)
  expect(page.link('Reprendre le test')).toBe('/quiz?type=practice')
  expect(page.link('Terminer le test')).toBe(`/quiz/${practice.id}/finish`)
  const anyway = page.link('Commencer quand même')!

  expect(await readLocation(browser.get(anyway))).toMatch(/^\/quiz\?type=official&attempt=\d+&q=1$/)
  expect((await readPage(browser, location)).words).not.toContain('déjà en cours')
})

test('the open official exam shows the chance of passing once it is known', async () => {
  const card = async () => (await readPage(browser, '/exam-selection')).words
  await site.db.write('DELETE FROM memory_states')
  await record(FIVE_PASSES)
  expect(await card()).toMatch(/Vous êtes prêt pour l'examen officiel ! Besoin de plus de temps/)

  await addMemory(site, camille, { isRight: true })
  expect(await card()).toContain(
    "Vous êtes prêt pour l'examen officiel ! Chance de réussite : très bonne, plus de 95 %.",
  )
})

test.each([
  [[7, 7], "Test d'entraînement"],
  [FIVE_PASSES, 'Examen officiel'],
])('the exam that comes next after %j stands first: %s', async (scores, title) => {
  await record(scores)
  const page = await readPage(browser, '/exam-selection')

  expect(page.find('article h2')!.words).toBe(title)
  expect(page.find('main form')!.button("Démarrer l'examen")).toBeDefined()
})

describe('the latest result', () => {
  test.each([
    ['the fifth pass leads to the official exam', [7, 7, 7, 7, 7], true],
    ['a failed test after it does not', [7, 7, 7, 7, 7, 3], false],
    ['nor does the fourth pass', [7, 7, 7, 7], false],
  ])('%s', async (_what, scores, leads) => {
    await record(scores)

    const page = await readPage(browser, '/results')

    const href = leads ? '/quiz?type=official&time=normal' : undefined
    expect(page.link("Passer l'examen officiel")).toBe(href)
  })

  test('of a passed official exam has the score to aim for, and its next step', async () => {
    await record(FIVE_PASSES, { official: 22 })

    const page = await readPage(browser, '/results')

    expect(page.words).toContain("Dans le mille : l'examen officiel de ce site est réussi !")
    expect(page.words).toContain(
      "Il fallait 21 bonnes réponses. Pour avoir une marge le jour de l'examen, visez 24 sur 30.",
    )
    expect(page.link('Réviser maintenant')).toBe('/reviser?source=due')
    expect((await readPage(browser, '/exam-selection')).words).not.toContain('Vous êtes prêt')
  })

  test('of a failed official exam is not celebrated', async () => {
    await record([], { official: 20 })

    expect((await readPage(browser, '/results')).words).not.toContain('Dans le mille')
  })
})
