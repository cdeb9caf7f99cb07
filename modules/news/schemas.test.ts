import { describe, expect, test } from 'vitest'
import { newsSchema } from './schemas'

describe('a content', () => {
  test.each([
    ['too many lines', 'a\n'.repeat(2000).concat('a'), 'Le contenu ne peut pas dépasser 2000 lignes'],
    [
      'a table of many columns',
      `${'|a'.repeat(11)}|\n${'|-'.repeat(11)}|`,
      'Un tableau ne peut pas avoir plus de 10 colonnes',
    ],
    ['too many characters', 'a'.repeat(30_001), 'Le contenu ne peut pas dépasser 30000 caractères'],
  ])('of %s is refused in one sentence', (_what, content, sentence) => {
    expect(faults(content)).toEqual([sentence])
  })

  test.each([
    '>> Deux fois cité',
    '**gras**'.repeat(1000),
    '- **Un point** : et *son* texte\n'.repeat(900),
    'Un **paragraphe** et [un lien](https://example.com).\n\n'.repeat(500),
    '| une | ligne |\n'.repeat(1700),
    `${'|a'.repeat(10)}|\n${'|-'.repeat(10)}|`,
    'Une ligne\n'.repeat(1999),
  ])('may hold %s', (content) => {
    expect(faults(content)).toEqual([])
  })
})

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
