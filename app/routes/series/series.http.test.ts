import { beforeEach, describe, expect, test } from 'vitest'
import { count } from '#test/harness/db/rows'
import { openPage, type Page, plain, readPage } from '#test/harness/page'
import { addMemory, otherThan } from '#test/things/exam'
import { findQuestions, startForm, startSeries } from '#test/things/series'
import { camille, elodie } from '#test/people'
import { setUpSite } from '#test/harness/file-sites'

const site = await setUpSite()

const admin = await site.admin(elodie)
const browser = await site.member(camille)
beforeEach(async () => {
  for (const table of ['series', 'memory_states']) await site.db.write(`DELETE FROM ${table}`)
})

describe('/reviser', () => {
  test('offers what was never seen to a new member, and counts what there is', async () => {
    const page = await readPage(browser, '/reviser')
    expect(chosen(page)).toEqual(['source new', 'difficulty ', 'count 10'])
    expect(page.words).toMatch(
      /À revoir Rien à revoir pour le moment \(0 question\) .*Mes erreurs Aucune erreur à refaire \(0 question\) .*Jamais vues Dans tous les thèmes \(\d+ questions\)/,
    )
    expect(page.attributes('[name="source"][disabled]', 'value')).toEqual(['due', 'mistakes'])
    expect(page.words).toContain('Thèmes : tous')
    expect(page.words).not.toContain('Reprendre')
  })

  test('begins with the plan of the day, and folds the choice', async () => {
    const page = await readPage(browser, '/reviser')
    expect(page.words).toContain("Aujourd'hui 24 questions, environ 10 minutes 24 nouvelles Commencer")
    expect(page.find('main form')!.attribute('action')).toBe('/reviser?form=today')
    expect(page.find('details:has([name="source"])')!.attribute('open')).toBeUndefined()
  })

  test.each(['?theme=stockage', '?source=new', '?count=20', '?difficulty=2'])(
    'begins with the choice where its address names one: %s',
    async (query) => {
      const page = await readPage(browser, `/reviser${query}`)
      expect(page.words).not.toContain("Aujourd'hui")
      expect(page.find('details:has([name="source"])')!.attribute('open')).toBeDefined()
    },
  )

  test('is filled in by its address, as lessons and results link to it', async () => {
    const page = await readPage(browser, '/reviser?theme=transport&theme=stockage&count=20')
    expect(chosen(page)).toEqual(['source ', 'theme stockage', 'theme transport', 'difficulty ', 'count 20'])
    expect(page.words).toContain('Thèmes : stockage et transport')
    const ofThemes = await count(
      site.db,
      "question_versions WHERE is_current AND theme IN ('stockage', 'transport')",
    )
    expect(page.words).toContain(`Jamais vues Dans les thèmes choisis (${ofThemes} questions)`)
  })

  test.each([
    ['due', 'Rien à revoir pour le moment'],
    ['mistakes', 'Aucune erreur à refaire'],
  ])('says that there is nothing of the source in its address: %s', async (source, said) => {
    const page = await readPage(browser, `/reviser?source=${source}`)
    expect(page.words).toContain(`${said} Choisissez ci-dessous d'autres questions.`)
    expect(chosen(page)).toContain('source new')
  })

  test('says when questions come back, where none is due today', async () => {
    await addMemory(site, camille, { isRight: true, dueOn: '2099-01-15', where: 'question_id > 1' })
    expect((await readPage(browser, '/reviser?source=due')).words).toContain(
      'Rien à revoir pour le moment Les prochaines questions reviennent le 15 janvier 2099. Choisissez',
    )
  })

  test('asks the mistakes that its address names, and says if all due is one', async () => {
    const { id, give } = await startSeries(browser)
    await give(1, otherThan((await findQuestions(site, id))[0]!.right))
    expect((await readPage(browser, '/reviser')).words).toMatch(
      /À revoir .* \(1 question\) .*Mes erreurs Toutes celles à revoir : .* \(1 question\)/,
    )
    expect(chosen(await readPage(browser, '/reviser?source=mistakes&count=7'))).toEqual([
      ...['source mistakes', 'difficulty ', 'count 10'],
    ])
  })

  test('begins a series of all the themes that are ticked', async () => {
    const body = new URLSearchParams('source=new&theme=transport&theme=stockage&count=all')
    const answer = await browser.send('POST', '/reviser', { body })
    expect(answer.status).toBe(303)
    const themes = await site.db.read<{ theme: string }>(
      `SELECT DISTINCT theme FROM series_questions AS asked
       JOIN question_versions AS version ON version.question_id = asked.question_id ORDER BY theme`,
    )
    expect(themes.map(({ theme }) => theme)).toEqual(['stockage', 'transport'])
  })

  test('says that a choice leaves nothing to ask, and keeps it', async () => {
    const choice = { source: 'mistakes', theme: 'transport', difficulty: '3' }
    await addMemory(site, camille, { isRight: false, where: 'question_id = 1' })
    const page = await openPage(startForm(browser, choice))
    expect(page.status).toBe(400)
    expect(page.words).toContain('Aucune question ne correspond à ce choix.')
    expect(chosen(page)).toEqual(['source mistakes', 'theme transport', 'difficulty 3', 'count 5'])
  })

  test.each([{ source: 'all' }, { difficulty: '4' }, { count: '7' }])(
    'refuses %j, which no form sends',
    async (choice) => {
      expect((await startForm(browser, choice)).status).toBe(400)
    },
  )

  test('leads back to the series that is open', async () => {
    const { id, give } = await startSeries(browser)
    await give(1, 'A')
    const page = await readPage(browser, '/reviser')
    expect(page.words).toContain('Un peu de tout. Vous avez répondu à 1 question sur 5')
    expect(page.link('Reprendre')).toBe(`/reviser/${id}`)
    expect(page.words).not.toContain("Aujourd'hui")
    expect((await browser.get(`/reviser/${id}`)).headers.get('Location')).toBe(`/reviser/${id}?q=2`)
  })

  test('says when questions come back where all are seen and nothing is due', async () => {
    await addMemory(site, camille, { isRight: true, dueOn: '2099-01-15' })
    const page = await readPage(browser, '/reviser')
    expect(page.words).toContain('Rien à revoir pour le moment')
    expect(page.words).toContain('Les prochaines questions reviennent le 15 janvier 2099.')
    expect(page.words).not.toContain('Commencer')
  })
})

describe('a question of a series', () => {
  test('shows its options in the drawn order, lettered by place', async () => {
    const { id, question } = await startSeries(browser)
    const [first] = await findQuestions(site, id)
    const page = await readPage(browser, question(1))
    expect(page.attributes('[name="userAnswer"]', 'value').join('')).toBe(first!.order)
    expect(page.texts('[name="userAnswer"] + span')).toEqual(['A', 'B', 'C'])
    expect(page.words).toContain('Question 1 sur 5')
    expect(page.words).not.toContain('Source :')
  })

  test('asks for an answer before it goes on', async () => {
    const { question } = await startSeries(browser)
    const answer = await browser.post(question(1))
    expect(answer.status).toBe(400)
    expect((await openPage(answer)).words).toContain('Choisissez une réponse avant de continuer.')
  })

  test('says whether the answer was right, why, and when it comes back', async () => {
    const { id, question, give } = await startSeries(browser)
    const [first, second] = await findQuestions(site, id)
    expect((await give(1, first!.right)).headers.get('Location')).toBe(question(1))
    const right = await readPage(browser, question(1))
    expect(right.words).toMatch(/Bonne réponse Reviendra le \S+ \d+/)
    expect(right.words).toContain('Source :')
    expect(right.link('Question suivante')).toBe(question(2))

    await give(2, otherThan(second!.right))
    expect((await readPage(browser, question(2))).words).toMatch(
      /Mauvaise réponse Reviendra dans votre prochaine série/,
    )
  })

  test('keeps the first of two answers, and says so where they differ', async () => {
    const { id, question, give } = await startSeries(browser)
    const { right } = (await findQuestions(site, id))[0]!
    await give(1, right)
    const again = await openPage(browser.follow(await give(1, otherThan(right))))
    expect(again.words).toMatch(/Votre première réponse compte\..*Bonne réponse/)
    await browser.follow(await give(1, right))
    expect((await readPage(browser, question(1))).words).not.toContain('première réponse')
  })

  test('that has changed is asked again; one that was retired is passed over', async () => {
    const { id, question } = await startSeries(browser)
    const [first, second] = await findQuestions(site, id)
    const options = { optionA: 'Un', optionB: 'Deux', optionC: 'Trois', correctAnswer: 'C' }
    await admin.call('PUT', `/api/questions/${first!.id}`, { question: first!.question, ...options })
    await admin.call('DELETE', `/api/questions/${second!.id}`)

    const changed = await browser.post(question(1), { userAnswer: 'C', edition: '1' })
    expect(changed.status).toBe(409)
    expect((await openPage(changed)).words).toMatch(/Question modifiée.*Deux/)
    await browser.post(question(1), { userAnswer: 'C', edition: '2' })
    const next = await readPage(browser, question(1))
    expect(next.link('Question suivante')).toBe(question(3))
    const retired = await browser.post(question(2), { userAnswer: 'C', edition: '1' })
    expect(retired.headers.get('Location')).toBe(`/reviser/${id}`)
    expect((await openPage(browser.follow(retired))).words).toContain('Question retirée')
  })

  test('beyond the last leads to the one to answer now', async () => {
    const { question } = await startSeries(browser)
    for (const q of ['6', 'x']) {
      const answer = await browser.get(question(1).replace('q=1', `q=${q}`))
      expect(answer.headers.get('Location')).toBe(question(1))
    }
  })
})

describe('the end of a series', () => {
  test('says what went well, what comes back when, and leads to each mistake', async () => {
    const { id, question, give } = await startSeries(browser)
    const asked = await findQuestions(site, id)
    for (const [index, { right }] of asked.entries())
      await give(index + 1, index === 0 ? otherThan(right) : right)

    expect((await readPage(browser, question(5))).link('Terminer la série')).toBe(`/reviser/${id}`)
    const page = await readPage(browser, `/reviser/${id}`)
    expect(page.words).toContain('Série terminée 4 bonnes réponses sur 5.')
    expect(page.words).toMatch(
      /Reviendra dans votre prochaine série 1 question Reviendra le \S+ \d+ \S+ 4 questions/,
    )
    expect(page.link(plain(asked[0]!.question))).toBe(question(1))
    expect((await readPage(browser, '/reviser')).words).not.toContain('Reprendre')
  })

  test('starts its mistakes again in one tap, and keeps those that are left', async () => {
    const { id, question, give } = await startSeries(browser)
    const asked = await findQuestions(site, id)
    for (const [index, { right }] of asked.entries())
      await give(index + 1, index < 2 ? otherThan(right) : right)

    const form = (await readPage(browser, `/reviser/${id}`)).find('form[action="/reviser?form=mistakes"]')!
    expect(form.button('Refaire les 2 erreurs')).toBeDefined()
    const again = seriesIn(await browser.post('/reviser?form=mistakes', form.fields()))
    expect((await findQuestions(site, again)).map(({ question }) => question)).toEqual(
      asked.slice(0, 2).map(({ question }) => question),
    )
    expect((await readPage(browser, question(1))).words).toContain('Mauvaise réponse')
  })

  test('starts another series in one tap', async () => {
    const { id } = await startSeries(browser)
    await startSeries(browser)

    expect((await readPage(browser, `/reviser/${id}`)).button('Nouvelle série')).toBeDefined()
    expect(await findQuestions(site, seriesIn(await browser.post('/reviser')))).toHaveLength(10)
  })

  test('says that nothing is left to redo once its mistakes are retired', async () => {
    const { id, give } = await startSeries(browser)
    const [first] = await findQuestions(site, id)
    await give(1, otherThan(first!.right))
    await admin.call('DELETE', `/api/questions/${first!.id}`)
    await startSeries(browser)

    const page = await openPage(
      browser.follow(await browser.post('/reviser?form=mistakes', { series: String(id) })),
    )
    expect(page.url).toMatch(new RegExp(`/reviser/${id}$`))
    expect(page.words).toContain('Rien à refaire ici Ces questions ont quitté le site')
    expect(page.words).not.toContain("Refaire l'erreur")
  })

  test.each([
    [{ series: '999999' }, 404],
    [{ result: '999999' }, 404],
    [{ series: 'x' }, 400],
    [{}, 400],
  ])('of %j starts nothing (%d)', async (fields, status) => {
    expect((await browser.post('/reviser?form=mistakes', fields)).status).toBe(status)
    expect(await count(site.db, 'series')).toBe(0)
  })

  test('is not started again by a GET', async () => {
    const { id, give } = await startSeries(browser)
    await give(1, 'A')
    expect((await browser.get(`/reviser?form=mistakes&series=${id}`)).status).toBe(200)
    expect(await count(site.db, 'series')).toBe(1)
  })

  test('comes with another one, and what is sent to it then leads there', async () => {
    const { id, give } = await startSeries(browser)
    await give(1, 'A')
    await startSeries(browser)
    const late = await give(2, 'A')
    expect(late.headers.get('Location')).toBe(`/reviser/${id}`)
    const { words } = await openPage(browser.follow(late))
    expect(words).toContain("Cette série n'est plus en cours")
    expect(words).toContain("4 questions n'ont pas été posées")
  })
})

describe('the law paper', () => {
  const startPaper = async () => seriesIn(await browser.post('/reviser?form=legislation'))

  test('asks ten questions of the legislation, and tells the answers at its end', async () => {
    expect((await readPage(browser, '/reviser')).words).toContain(
      'Épreuve de législation 10 questions de législation, les réponses à la fin. Six bonnes réponses sur dix suffisent.',
    )
    const id = await startPaper()
    const asked = await findQuestions(site, id)
    expect(asked).toHaveLength(10)
    for (const [index, { right }] of asked.entries()) {
      const here = `/reviser/${id}?q=${index + 1}`
      const userAnswer = index < 6 ? right : otherThan(right)
      const given = await openPage(browser.follow(await browser.post(here, { userAnswer })))
      if (index < 9) expect(given.words).not.toMatch(/onne réponse|auvaise réponse|À retenir/)
    }
    const end = await readPage(browser, `/reviser/${id}`)
    expect(end.words).toContain('6 bonnes réponses sur 10. Six bonnes réponses sur dix suffisent.')
    expect((await readPage(browser, `/reviser/${id}?q=1`)).words).toContain('Bonne réponse')
  })

  test('hides an answer until its end', async () => {
    const id = await startPaper()
    await browser.post(`/reviser/${id}?q=1`, { userAnswer: 'A' })
    expect((await browser.get(`/reviser/${id}?q=1`)).headers.get('Location')).toBe(`/reviser/${id}?q=2`)
  })
})

test('the end of a plan says that the day is done, and what tomorrow brings', async () => {
  await addMemory(site, camille, { isRight: true, where: 'question_id > 3' })
  const location = (await browser.post('/reviser?form=today')).headers.get('Location')!
  const id = Number(/\d+$/.exec(location)![0])
  const asked = await findQuestions(site, id)
  expect(asked).toHaveLength(3)
  for (const [index, { right }] of asked.entries())
    await browser.post(`/reviser/${id}?q=${index + 1}`, { userAnswer: index > 0 ? right : otherThan(right) })

  expect((await readPage(browser, location)).words).toContain(
    "2 bonnes réponses sur 3. Vous avancez. Il vous reste pour aujourd'hui : 1 question, environ 1 minute.",
  )
  await browser.post('/reviser?form=today')
  const again = (await readPage(browser, '/dashboard')).link('Continuer')!
  const [last] = await findQuestions(site, Number(/\d+$/.exec(again)![0]))
  await browser.post(`${again}?q=1`, { userAnswer: last!.right })
  expect((await readPage(browser, again)).words).toContain(
    "C'est fait pour aujourd'hui. Demain : 1 question, environ 1 minute.",
  )
  expect((await readPage(browser, '/dashboard')).words).toContain("C'est fait. À demain !")
})

/** The id of the series that a form started. */
function seriesIn(answer: Response): number {
  return Number(/^\/reviser\/(\d+)$/.exec(answer.headers.get('Location') ?? '')?.[1])
}

/** What is chosen in the form, as 'name value'. */
function chosen(page: Page): string[] {
  const ticked = page.findAll('input[checked]')
  return ticked.map((input) => `${input.attribute('name')} ${input.attribute('value')}`)
}
