import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insert, NOON } from '#test/db/rows'
import type { Browser } from '#test/browser'
import { camille, openTestSite, type TestSite } from '#test/site'

let site: TestSite
let browser: Browser
let bank: number

beforeAll(async () => {
  site = await openTestSite()
  browser = await site.member(camille)
  bank = Number((await browser.get('/api/questions?limit=1')).headers.get('X-Total-Count'))
})
afterAll(() => site.close())

test('leads a visitor to sign in, and back to the question', async () => {
  const answer = await site.browser().get('/theory?q=7')

  expect(answer.status).toBe(303)
  expect(answer.headers.get('Location')).toBe('/auth?redirectTo=%2Ftheory%3Fq%3D7')
})

test('begins with the first question', async () => {
  expect(await pageAt('/theory')).toContain(`Question 1 <span`)
})

test('shows one question, its place and the ways to the others', async () => {
  const html = await pageAt('/theory?q=7')

  expect(html).toContain(`<progress`)
  expect(html).toMatch(new RegExp(`Question 7 <span[^>]*>sur ${bank}</span>`))
  expect(html).toMatch(/href="\/theory\?q=6"[^>]*>(?!6)[^]*?Question précédente/)
  expect(html).toMatch(/href="\/theory\?q=8"[^>]*>(?!8)[^]*?Question suivante/)
  expect(html.match(/aria-label="Question \d+"/g)).toHaveLength(bank)
  expect(
    html.match(/aria-current="page" *(?=>7<)|aria-label="Question 7" aria-current="page"/g),
  ).toHaveLength(1)
  expect(html).toContain('<title>Théorie | Prépa LTS</title>')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
})

test.each([
  ['abc', 1],
  ['1e9', 1],
  ['-1', 1],
  ['0x1', 1],
  ['0', 1],
  ['', 1],
  ['1.5', 1],
])('of q=%j leads to the first question', async (q, valid) => {
  expect(await locationOf(`/theory?q=${q}`)).toBe(`/theory?q=${valid}`)
})

test.each(['999', '2147483647', '99999999999999999999'])('of q=%s leads to the last question', async (q) => {
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

  test('tells the right option in words, why, and the source', async () => {
    const [first] = (await (await browser.get(`/api/questions?offset=${bank - 1}`)).json()) as {
      correctAnswer: 'A' | 'B' | 'C'
      [field: string]: string
    }[]

    const html = plain(await pageAt('/theory?q=1&reponse=1'))

    const option = first![`option${first!.correctAnswer}`]
    expect(html).toContain(`${first!.correctAnswer}. ${option}.`)
    expect(html).toContain(plain(first!.explanation!))
    expect(html).toContain(plain(`Source : ${first!.source}`))
  })

  test('is forgotten on the way to another question', async () => {
    expect(await pageAt('/theory?q=7&reponse=1')).not.toMatch(/href="[^"]*reponse/)
  })
})

test('weighs at most 5 kB compressed with 160 questions', async () => {
  await enlargeBank(160)

  const html = await pageAt('/theory?q=100&reponse=1')

  expect(html.match(/aria-label="Question \d+"/g)).toHaveLength(160)
  // The level of `compress-pages.ts`.
  expect(gzipSync(html, { level: 1 }).length).toBeLessThanOrEqual(5000)
})

test('of an empty bank says so', async () => {
  await site.db.run('UPDATE question_versions SET is_current = $1', [false])

  const answer = await browser.get('/theory?q=3')

  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('Aucune question disponible')
})

async function pageAt(path: string): Promise<string> {
  const answer = await browser.get(path)
  expect(answer.status).toBe(200)
  return answer.text()
}

async function locationOf(path: string): Promise<string | null> {
  const answer = await browser.get(path)
  expect(answer.status).toBe(303)
  return answer.headers.get('Location')
}

function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replace(/[\u00a0\u202f]/g, ' ')
}

/** Questions as long as the longest of the bank. */
async function enlargeBank(size: number) {
  await site.db.transaction(async (tx) => {
    for (let n = bank + 1; n <= size; n += 1) {
      const id = 1000 + n
      await insert(site.db, 'questions', { id, created_at: NOON }, tx)
      const version = {
        question_id: id,
        number: 1,
        question: `Question ${n} : ${'que dit la loi sur les armes ? '.repeat(5)}`,
        question_key: `question ${n}`,
        search_text: `question ${n}`,
        option_a: `Elle le permet ${n}`,
        option_b: `Elle l'interdit ${n}`,
        option_c: `Elle n'en dit rien ${n}`,
        correct_answer: 'C',
        theme: 'transport',
        explanation: `Parce que ${n}. `.repeat(30),
        source: 'Loi du 8 juin 2006, art. 3, § 3',
        is_current: true,
        created_at: NOON,
      }
      await insert(site.db, 'question_versions', version, tx)
    }
  })
}
