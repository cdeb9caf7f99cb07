import type { CDPSession, Page } from '@playwright/test'
import { fillRegistration } from '#test/e2e/forms'
import { layoutShift } from '#test/e2e/looks'
import { expect, test } from '#test/e2e/test'
import { abandon, openFailure, toast } from '#test/e2e/toast'
import { elodie, newcomer } from '#test/people'

test.use({ signedIn: true })

test('a toast goes after five seconds, not while it is read or unseen', async ({ page, exam }) => {
  await stopClock(page)
  await abandon(page, exam)
  await hasCome(page)
  const pauses: [when: string, begin: () => Promise<unknown>, end: () => Promise<unknown>][] = [
    ['the pointer is over it', () => toast(page).hover(), () => page.mouse.move(5, 5)],
    ['the focus is inside', () => page.keyboard.press('F8'), () => homeLink(page).focus()],
    ['nobody sees the page', () => setHidden(page, true), () => setHidden(page, false)],
  ]

  for (const [when, begin, end] of pauses) {
    await test.step(when, async () => {
      await page.clock.runFor(1000)
      await begin()
      await page.clock.runFor(60_000)
      await end()
    })
  }
  await page.clock.runFor(1999)
  await expectOpen(page)
  await page.clock.runFor(1)
  await expect(toast(page)).toBeHidden()
})

test('a failure toast stays until its button is pressed', async ({ page }) => {
  await stopClock(page)
  await openFailure(page)
  await hasCome(page)
  await homeLink(page).focus()
  await page.keyboard.press('Escape')
  await page.clock.runFor(3_600_000)
  await expectOpen(page)

  await page.getByRole('button', { name: 'Fermer la notification' }).click()
  await expect(toast(page)).toBeHidden()
})

test('a failure toast is reached by F8, closed by Escape, focus given back', async ({ page }) => {
  await openFailure(page)
  await homeLink(page).focus()

  await page.keyboard.press('F8')
  await expect(toast(page)).toBeFocused()
  await expect(toast(page)).toHaveAccessibleName('Notifications (F8)')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')

  await expect(toast(page)).toBeHidden()
  await expect(homeLink(page)).toBeFocused()
})

test('a toast has its words once, in a live region that was there before', async ({ page, exam }) => {
  await page.goto(`/quiz/${exam.id}/abandon`)
  const browser = await page.context().newCDPSession(page)
  await setPace(browser, 0)
  const region = toast(page).getByRole('status')

  await page.getByRole('button', { name: 'Abandonner' }).click()
  await expectOpen(page)
  await expect(region).toHaveCount(1)
  await expect(region.getByText('Examen abandonné')).toBeHidden()

  await setPace(browser, 1)
  await expect(region.getByText('Examen abandonné')).toBeVisible()
  await expect(page.getByText('Examen abandonné')).toHaveCount(1)
})

test('a toast whose script did not load disappears by itself', async ({ page, complaints }) => {
  complaints.expect(/net::ERR_FAILED/)
  await page.route('**/assets/entry.client-*.js', (route) => route.abort())
  await openFailure(page)
  await expect(toast(page).getByRole('button')).toBeHidden()

  await setPace(await page.context().newCDPSession(page), 100)

  await expect(toast(page)).toBeHidden()
})

for (const width of [360, 1280])
  test(`a toast about a row stands above the next row, ${width} px wide`, async ({ page, context, site }) => {
    await page.setViewportSize({ width, height: 740 })
    await site.signInAdmin(context, elodie)
    await page.goto('/admin/to-verify')
    const official = page.locator('a[href^="https:"]')
    const row = page.getByRole('main').getByRole('listitem').filter({ has: official }).nth(5)
    await row.getByLabel('Comparé avec').selectOption({ index: 1 })
    await row.getByRole('button', { name: /^Vérifié aujourd'hui/ }).click()

    await expect(toast(page)).toContainText("Vérifié aujourd'hui")
    const message = (await toast(page).boundingBox())!
    const goesOn = (await page.locator(':target').boundingBox())!
    expect(goesOn.y).toBeGreaterThanOrEqual(message.y + message.height)
    expect(goesOn.y).toBeLessThan(400)
    await expect(toast(page)).toBeInViewport({ ratio: 1 })
  })

test.describe('a new account', () => {
  test.use({ signedIn: false, viewport: { width: 360, height: 740 } })

  test("its toast covers no button of the first exam's bar", async ({ page }) => {
    await page.goto('/auth?mode=register&redirectTo=/quiz?type=practice')
    await fillRegistration(page, newcomer(elodie))
    await page.getByRole('button', { name: "S'inscrire" }).click()
    await hasCome(page)
    const message = (await toast(page).boundingBox())!
    const next = (await page.getByRole('button', { name: 'Suivant' }).boundingBox())!

    expect(message.y + message.height).toBeLessThanOrEqual(next.y)
  })
})

test('a toast that appears shifts nothing on the page', async ({ page }) => {
  await openFailure(page)
  await hasCome(page)

  expect(await layoutShift(page)).toBe(0)
})

test('a toast does not move where no motion is wanted, and is not printed', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openFailure(page)
  await expect(toast(page)).toHaveCSS('animation-duration', '0.001s')
  await expect(toast(page)).toHaveCSS('transition-duration', '0s')

  await page.emulateMedia({ media: 'print' })
  await expect(toast(page)).toBeHidden()
})

test('a toast does not come again with Back', async ({ page }) => {
  await openFailure(page)
  await page.getByRole('link', { name: 'Tableau de bord' }).first().click()
  await expect(page).toHaveURL('/dashboard')
  await page.goBack()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Choix de l'examen")
  await expect(toast(page)).toHaveCount(0)
})

function homeLink(page: Page) {
  return page.getByRole('link', { name: 'Accueil' }).first()
}

/** A toast that closes can still be seen for a moment. */
async function expectOpen(page: Page) {
  await expect(toast(page)).toHaveAttribute('data-state', 'open')
}

/** The time limit starts once the toast has slid in. */
async function hasCome(page: Page) {
  await expect(toast(page)).toHaveAttribute('data-state', 'open')
  await toast(page).evaluate((area) => Promise.all(area.getAnimations().map(({ finished }) => finished)))
}

/** From here on, only `runFor` lets time pass. */
async function stopClock(page: Page) {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
}

/** As when the user goes to another tab and comes back. */
function setHidden(page: Page, hidden: boolean) {
  return page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)
}

/** Sets the speed of animations; at 0 they stand still. */
async function setPace(browser: CDPSession, playbackRate: number) {
  await browser.send('Animation.enable')
  await browser.send('Animation.setPlaybackRate', { playbackRate })
}
