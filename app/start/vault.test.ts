import { expect, test } from 'vitest'
import { openVault } from './vault.server'

const vault = openVault('un-secret-de-trente-deux-signes-1')
const sealed = vault.seal('of Camille', 'JBSWY3DPEHPK3PXP é')

test('a sealed secret opens for its purpose and under its key only', () => {
  expect(vault.open('of Camille', sealed)).toBe('JBSWY3DPEHPK3PXP é')
  expect(vault.open('of Karim', sealed)).toBeNull()
  expect(openVault('un-autre-secret-de-trente-deux-signes').open('of Camille', sealed)).toBeNull()
})

test('a sealed secret differs each time, and cannot be read', () => {
  const again = vault.seal('of Camille', 'JBSWY3DPEHPK3PXP é')

  expect(vault.open('of Camille', again)).toBe('JBSWY3DPEHPK3PXP é')
  expect(again).not.toBe(sealed)
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('JBSWY')
})

test('a sealed secret that was changed anywhere does not open', () => {
  const bytes = Buffer.from(sealed, 'base64url')
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes)
    changed[at]! ^= 1
    expect(vault.open('of Camille', changed.toString('base64url'))).toBeNull()
  }
})

test.each(['', 'zut', 'é', 'a'.repeat(5000)])(
  'a sealed secret that was made up does not open: %j',
  (text) => {
    expect(vault.open('of Camille', text)).toBeNull()
  },
)
