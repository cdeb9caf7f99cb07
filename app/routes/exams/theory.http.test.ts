import { beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '#test/browser'
import { plain, textOf } from '#test/html-text'
import { camille, openTestSite } from '#test/site'
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

    const html = textOf(await pageAt('/theory?reponse=1'))

    const option = first![`option${first!.correctAnswer}`]
    expect(html).toContain(`${first!.correctAnswer}. ${option}.`)
    expect(html).toContain(plain(first!.explanation!))
    expect(html).toContain(plain(`Source : ${first!.source}`))
  })
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
