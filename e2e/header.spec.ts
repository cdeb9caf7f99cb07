import type { Page } from '@playwright/test'
import { textFaults } from '#test/e2e/large-text'
import { layoutShift, scrollsSideways, withDoubledLetters, withLetters } from '#test/e2e/looks'
import { expect, test } from '#test/e2e/test'

const LONG = '/confidentialite'

test('the header hides past 100 px, and returns on scrolling up', async ({ page }) => {
  await page.goto(LONG)
  const text = page.getByRole('heading', { level: 2 }).first()
  const placeOf = () => text.evaluate((element) => element.getBoundingClientRect().top + scrollY)
  const before = await placeOf()

  for (const [y, where] of [
    [100, 'in sight'],
    [101, 'away'],
    [900, 'away'],
    [899, 'in sight'],
    [950, 'away'],
    [9, 'in sight'],
  ] as const) {
    await scrollTo(page, y)
    await expectHeader(page, where)
    expect(await placeOf()).toBe(before)
  }
  expect(await layoutShift(page)).toBe(0)
})

test('the header comes back when the keyboard reaches it', async ({ page }) => {
  await page.goto(LONG)
  await scrollTo(page, 900)
  await expectHeader(page, 'away')
  // As if the user moved up from the first link of the page.
  await page
    .getByRole('link', { name: 'Prépa LTS' })
    .evaluate((brand) => brand.focus({ preventScroll: true }))
  await page.keyboard.press('Tab')
  await expectHeader(page, 'in sight')
})

test('the header never covers what gets the focus', async ({ page }) => {
  await page.goto(LONG)
  const links = page.getByRole('navigation', { name: 'Sommaire' }).getByRole('link')
  const behind = links.nth((await links.count()) - 2)
  await links.last().evaluate((link) => link.focus({ preventScroll: true }))
  const top = await behind.evaluate((link) => link.getBoundingClientRect().top + scrollY)
  await scrollTo(page, top)
  await scrollTo(page, top - 20)
  await expectHeader(page, 'in sight')

  await page.keyboard.press('Shift+Tab')

  await expect(behind).toBeFocused()
  await expect
    .poll(async () => (await behind.boundingBox())!.y - (await headerBox(page)).bottom)
    .toBeGreaterThanOrEqual(0)
})

test('the header does not glide for users who want no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(LONG)
  await expect(page.getByRole('banner')).toHaveCSS('transition-duration', '0s')
})

test('the header has room for all links of an admin from 1024 px on', async ({ page, site }) => {
  await site.signInAdmin(page.context(), { firstName: 'Maximilien-Alexandre', lastName: 'Roy' })
  await page.goto('/news')
  const tooNarrow = []
  for (const width of [1024, 1100, 1167, 1168, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    if (!(await standsOnOneLine(page))) tooNarrow.push(width)
  }

  expect(tooNarrow).toEqual([])
  await expect(bar(page).getByRole('link')).toHaveCount(8)
  await expect(menuButton(page)).toHaveAccessibleName(/Bonjour, Maximilien-Alexandre/)
})

test('the header of an admin has room for letters of 125 % and 200 %', async ({ page, site }) => {
  await site.signInAdmin(page.context(), { firstName: 'Dominique', lastName: 'Roy' })
  await page.goto('/news')
  for (const size of [20, 32])
    await withLetters(page, size, async () => {
      for (const width of [900, 1280, 2048]) {
        await page.setViewportSize({ width, height: 740 })
        expect(await textFaults(page), `${size} px letters at ${width} px`).toEqual([])
        expect(await scrollsSideways(page)).toBe(false)
      }
    })
})

test('the header gathers the links of a member under three words', async ({ page, member }) => {
  await page.setViewportSize({ width: 1280, height: 740 })
  await page.goto('/news')
  await expect(page.getByText(`Bonjour, ${member.firstName}`)).toBeVisible()

  const link = (name: string) => bar(page).getByRole('link', { name, exact: true })
  for (const [word, first] of [
    ['Apprendre', 'Leçons'],
    ["S'entraîner", 'Réviser'],
    ['Se tester', 'Nouvel examen'],
  ] as const) {
    const above = (await bar(page).getByText(word, { exact: true }).boundingBox())!
    const below = (await link(first).evaluate((one) => {
      const words = document.createRange()
      words.selectNodeContents(one)
      return words.getBoundingClientRect().toJSON() as DOMRect
    }))!
    expect(above.y + above.height).toBeLessThanOrEqual(below.top + 2)
    expect(Math.abs(above.x - below.left)).toBeLessThan(2)
  }
})

test('the header tells a running exam on a line of its own', async ({ page, exam }) => {
  await page.setViewportSize({ width: 320, height: 570 })
  await page.goto('/news')
  const running = page.getByRole('banner').getByRole('link', { name: /^Examen en cours, / })
  await expect(running).toBeInViewport()
  expect(await textFaults(page)).toEqual([])
  await withDoubledLetters(page, async () => expect(await textFaults(page)).toEqual([]))

  await running.click()
  await expect(page).toHaveURL(new RegExp(`attempt=${exam.id}&`))
})

test('the header greets an admin by their whole name at 1280 px', async ({ page, site }) => {
  await site.signInAdmin(page.context(), { firstName: 'Dominique', lastName: 'Roy' })
  await page.goto('/news')
  await page.setViewportSize({ width: 1280, height: 740 })
  const name = page.getByText('Bonjour, Dominique', { exact: true })

  expect(await name.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0)
  await expect(bar(page).getByRole('link', { name: 'Accueil' })).toBeVisible()
})

test.describe('the menu of a member', () => {
  test.use({ signedIn: true })

  test('closes by Escape, which gives the focus back, and when Tab leaves it', async ({ page }) => {
    await page.goto('/')
    const button = menuButton(page)
    await button.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(menu(page).getByRole('link').filter({ visible: true }).first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(button).toBeFocused()

    await page.keyboard.press('Enter')
    await menu(page).getByRole('button', { name: 'Déconnexion' }).focus()
    await page.keyboard.press('Tab')
    await expect(menu(page)).toBeHidden()
  })

  for (const height of [568, 600])
    test(`shows that more entries follow on a phone of ${height} px`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height })
      await page.goto(LONG)
      await menuButton(page).click()
      const end = await menu(page).evaluate((panel) => panel.getBoundingClientRect().bottom)
      const entries = await menu(page).getByRole('listitem').all()
      const boxes = await Promise.all(entries.map(async (entry) => (await entry.boundingBox())!))

      const cut = boxes.find(({ y, height }) => y < end && y + height > end)!
      expect((end - cut.y) / cut.height).toBeCloseTo(0.5, 1)
    })

  test('closes by a tap beside it and by scrolling', async ({ page }) => {
    await page.goto(LONG)
    await menuButton(page).click()
    await page.mouse.click(20, page.viewportSize()!.height - 20)
    await expect(menu(page)).toBeHidden()
    await expect(page).toHaveURL(LONG)

    await menuButton(page).click()
    await expect(menu(page)).toBeVisible()
    await scrollTo(page, 60)
    await expect(menu(page)).toBeHidden()
  })
})

function menuButton(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: /^(Menu|.*Bonjour, )/ })
}

function bar(page: Page) {
  return page.getByRole('navigation', { name: 'Navigation principale' })
}

/** Nothing in the header overlaps, leaves the page or wraps to a second line. */
function standsOnOneLine(page: Page): Promise<boolean> {
  return page.getByRole('banner').evaluate((header) => {
    const parts = [...header.querySelectorAll('nav[aria-label="Navigation principale"] a, summary')]
    const boxes = parts.map((part) => part.getBoundingClientRect())
    const isApart = boxes.every((box, index) => index === 0 || box.left >= boxes[index - 1]!.right + 8)
    const { scrollWidth, clientWidth } = document.documentElement
    return isApart && scrollWidth === clientWidth && header.getBoundingClientRect().height < 70
  })
}

function menu(page: Page) {
  return page.getByRole('navigation', { name: 'Menu du compte' })
}

/** Waits for a frame first, because until then the browser treats the position as the one it restored. */
async function scrollTo(page: Page, y: number) {
  await frames(page, 1)
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
  await frames(page, 2)
}

/** By the second frame, scripts have seen what was scrolled before the first. */
async function frames(page: Page, count: number) {
  await page.evaluate(async (left) => {
    for (; left > 0; left -= 1) await new Promise(requestAnimationFrame)
  }, count)
}

async function expectHeader(page: Page, where: 'in sight' | 'away') {
  await expect.poll(async () => (await headerBox(page)).bottom > 0).toBe(where === 'in sight')
  // Checks again once it has come to rest.
  await page
    .getByRole('banner')
    .evaluate((header) => Promise.all(header.getAnimations().map((a) => a.finished)))
  const { height, bottom } = await headerBox(page)
  expect(bottom).toBe(where === 'in sight' ? height : 0)
}

function headerBox(page: Page) {
  return page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().toJSON() as DOMRect)
}
