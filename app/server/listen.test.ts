import { expect, test } from 'vitest'
import { CannotListen } from './listen'

test.each([
  ['EACCES', 'PORT: this user may not listen on 80'],
  ['EINVAL', 'HOST: cannot listen on site.local (EINVAL)'],
])('a start that cannot listen (%s) names what was given', (code, line) => {
  const error = Object.assign(new Error(`listen ${code}`), { code, address: 'fe80::1' })

  expect(new CannotListen(error, 80, 'site.local').message).toBe(line)
})
