import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { compareCpuTime } from '#test/harness/computing'
import { parsePage } from '#test/harness/page'
import { holdsPictures, MarkdownText } from './markdown'

const render = (text: string) => parsePage(renderToStaticMarkup(<MarkdownText>{text}</MarkdownText>))

const html = (text: string) =>
  renderToStaticMarkup(<MarkdownText>{text}</MarkdownText>).replace(/^<div[^>]*>\n?|\n?<\/div>$/g, '')

describe('Markdown of an admin', () => {
  test('has paragraphs at blank lines, and breaks at the ends of lines', () => {
    expect(html('Un\nDeux\n\nTrois')).toBe('<p>Un<br>\nDeux</p>\n<p>Trois</p>')
  })

  test('a table scrolls in itself, by keyboard too, aligned by classes', () => {
    const page = render('| Arme | Points |\n|:--|--:|\n| Carabine | 10 |')

    const scroller = page.find('[role="group"][aria-label="Tableau"]')!
    expect(scroller.attribute('tabindex')).toBe('0')
    expect(scroller.texts('thead th, tbody td')).toEqual(['Arme', 'Points', 'Carabine', '10'])
    for (const cell of scroller.findAll('th, td')) {
      expect(cell.attribute('class')).toBeTruthy()
      expect(cell.attribute('style')).toBeUndefined()
    }
  })

  test.each([
    ['https://example.com/a', 'https://example.com/a'],
    ['info@example.com', 'mailto:info@example.com'],
  ])('has a link for the bare address %s', (text, href) => {
    expect(html(`Voir ${text}.`)).toBe(`<p>Voir <a href="${href}">${text}</a>.</p>`)
  })

  test('has French spaces, but not in code', () => {
    expect(html('Prêt ? **Oui :** `a ?`')).toBe(
      '<p>Prêt\u202f? <strong>Oui\u00a0:</strong> <code>a ?</code></p>',
    )
  })

  test('does not break an inverted verb at its hyphen', () => {
    expect(html('Doivent-elles partir')).toMatch(/^<p><span class="[^"]+">Doivent-elles<\/span> partir<\/p>$/)
  })
})

test.each([
  ['# Un\n## Deux', 'h2 + h3'],
  ['# Un\n#### Deux', 'h2 + h3'],
  ['### Un\n# Deux', 'h2 + h2'],
  ['# 1\n## 2\n### 3\n#### 4\n##### 5\n###### 6', 'h2 + h3 + h4 + h5 + h6 + h6'],
  ['> ### Cité\n\n#### Un', 'blockquote:has(h2) + h3'],
])("headings as in %j stand below the page's, one after the other", (text, selector) => {
  expect(render(text).find(selector)).toBeDefined()
})

test.each([
  ['![photo](x.png)', true],
  ['![photo][un]\n\n[un]: https://example.com/x.png', true],
  ['`![photo](x.png)`', false],
  ['Bravo ![photo]', false],
])('Markdown %j holds a picture: %s', (text, expected) => {
  expect(holdsPictures(text)).toBe(expected)
})

describe('harmful Markdown', () => {
  test.each([
    '<script>alert(1)</script>',
    'Avant <img src=x onerror=alert(1)> après',
    '<a href="javascript:alert(1)">lien</a>',
    '# <b onclick=alert(1)>Titre</b>',
    '- <style>*{display:none}</style>',
  ])('%j is shown as it was typed', (text) => {
    const rendered = html(text)

    expect(rendered).toMatch(/^<(p|h2|ul)>[^]*&lt;/)
    expect(rendered.match(/<\/?\w+/g)?.filter((tag) => !/^<\/?(p|h2|ul|li|a)$/.test(tag))).toEqual([])
    expect(rendered).not.toMatch(/<a href="(?!https:)/)
  })

  test.each([
    '[lien](javascript:alert(1))',
    '[lien](java&#10;script:alert(1))',
    '[lien](&#106;avascript:alert(1))',
    '[lien](data:text/html,<script>alert(1)</script>)',
    '[lien](//evil.example.com)',
    '[lien]\n\n[lien]: javascript:alert(1)',
    '| lien |\n|---|\n| [x](javascript:alert(1)) |',
  ])('with %j leads nowhere', (text) => {
    expect(html(text)).not.toMatch(/href/)
    expect(html(text)).toMatch(/lien|javascript:alert/)
  })

  test.each([
    ['![photo](https://evil.example.com/x.png)', ''],
    ['Avant ![photo](x.png) après', '<p>Avant  après</p>'],
    ['![photo][un]\n\n[un]: https://evil.example.com/x.png', ''],
    ['[![photo](x.png)](https://example.com)', ''],
    ['**![photo](x.png)**\n![autre](y.png)', ''],
    ['![photo](x.png)\nTexte', '<p>Texte</p>'],
    ['# ![logo](x.png)\n\n## Horaires', '<h2>Horaires</h2>'],
  ])('with %j shows no picture, and leaves nothing empty', (text, expected) => {
    expect(html(text)).toBe(expected)
  })

  test('a link leads to the web, an address or this site, wherever it stands', () => {
    const link = 'https://example.com [x](javascript:a) [x](//b.be) [x](a.pdf) <data:c> a@b.be ![x](z.png)'
    const page = render(`# ${link}\n\n${link}\n\n- ${link}\n\n> ${link}\n\n| ${link} |\n|--|\n| ${link} |`)

    const hrefs = page.attributes('[href]', 'href')
    expect([...new Set(hrefs)]).toEqual(['https://example.com', 'mailto:a@b.be'])
    expect(hrefs).toHaveLength(12)
    expect(page.find('[src], img')).toBeUndefined()
  })
})

describe('Markdown in a lesson', () => {
  const inLesson = (text: string) =>
    parsePage(
      renderToStaticMarkup(
        <MarkdownText below={2} withDrawings>
          {text}
        </MarkdownText>,
      ),
    )

  test('shows drawings of the site, and no other picture', () => {
    const page = inLesson(
      '![Un plan : 1 à 5](/pictures/stand-plan.svg)\n\n![a](https://example.com/pictures/a.svg) ![b](/pictures/../a.svg)',
    )

    const [drawing, ...others] = page.findAll('img')
    expect(others).toEqual([])
    const attributes = ['src', 'alt', 'width', 'height'].map((name) => drawing!.attribute(name))
    expect(attributes).toEqual(['/pictures/stand-plan.svg', 'Un plan\u00a0: 1 à 5', '640', '400'])
    expect(page.find('p:empty')).toBeUndefined()
  })

  test('keeps the description of a drawing as text', () => {
    expect(inLesson('!["><script>](/pictures/a.svg)').html).toContain('alt="&quot;&gt;&lt;script&gt;"')
  })

  test('has headings below those of its sections', () => {
    expect(inLesson('# Un\n\n## Deux').find('h3 + h4')).toBeDefined()
  })
})

test('Markdown lists keep their words through 24 levels', () => {
  expect(html('- '.repeat(24).concat('Fond'))).toContain('Fond')
})

/** About 15,000 characters, with as many lines and columns as `newsSchema` lets there be. */
const COSTLY = {
  'a quotation of a quotation on every line': '> '.repeat(19).concat('a\n').repeat(375),
  'lists in lists': '- '.repeat(19).concat('a\n').repeat(375),
  'a large table': `${'|a'.repeat(10)}\n${'|-'.repeat(10)}\n${'||\n'.repeat(1000)}`,
  'e-mail addresses': 'a@b.be '.repeat(2140),
  'pictures that do not end': '!['.repeat(7500),
  brackets: '['.repeat(7500).concat(']'.repeat(7500)),
  emphasis: '*_'.repeat(3750).concat('_*'.repeat(3750)),
  'backticks of every length': Array.from({ length: 170 }, (_, n) => '`'.repeat(n)).join(' '),
  'inverted verbs': 'doivent-elles ? '.repeat(940),
  'definitions of links': '[a]: b\n'.repeat(1000).concat('[a] '.repeat(2000)),
}

const USUAL =
  '## Horaires\n\nLe stand **ouvre** à 9 h. [Plan](/news)\n\n- Fusil\n- Pistolet\n\n| A | B |\n|--|--|\n| 1 | 2 |\n\n'

test.each(Object.entries(COSTLY))(
  '%s: at most twenty times the cost of a usual text',
  async (_what, text) => {
    const usual = USUAL.repeat(15_000 / USUAL.length)

    const times = await compareCpuTime(
      () => html(text),
      () => html(usual),
    )
    expect(times).toBeLessThan(20)
  },
)
