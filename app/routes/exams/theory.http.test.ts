import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Letter } from '#modules/exams'
import type { Browser } from '#test/harness/browser'
import { openPage, plain, readPage } from '#test/harness/page'
import { camille, elodie, karim } from '#test/people'
import { setUpSite } from '#test/harness/file-sites'
import { addMemory, findLastAnswers, otherThan, readLocation } from '#test/things/exam'

const site = await setUpSite()

const browser = await site.member(camille)
const bank = Number((await browser.get('/api/questions?limit=1')).headers.get('X-Total-Count'))

test('shows one question, its place and the ways to the others', async () => {
  const ofTheme = await numbersOf('stockage')
  const q = ofTheme[2]!
  const page = await pageAt(`/theory?q=${q}`)

  expect(page.find('progress')).toBeDefined()
  expect(page.words).toContain(`Question ${q} sur ${bank}`)
  expect(page.link('Question précédente')).toBe(`/theory?q=${q - 1}`)
  expect(page.link('Question suivante')).toBe(`/theory?q=${q + 1}`)
  expect(page.findAll('[aria-label^="Question "][aria-label$=", jamais vue"]')).toHaveLength(ofTheme.length)
  expect(page.attributes('main [aria-current="page"]', 'aria-label')).toEqual([`Question ${q}, jamais vue`])
  expect(page.find('title')?.words).toBe(`Question ${q}, théorie | Prépa LTS`)
  expect(page.robots).toBe('noindex')
})

test('the questions of a theme to print are there in any case of the address', async () => {
  for (const slug of ['stockage', 'Stockage'])
    expect((await browser.get(`/imprimer/theme/${slug}`)).status).toBe(200)
})

test.each([
  ['abc', 1],
  ['0', 1],
  ['', 1],
  ['999&question=1&userAnswer=A', 'last'],
  ['99999999999999999999', 'last'],
])('of q=%s leads to a question that there is: %s', async (q, number) => {
  expect(await locationOf(`/theory?q=${q}`)).toBe(`/theory?q=${number === 'last' ? bank : number}`)
})

test('there is no question before the first or after the last', async () => {
  const [first, last] = [await pageAt('/theory?q=1'), await pageAt(`/theory?q=${bank}`)]

  expect(first.texts('a[aria-disabled="true"]:not([href])')).toContain('Question précédente')
  expect(last.texts('a[aria-disabled="true"]:not([href])')).toContain('Question suivante')
})

test("'Afficher la réponse' unfolds the right option in words, why, and the source", async () => {
  const [first] = (await (await browser.get(`/api/questions?offset=${bank - 1}`)).json()) as {
    correctAnswer: Letter
    [field: string]: string
  }[]

  const fold = (await pageAt('/theory?q=1')).find('main details')!

  expect(fold.attribute('open')).toBeUndefined()
  expect(fold.find('summary')?.words).toBe('Afficher la réponse Masquer la réponse')
  const text = plain(fold.textContent)
  const option = first![`option${first!.correctAnswer}`]
  expect(text).toContain(`La bonne réponse : ${first!.correctAnswer}, « ${option} »`)
  expect(text).toContain(plain(first!.explanation!))
  expect(text).toContain(plain(`Source : ${first!.source}`))
})

describe('a tap on an option of the theory', () => {
  test('says whether it was right, and is remembered', async () => {
    const { right } = await keyOf(3)
    const tapped = await tap(3, right)
    expect(tapped.status).toBe(303)

    const page = await openPage(browser.follow(tapped))

    expect(page.section('verdict')!.words).toMatch(/^Bonne réponse Reviendra le .* Oui : [ABC], «.*À retenir/)
    expect(page.texts('main [class] li').filter((words) => words.includes('Votre réponse'))).toHaveLength(1)
    expect(page.find('form [name="userAnswer"]')).toBeUndefined()
    expect(page.words).not.toContain('Afficher la réponse')
    expect(page.link('Question suivante')).toBe('/theory?q=4')
    expect((await findLastAnswers(site, camille)).size).toBe(1)
    expect((await pageAt('/theory?q=3')).find('form [name="userAnswer"]')).toBeDefined()
  })

  test('counts once a day, and says so where the second differs', async () => {
    const { id, right } = await keyOf(3)
    for (const letter of [otherThan(right), otherThan(right)]) {
      const page = await openPage(browser.follow(await tap(3, letter)))
      expect(page.words).toContain('Mauvaise réponse')
      expect(page.words).not.toContain('Vous aviez déjà répondu')
    }

    const page = await openPage(browser.follow(await tap(3, right)))

    expect(page.words).toContain("Vous aviez déjà répondu à cette question aujourd'hui")
    expect(page.words).toContain('Bonne réponse Reviendra dans votre prochaine série')
    expect((await findLastAnswers(site, camille)).get(id)).toBe(false)
  })

  test('keeps the place in a choice that the answer leaves', async () => {
    const [first, second] = await numbersOf('stockage')
    const choice = 'theme=stockage&state=new'
    const { right } = await keyOf(first!)

    const page = await openPage(browser.follow(await tap(first!, right, `&${choice}`)))

    expect(page.words).toContain('Question 1 sur')
    expect(page.words).toContain('Bonne réponse')
    expect(page.link('Question suivante')).toBe(`/theory?${choice}&q=${second}`)
  })

  test('to options that have changed is refused, and to a retired question', async () => {
    const { id, right } = await keyOf(3)
    const changed = await browser.post('/theory?q=3', {
      question: String(id),
      edition: '9',
      userAnswer: right,
    })
    expect(changed.status).toBe(409)
    expect((await openPage(changed)).words).toContain('Question modifiée Sa réponse ou ses options')

    const gone = await browser.post('/theory?q=3', { question: '999999', edition: '1', userAnswer: right })
    expect((await openPage(browser.follow(gone))).words).toContain('Question retirée')
    expect((await findLastAnswers(site, camille)).size).toBe(0)
  })

  test('of a session that has ended leads to the sign-in', async () => {
    const { id, right } = await keyOf(3)
    const sent = site.browser().post('/theory?q=3', { question: String(id), edition: '1', userAnswer: right })
    expect(await readLocation(sent)).toBe('/auth?redirectTo=%2Ftheory%3Fq%3D3')
  })

  afterEach(async () => {
    for (const table of ['series', 'memory_states']) await site.db.write(`DELETE FROM ${table}`)
  })

  /** As the form of question `q` sends it. */
  async function tap(q: number, userAnswer: Letter, choice = '') {
    const path = `/theory?q=${q}${choice}`
    const form = (await pageAt(path)).find('form[method="post"][data-letters]')!
    const { question, edition } = form.fields()
    return browser.post(form.attribute('action')!, { question: question!, edition: edition!, userAnswer })
  }

  /** The id and the right letter of question `q` of the bank. */
  async function keyOf(q: number) {
    const bank = await site.db.read<{ id: number; right: Letter }>(
      'SELECT question_id AS id, correct_answer AS "right" FROM question_versions WHERE is_current ORDER BY question_id',
    )
    return bank[q - 1]!
  }
})

describe('a choice of questions', () => {
  test('is gone through in its order, each with its number of the whole bank', async () => {
    const numbers = await numbersOf('stockage')
    const [first, second, third] = numbers

    const page = await pageAt(`/theory?theme=stockage&state=new&q=${second}`)

    expect(page.words).toContain(`Question 2 sur ${numbers.length}`)
    expect(page.words).toContain(`Numéro ${second} sur ${bank}, jamais vue`)
    expect(page.link('Question précédente')).toBe(`/theory?theme=stockage&state=new&q=${first}`)
    expect(page.link('Question suivante')).toBe(`/theory?theme=stockage&state=new&q=${third}`)
    for (const label of ['Thème : stockage', 'Jamais vues']) expect(page.words).toContain(label)
    expect(await locationOf('/theory?theme=stockage&q=1')).toBe(`/theory?theme=stockage&q=${first}`)
  })

  test('that no question matches says so, and leads back to all', async () => {
    const page = await pageAt('/theory?theme=stockage&search=zzz&q=3')

    expect(page.words).toContain('Aucune question ne correspond à votre choix')
    expect(page.link('Voir toutes les questions')).toBe('/theory')
    expect(page.field('theme')?.value).toBe('stockage')
    expect(page.field('search')?.value).toBe('zzz')
  })

  test('ignores an unknown state, and has no question of an unknown theme', async () => {
    expect((await pageAt('/theory?state=wrong')).words).toMatch(new RegExp(`Question \\d+ sur ${bank} `))
    expect((await pageAt('/theory?theme=%3Cb%3E')).words).toContain('Aucune question ne correspond')
  })
})

describe('the theory opens', () => {
  beforeEach(() => browser.cookies.delete('theory'))

  test('where it was left, also in a choice, unless the address says where', async () => {
    const [, , third] = await numbersOf('stockage')
    const shownAt = async (path: string) => {
      const page = await pageAt(path)
      return page.find('[aria-label^="Question "][aria-current="page"]')?.words
    }

    expect(await shownAt('/theory')).toBe('1')
    await pageAt(`/theory?q=${third}`)

    expect(await shownAt('/theory')).toBe(String(third))
    expect(await shownAt('/theory?theme=stockage')).toBe(String(third))
    expect(await shownAt('/theory?theme=licence')).toBe(String((await numbersOf('licence'))[0]))
    expect(await shownAt('/theory?q=2')).toBe('2')
  })

  test("at its beginning with another member's cookie, or a changed one", async () => {
    const other = await site.member(elodie)
    await readAt(other, '/theory?q=5')
    const theirs = other.cookies.get('theory')!
    for (const value of [theirs, 'x', `${theirs}x`]) {
      browser.cookies.set('theory', value)
      expect((await pageAt('/theory')).words).toContain('Question 1 sur')
    }
  })
})

test('an answered question shows what is known, and whether it changed since', async () => {
  const reader = await site.member(karim)
  await addMemory(site, karim, { isRight: true, edition: 0, where: 'question_id = 1' })
  await addMemory(site, karim, { isRight: true, where: 'question_id = 2' })

  const [changed, mastered] = [await readAt(reader, '/theory?q=1'), await readAt(reader, '/theory?q=2')]

  expect(mastered.find('[aria-label="Question 1, modifiée"]')).toBeDefined()
  expect(mastered.find('[aria-label="Question 2, maîtrisée"]')).toBeDefined()
  expect(mastered.words).toContain('Maîtrisée Lire la leçon')
  expect(mastered.words).not.toContain('Question modifiée')
  expect(changed.words).toContain('Question modifiée')
})

test('of an empty bank says so', async () => {
  await site.db.write('UPDATE question_versions SET is_current = $1', [false])

  expect((await pageAt('/theory?q=3')).words).toContain('Aucune question disponible')
})

const pageAt = (path: string) => readAt(browser, path)

async function readAt(reader: Browser, path: string) {
  const page = await readPage(reader, path)
  expect(page.status).toBe(200)
  return page
}

/** The numbers of the questions of a theme. */
async function numbersOf(theme: string): Promise<number[]> {
  const sql = 'SELECT theme FROM question_versions WHERE is_current ORDER BY question_id'
  const bank = await site.db.read<{ theme: string }>(sql)
  return bank.flatMap((one, index) => (one.theme === theme ? [index + 1] : []))
}

const locationOf = (path: string) => readLocation(browser.get(path))
