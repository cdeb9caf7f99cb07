import type { Locator } from '@playwright/test'
import { expect, test } from '#test/e2e/test'
import { addResults } from '#test/things/exam'

test.use({ viewport: { width: 1280, height: 800 }, signedIn: true })

test('a card beside a longer one ends where its words end', async ({ page }) => {
  await page.goto('/dashboard')
  const chance = page.getByRole('region', { name: 'Chance de réussite' })
  expect(await below(chance, chance.getByRole('link').last())).toBeLessThan(40)

  await page.goto('/exam-selection')
  const locked = page.getByRole('article').filter({ hasText: 'Examen verrouillé' })
  const facts = (await locked.locator('dl').boundingBox())!
  const rings = (await locked.locator('svg').first().boundingBox())!
  expect(facts.y - rings.y - rings.height).toBeLessThan(40)
})

test('the button that prints a result stands in no row of the ways on', async ({ page, site, member }) => {
  await addResults(site, member, [7])
  await page.goto('/results')
  const print = page.getByRole('button', { name: 'Imprimer' })
  const ways = page.getByRole('link', { name: 'Nouvel examen' }).last()
  expect((await print.boundingBox())!.x).toBeGreaterThan((await ways.boundingBox())!.x + 300)
})

/** How much of it stands empty under its last words, in px. */
async function below(card: Locator, last: Locator): Promise<number> {
  const [outer, inner] = [(await card.boundingBox())!, (await last.boundingBox())!]
  return outer.y + outer.height - inner.y - inner.height
}
