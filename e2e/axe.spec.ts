import { axe, axeOnColours } from './fixtures/axe'
import { pages } from './fixtures/pages'
import { expect, test } from './fixtures/window'

for (const [name, open] of Object.entries(pages)) {
  test(`axe finds no fault on ${name}, in light and in dark`, async ({ page, site }) => {
    // A colour on its way from one scheme to the other has no contrast to measure.
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await open(page, site)
    const light = await axe(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    const dark = await axeOnColours(page)

    expect({ light, dark }).toEqual({ light: [], dark: [] })
  })
}
