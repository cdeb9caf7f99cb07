import { expect, test } from 'vitest'
import { lessonFields } from '#test/things/lesson'
import { lessonSchema } from './schema'

const faultsOf = (fields: object) =>
  (lessonSchema.safeParse({ ...lessonFields, ...fields }).error?.issues ?? []).map(({ message }) => message)

test.each([
  [{ title: ' ' }, 'Le titre est requis'],
  [{ title: 'a'.repeat(101) }, 'Le titre ne peut pas dépasser 100 caractères'],
  [{ description: '' }, 'La description est requise'],
  [{ content: '' }, 'Le contenu est requis'],
  [{ content: 'a\n'.repeat(2001) }, 'Le contenu ne peut pas dépasser 2\u202f000 lignes'],
  [{ basis: 'a\u0007b' }, 'La base contient un caractère invisible'],
  [{ checkedOn: 'le 24/12' }, 'Écrivez la date ainsi : 28/11/2026'],
  [{ checkedOn: '30/2/2026' }, 'Écrivez la date ainsi : 28/11/2026'],
  [{ checkedBy: 'ouï-dire' }, 'Le mode de vérification est texte, reproduction, pratique ou non-lu'],
])('a lesson with %j is refused in one sentence', (fields, sentence) => {
  expect(faultsOf(fields)).toEqual([sentence])
})

test('a lesson sent by a browser with CRLF is stored as before', () => {
  const sent = lessonFields.content.replaceAll('\n', '\r\n')

  expect(lessonSchema.parse({ ...lessonFields, content: sent })).toEqual(lessonFields)
})
