import type { Page } from '@playwright/test'
import { expect, test } from '#test/e2e/test'
import { openFailure, toast } from '#test/e2e/toast'

/** A finger, or a mouse with its button down, from where it is put down on the toast. */
type Hand = {
  down(x: number, y: number): Promise<unknown>
  move(x: number, y: number): Promise<unknown>
  up(): Promise<unknown>
}

const hands: Record<string, (page: Page) => Promise<Hand>> = { finger, mouse }

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, signedIn: true })

test.beforeEach(async ({ page }) => {
  // Without the motion it is at its place at once.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openFailure(page)
})

for (const [name, take] of Object.entries(hands)) {
  test(`a toast follows a ${name} to the right only, comes back from 50 px, and goes at 51`, async ({
    page,
  }) => {
    const before = await toast(page).boundingBox()
    const hand = await take(page)
    await drag(page, hand, { right: -100 })
    expect(await toast(page).boundingBox()).toEqual(before)
    await hand.up()

    await drag(page, hand, { right: 50 })
    await expect.poll(async () => (await toast(page).boundingBox())!.x - before!.x).toBe(50)
    await hand.up()
    await expect.poll(() => toast(page).boundingBox()).toEqual(before)
    await expect(toast(page)).toHaveAttribute('data-state', 'open')

    await drag(page, hand, { right: 51 })
    await hand.up()
    await expect(toast(page)).toBeHidden()
  })
}

test('a finger that goes up from the toast scrolls the page', async ({ page }) => {
  const hand = await finger(page)
  await drag(page, hand, { up: 200 })
  await hand.up()

  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50)
  await expect(toast(page)).toBeVisible()
})

async function drag(page: Page, hand: Hand, { right = 0, up = 0 }) {
  const { x, y } = (await toast(page).boundingBox())!
  const start = { x: x + 120, y: y + 30 }
  await hand.down(start.x, start.y)
  for (const part of [0.25, 0.5, 0.75, 1]) await hand.move(start.x + part * right, start.y - part * up)
}

async function mouse({ mouse }: Page): Promise<Hand> {
  return {
    async down(x, y) {
      await mouse.move(x, y)
      await mouse.down()
    },
    move: (x, y) => mouse.move(x, y),
    up: () => mouse.up(),
  }
}

async function finger(page: Page): Promise<Hand> {
  const browser = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints })
  return {
    down: (x, y) => touch('touchStart', [{ x, y }]),
    move: (x, y) => touch('touchMove', [{ x, y }]),
    up: () => touch('touchEnd', []),
  }
}
