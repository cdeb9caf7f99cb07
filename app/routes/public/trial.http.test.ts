import { createCookie } from '@remix-run/node'
import { describe, expect, test } from 'vitest'
import type { Letter } from '#modules/exams'
import type { Browser } from '#test/harness/browser'
import { openPage, readPage } from '#test/harness/page'
import { camille, newcomer } from '#test/people'
import { setUpSite } from '#test/harness/file-sites'
import { findLastAnswers, lettersFor } from '#test/things/exam'
import { trialItems } from '#test/things/series'

const SECRET = 'un-secret-que-seuls-les-tests-connaissent'
const HOUR = 3_600_000

const site = await setUpSite({ SESSION_SECRET: SECRET })

/** A visitor who has just begun. */
async function begin(): Promise<Browser> {
  const visitor = site.browser()
  const answer = await visitor.post('/essai')
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/essai?q=1'])
  return visitor
}

/** Answers the questions up to this one: as many rightly as said, then wrongly. */
async function answer(visitor: Browser, last: number, right = last) {
  const current = await site.db.read<{ id: number; letter: Letter }>(
    'SELECT question_id AS id, correct_answer AS letter FROM question_versions WHERE is_current',
  )
  const keys = new Map(current.map(({ id, letter }) => [id, letter]))
  const letters = lettersFor(
    trialItems(visitor).map(({ questionId }) => keys.get(questionId)!),
    right,
  )
  for (const [index, userAnswer] of letters.slice(0, last).entries())
    await visitor.post(`/essai?q=${index + 1}`, { userAnswer })
}

/** A visitor whose cookie says this, signed by the site's own secret or by another. */
async function visitorWith(value: unknown, secret = SECRET): Promise<Browser> {
  const visitor = site.browser()
  const setCookie = await createCookie('trial', { secrets: [secret] }).serialize(value)
  visitor.cookies.set('trial', /^trial=([^;]*)/.exec(setCookie)![1]!)
  return visitor
}

describe('a trial', () => {
  test('asks one question a page, answers it after, and tells the result', async () => {
    const visitor = await begin()
    const open = await readPage(visitor, '/essai?q=1')
    expect(open.words).toContain('Question 1 sur 5')
    expect(open.words).not.toMatch(/Correct|À retenir|Source/)
    const { optionOrder } = trialItems(visitor)[0]!
    expect(open.attributes('[name="userAnswer"]', 'value').join('')).toBe(optionOrder)
    expect(open.texts('[name="userAnswer"] + span')).toEqual(['A', 'B', 'C'])

    await answer(visitor, 5, 3)

    expect((await readPage(visitor, '/essai?q=3')).words).toContain('Bonne réponse')
    const last = await readPage(visitor, '/essai?q=5')
    expect(last.words).toMatch(/Correct.*Mauvaise réponse.*La bonne réponse : [ABC], «.*À retenir.*Source/)
    // Only members report questions.
    expect(last.words).not.toContain('Signaler')
    expect(last.link('Voir mon résultat')).toBe('/essai')
    const end = await readPage(visitor, '/essai')
    expect(end.words).toContain('Vous savez déjà 3 réponses sur 5')
    expect(end.words).toContain('Un compte garde vos 5 réponses et reprend les 2 autres.')
    expect(end.section('themes')!.findAll('a[href^="/lecons/"]')).toHaveLength(2)
    expect(end.link('Créer mon compte')).toBe('/auth?mode=register')
    for (const { robots, headers } of [open, last, end]) {
      expect(robots).toBe('noindex')
      expect(headers.get('Cache-Control')).toBe('private, no-store')
    }
  })

  test('goes on where it was left, and no further', async () => {
    const visitor = await begin()
    await answer(visitor, 2)

    for (const path of ['/essai', '/essai?q=4', '/essai?q=9', '/essai?q=x']) {
      expect((await visitor.get(path)).headers.get('Location'), path).toBe('/essai?q=3')
    }
    expect((await visitor.post('/essai?q=4', { userAnswer: 'A' })).headers.get('Location')).toBe('/essai?q=3')
  })

  test('that is begun again from another page goes on where it was left', async () => {
    const visitor = await begin()
    await answer(visitor, 2)
    const items = trialItems(visitor)

    expect((await visitor.post('/essai')).headers.get('Location')).toBe('/essai?q=3')
    await answer(visitor, 5)
    expect((await visitor.post('/essai')).headers.get('Location')).toBe('/essai')
    expect(trialItems(visitor).map(({ questionId }) => questionId)).toEqual(
      items.map(({ questionId }) => questionId),
    )
  })

  test('gives way to a new one by the button at its end', async () => {
    const visitor = await begin()
    await answer(visitor, 5)
    const main = (await readPage(visitor, '/essai')).find('main')!
    expect(main.texts('form button')).toEqual(['Recommencer'])

    const begun = await visitor.post(main.find('form')!.attribute('action')!)

    expect(begun.headers.get('Location')).toBe('/essai?q=1')
    expect(trialItems(visitor).map(({ userAnswer }) => userAnswer)).toEqual([null, null, null, null, null])
  })

  test.each([
    [0, '0 bonne réponse sur 5', 'Un compte garde vos 5 réponses et reprend ces questions avec vous.'],
    [4, 'Vous savez déjà 4 réponses sur 5', "Un compte garde vos 5 réponses et reprend l'autre."],
    [5, '5 bonnes réponses sur 5', 'Sans faute. Un compte garde vos 5 réponses et vous ouvre'],
  ])('with %i right answers ends on %j and what an account keeps', async (right, title, account) => {
    const visitor = await begin()
    await answer(visitor, 5, right)

    const end = await readPage(visitor, '/essai')
    expect(end.texts('h1')).toEqual([title])
    expect(end.words).toContain(account)
  })

  test('wants an answer, and takes the first', async () => {
    const visitor = await begin()
    for (const form of [{}, { userAnswer: 'D' }]) {
      const refused = await visitor.post('/essai?q=1', form as Record<string, string>)
      expect(refused.status).toBe(400)
      expect((await openPage(refused)).words).toContain('Choisissez une réponse avant de continuer.')
    }
    await visitor.post('/essai?q=1', { userAnswer: 'A' })
    await visitor.post('/essai?q=1', { userAnswer: 'B' })

    expect(trialItems(visitor)[0]!.userAnswer).toBe('A')
  })

  test('passes over a question that was retired or has another key by now', async () => {
    const visitor = await begin()
    await answer(visitor, 1)
    const [first, second] = trialItems(visitor).map(({ questionId }) => questionId)
    const change = (set: string, id?: number) =>
      site.db.write(`UPDATE question_versions SET ${set} WHERE question_id = $1 AND is_current = true`, [id!])
    await change('edition = edition + 1', first)
    await change('is_current = false', second)

    expect((await readPage(visitor, '/essai?q=1')).words).toContain('ne compte pas')
    expect((await visitor.get('/essai')).headers.get('Location')).toBe('/essai?q=3')
    await visitor.post('/essai?q=2', { userAnswer: 'A' })
    for (const q of [3, 4, 5]) await visitor.post(`/essai?q=${q}`, { userAnswer: 'A' })
    const { words } = await readPage(visitor, '/essai')
    expect(words).toMatch(/réponses? sur 3/)
    expect(words).toContain('2 questions ont changé entre-temps')
  })

  test('sends members to their revision', async () => {
    const member = await site.member(newcomer(camille))

    expect((await member.get('/essai?q=1')).headers.get('Location')).toBe('/reviser')
    expect((await member.post('/essai')).headers.get('Location')).toBe('/reviser')
    expect(member.cookies.has('trial')).toBe(false)
  })
})

describe('the cookie of a trial', () => {
  test('is for this site alone, hidden from scripts, and ends after two hours', async () => {
    const visitor = site.browser()
    const before = Math.floor(Date.now() / 1000) * 1000
    const begun = (await visitor.post('/essai')).headers.getSetCookie()[0]!
    const after = Date.now()
    const answered = (await visitor.post('/essai?q=1', { userAnswer: 'A' })).headers.getSetCookie()[0]!

    expect(begun).toMatch(/^trial=.*; Path=\/; .*HttpOnly; SameSite=Lax/)
    const [ends, endsStill] = [begun, answered].map((one) => /Expires=([^;]+)/.exec(one)![1])
    expect(endsStill).toBe(ends)
    expect(Date.parse(ends!)).toBeGreaterThanOrEqual(before + 2 * HOUR)
    expect(Date.parse(ends!)).toBeLessThanOrEqual(after + 2 * HOUR)
    expect(begun.length).toBeLessThan(1500)
  })

  const item = (questionId: number, more = {}) => {
    return { questionId, edition: 1, optionOrder: 'ABC', userAnswer: 'A', ...more }
  }
  const later = Date.now() + HOUR
  const items = [1, 2, 3].map((id) => item(id))

  test.each<[string, unknown, string?]>([
    ['signed by somebody else', { until: later, items }, 'un-autre-secret'],
    ['too old, however long it was kept', { until: Date.now() - 1, items }],
    ['without an end', { items }],
    ['with more than five questions', { until: later, items: [1, 2, 3, 4, 5, 6].map((id) => item(id)) }],
    ['with a question twice', { until: later, items: [item(1), item(1)] }],
    ['without a question', { until: later, items: [] }],
    ['of questions that do not exist', { until: later, items: [item(999_999)] }],
    ['with an answer that there is not', { until: later, items: [item(1, { userAnswer: 'D' })] }],
    ['that is a message of the site', { kind: 'info', title: 'Bonjour' }],
    ['that is a session', 'un-jeton'],
  ])('%s counts as none', async (_what, value, secret) => {
    const visitor = await visitorWith(value, secret)

    expect((await readPage(visitor, '/essai')).words).toContain('Commencer')
    const location = (await visitor.get('/essai?q=1')).headers.get('Location')
    expect(location).toBe('/essai')
    expect((await readPage(visitor, location!)).words).toContain("Cet essai n'est plus en cours")
    const person = newcomer(camille)
    await visitor.post('/auth?mode=register', person)
    expect((await findLastAnswers(site, person)).size).toBe(0)
  })
})

test("a trial's first page comes from memory, except for who has a trial", async () => {
  const [first, second] = [await site.browser().get('/essai'), await site.browser().get('/essai')]
  for (const { headers } of [first, second]) {
    expect([headers.get('Cache-Control'), headers.get('ETag')]).toEqual(['no-cache', expect.any(String)])
  }
  const visitor = await begin()

  expect((await visitor.get('/essai')).status).toBe(303)
  const kept = await visitor.get('/mentions-legales')
  expect(kept.headers.get('Vary')).toBe('Cookie, Accept-Encoding')
  expect((await readPage(site.browser(), '/essai')).words).toContain('Commencer')
})

describe('registering after a trial', () => {
  test('takes its answers along once the form is right, and forgets the trial', async () => {
    const visitor = await begin()
    await answer(visitor, 5, 3)
    const items = trialItems(visitor)
    expect((await readPage(visitor, '/auth?mode=register')).words).toContain('Vos 5 réponses vous suivent')
    const person = newcomer(camille)
    const refused = await visitor.post('/auth?mode=register', { ...person, email: 'personne' })
    expect([refused.status, trialItems(visitor)]).toEqual([400, items])
    const registered = await visitor.post('/auth?mode=register', person)

    expect(registered.headers.get('Location')).toBe('/dashboard')
    expect(visitor.cookies.has('trial')).toBe(false)
    const { words } = await readPage(visitor, '/dashboard')
    expect(words).toMatch(/Vos 5 réponses vous suivent .* Confirmez votre adresse par le lien envoyé à \S+@/)
    const right = await findLastAnswers(site, person)
    expect(items.map(({ questionId }) => right.get(questionId))).toEqual([true, true, true, false, false])
  })

  test('makes the account even if the answers are lost, says so and logs it', async () => {
    const visitor = await begin()
    await answer(visitor, 1)
    await site.db.write('ALTER TABLE untallied_answers RENAME TO elsewhere')
    const registered = await visitor.post('/auth?mode=register', newcomer(camille))
    await site.db.write('ALTER TABLE elsewhere RENAME TO untallied_answers')

    expect([registered.status, registered.headers.get('Location')]).toEqual([303, '/dashboard'])
    const { words } = await readPage(visitor, '/dashboard')
    expect(words).toContain("Les réponses de votre essai n'ont pas pu être reprises")
    expect(site.output()).toContain('could not take the answers of a trial into a new account')
  })
})
