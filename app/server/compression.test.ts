import { expect, test } from 'vitest'
import { takesGzip } from './compression'

test.each(['gzip', 'GZIP', 'gzip, deflate, br, zstd', 'br;q=1, gzip ; q=0.001', '*', 'br, *;q=0.1'])(
  'Accept-Encoding: %s takes gzip',
  (accepted) => {
    expect(takesGzip(accepted)).toBe(true)
  },
)

test.each([undefined, '', 'br', 'gzip;q=0', 'gzip;q=0.000, br', '*;q=0', 'gzip;q=0, *', 'x-gzip'])(
  'Accept-Encoding: %s does not',
  (accepted) => {
    expect(takesGzip(accepted)).toBe(false)
  },
)
