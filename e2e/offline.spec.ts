import type { Page } from '@playwright/test'
import { heading, optionAt } from '#test/e2e/exam'
import { expect, test } from '#test/e2e/test'
import { startSeries } from '#test/things/series'

/** Each way to be asked a question without a clock. */
const WAYS = {
  'a series': async (page: Page, { http }: { http: Parameters<typeof startSeries>[0] }) =>
    page.goto((await startSeries(http)).question(1)),
  'a trial': async (page: Page) => {
    await page.context().clearCookies()
    await page.goto('/essai')
    await page.getByRole('button', { name: 'Commencer' }).click()
  },
}

test.beforeEach(({ complaints }) => complaints.expect(/ERR_(INTERNET_DISCONNECTED|FAILED)/))

for (const [name, open] of Object.entries(WAYS)) {
  test(`${name} keeps an answer without network, and sends it later`, async ({ page, context, member }) => {
    await opened(page, () => open(page, member))
    await context.setOffline(true)
    await answer(page)
    await expect(page.getByText(/^Hors ligne\s: votre réponse est gardée et sera envoyée$/)).toBeVisible()
    await expect(optionAt(page, 'B')).toBeChecked()

    await context.setOffline(false)
    await expectAnsweredOnce(page)

    await context.setOffline(true)
    await page.getByRole('link', { name: 'Question suivante' }).click()
    await expect(page.getByText(/^Hors ligne\s: la suite s'affichera au retour du réseau$/)).toBeVisible()
    await context.setOffline(false)
    await expect(heading(page)).toHaveText('Question 2 sur 5')
  })

  test(`${name} keeps an unsent answer over a reload`, async ({ page, member }) => {
    await opened(page, () => open(page, member))
    await page.route(page.url(), (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await answer(page)
    await expect(page.getByText(/^Hors ligne/)).toBeVisible()
    await page.unroute(page.url())
    await page.reload()

    await expectAnsweredOnce(page)
  })

  test(`${name} answers once, even if the reply is lost`, async ({ page, member }) => {
    await opened(page, () => open(page, member))
    await page.route(
      page.url(),
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await answer(page)
    await expect(page.getByText(/^Hors ligne/)).toBeVisible()

    await expectAnsweredOnce(page)
  })
}

/** Returns once the script runs that waits for the network. */
async function opened(page: Page, open: () => Promise<unknown>) {
  const script = page.waitForResponse(/turn-pages/)
  await open()
  await (await script).finished()
}

async function answer(page: Page) {
  await optionAt(page, 'B').check()
  await page.getByRole('button', { name: 'Répondre' }).click()
}

async function expectAnsweredOnce(page: Page) {
  await expect(page.getByText(/(Bonne|Mauvaise) réponse/)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Votre réponse' })).toContainText('B')
  await expect(page.getByText('Vous aviez déjà répondu')).toHaveCount(0)
}
