import { expect, test } from '#test/e2e/test'
import { openFailure, toast } from '#test/e2e/toast'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, signedIn: true })

test('a toast follows a finger to the right, and goes from 51 px on', async ({ page }) => {
  // Without motion the toast is in its place at once.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openFailure(page)
  const place = () => toast(page).boundingBox()
  const before = (await place())!
  const browser = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', right?: number) => {
    const touchPoints = right === undefined ? [] : [{ x: before.x + 120 + right, y: before.y + 30 }]
    return browser.send('Input.dispatchTouchEvent', { type, touchPoints })
  }
  const drag = async (right: number) => {
    await touch('touchStart', 0)
    for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', part * right)
  }

  await drag(-100)
  expect(await place()).toEqual(before)
  await touch('touchEnd')

  await drag(50)
  await expect.poll(async () => (await place())!.x - before.x).toBe(50)
  await touch('touchEnd')
  await expect.poll(place).toEqual(before)

  await drag(51)
  await touch('touchEnd')
  await expect(toast(page)).toBeHidden()
})
