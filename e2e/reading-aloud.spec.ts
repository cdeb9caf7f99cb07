import { optionAt } from '#test/e2e/exam'
import { expect, test } from '#test/e2e/test'
import { addVoice, holdAt, said } from '#test/e2e/voice'
import { startSeries } from '#test/things/series'

test('a question is read with its options, and then its answer', async ({ page, member }) => {
  await addVoice(page)
  await page.goto((await startSeries(member.http)).question(1))
  await page.getByRole('button', { name: 'Écouter la question' }).click()
  await expect.poll(async () => lettersIn(await said(page))).toEqual(['A', 'B', 'C'])
  expect((await said(page))[0]).not.toMatch(/^A, /)

  await optionAt(page, 'B').check()
  await page.getByRole('button', { name: 'Répondre' }).click()
  await page.getByRole('button', { name: 'Écouter la réponse' }).click()
  await expect.poll(() => said(page).then((all) => all.join(' '))).toMatch(/onne réponse|auvaise réponse/)
})

test('a page that turns stops what is being read', async ({ page, member }) => {
  await addVoice(page)
  await page.goto((await startSeries(member.http)).question(1))
  await optionAt(page, 'B').check()
  await page.getByRole('button', { name: 'Répondre' }).click()
  await holdAt(page, 'réponse')
  await page.getByRole('button', { name: 'Écouter la réponse' }).click()
  await expect(page.getByRole('button', { name: 'Arrêter la lecture' })).toBeVisible()
  expect(await isSpeaking(page)).toBe(true)

  await page.getByRole('link', { name: 'Question suivante' }).click()
  await expect(page.getByRole('button', { name: 'Écouter la question' })).toBeVisible()
  expect(await isSpeaking(page)).toBe(false)
})

test('a lesson is read from its beginning, and goes on with its section', async ({ page }) => {
  await addVoice(page)
  await page.goto('/lecons/stockage')
  await holdAt(page, 'Les paliers')
  await page.getByRole('button', { name: 'Écouter la leçon' }).click()
  await expect(page.getByRole('heading', { name: 'Les paliers' })).toHaveAttribute('data-read')
  expect((await said(page))[0]).toMatch(/^Chez vous/)

  await page.getByRole('button', { name: 'Arrêter la lecture' }).click()
  await expect(page.locator('[data-read]')).toHaveCount(0)
  const before = (await said(page)).length
  await page.getByRole('button', { name: 'Écouter la leçon' }).click()
  await expect.poll(() => said(page).then((all) => all.slice(before))).toEqual(['Les paliers'])
})

test('theory reads the answer only once it is shown', async ({ page, member: _ }) => {
  await addVoice(page)
  await page.goto('/theory')
  const answer = page.getByRole('button', { name: 'Écouter la réponse' })
  await page.getByRole('button', { name: 'Écouter la question' }).click()
  await expect.poll(async () => lettersIn(await said(page))).toEqual(['A', 'B', 'C'])
  await expect(answer).toBeHidden()

  await page.getByRole('button', { name: 'Afficher la réponse' }).click()
  const before = (await said(page)).length
  await answer.click()
  await expect
    .poll(() => said(page).then((all) => all.slice(before).join(' ')))
    .toMatch(/^La bonne réponse : [ABC], .* À retenir\. /)
})

for (const [voices, what] of [
  [[], 'no voice'],
  [[{ lang: 'nl-BE', localService: true }], 'only a Dutch voice'],
  [[{ lang: 'fr-FR', localService: false }], 'only a French voice of the network'],
] as const)
  test(`a browser with ${what} shows nothing to listen to`, async ({ page }) => {
    await addVoice(page, [...voices])
    const script = page.waitForResponse(/offer-reading/)
    await page.goto('/lecons/stockage')
    await (await script).finished()

    await expect(page.locator('[data-listen]')).toBeHidden()
  })

test('a timed exam has nothing to listen to', async ({ page, exam }) => {
  await addVoice(page)
  await page.goto(`/quiz?type=practice&attempt=${exam.id}&q=1`)
  await expect(page.getByRole('radiogroup')).toBeVisible()

  await expect(page.locator('[data-listen]')).toHaveCount(0)
})

const isSpeaking = (page: Parameters<typeof said>[0]) => page.evaluate(() => speechSynthesis.speaking)

const lettersIn = (sentences: string[]) =>
  sentences.flatMap((sentence) => /^([ABC]), /.exec(sentence)?.[1] ?? [])
