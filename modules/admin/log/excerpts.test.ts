import { expect, test } from 'vitest'
import { excerpts } from './excerpts'

test('an excerpt of short texts is the whole of both', () => {
  expect(excerpts('avant', 'après')).toEqual({ before: 'avant', after: 'après' })
})

test('an excerpt of a created or deleted text is its beginning', () => {
  const text = 'a'.repeat(300)
  expect(excerpts(null, text)).toEqual({ before: null, after: `${'a'.repeat(200)}…` })
  expect(excerpts(text, null)).toEqual({ before: `${'a'.repeat(200)}…`, after: null })
})

test('an excerpt never splits a surrogate pair', () => {
  const { after } = excerpts(null, `${'a'.repeat(199)}🎯${'a'.repeat(50)}`)
  expect(after).toBe(`${'a'.repeat(199)}…`)
})
