import type { Page } from '@playwright/test'
import { test as alone } from '#test/e2e/test'
import { expect, test } from '#test/e2e/window'

test.describe('printed details', () => {
  test.beforeEach(async ({ page, exam }) => {
    await page.goto(await exam.finish(7))
    await page.emulateMedia({ media: 'print' })
  })

  test('are without header and footer', async ({ page }) => {
    await expect(page.locator('header')).toBeHidden()
    await expect(page.locator('footer')).toBeHidden()
  })

  test('hold the result and every answer', async ({ page }) => {
    await expect(page.getByRole('heading', { name: '7 bonnes réponses sur 10' })).toBeVisible()
    await expect(page.getByText('Correct', { exact: true }).filter({ visible: true })).toHaveCount(10)
    await expect(page.getByText('Votre réponse').filter({ visible: true })).toHaveCount(10)
  })
})

const PRINTED = {
  'the details': (resultId: number) => `/exam/${resultId}/details`,
  'the latest result, whose answers are folded': () => '/results',
}

for (const [name, pathOf] of Object.entries(PRINTED)) {
  alone(`${name} of thirty questions take six sheets at most`, async ({ page, site, member }) => {
    await page.goto(pathOf(await site.addOfficialResult(member, 20)))

    expect(sheetsIn(await page.pdf({ format: 'A4' }))).toBeLessThanOrEqual(6)
  })

  alone(`${name} on paper say whose they are, and each answer once`, async ({ page, site, member }) => {
    await page.goto(pathOf(await site.addOfficialResult(member, 20)))
    await page.emulateMedia({ media: 'print' })

    const words = await wordsOnPaper(page)
    expect(words).toContain('Prépa LTS')
    expect(words).toContain('Candidat : Camille Dubois')
    expect(words).toContain("Ce site n'est pas un site officiel.")
    expect(words.match(/Question \d+, /g)).toHaveLength(30)
    expect(words.match(/Correct(?!\p{L})/gu)).toHaveLength(30)
  })
}

/** Chromium writes one such object a sheet, and does not compress it. */
function sheetsIn(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page(?!s)/g)?.length ?? 0
}

/** With plain spaces. */
async function wordsOnPaper(page: Page): Promise<string> {
  return (await page.locator('body').innerText()).replace(/\s+/gu, ' ')
}
