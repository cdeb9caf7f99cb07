import { expect, test } from 'vitest'
import { CannotListen } from './listen'
import { startFault } from './start-fault'

test('a fault that an operator can mend is told by its line alone', () => {
  const error = Object.assign(new Error('listen EACCES'), { code: 'EACCES' })
  expect(startFault(new CannotListen(error, 80, 'localhost'))).toBe('PORT: this user may not listen on 80')
})

test('every other error keeps its stack, also when its code is that of a port', () => {
  const error = Object.assign(new Error('EACCES: permission denied, open'), {
    code: 'EACCES',
    syscall: 'open',
  })
  expect(startFault(error)).toBeUndefined()
  expect(startFault(new TypeError('not a function'))).toBeUndefined()
})

test('what cannot be listened on is named as it was given', () => {
  const error = Object.assign(new Error('listen EINVAL'), { code: 'EINVAL', address: 'fe80::1' })
  expect(new CannotListen(error, 3000, 'site.local').message).toBe(
    'HOST: cannot listen on site.local (EINVAL)',
  )
})
