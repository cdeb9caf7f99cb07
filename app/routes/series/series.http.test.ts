import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Letter } from '#modules/exams'
import type { Browser } from '#test/browser'
import { linkTo, plain, read, wordsOf } from '#test/html-text'
import { askedIn, startForm, startSeries } from '#test/pages/series'
import { sharedSite } from '#test/shared-site'
import { camille, elodie, openTestSite } from '#test/site'

const site = sharedSite(openTestSite)
let browser: Browser
beforeAll(async () => {
  browser = await site.member(camille)
})
beforeEach(async () => {
  for (const table of ['series', 'mastery']) await site.db.run(`DELETE FROM ${table}`)
})

const wrong = (right: Letter): Letter => (right === 'A' ? 'B' : 'A')

describe('/reviser', () => {
  test('offers what was never seen to a new member, and counts what there is', async () => {
    const { html, words } = await read(browser, '/reviser')
    expect(chosen(html)).toEqual(['source new', 'difficulty ', 'count 10'])
    expect(words).toMatch(/À revoir aujourd'hui.*\(0 question\).*Jamais vues.*\((\d+) questions\)/)
    expect(words).toContain('Thèmes : tous')
    expect(html).not.toContain('Reprendre')
  })

  test('is filled in by its address, as lessons and results link to it', async () => {
    const { html, words } = await read(browser, '/reviser?theme=transport&theme=stockage&count=20')
    expect(chosen(html)).toEqual(['source ', 'theme stockage', 'theme transport', 'difficulty ', 'count 20'])
    expect(words).toContain('Thèmes : stockage et transport')
    const ofThemes = await site.db.read(
      "SELECT id FROM question_versions WHERE is_current AND theme IN ('stockage', 'transport')",
    )
    expect(words).toContain(`Jamais vues Dans les thèmes choisis (${ofThemes.length} questions)`)
    expect(linkTo((await read(browser, '/lecons/stockage')).html, "S'entraîner sur ce thème")).toBe(
      '/reviser?theme=stockage',
    )
  })

  test('takes another source where there is nothing of the one in its address', async () => {
    for (const source of ['due', 'mistakes'])
      expect(chosen((await read(browser, `/reviser?source=${source}`)).html)).toContain('source new')
    const { id, give } = await startSeries(browser)
    await give(1, wrong((await askedIn(site, id))[0]!.right))
    expect(chosen((await read(browser, '/reviser?source=mistakes&count=7')).html)).toEqual([
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
    const answer = await startForm(browser, { source: 'mistakes', theme: 'transport', difficulty: '3' })
    const html = await answer.text()
    expect(answer.status).toBe(400)
    expect(wordsOf(html)).toContain('Rien à revoir pour le moment')
    expect(chosen(html)).toEqual(['source mistakes', 'theme transport', 'difficulty 3', 'count 5'])
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
    const { html, words } = await read(browser, '/reviser')
    expect(words).toContain('Un peu de tout : 1 sur 5 questions.')
    expect(linkTo(html, 'Reprendre')).toBe(`/reviser/${id}`)
    expect((await browser.get(`/reviser/${id}`)).headers.get('Location')).toBe(`/reviser/${id}?q=2`)
  })

  test('says when questions come back to a member who has seen all and has nothing due', async () => {
    await knowEverything('2099-01-15')
    const { html, words } = await read(browser, '/reviser')
    expect(words).toContain('Rien à revoir pour le moment')
    expect(words).toContain('Les prochaines questions reviennent le 15 janvier 2099.')
    expect(html).not.toContain('Commencer')
  })
})

describe('a question of a series', () => {
  test('shows its options in the order that was drawn, with the letters of their places', async () => {
    const { id, question } = await startSeries(browser)
    const [first] = await askedIn(site, id)
    const { html, words } = await read(browser, question(1))
    const values = [...html.matchAll(/name="userAnswer"[^>]*value="(\w)"/g)].map(([, value]) => value)
    expect(values.join('')).toBe(first!.order)
    expect(
      [...html.matchAll(/value="\w"[^>]*\/><span[^>]*>(\w)<\/span>/g)].map(([, place]) => place),
    ).toEqual([...['A', 'B', 'C']])
    expect(words).toContain('Question 1 sur 5')
    expect(words).not.toContain('Source :')
  })

  test('asks for an answer before it goes on', async () => {
    const { question } = await startSeries(browser)
    const answer = await browser.post(question(1))
    expect(answer.status).toBe(400)
    expect(wordsOf(await answer.text())).toContain('Choisissez une réponse avant de continuer.')
  })

  test('says whether the answer was right, why, and when the question comes back', async () => {
    const { id, question, give } = await startSeries(browser)
    const [first, second] = await askedIn(site, id)
    expect((await give(1, first!.right)).headers.get('Location')).toBe(question(1))
    const right = await read(browser, question(1))
    expect(right.words).toMatch(/Bonne réponse Jamais vue, Boîte 2\. Revient le \d+/)
    expect(right.words).toContain('Source :')
    expect(linkTo(right.html, 'Question suivante')).toBe(question(2))

    await give(2, wrong(second!.right))
    expect((await read(browser, question(2))).words).toMatch(
      /Mauvaise réponse Jamais vue, Boîte 1\. Revient dès votre prochaine série\./,
    )
  })

  test('keeps the first of two answers, and says so where they differ', async () => {
    const { id, question, give } = await startSeries(browser)
    const { right } = (await askedIn(site, id))[0]!
    await give(1, right)
    const again = await (await browser.follow(await give(1, wrong(right)))).text()
    expect(wordsOf(again)).toMatch(/Votre première réponse compte\..*Bonne réponse/)
    await browser.follow(await give(1, right))
    expect((await read(browser, question(1))).words).not.toContain('première réponse')
  })

  test('that has changed meanwhile is asked again; one that was retired is passed over', async () => {
    const admin = await site.admin(elodie)
    const { id, question } = await startSeries(browser)
    const [first, second] = await askedIn(site, id)
    const options = { optionA: 'Un', optionB: 'Deux', optionC: 'Trois', correctAnswer: 'C' }
    await admin.call('PUT', `/api/questions/${first!.id}`, { question: first!.question, ...options })
    await admin.call('DELETE', `/api/questions/${second!.id}`)

    const changed = await browser.post(question(1), { userAnswer: 'C', edition: '1' })
    expect(changed.status).toBe(409)
    expect(wordsOf(await changed.text())).toMatch(/Question modifiée.*Deux/)
    await browser.post(question(1), { userAnswer: 'C', edition: '2' })
    const next = await read(browser, question(1))
    expect(linkTo(next.html, 'Question suivante')).toBe(question(3))
    const retired = await browser.post(question(2), { userAnswer: 'C', edition: '1' })
    expect(retired.headers.get('Location')).toBe(`/reviser/${id}`)
    expect(wordsOf(await (await browser.follow(retired)).text())).toContain('Question retirée')
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
    const asked = await askedIn(site, id)
    for (const [index, { right }] of asked.entries())
      await give(index + 1, index === 0 ? wrong(right) : right)

    expect(linkTo((await read(browser, question(5))).html, 'Terminer la série')).toBe(`/reviser/${id}`)
    const { html, words } = await read(browser, `/reviser/${id}`)
    expect(words).toContain('Série terminée 4 bonnes réponses sur 5.')
    expect(words).toMatch(/Boîte 1 À revoir dès votre prochaine série 1 Boîte 2 À revoir le \d+.* 4 /)
    expect(linkTo(html, plain(asked[0]!.question))).toBe(question(1))
    expect((await read(browser, '/reviser')).html).not.toContain('Reprendre')
  })

  test('comes with another one, and what is sent to it then leads there', async () => {
    const { id, give } = await startSeries(browser)
    await give(1, 'A')
    await startSeries(browser)
    const late = await give(2, 'A')
    expect(late.headers.get('Location')).toBe(`/reviser/${id}`)
    const words = wordsOf(await (await browser.follow(late)).text())
    expect(words).toContain("Cette série n'est plus en cours")
    expect(words).toContain("4 questions n'ont pas été posées")
  })
})

/** What is chosen in the form, as 'name value'. */
function chosen(html: string): string[] {
  const ticked = [...html.matchAll(/<input type="(?:radio|checkbox)"[^>]*?checked=""[^>]*>/g)]
  return ticked.map(([input]) => `${/name="(\w+)"/.exec(input)![1]} ${/value="([^"]*)"/.exec(input)![1]}`)
}

async function knowEverything(dueOn: string) {
  await site.db.run(
    `INSERT INTO mastery (user_id, question_id, edition, box, due_on, was_first_right, was_last_right)
     SELECT users.id, question_id, edition, 4, $1, true, true FROM question_versions, users
     WHERE is_current AND username = $2`,
    [dueOn, camille.username],
  )
}
