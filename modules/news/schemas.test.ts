import { expect, test } from 'vitest'
import { newsChangeSchema, newsSchema } from './schemas'

const item = { title: 'Titre', summary: 'Résumé', content: 'Texte', author: 'Luc' }
const faultsOf = (fields: object) =>
  (newsSchema.safeParse({ ...item, ...fields }).error?.issues ?? []).map(({ message }) => message)

const table = (columns: number) => `${'|a'.repeat(columns)}|\n${'|-'.repeat(columns)}|`

test.each([
  ['too many lines', 'a\n'.repeat(2000).concat('a'), 'Le contenu ne peut pas dépasser 2\u202f000 lignes'],
  ['a table of many columns', table(11), 'Un tableau ne peut pas avoir plus de 10 colonnes'],
  ['too many characters', 'a'.repeat(30_001), 'Le contenu ne peut pas dépasser 30\u202f000 caractères'],
])('news with a content of %s are refused in one sentence', (_what, content, sentence) => {
  expect(faultsOf({ content })).toEqual([sentence])
})

test.each([
  ['1000 bold words', '**gras**'.repeat(1000)],
  ['1700 lines of a table', '| une | ligne |\n'.repeat(1700)],
  ['ten columns', table(10)],
  ['2000 lines', 'Une ligne\n'.repeat(1999)],
])('the content of news may have %s', (_what, content) => {
  expect(faultsOf({ content })).toEqual([])
})

test.each([
  ['title', 'Le titre'],
  ['summary', 'Le résumé'],
  ['content', 'Le contenu'],
  ['author', "L'auteur"],
])('a control character is refused in the %s of news', (field, what) => {
  for (const sign of ['\0', '\u0007', '\u001b', '\u007f'])
    expect(faultsOf({ [field]: `a${sign}b` })).toEqual([`${what} contient un caractère invisible`])
})

test('a tab or line end stays in the content of news, else it is a space', () => {
  const given = { title: 'Un\ttitre', summary: 'Un\r\nrésumé', content: 'a\tb\r\nc', author: 'Luc\nM.' }
  const kept = { title: 'Un titre', summary: 'Un résumé', content: 'a\tb\nc', author: 'Luc M.' }

  expect(newsSchema.parse(given)).toMatchObject(kept)
})

test('news are drafts by default, but a change leaves their state as it is', () => {
  expect(newsSchema.parse(item)).toMatchObject({ isPublished: false, isFeatured: false, publishAt: null })
  expect(newsChangeSchema.parse(item)).toEqual(item)
})
