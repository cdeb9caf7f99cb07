import { expect, test } from 'vitest'
import { describeError, toPath } from './log'

test('the log of a fault says what failed and where, without the row', () => {
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
])('the log of a value that PostgreSQL refused omits the value: %j', (said) => {
  const error = Object.assign(new Error(said), { original: { code: '22P02' } })

  const described = describeError(error)

  expect(described).toMatchObject({
    message: 'invalid input syntax for type integer: "…"',
    stack: expect.stringContaining('log.test.ts') as string,
  })
  expect(JSON.stringify(described)).not.toMatch(/camille|0470/)
})

test('the log of a fault keeps other quoted text, such as a table name', () => {
  const error = Object.assign(new Error('relation "ads" does not exist'), { original: { code: '42P01' } })

  expect(describeError(error)).toMatchObject({ message: 'relation "ads" does not exist' })
})

test.each([
  ['/news?q=secret', '/news'],
  ['/quiz#secret', '/quiz'],
  ['http://nom:secret@site.example/healthz?x', '/healthz'],
  ['http://nom:secret@site.example', '/'],
  ['*', '*'],
])('the log of a request has its path alone: %s', (target, path) => {
  expect(toPath(target)).toBe(path)
})
