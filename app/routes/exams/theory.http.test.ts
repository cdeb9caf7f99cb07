import { beforeEach, describe, expect, test } from 'vitest'
import type { Browser } from '#test/harness/browser'
import { plain, readPage } from '#test/harness/page'
import { camille, elodie, karim } from '#test/people'
import { setUpSite } from '#test/harness/file-sites'
import { addMemory, readLocation } from '#test/things/exam'

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
  expect(page.find('title')?.words).toBe('Théorie | Prépa LTS')
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
  ['999&reponse=1', 'last'],
  ['99999999999999999999', 'last'],
])('of q=%s leads to a question that there is: %s', async (q, number) => {
  expect(await locationOf(`/theory?q=${q}`)).toBe(`/theory?q=${number === 'last' ? bank : number}`)
})

test('there is no question before the first or after the last', async () => {
  const [first, last] = [await pageAt('/theory?q=1'), await pageAt(`/theory?q=${bank}`)]

  expect(first.texts('a[aria-disabled="true"]:not([href])')).toContain('Question précédente')
  expect(last.texts('a[aria-disabled="true"]:not([href])')).toContain('Question suivante')
})

describe("'Afficher la réponse' without a script", () => {
  test('asks for the same question with its answer, and back', async () => {
    const [hidden, shown] = [await pageAt('/theory?q=7'), await pageAt('/theory?q=7&reponse=1')]

    expect(hidden.button('Afficher la réponse')?.attribute('name')).toBe('reponse')
    expect(hidden.find('[data-revealed]')).toBeUndefined()
    expect(hidden.findAll('[data-answer][hidden]')).toHaveLength(2)
    expect(shown.button('Masquer la réponse')?.attribute('name')).toBeUndefined()
    expect(shown.find('[data-revealed]')).toBeDefined()
    expect(shown.find('[data-answer][hidden]')).toBeUndefined()
  })

  test('shows the right option in words, why, and the source', async () => {
    const [first] = (await (await browser.get(`/api/questions?offset=${bank - 1}`)).json()) as {
      correctAnswer: 'A' | 'B' | 'C'
      [field: string]: string
    }[]

    const text = plain((await pageAt('/theory?q=1&reponse=1')).find('main')!.textContent)

    const option = first![`option${first!.correctAnswer}`]
    expect(text).toContain(`${first!.correctAnswer}. ${option}.`)
    expect(text).toContain(plain(first!.explanation!))
    expect(text).toContain(plain(`Source : ${first!.source}`))
  })
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

  test('stays as it is while the answer is shown without a script', async () => {
    const page = await pageAt('/theory?theme=stockage&state=new')

    expect(page.find('form[data-reveal]')?.fields()).toMatchObject({ theme: 'stockage', state: 'new' })
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
