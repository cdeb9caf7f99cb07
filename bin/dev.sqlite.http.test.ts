import { expect, test } from 'vitest'
import { openPage } from '#test/page'
import { startByNpm } from '#test/npm'

test('`npm run dev` serves a page and its script', { timeout: 120_000 }, async () => {
  const { origin } = await startByNpm(['run', 'dev'], 'development')

  const page = await openPage(fetch(origin))
  const [script] = page.attributes('script[type="module"][src^="/app/"]', 'src')

  expect(page.heading).toContain("Préparez l'examen théorique")
  expect((await fetch(origin + script)).headers.get('Content-Type')).toBe('text/javascript')
})
