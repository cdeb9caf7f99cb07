import type { Page } from '@playwright/test'
import { expect, test } from '#test/e2e/test'
import { addResults, startExam } from '#test/things/exam'
import { camille } from '#test/people'

for (const printed of ['the details', 'the latest result, whose answers are folded']) {
  test(`printing ${printed} of an exam takes eleven sheets at 12 points`, async ({ page, site, member }) => {
    await addResults(site, member, [7, 7, 7, 7, 7])
    const exam = await startExam(site, member.http, 'official')
    await exam.drawLongest()
    const details = await exam.finish(20)
    await page.goto(printed === 'the details' ? details : '/results')
    await expect(page.getByRole('button', { name: 'Imprimer' })).toBeVisible()
    expect(sheetsIn(await page.pdf({ format: 'A4' }))).toBeLessThanOrEqual(11)

    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('header')).toBeHidden()
    await expect(page.locator('footer')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Imprimer' })).toBeHidden()
    const words = await wordsOnPaper(page)
    expect(words).toContain('20 bonnes réponses sur 30')
    expect(words).toContain('Prépa LTS')
    expect(words).toContain('Candidat : Camille Dubois')
    expect(words).toContain("Ce site n'est pas un site officiel.")
    expect(words.match(/\bQuestion \d+\b/g)).toHaveLength(30)
    expect(words.match(/Correct(?!\p{L})/gu)).toHaveLength(30)
    expect(words.match(/Votre réponse/g)).toHaveLength(30)
    const question = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) })
      .first()
    for (const read of [question.getByRole('heading'), question.getByRole('listitem').first()])
      await expect(read).toHaveCSS('font-size', '16px')
  })
}

test('an exam with few drawings prints on one black sheet, with a key', async ({ page, site }) => {
  await site.signIn(page.context(), camille)
  await page.goto('/imprimer/examen?tirage=34')
  expect(sheetsIn(await page.pdf({ format: 'A4' }))).toBe(2)
  await page.emulateMedia({ media: 'print' })

  await expect(page.getByRole('button', { name: 'Imprimer' })).toBeHidden()
  const words = await wordsOnPaper(page)
  expect(words).toContain("Prépa LTS, Examen blanc d'entraînement n° 34")
  expect(words).toMatch(/Nom : Score : sur 10/)
  expect(words.match(/(?<![\d.])\d+\. [A-C]\. /g)).toHaveLength(10)
  expect(await smallestLetters(page)).toBe(14)
  const looks = await page.evaluate(() => {
    const ofKey = getComputedStyle(document.querySelector('#corrige')!.closest('section')!)
    return [ofKey.color, ofKey.breakBefore]
  })
  expect(looks).toEqual(['rgb(0, 0, 0)', 'page'])
})

test('the questions of a theme to print have a key with articles', async ({ page, site }) => {
  await site.signIn(page.context(), camille)
  await page.goto('/imprimer/theme/stockage')
  await page.emulateMedia({ media: 'print' })

  expect(await smallestLetters(page)).toBe(14)
  const key = page.getByRole('region', { name: 'Corrigé' })
  const answers = await key.getByRole('listitem').allInnerTexts()
  const questions = await page.getByRole('heading', { level: 2, name: /^\d+\.\s/ }).count()
  expect(answers).toHaveLength(questions)
  for (const answer of answers)
    expect(answer).toMatch(/^\d+\.\s[A-C]\.\s.+\n+.+\n+(Loi|Arrêté|Décret|Directive)\s/)
})

for (const card of ['au-stand', 'memo'])
  test(`the card ${card} prints on one sheet, without buttons`, async ({ page }) => {
    await page.goto(`/lecons/${card}`)
    expect(sheetsIn(await page.pdf({ format: 'A4' }))).toBe(1)
    await page.emulateMedia({ media: 'print' })

    await expect(page.getByRole('button', { name: 'Imprimer' })).toBeHidden()
    await expect(page.getByText('Vérifié le').last()).toBeVisible()
  })

test('what a lesson folds is printed', async ({ page }) => {
  await page.goto('/lecons/licence')
  const folded = page
    .getByRole('region', { name: /^Pour aller plus loin/ })
    .getByRole('table')
    .first()
  await expect(folded).toBeHidden()
  await page.emulateMedia({ media: 'print' })

  await expect(folded).toBeVisible()
})

/** In px, of all words on the sheet; 14 are 10.5 points. */
function smallestLetters(page: Page): Promise<number> {
  return page.evaluate(() => {
    const words = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
    const sizes: number[] = []
    while (words.nextNode()) {
      const { parentElement } = words.currentNode
      if (parentElement?.checkVisibility()) sizes.push(parseFloat(getComputedStyle(parentElement).fontSize))
    }
    return Math.min(...sizes)
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
