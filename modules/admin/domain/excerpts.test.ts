import { expect, test } from 'vitest'
import { excerpts } from './excerpts'

test('short texts stay whole', () => {
  expect(excerpts('avant', 'après')).toEqual({ before: 'avant', after: 'après' })
})

test('of what was made or went, the beginning', () => {
  const text = 'a'.repeat(300)
  expect(excerpts(null, text)).toEqual({ before: null, after: `${'a'.repeat(200)}…` })
  expect(excerpts(text, null)).toEqual({ before: `${'a'.repeat(200)}…`, after: null })
})

test('a sign that is two halves is never cut in two', () => {
  const { after } = excerpts(null, `${'a'.repeat(199)}🎯${'a'.repeat(50)}`)
  expect(after).toBe(`${'a'.repeat(199)}…`)
})
