import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LessonPage } from './lesson'

const html = (content: string) =>
  renderToStaticMarkup(
    <LessonPage
      lesson={{
        title: 'Stockage',
        content,
        basis: "L'arrêté royal.",
        checkedOn: '2026-11-23',
        checkedBy: 'texte',
      }}
      place="Leçon 6 sur 13"
    />,
  )

test('a reference link of a lesson works in each section, not its contents', () => {
  const page = html(
    'Lisez [la loi][loi].\n\n## Selon [la loi][]\n\nUn\n\n## Souvent confondu\n\n| On croit | En fait |\n|--|--|\n| Un | [Deux][loi] |\n\n' +
      '## À retenir\n\n[Trois][loi]\n\n[loi]: https://example.com/loi\n[la loi]: https://example.com/loi',
  )

  const texts = [...page.matchAll(/<a href="https:\/\/example\.com\/loi">(.*?)<\/a>/g)].map(
    ([, text]) => text,
  )
  expect(texts).toEqual(['la loi', 'la loi', 'Deux', 'Trois'])
  expect(page).toMatch(/<a class="[^"]*" href="#[^"]*"><span>Selon la loi<\/span><\/a>/)
})
