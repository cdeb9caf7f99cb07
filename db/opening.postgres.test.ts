import { describe, expect, inject, test } from 'vitest'
import { createTestDatabase, refusalToOpen } from './test-database'

const template = inject('template')

describe('PostgreSQL', () => {
  const address = new URL(template.dialect === 'postgres' ? template.server : 'postgres://localhost')
  const at = `PostgreSQL at ${address.host} cannot be used:`

  test('a port where nobody listens is refused', async () => {
    const line = 'PostgreSQL at 127.0.0.1:1 cannot be used: nothing answers there'
    expect(await refusalToOpen('postgres://anne:Secret!9@127.0.0.1:1/app')).toBe(line)
  })

  test('a wrong password is refused without repeating it', async () => {
    const line = `${at} the user name or the password is wrong`
    expect(await refusalToOpen(`postgres://postgres:Secret!9@${address.host}/postgres`)).toBe(line)
  })

  test('an unknown database is refused', async () => {
    expect(await refusalToOpen(`${address.href}nowhere`)).toBe(`${at} it has no database of that name`)
  })

  test('an address that cannot be read is refused without repeating it', async () => {
    const line = 'The address of the database must read postgres://user:password@host:port/name'
    expect(await refusalToOpen('postgres://anne:Secret!9@host:port/app')).toBe(line)
  })

  test('transactions are READ COMMITTED', async () => {
    const db = await createTestDatabase()
    const level = await db.transaction((transaction) =>
      db.sequelize.query('SHOW transaction_isolation', { transaction, plain: true }),
    )
    expect(level).toEqual({ transaction_isolation: 'read committed' })
    await db.drop()
  })
})
