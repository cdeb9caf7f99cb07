import { pino } from 'pino'
import { expect, test } from 'vitest'
import { parseEnv } from './env.server'
import { warnOfSettings } from './warnings'

const SAFE = {
  OPERATOR_NAME: 'Prépa LTS',
  OPERATOR_CONTACT: 'contact@prepa-lts.example',
  ADS_RESTRICTED_CATEGORIES: 'armes,munitions',
}

test.each([
  ['nothing', {}, /^$/],
  ['an operator without a contact', { OPERATOR_CONTACT: '' }, /OPERATOR_NAME and OPERATOR_CONTACT/],
  [
    'weapons that members may post ads for',
    { ADS_RESTRICTED_CATEGORIES: 'munitions' },
    /"categories":\["armes"\].*weapons/,
  ],
  ['limits that are off', { RATE_LIMITS: 'off' }, /RATE_LIMITS is off/],
])('a warning is logged at each start: %s', (_what, settings, line) => {
  let logged = ''
  const log = pino({}, { write: (text: string) => void (logged += text) })
  warnOfSettings(parseEnv({ ...SAFE, ...settings }), log)

  expect(logged).toMatch(line)
  expect(logged.split('\n').length).toBeLessThanOrEqual(2)
})
