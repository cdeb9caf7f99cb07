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
    '-'.repeat(80),
    '* * *',
    '>> Deux fois cité',
    '- un\n  - deux\n    - trois',
    '**gras**'.repeat(100),
  ])('may hold %s', (content) => {
    expect(faults(content)).toEqual([])
  })
})

function faults(content: string): string[] {
  const { error } = newsSchema.safeParse({ title: 'Titre', summary: 'Résumé', content, author: 'Luc' })
  return (error?.issues ?? []).map(({ message }) => message)
}
