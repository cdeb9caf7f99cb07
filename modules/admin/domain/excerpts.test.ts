import { expect, test } from 'vitest'
import { excerpts } from './excerpts'

test('short texts stay whole', () => {
  expect(excerpts('avant', 'après')).toEqual({ before: 'avant', after: 'après' })
})

test('keeps the beginning of a created or deleted text', () => {
  const text = 'a'.repeat(300)
  expect(excerpts(null, text)).toEqual({ before: null, after: `${'a'.repeat(200)}…` })
  expect(excerpts(text, null)).toEqual({ before: `${'a'.repeat(200)}…`, after: null })
})

test('never splits a surrogate pair', () => {
  const { after } = excerpts(null, `${'a'.repeat(199)}🎯${'a'.repeat(50)}`)
  expect(after).toBe(`${'a'.repeat(199)}…`)
})
