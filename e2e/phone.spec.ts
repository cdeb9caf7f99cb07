import type { Locator, Page } from '@playwright/test'
import type { Site } from '#test/e2e/worker-site'
import { axeFaults } from '#test/e2e/axe'
import { openNamed, pages } from '#test/e2e/pages'
import { lowTargets } from '#test/e2e/targets'
import { expect, test } from '#test/e2e/window'

const soft = expect.configure({ soft: true })

for (const name of Object.keys(pages)) {
  test(`${name}, on a phone: no fault of axe, targets of 44 px`, { tag: '@all' }, async ({ page, site }) => {
    await openNamed(name, page, site)

    soft(await axeFaults(page, 'light'), 'faults that axe finds').toEqual([])
    soft(await lowTargets(page), 'targets below 44 px').toEqual([])
  })
}

test('a title stands as far below the way back on every page', async ({ page, member: _ }) => {
  const gaps: Record<string, number> = {}
  for (const path of ['/dashboard', '/profile', '/profile/delete', '/mentions-legales', WITH_HERO]) {
    await page.goto(path)
    gaps[path] = await gapAboveTitle(page)
  }

  expect([...new Set(Object.values(gaps))], JSON.stringify(gaps)).toEqual([8])
})

test('an ordinary question stands on the screen, with its three options and both buttons', async ({
  page,
  site,
  exam,
}) => {
  await askOrdinaryQuestion(site, exam.id)
  await page.goto(exam.question(1))

  await expect(page.getByRole('radiogroup')).toBeInViewport({ ratio: 1 })
  expect(await isLastOptionUncovered(page)).toBe(true)
  await expect(page.getByRole('button', { name: 'Précédent' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Suivant' })).toBeInViewport({ ratio: 1 })
})

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 570 } })

  test('the three options of an ordinary question are in sight when an exam goes on', async ({
    page,
    site,
    exam,
  }) => {
    await askOrdinaryQuestion(site, exam.id)
    await page.goto('/quiz')
    await expect(page.getByText('Examen repris')).toBeVisible()

    expect(await heightOf(page.getByRole('navigation', { name: "Fil d'Ariane" }))).toBe(44)
    expect(await heightOf(page.getByText('Examen repris').locator('..'))).toBe(44)
    expect(await isLastOptionUncovered(page)).toBe(true)
  })
})

test('the clock of an exam is whole with letters twice as large', async ({ page, exam }) => {
  await page.goto(exam.question(1))
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))

  const clock = (await page.getByRole('timer').boundingBox())!
  expect(clock.x).toBeGreaterThanOrEqual(0)
  expect(clock.x + clock.width).toBeLessThanOrEqual(360)
})

/** The buttons float over what does not fit. */
function isLastOptionUncovered(page: Page): Promise<boolean> {
  return page
    .locator('label')
    .last()
    .evaluate((label) => {
      const { left, width, bottom } = label.getBoundingClientRect()
      return label.contains(document.elementFromPoint(left + width / 2, bottom - 2))
    })
}

/** Puts the question of median length in the first place. */
async function askOrdinaryQuestion({ db }: Site, attemptId: number) {
  const [rows] = await db.sequelize.query(
    'SELECT id FROM question_versions ORDER BY length(question || option_a || option_b || option_c)',
  )
  const { id } = (rows as { id: number }[])[Math.floor(rows.length / 2)]!
  const sql = 'UPDATE attempt_questions SET question_version_id = $1 WHERE attempt_id = $2 AND position = 1'
  await db.run(sql, [id, attemptId])
}

async function heightOf(part: Locator): Promise<number> {
  return Math.round((await part.boundingBox())!.height)
}

const WITH_HERO = '/examen-de-tir-theorique'

function gapAboveTitle(page: Page): Promise<number> {
  return page.evaluate(() => {
    const back = document.querySelector('main :is(nav, a)')!.getBoundingClientRect()
    return Math.round(document.querySelector('h1')!.getBoundingClientRect().top - back.bottom)
  })
}
