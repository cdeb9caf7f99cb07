import type { Page } from '@playwright/test'
import { optionAt } from '#test/e2e/exam'
import { tabTo } from '#test/e2e/focus'
import type { Member, Site } from '#test/e2e/worker-site'
import { startSeries } from '#test/things/series'
import { expect, test } from '#test/e2e/test'

const PHONES = [
  { width: 360, height: 740 },
  { width: 320, height: 570 },
]

const verdict = (page: Page) => page.getByRole('heading', { name: /^(Bonne|Mauvaise) réponse$/ })
const sheet = (page: Page) => page.getByRole('region', { name: /^(Bonne|Mauvaise) réponse$/ })
const why = (page: Page) => page.getByRole('button', { name: 'Pourquoi ?' })
/** The last answers lead to the end of the series. */
const onward = (page: Page) =>
  page.getByRole('link', { name: /^(Question suivante|Retour au bilan|Terminer la série)$/ })

test('an answer is told in view on a phone, at the same place, however long', async ({
  page,
  site,
  member,
}) => {
  const { question } = await startExtremes(site, member)
  const feet = new Set<number>()
  for (const size of PHONES) {
    await page.setViewportSize(size)
    for (const q of [1, 2, 3, 4, 5, 6]) {
      await page.goto(question(q))
      const parts = [verdict(page), sheet(page).getByText(/^(Oui|La bonne réponse)\s: [ABC], «/)]
      for (const part of [...parts, sheet(page).getByText(/^À retenir/), why(page), onward(page)])
        await expect(part, `question ${q} at ${size.width} px`).toBeInViewport({ ratio: 1 })
      const { y, height } = (await onward(page).boundingBox())!
      feet.add(Math.round(size.height - y - height))
    }
  }
  expect(feet.size).toBe(1)
})

test('the verdict on an answer takes the focus, and the way on follows', async ({ page, member }) => {
  await page.setViewportSize(PHONES[0]!)
  await page.goto((await startSeries(member.http)).question(1))
  await optionAt(page, 'B').check()
  await page.getByRole('button', { name: 'Répondre' }).click()
  await expect(verdict(page)).toBeFocused()

  await page.keyboard.press('Tab')
  await expect(why(page)).toBeFocused()
  await expect(sheet(page).getByText(/^Source\s: /)).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(sheet(page).getByText(/^Source\s: /)).toBeVisible()
  await expect(onward(page)).toBeInViewport({ ratio: 1 })
  await tabTo(page, onward(page))
})

test('an answer comes after its question, and before the way on', async ({ page, member }) => {
  const { question, give } = await startSeries(member.http)
  await give(1, 'A')
  for (const size of [...PHONES, { width: 1280, height: 900 }]) {
    await page.setViewportSize(size)
    await page.goto(question(1))
    await expect(page.getByRole('main')).toHaveText(
      /Question 1.*Votre réponse.*(Bonne|Mauvaise) réponse.*[ABC], «.*À retenir.*Pourquoi\s\?.*Question suivante/,
    )
  }
})

test('the reasons of an answer are open beside the question on a desk', async ({ page, member }) => {
  const { question, give } = await startSeries(member.http)
  await give(1, 'A')
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(question(1))

  await expect(why(page)).toBeHidden()
  await expect(sheet(page).getByText(/^Source\s: /)).toBeVisible()
  const [asked, told] = [await page.getByRole('article').boundingBox(), await sheet(page).boundingBox()]
  expect(told!.x).toBeGreaterThan(asked!.x + asked!.width)
})

test('an answer follows its question in a low window, and covers nothing', async ({ page, member }) => {
  const { question, give } = await startSeries(member.http)
  await give(1, 'A')
  await page.setViewportSize({ width: 740, height: 360 })
  await page.goto(question(1))

  const [asked, told] = [await page.getByRole('article').boundingBox(), await sheet(page).boundingBox()]
  expect(told!.y).toBeGreaterThan(asked!.y + asked!.height)
})

/** A series of the five questions with the longest answers, and the shortest question. Every other answer is wrong. */
async function startExtremes({ db }: Site, { http }: Member) {
  const series = await startSeries(http)
  const bank = await db.read<{ id: number; right: 'A' | 'B' | 'C'; length: number }>(
    `SELECT question_id AS id, correct_answer AS "right", length(question || remember) AS length
     FROM question_versions WHERE is_current ORDER BY length(remember) + length(
       CASE correct_answer WHEN 'A' THEN option_a WHEN 'B' THEN option_b ELSE option_c END) DESC`,
  )
  const shortest = bank.reduce((one, other) => (one.length < other.length ? one : other))
  const chosen = [...bank.slice(0, 5), shortest]
  await db.write('DELETE FROM series_questions WHERE series_id = $1', [series.id])
  for (const [index, { id }] of chosen.entries())
    await db.write(
      `INSERT INTO series_questions (series_id, position, question_id, option_order) VALUES ($1, $2, $3, 'ABC')`,
      [series.id, index + 1, id],
    )
  for (const [index, { right }] of chosen.entries())
    await series.give(index + 1, index % 2 ? right : right === 'A' ? 'B' : 'A')
  return series
}
