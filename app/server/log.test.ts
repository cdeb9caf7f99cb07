import { expect, test } from 'vitest'
import { describeError } from './log'

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
