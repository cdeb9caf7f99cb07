import type { Locator, Page } from '@playwright/test'
import { axeInBothSchemes } from '#test/e2e/axe'
import { startExam } from '#test/e2e/exam'
import { test as looking } from '#test/e2e/look'
import { pages } from '#test/e2e/pages'
import type { Site } from '#test/e2e/worker-site'
import { expect, test } from '#test/e2e/window'

for (const name of Object.keys(pages)) {
  looking.describe(() => {
    // One after the other, in one window: see `look`.
    looking.describe.configure({ mode: 'default' })

    looking(`axe finds no fault on ${name}, in light and in dark`, async ({ page, look }) => {
      await look(name)

      expect(await axeInBothSchemes(page)).toEqual({ light: [], dark: [] })
    })

    looking(`what one taps is at least 44 px high on ${name}`, async ({ page, look }) => {
      await look(name)

      expect(await lowTargets(page)).toEqual([])
    })
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
  member,
}) => {
  const exam = await startExam(site, member)
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
    member,
  }) => {
    const exam = await startExam(site, member)
    await askOrdinaryQuestion(site, exam.id)
    await page.goto('/quiz')
    await expect(page.getByText('Examen repris')).toBeVisible()

    expect(await heightOf(page.getByRole('navigation', { name: "Fil d'Ariane" }))).toBe(44)
    expect(await heightOf(page.getByText('Examen repris').locator('..'))).toBe(44)
    expect(await isLastOptionUncovered(page)).toBe(true)
  })
})

test('the clock of an exam is whole with letters twice as large', async ({ page, site, member }) => {
  const exam = await startExam(site, member)
  await page.goto(exam.question(1))
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))

  const clock = (await page.getByRole('timer').boundingBox())!
  expect(clock.x).toBeGreaterThanOrEqual(0)
  expect(clock.x + clock.width).toBeLessThanOrEqual(360)
})

/** The buttons, links and fields on which a thumb has less than 44 px, links within a sentence aside. */
function lowTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = document.querySelectorAll<HTMLElement>('a, button, summary, input, select, textarea')
    return [...targets]
      .filter((target) => isThere(target) && !isWithinSentence(target))
      .map((target) => ({ target, height: Math.round(heightOf(target)) }))
      .filter(({ height }) => height < 44)
      .map(({ target, height }) => `${nameOf(target)}: ${height} px`)

    function isThere(target: HTMLElement) {
      const { width, height } = target.getBoundingClientRect()
      return (
        target.checkVisibility({ visibilityProperty: true }) &&
        width > 1 &&
        height > 1 &&
        !target.closest('[aria-hidden="true"]')
      )
    }

    function isWithinSentence(target: HTMLElement) {
      const sentence = target.parentElement?.textContent ?? ''
      return getComputedStyle(target).display === 'inline' && sentence !== target.textContent
    }

    /** Its box, or as far above and below the middle as a tap still finds it. */
    function heightOf(target: HTMLElement) {
      const { height } = target.getBoundingClientRect()
      if (height >= 44) return height
      target.scrollIntoView({ block: 'center' })
      const { x, y, width } = target.getBoundingClientRect()
      const found = (dy: number) => document.elementFromPoint(x + width / 2, y + height / 2 + dy)
      // Behind an open menu nothing can be tapped but what closes it.
      if (found(0)?.closest('[data-menu][open]')) return Infinity
      const isHit = (dy: number) => target.contains(found(dy))
      let reach = 0
      while (reach < 22 && isHit(-reach - 1) && isHit(reach + 1)) reach += 1
      return Math.max(height, reach * 2)
    }

    function nameOf(target: HTMLElement) {
      return `${target.localName} '${target.textContent || (target.getAttribute('name') ?? '')}'`
    }
  })
}

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
