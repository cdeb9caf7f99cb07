import { join } from 'node:path'
import { pages } from '#test/pages/all'
import { test } from '#test/e2e/window'

/** Pictures of every page in each state, in full length: `npm run screens`. */
for (const [name, open] of Object.entries(pages)) {
  test(name, async ({ page, site }, { project }) => {
    // Turns transitions off, because the picture could catch a colour half way between the schemes.
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await open(page, site)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const path = join('screens', `${project.name}-${colorScheme}`, `${fileName(name)}.png`)
      await page.screenshot({ path, fullPage: true })
    }
  })
}

function fileName(name: string): string {
  return name.replace(/\W+/g, '-').toLowerCase()
}
