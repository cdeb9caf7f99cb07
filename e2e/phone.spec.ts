import { elodie } from '#test/people'
import type { Site } from '#test/e2e/worker-site'
import { expect, test } from '#test/e2e/window'

test('an ordinary question has its three options in sight on a small phone', async ({ page, site, exam }) => {
  await page.setViewportSize({ width: 320, height: 570 })
  await askOrdinaryQuestion(site, exam.id)
  await page.goto('/quiz')
  await expect(page.getByText('Examen repris')).toBeVisible()

  // The buttons float over what does not fit.
  const isUncovered = await page
    .locator('label')
    .last()
    .evaluate((label) => {
      const { left, width, bottom } = label.getBoundingClientRect()
      return label.contains(document.elementFromPoint(left + width / 2, bottom - 2))
    })
  expect(isUncovered).toBe(true)
})

test('the way to a page wraps between its crumbs, never within one', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 570 })
  await site.signInAdmin(page.context(), elodie)
  await page.goto('/admin/questions/new')

  const crumbs = page.getByRole('navigation', { name: "Fil d'Ariane" }).getByRole('link')
  await expect(crumbs).toHaveText(['Accueil', 'Tableau de bord', 'Administration', 'Questions'])
  const lines = await crumbs.evaluateAll((all) =>
    all.map((crumb) => {
      const words = document.createRange()
      words.selectNodeContents(crumb.firstElementChild!)
      return words.getClientRects().length
    }),
  )
  expect(lines).toEqual([1, 1, 1, 1])
})

/** Puts the question of median length in the first place. */
async function askOrdinaryQuestion({ db }: Site, attemptId: number) {
  const rows = await db.read<{ id: number }>(
    'SELECT id FROM question_versions ORDER BY length(question || option_a || option_b || option_c)',
  )
  const { id } = rows[Math.floor(rows.length / 2)]!
  const sql = 'UPDATE attempt_questions SET question_version_id = $1 WHERE attempt_id = $2 AND position = 1'
  await db.write(sql, [id, attemptId])
}
