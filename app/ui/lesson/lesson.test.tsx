import { describe, expect, test } from 'vitest'
import { render } from '#test/harness/render'
import { LessonPage } from './lesson'
import { readLesson, readPairs } from './lesson-text'

const lesson = {
  ...{ title: 'Stockage', basis: "L'arrêté royal." },
  ...{ checkedOn: '2026-11-23', checkedBy: 'texte' as const },
}

test('a link finds its address in any section, and is text in the contents', () => {
  const content =
    'Lisez [la loi][loi].\n\n## Selon [la loi][]\n\nUn\n\n## Souvent confondu\n\n| On croit | En fait |\n|--|--|\n| Un | [Deux][loi] |\n\n' +
    '## À retenir\n\n[Trois][loi]\n\n[loi]: https://example.com/loi\n[la loi]: https://example.com/loi'
  const page = render(<LessonPage lesson={{ ...lesson, content }} place="Leçon 6 sur 13" />)

  expect(page.texts('a[href="https://example.com/loi"]')).toEqual(['la loi', 'la loi', 'Deux', 'Trois'])
  expect(page.link('Selon la loi')).toMatch(/^#/)
})

describe('a lesson', () => {
  test('is a lead and sections, each with the id of its heading', () => {
    const content =
      'Le début,\nen deux lignes.\n\n## À retenir\n\n- Un\n\n### Détail\n\nDeux\n\n## Délais : 6 à 10\nTrois'

    expect(readLesson(content)).toMatchObject({
      lead: 'Le début,\nen deux lignes.',
      sections: [
        { id: 'a-retenir', title: 'À retenir', body: '- Un\n\n### Détail\n\nDeux' },
        { id: 'delais-6-a-10', title: 'Délais : 6 à 10', body: 'Trois' },
      ],
    })
  })

  test('folds what goes further than most readers need', () => {
    const content = '## Le délai\n\nTrente jours.\n\n## Pour aller plus loin : le recours\n\nUn recommandé.'
    const page = render(<LessonPage lesson={{ ...lesson, content }} place="Leçon 6 sur 13" />)

    expect(page.section('pour-aller-plus-loin-le-recours')?.find('details:not([open])')?.words).toBe(
      'Lire la suite Un recommandé.',
    )
    expect(page.section('le-delai')?.find('details')).toBeUndefined()
  })

  test('without a heading is a lead alone', () => {
    expect(readLesson('Un\n\nDeux')).toMatchObject({ lead: 'Un\n\nDeux', sections: [] })
  })

  test('is not cut in a quotation or in code', () => {
    expect(readLesson('## Un\n\n> ## Cité\n\n```\n## Code\n```').sections).toHaveLength(1)
  })

  test('never has an id twice, nor one of the page', () => {
    const ids = readLesson('## Vol\n\n## Vol\n\n## Exemples\n\n## ?').sections.map(({ id }) => id)

    expect(ids).toEqual(['vol', 'vol-2', 'exemples-2', 'section'])
  })
})

describe('the table of common confusions in a lesson', () => {
  test('is read from a table with two columns', () => {
    expect(readPairs('| On croit | En fait |\n|---|---|\n| **Un** | Deux |\n| Trois | Quatre |')).toEqual({
      head: ['On croit', 'En fait'],
      rows: [
        ['**Un**', 'Deux'],
        ['Trois', 'Quatre'],
      ],
    })
  })

  test.each([
    ['three columns', '| a | b | c |\n|---|---|---|\n| d | e | f |'],
    ['a sentence before it', 'Attention :\n\n| a | b |\n|---|---|\n| d | e |'],
    ['two tables', '| a | b |\n|---|---|\n| d | e |\n\n| a | b |\n|---|---|\n| d | e |'],
    ['a list', '- a\n- b'],
    ['nothing', ''],
  ])('with %s is shown as it was written', (_what, body) => {
    expect(readPairs(body)).toBeNull()
  })
})
