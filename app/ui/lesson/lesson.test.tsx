import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { parsePage } from '#test/harness/page'
import { LessonPage } from './lesson'

const render = (content: string) =>
  parsePage(
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
    ),
  )

test('a link finds its address in any section, and is text in the contents', () => {
  const page = render(
    'Lisez [la loi][loi].\n\n## Selon [la loi][]\n\nUn\n\n## Souvent confondu\n\n| On croit | En fait |\n|--|--|\n| Un | [Deux][loi] |\n\n' +
      '## À retenir\n\n[Trois][loi]\n\n[loi]: https://example.com/loi\n[la loi]: https://example.com/loi',
  )

  expect(page.texts('a[href="https://example.com/loi"]')).toEqual(['la loi', 'la loi', 'Deux', 'Trois'])
  expect(page.link('Selon la loi')).toMatch(/^#/)
})
