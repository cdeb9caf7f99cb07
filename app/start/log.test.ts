import { expect, test } from 'vitest'
import { describeError, pathOf } from './log'

test('the log tells what failed and where, and nothing of the row that failed', () => {
  const error = Object.assign(new Error('cannot execute INSERT'), {
    code: '25006',
    parameters: ['camille', '$argon2id$v=19$secret'],
    sql: "INSERT INTO users VALUES ('camille@example.com')",
    original: { detail: 'Failing row contains (camille@example.com)' },
  })

  const described = describeError(error)

  expect(described).toEqual({
    type: 'Error',
    message: 'cannot execute INSERT',
    code: '25006',
    stack: error.stack,
  })
  expect(JSON.stringify(described)).not.toMatch(/argon2id|example\.com/)
})

test.each([
  'invalid input syntax for type integer: "camille@example.com\n"0470""',
  'invalid input syntax for type integer: « camille@example.com\n"0470" »',
  'invalid input syntax for type integer: »camille@example.com\n"0470"«',
  'invalid input syntax for type integer: „camille@example.com\n"0470"“',
])('of a value that PostgreSQL could not take, the log tells that, not which: %j', (said) => {
  const error = Object.assign(new Error(said), { original: { code: '22P02' } })

  const described = describeError(error)

  expect(described).toMatchObject({
    message: 'invalid input syntax for type integer: "…"',
    stack: expect.stringContaining('log.test.ts') as string,
  })
  expect(JSON.stringify(described)).not.toMatch(/camille|0470/)
})

test('other quoted text is kept: the name of a table, say', () => {
  const error = Object.assign(new Error('relation "ads" does not exist'), { original: { code: '42P01' } })

  expect(describeError(error)).toMatchObject({ message: 'relation "ads" does not exist' })
})

test.each([
  ['/news?q=secret', '/news'],
  ['/quiz#secret', '/quiz'],
  ['http://nom:secret@site.example/healthz?x', '/healthz'],
  ['http://nom:secret@site.example', '/'],
  ['*', '*'],
])('of a request it tells the path alone: %s', (target, path) => {
  expect(pathOf(target)).toBe(path)
})
