import type { Page } from '@playwright/test'
import { clock, heading, holdBackScript, island, openExam, option, saveState } from '#test/e2e/exam'
import { expect, test } from '#test/e2e/test'
import { findAskedTexts } from '#test/things/exam'

test('a translated exam shows the options of its own question', async ({ page, site, exam }) => {
  const asked = await findAskedTexts(site, exam.id)
  await openExam(page, exam.question(1))
  await translate(page)

  for (const [index, question] of asked.entries()) {
    const number = index + 1
    await expectShown(page, number, question)
    await page.getByRole('button', { name: 'Marquer pour y revenir' }).click()
    await option(page, exam.rightAnswers[index]!).check()
    await expect(saveState(page)).toHaveText(/^Réponse [ABC] enregistrée$/)
    await page.getByRole('button', { name: 'Retirer la marque' }).click()
    if (number > 1) {
      await page.getByRole('button', { name: 'Précédent' }).click()
      await expectShown(page, number - 1, asked[index - 1]!)
      await page.getByRole('button', { name: 'Suivant' }).click()
      await expectShown(page, number, question)
    }
    if (number < 10) await page.getByRole('button', { name: 'Suivant' }).click()
  }

  await expect(page.getByRole('heading', { name: '10 avec réponse, 0 sans réponse' })).toBeVisible()
  await expect(clock(page)).toHaveText(/^0[0-4]:\d\d$/)
  await page.getByRole('button', { name: 'Terminer' }).click()
  await expect(heading(page)).toHaveText('10 bonnes réponses sur 10')
})

test('an exam translated before its script loads is taken over', async ({ page, site, exam, complaints }) => {
  complaints.expect(/The island differs|Minified React error/)
  const asked = await findAskedTexts(site, exam.id)
  const letIn = await holdBackScript(page)
  await page.goto(exam.question(1))
  await translate(page)
  letIn()
  await expect(island(page)).toHaveAttribute('data-state', 'mounted')

  await option(page, 'A').check()
  await page.getByRole('button', { name: 'Suivant' }).click()
  await expectShown(page, 2, asked[1]!)
})

type Asked = Awaited<ReturnType<typeof findAskedTexts>>[number]

async function expectShown(page: Page, number: number, asked: Asked) {
  await expect(heading(page)).toHaveText(`Question ${number} sur 10`)
  await expect.poll(async () => plain(await page.locator('legend').innerText())).toBe(plain(asked.question))
  for (const letter of ['A', 'B', 'C'] as const) {
    const label = page.locator('label').filter({ has: option(page, letter) })
    expect(plain(await label.innerText())).toContain(plain(asked[letter]))
  }
}

const plain = (text: string) => text.replace(/\s+/gu, ' ').trim()

/** Replaces each text by a `<font>`, now and whenever one appears, as the translator of Chrome does. */
async function translate(page: Page) {
  await page.evaluate(() => {
    const replaceTexts = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement!.closest('font, script, [translate=no]')) continue
        const font = document.createElement('font')
        font.textContent = text.data
        text.replaceWith(font)
      }
    }
    replaceTexts()
    new MutationObserver(replaceTexts).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    })
  })
}
