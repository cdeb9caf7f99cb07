import { expect, test } from 'vitest'
import { textOf } from '#test/html-text'
import { startByNpm } from '#test/npm'

test('`npm run dev` serves a page and its script', { timeout: 120_000 }, async () => {
  const { origin } = await startByNpm(['run', 'dev'], 'development')

  const page = await (await fetch(origin)).text()
  const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(page) ?? []
  const [, script = ''] = /<script type="module" src="(\/app\/[^"]+)"/.exec(page) ?? []

  expect(textOf(heading)).toContain("Préparez l'examen théorique")
  expect((await fetch(origin + script)).headers.get('Content-Type')).toBe('text/javascript')
})
