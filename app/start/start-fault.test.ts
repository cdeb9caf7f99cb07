import { expect, test } from 'vitest'
import { DatabaseUnavailable } from '#db/unavailable'
import { startFault } from './start-fault'

test('a fault that an operator can mend is printed as one line', () => {
  expect(startFault(new DatabaseUnavailable('PostgreSQL is gone'))).toBe('PostgreSQL is gone')
})

test('every other error keeps its stack, also when its code is that of a port', () => {
  const error = Object.assign(new Error('EACCES: permission denied, open'), {
    code: 'EACCES',
    syscall: 'open',
  })
  expect(startFault(error)).toBeUndefined()
  expect(startFault(new TypeError('not a function'))).toBeUndefined()
})
