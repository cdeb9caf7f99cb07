import type { Locator, Page } from '@playwright/test'
import { option, startExam } from './fixtures/exam'
import { pages } from './fixtures/pages'
import { elodie, karim, newcomer } from './fixtures/people'
import { expect, test } from './fixtures/test'

test('the first Tab shows the way past the header, and Enter takes it', async ({ page }) => {
  await page.goto('/')

  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Aller au contenu' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })

  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Je démarre sans stress' })).toBeFocused()
})

test('Karim signs in by keyboard alone', async ({ page, site }) => {
  const { username, password } = await site.member(karim)
  await page.goto('/auth')

  await tabTo(page, page.getByLabel("Nom d'utilisateur ou email"))
  await page.keyboard.type(username)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/exam-selection')
})

test('Élodie registers by keyboard alone', async ({ page }) => {
  const { firstName, lastName, username, email, password } = newcomer(elodie)
  await page.goto('/auth?mode=register')

  await tabTo(page, page.getByLabel('Prénom'))
  for (const text of [firstName, lastName, username, email, '', password]) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/exam-selection')
})

test('the arrow keys choose an option, and Enter goes forward with it, not back', async ({
  page,
  site,
  member,
}) => {
  const exam = await startExam(site, member)
  await exam.answer(1)
  await page.goto(exam.question(2))

  await tabTo(page, option(page, 'A'))
  await page.keyboard.press('ArrowDown')
  await expect(option(page, 'B')).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Question 3 sur 10')

  await page.goto(exam.question(2))
  await expect(option(page, 'B')).toBeChecked()
})

test('Enter on the last question hands the exam in', async ({ page, site, member }) => {
  const exam = await startExam(site, member)
  await exam.answer(10)
  await page.goto(exam.question(10))

  await tabTo(page, page.getByRole('radio', { checked: true }))
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('10 bonnes réponses sur 10')
})

test('the menu opens and signs out by keyboard alone', async ({ page, member }) => {
  await page.goto('/exam-selection')

  await tabTo(page, page.getByRole('button', { name: `Bonjour, ${member.firstName}` }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Déconnexion' }))
  await page.keyboard.press('Enter')

  await expect(page.getByRole('link', { name: 'Je démarre sans stress' })).toBeVisible()
})

for (const [name, open] of Object.entries(pages)) {
  test(`one always sees where the focus is on ${name}`, async ({ page, site }) => {
    await open(page, site)

    const stops = await walk(page)

    expect(stops.length).toBeGreaterThan(3)
    expect(stops.filter((stop) => stop.outline === 0)).toEqual([])
  })
}

async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab never reaches ${String(target)}`)
}

type Stop = { name: string; outline: number }

/** Every stop of Tab between the skip link and the end of the page, with the width of its outline. */
async function walk(page: Page): Promise<Stop[]> {
  await page.getByRole('link', { name: 'Aller au contenu' }).focus()
  const stops: Stop[] = []
  for (;;) {
    await page.keyboard.press('Tab')
    const stop = await newlyFocused(page)
    if (!stop) return stops
    stops.push(stop)
  }
}

/** Null at the end, where the focus leaves the page or comes round. */
function newlyFocused(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body || 'seen' in element.dataset)
      return null
    element.dataset.seen = ''
    // The outline stands on the control, or on the card of a radio button.
    const places = [element, element.closest('label')].filter((place) => place !== null)
    return { name: element.textContent || element.outerHTML, outline: Math.max(...places.map(outlineOf)) }

    function outlineOf(place: HTMLElement) {
      const { outlineStyle, outlineWidth, opacity } = getComputedStyle(place)
      return outlineStyle === 'none' || opacity === '0' ? 0 : parseFloat(outlineWidth)
    }
  })
}
