import type { Page } from '@playwright/test'
import { tabTo } from '#test/e2e/focus'
import { expect, test } from '#test/e2e/test'
import { openFailure, openInfo, toast } from '#test/e2e/toast'

test.use({ signedIn: true })

test.describe('a message', () => {
  test.beforeEach(async ({ page, site, member }) => {
    await stopClock(page)
    await openInfo(page, site, member)
    await hasCome(page)
  })

  test('goes after five seconds', async ({ page }) => {
    await page.clock.runFor(4999)
    await expectOpen(page)

    await page.clock.runFor(1)
    await expect(toast(page)).toBeHidden()
  })

  const holds: Record<
    string,
    { hold: (page: Page) => Promise<unknown>; letGo: (page: Page) => Promise<unknown> }
  > = {
    'the pointer is over it': {
      hold: (page) => toast(page).hover(),
      letGo: (page) => page.mouse.move(5, 5),
    },
    'the focus is inside': {
      hold: (page) => page.keyboard.press('F8'),
      letGo: (page) => page.getByRole('link', { name: 'Accueil' }).first().focus(),
    },
    'nobody sees the page': {
      hold: (page) => setHidden(page, true),
      letGo: (page) => setHidden(page, false),
    },
  }
  for (const [when, { hold, letGo }] of Object.entries(holds)) {
    test(`waits while ${when}, and then goes on where it was`, async ({ page }) => {
      await page.clock.runFor(4000)
      await hold(page)
      await page.clock.runFor(60_000)
      await letGo(page)

      await page.clock.runFor(999)
      await expectOpen(page)
      await page.clock.runFor(1)
      await expect(toast(page)).toBeHidden()
    })
  }

  test('does not wait because somebody has tapped it', async ({ page }) => {
    await toast(page).click({ position: { x: 30, y: 30 } })
    await page.mouse.move(5, 5)

    await page.clock.runFor(5000)
    await expect(toast(page)).toBeHidden()
  })

  test('goes when its button is pressed', async ({ page }) => {
    await closeButton(page).click()

    await expect(toast(page)).toBeHidden()
  })
})

test.describe('a failure', () => {
  test.beforeEach(async ({ page }) => {
    await stopClock(page)
    await openFailure(page)
    await hasCome(page)
  })

  test('stays until it is closed', async ({ page }) => {
    await page.clock.runFor(3_600_000)
    await expectOpen(page)

    await closeButton(page).click()
    await expect(toast(page)).toBeHidden()
  })

  test('is reached by F8, and Escape gives the focus back where it was', async ({ page }) => {
    const link = page.getByRole('link', { name: 'Accueil' }).first()
    await link.focus()

    await page.keyboard.press('F8')
    await expect(toast(page)).toBeFocused()
    await expect(toast(page)).toHaveAccessibleName('Notifications (F8)')
    await page.keyboard.press('Tab')
    await expect(closeButton(page)).toBeFocused()
    await page.keyboard.press('Escape')

    await expect(toast(page)).toBeHidden()
    await expect(link).toBeFocused()
  })

  test('is closed by keyboard alone, on the way of Tab', async ({ page }) => {
    await tabTo(page, closeButton(page))
    await page.keyboard.press('Enter')

    await expect(toast(page)).toBeHidden()
    // The last stop before it.
    await expect(page.locator(':focus')).toContainText('Bonjour, Camille')
  })

  test('stays when Escape is pressed elsewhere', async ({ page }) => {
    await page.getByRole('link', { name: 'Accueil' }).first().focus()
    await page.keyboard.press('Escape')
    await page.clock.runFor(1000)

    await expectOpen(page)
  })
})

function closeButton(page: Page) {
  return toast(page).getByRole('button', { name: 'Fermer la notification' })
}

/** One that goes can still be seen for a moment. */
async function expectOpen(page: Page) {
  await expect(toast(page)).toHaveAttribute('data-state', 'open')
}

/** Its time begins then. */
async function hasCome(page: Page) {
  await toast(page).evaluate((area) => Promise.all(area.getAnimations().map(({ finished }) => finished)))
}

/** From here on time passes only by `runFor`. */
async function stopClock(page: Page) {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
}

/** As when somebody goes to another tab, and comes back. */
function setHidden(page: Page, hidden: boolean) {
  return page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)
}
