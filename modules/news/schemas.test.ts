import { describe, expect, test } from 'vitest'
import { newsSchema } from './schemas'

describe('a content', () => {
  test.each([
    ['a quote in a quote, thousands of times', '>'.repeat(49_000)],
    ['the same with spaces', '> '.repeat(20_000)],
    ['a list in a list, thousands of times', '- '.repeat(20_000)],
    ['a numbered list in another', '1. '.repeat(10_000)],
  ])('with %s is refused', (_what, nested) => {
    expect(faults(`Bonjour.\n\n${nested}a`)).toEqual(['Le contenu imbrique trop de citations ou de listes'])
  })

  test.each([
    ['lists in lists on every line', '- '.repeat(19).concat('a\n').repeat(1200), NESTS],
    ['quotes of thousands of lines', `${'> '.repeat(19)}${'a\n'.repeat(10_000)}`, LINES],
    ['a list of thousands', '- a\n'.repeat(6000), LINES],
    ['lists in lists by their indentation', `a\n${' '.repeat(40)}- a`, NESTS],
    ['thousands of bare addresses', 'a@b.be '.repeat(4000), MARKS],
    ['thousands of bare links', 'www.a.be '.repeat(3001), MARKS],
    ['a table of many columns', `${'|a'.repeat(200)}\n${'|-'.repeat(200)}\n${'||\n'.repeat(1500)}`, COLUMNS],
    ['emphasis upon emphasis', '*a_'.repeat(8300), MARKS],
    ['bold upon bold', '**a'.repeat(8000), MARKS],
    ['thousands of links', '[a](b) '.repeat(7000), MARKS],
    ['much emphasis in a paragraph', '*a_'.repeat(300), EMPHASIS],
    ['much emphasis in numbered text', `a${`\n2. ${'*a_'.repeat(30)}`.repeat(10)}`, EMPHASIS],
  ])('with %s is refused in one sentence', (_what, content, sentence) => {
    expect(faults(content)).toEqual([sentence])
  })

  test.each([
    '-'.repeat(80),
    '* * *',
    '>> Deux fois cité',
    '- un\n  - deux\n    - trois',
    '**gras**'.repeat(100),
    '- **Un point** : et *son* texte\n'.repeat(300),
    'Un **paragraphe** et [un lien](https://example.com).\n\n'.repeat(400),
    '| une | ligne |\n'.repeat(990),
    'Une ligne\n'.repeat(1999),
  ])('may hold %s', (content) => {
    expect(faults(content)).toEqual([])
  })
})

const NESTS = 'Le contenu imbrique trop de citations ou de listes'
const LINES = 'Le contenu ne peut pas dépasser 2000 lignes'
const COLUMNS = 'Un tableau ne peut pas avoir plus de 10 colonnes'
const MARKS = 'Le contenu ne peut pas avoir plus de 3000 signes de mise en forme'
const EMPHASIS = 'Un paragraphe ne peut pas avoir plus de 500 signes * ou _ : séparez-le par des lignes vides'

describe('a control character', () => {
  test.each([
    ['title', 'Le titre'],
    ['summary', 'Le résumé'],
    ['content', 'Le contenu'],
    ['author', "L'auteur"],
  ])('is refused in the %s', (field, what) => {
    for (const sign of ['\0', '\u0007', '\u001b', '\u0085', '\u202e'])
      expect(faults('Texte', { [field]: `a${sign}b` })).toEqual([`${what} contient un caractère invisible`])
  })

  test('may be a tab or the end of a line in the content, and is a space where there is one line', () => {
    const given = { title: 'Un\ttitre', summary: 'Un\r\nrésumé', content: 'a\tb\r\nc', author: 'Luc\nM.' }

    expect(newsSchema.parse(given)).toMatchObject({
      title: 'Un titre',
      summary: 'Un résumé',
      content: 'a\tb\r\nc',
      author: 'Luc M.',
    })
  })
})

function faults(content: string, others: Record<string, string> = {}): string[] {
  const item = { title: 'Titre', summary: 'Résumé', content, author: 'Luc', ...others }
  const { error } = newsSchema.safeParse(item)
  return (error?.issues ?? []).map(({ message }) => message)
}
