import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Browser } from '#test/browser'
import { plain, textOf } from '#test/html-text'
import { camille, elodie, karim, openTestSite } from '#test/site'
import { sharedSite } from '#test/shared-site'

const site = sharedSite(openTestSite)
let browser: Browser
let bank: number

beforeAll(async () => {
  browser = await site.member(camille)
  bank = Number((await browser.get('/api/questions?limit=1')).headers.get('X-Total-Count'))
})

test('shows one question, its place and the ways to the others', async () => {
  const html = await pageAt('/theory?q=7')
  const { length: ofTheme } = await numbersOf(await themeOf(7))

  expect(html).toContain(`<progress`)
  expect(html).toMatch(new RegExp(`Question 7 <span[^>]*>sur ${bank}</span>`))
  expect(html).toMatch(/href="\/theory\?q=6"[^>]*>(?!6)[^]*?Question précédente/)
  expect(html).toMatch(/href="\/theory\?q=8"[^>]*>(?!8)[^]*?Question suivante/)
  expect(html.match(/aria-label="Question \d+, jamais vue"/g)).toHaveLength(ofTheme)
  expect(html.match(/aria-label="Question 7, jamais vue" aria-current="page"/g)).toHaveLength(1)
  expect(html).toContain('<title>Théorie | Prépa LTS</title>')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
})

test.each(['abc', '0', ''])('of q=%j leads to the first question', async (q) => {
  expect(await locationOf(`/theory?q=${q}`)).toBe('/theory?q=1')
})

test.each(['999', '99999999999999999999'])('of q=%s leads to the last question', async (q) => {
  expect(await locationOf(`/theory?q=${q}&reponse=1`)).toBe(`/theory?q=${bank}`)
})

test.each([
  ['before the first', '1', 'Question précédente'],
  ['after the last', 'last', 'Question suivante'],
])('there is no question %s', async (_where, q, words) => {
  const html = await pageAt(`/theory?q=${q === 'last' ? bank : q}`)

  expect(html).toMatch(new RegExp(`<a (?![^>]*href)[^>]*aria-disabled="true"[^>]*>(?:(?!</a>).)*${words}`))
})

describe("'Afficher la réponse' without a script", () => {
  test('asks for the same question with its answer, and back', async () => {
    const [hidden, shown] = [await pageAt('/theory?q=7'), await pageAt('/theory?q=7&reponse=1')]

    expect(hidden).toMatch(/<button[^>]*name="reponse"[^>]*>Afficher la réponse</)
    expect(hidden).not.toContain('data-revealed')
    expect(hidden.match(/data-answer="" hidden=""/g)).toHaveLength(2)
    expect(shown).toMatch(/<button(?![^>]*name=)[^>]*>Masquer la réponse</)
    expect(shown).toContain('data-revealed')
    expect(shown).not.toContain('data-answer="" hidden=""')
  })

  test('shows the right option in words, why, and the source', async () => {
    const [first] = (await (await browser.get(`/api/questions?offset=${bank - 1}`)).json()) as {
      correctAnswer: 'A' | 'B' | 'C'
      [field: string]: string
    }[]

    const html = textOf(await pageAt('/theory?q=1&reponse=1'))

    const option = first![`option${first!.correctAnswer}`]
    expect(html).toContain(`${first!.correctAnswer}. ${option}.`)
    expect(html).toContain(plain(first!.explanation!))
    expect(html).toContain(plain(`Source : ${first!.source}`))
  })
})

describe('a choice of questions', () => {
  test('is gone through in its order, each with its number of the whole bank', async () => {
    const numbers = await numbersOf('stockage')
    const [first, second, third] = numbers

    const html = await pageAt(`/theory?theme=stockage&state=new&q=${second}`)

    expect(html).toMatch(new RegExp(`Question 2 <span[^>]*>sur ${numbers.length}</span>`))
    expect(textOf(html)).toContain(`Numéro ${second} sur ${bank}, jamais vue`)
    for (const [number, words] of [
      [first, 'précédente'],
      [third, 'suivante'],
    ] as const)
      expect(html).toMatch(
        new RegExp(
          `href="/theory\\?theme=stockage&amp;state=new&amp;q=${number}"[^>]*>(?!\\d)[^]*?Question ${words}`,
        ),
      )
    for (const label of ['Thème : stockage', 'Jamais vues']) expect(textOf(html)).toContain(label)
  })

  test('leads to the next question that matches, and keeps the choice', async () => {
    const [first] = await numbersOf('stockage')

    expect(await locationOf('/theory?theme=stockage&q=1')).toBe(`/theory?theme=stockage&q=${first}`)
    expect(await locationOf('/theory?theme=stockage&q=non')).toBe('/theory?theme=stockage&q=1')
  })

  test('stays as it is while the answer is shown without a script', async () => {
    const form = /<form[^>]*data-reveal[^]*?<\/form>/.exec(
      await pageAt('/theory?theme=stockage&state=new'),
    )![0]

    expect(form).toContain('<input type="hidden" name="theme" value="stockage"/>')
    expect(form).toContain('<input type="hidden" name="state" value="new"/>')
  })

  test('that no question matches says so, and leads back to all', async () => {
    const html = await pageAt('/theory?theme=stockage&search=zzz&q=3')

    expect(html).toContain('Aucune question ne correspond à votre choix')
    expect(html).toMatch(/href="\/theory"[^>]*>Voir toutes les questions</)
    expect(html).toMatch(/<option value="stockage" selected="">Stockage</)
    expect(html).toContain('value="zzz"')
  })

  test('is told from what it is not: an unknown state is ignored, an unknown theme has no question', async () => {
    expect(await pageAt('/theory?state=wrong')).toMatch(new RegExp(`sur ${bank}</span>`))
    expect(await pageAt('/theory?theme=%3Cb%3E')).toContain('Aucune question ne correspond')
  })
})

describe('the theory opens', () => {
  beforeEach(() => browser.cookies.delete('theory'))

  test('where it was left, also in a choice, unless the address says where', async () => {
    const [, , third] = await numbersOf('stockage')
    const shownAt = async (path: string) =>
      /aria-label="Question (\d+),[^"]*" aria-current/.exec(await pageAt(path))?.[1]

    expect(await shownAt('/theory')).toBe('1')
    await pageAt(`/theory?q=${third}`)

    expect(await shownAt('/theory')).toBe(String(third))
    expect(await shownAt('/theory?theme=stockage')).toBe(String(third))
    expect(await shownAt('/theory?theme=licence')).toBe(String((await numbersOf('licence'))[0]))
    expect(await shownAt('/theory?q=2')).toBe('2')
  })

  test('at its beginning for another member in the same browser', async () => {
    await pageAt('/theory?q=5')
    const other = await site.member(elodie)
    other.cookies.set('theory', browser.cookies.get('theory')!)

    expect(await readAt(other, '/theory')).toMatch(/Question 1 <span/)
  })

  test('at its beginning with a cookie that was tampered with', async () => {
    await pageAt('/theory?q=5')
    const kept = browser.cookies.get('theory')!
    for (const value of ['x', `${kept}x`]) {
      browser.cookies.set('theory', value)
      expect(await pageAt('/theory')).toMatch(/Question 1 <span/)
    }
  })
})

test('a question that was answered shows its box, and whether it has changed since', async () => {
  const reader = await site.member(karim)
  await site.db.run(
    `INSERT INTO mastery (user_id, question_id, edition, box, due_on, was_first_right, was_last_right)
     SELECT users.id, question_id, CASE WHEN number = 1 THEN 0 ELSE 1 END, 4, '2099-01-01', $1, $1
     FROM users, (SELECT question_id, ROW_NUMBER() OVER (ORDER BY question_id) AS number
       FROM question_versions WHERE is_current = $1) AS numbered
     WHERE username = $2 AND number <= 2`,
    [true, karim.username],
  )

  const [changed, mastered] = [await readAt(reader, '/theory?q=1'), await readAt(reader, '/theory?q=2')]

  expect(mastered).toContain('aria-label="Question 1, boîte 1, modifiée"')
  expect(mastered).toContain('aria-label="Question 2, boîte 4, maîtrisée"')
  expect(textOf(mastered)).toContain('Boîte 4, maîtrisée')
  expect(mastered).not.toContain('Question modifiée')
  expect(changed).toContain('Question modifiée')
})

test('of an empty bank says so', async () => {
  await site.db.run('UPDATE question_versions SET is_current = $1', [false])

  const answer = await browser.get('/theory?q=3')

  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('Aucune question disponible')
})

const pageAt = (path: string) => readAt(browser, path)

async function readAt(reader: Browser, path: string): Promise<string> {
  const answer = await reader.get(path)
  expect(answer.status).toBe(200)
  return answer.text()
}

/** The themes of the bank, oldest question first. */
async function themes(): Promise<string[]> {
  const sql = 'SELECT theme FROM question_versions WHERE is_current = $1 ORDER BY question_id'
  return (await site.db.read<{ theme: string }>(sql, [true])).map(({ theme }) => theme)
}

const themeOf = async (number: number) => (await themes())[number - 1]!

/** The numbers of its questions. */
const numbersOf = async (theme: string) =>
  (await themes()).flatMap((one, index) => (one === theme ? [index + 1] : []))

async function locationOf(path: string): Promise<string | null> {
  const answer = await browser.get(path)
  expect(answer.status).toBe(303)
  return answer.headers.get('Location')
}
