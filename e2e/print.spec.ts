import type { Page } from '@playwright/test'
import { expect, test } from '#test/e2e/test'

const PRINTED = {
  'the details': (resultId: number) => `/exam/${resultId}/details`,
  'the latest result, whose answers are folded': () => '/results',
}

for (const [name, pathOf] of Object.entries(PRINTED)) {
  test(`${name} of thirty questions take at most six sheets, with each answer and the name once`, async ({
    page,
    site,
    member,
  }) => {
    await page.goto(pathOf(await site.addOfficialResult(member, 20)))
    expect(sheetsIn(await page.pdf({ format: 'A4' }))).toBeLessThanOrEqual(6)

    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('header')).toBeHidden()
    await expect(page.locator('footer')).toBeHidden()
    const words = await wordsOnPaper(page)
    expect(words).toContain('20 bonnes réponses sur 30')
    expect(words).toContain('Prépa LTS')
    expect(words).toContain('Candidat : Camille Dubois')
    expect(words).toContain("Ce site n'est pas un site officiel.")
    expect(words.match(/Question \d+, /g)).toHaveLength(30)
    expect(words.match(/Correct(?!\p{L})/gu)).toHaveLength(30)
    expect(words.match(/Votre réponse/g)).toHaveLength(30)
  })
}

/** Chromium writes one uncompressed object of this type for each sheet. */
function sheetsIn(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page(?!s)/g)?.length ?? 0
}

/** The text of the printed page, with plain spaces. */
async function wordsOnPaper(page: Page): Promise<string> {
  return (await page.locator('body').innerText()).replace(/\s+/gu, ' ')
}
