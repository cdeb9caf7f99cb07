import { describe, expect, inject, test, vi } from 'vitest'
import { openDatabase } from '../database'
import { createPlace, createTestDatabase, refusalToOpen } from '#test/db/database'
import { withClient } from '#test/db/template'
import { DatabaseUnavailable } from '../unavailable'

const template = inject('template')

describe('PostgreSQL', () => {
  const address = new URL(template.dialect === 'postgres' ? template.server : 'postgres://localhost')
  const onServer = (sql: string) => withClient(`${address.href}postgres`, (client) => client.query(sql))
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
    const line =
      'The address of the database must read postgres://user:password@host:port/name, ' +
      'with / ? # % in a password written as %2F %3F %23 %25'
    expect(await refusalToOpen('postgres://anne:Secret!9@host:port/app')).toBe(line)
    expect(await refusalToOpen('postgres://anne:12/Secret!9@host/app')).toBe(line)
    expect(await refusalToOpen('postgres://anne:Secret!9%zz@host/app')).toBe(
      'PostgreSQL at host:5432 cannot be used: its address has a % that begins no encoded sign',
    )
  })

  test('a missing certificate is refused by its name', async () => {
    const line = `${at} ENOENT: no such file or directory, open '/nowhere/root.crt'`
    expect(await refusalToOpen(`${address.href}postgres?sslrootcert=/nowhere/root.crt`)).toBe(line)
  })

  test('a database that cannot hold every name is refused', async () => {
    await onServer("CREATE DATABASE latin ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0")
    expect(await refusalToOpen(`${address.href}latin`)).toBe(
      `${at} its database is encoded in LATIN1, and must be in UTF8`,
    )
    await onServer('DROP DATABASE latin')
  })

  test('a user who may not create tables is refused at the migration', async () => {
    const place = await createPlace({ migrated: false })
    await onServer("CREATE ROLE reader LOGIN PASSWORD 'Secret!9'")
    const url = new URL(place.url)
    url.username = 'reader'
    url.password = 'Secret!9'
    expect(await refusalToMigrate(url.href)).toBe(`${at} permission denied for schema public (42501)`)
    await place.remove()
    await onServer('DROP ROLE reader')
  })

  test('a read-only server is refused at the migration', async () => {
    const place = await createPlace({ migrated: true })
    await onServer(
      `ALTER DATABASE ${new URL(place.url).pathname.slice(1)} SET default_transaction_read_only = on`,
    )
    expect(await refusalToMigrate(place.url)).toBe(`${at} it is read-only`)
    await place.remove()
  })

  test.each([
    ['53100', `${at} its disk is full`],
    ['XX001', `${at} could not extend file (XX001)`],
  ])('a fault %s of the server during the start becomes one line', async (code, line) => {
    const db = await createTestDatabase()
    const fault = `DO $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '${code}'; END $$`
    const start = db.exclusively((transaction) => db.sequelize.query(fault, { transaction }))
    await expect(start).rejects.toMatchObject({ name: 'DatabaseUnavailable', message: line })
    await db.drop()
  })

  test('a server that stops during the start becomes one line, with nothing past the log', async () => {
    const warning = vi.spyOn(console, 'warn')
    const db = await createTestDatabase()
    const start = db.exclusively((transaction) =>
      db.sequelize.query('SELECT pg_terminate_backend(pg_backend_pid())', { transaction }),
    )
    await expect(start).rejects.toBeInstanceOf(DatabaseUnavailable)
    expect(warning).not.toHaveBeenCalled()
    warning.mockRestore()
    await db.drop()
  })

  test('a server that has become read-only is not ready', async () => {
    const db = await createTestDatabase()
    expect(await db.isReady()).toBe(true)
    await db.sequelize.query('SET default_transaction_read_only = on')
    expect(await db.isReady()).toBe(false)
    await db.drop()
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

/** The line with which the migration fails. */
async function refusalToMigrate(url: string): Promise<string> {
  const db = await openDatabase(url)
  const error: unknown = await db.migrate().catch((reason: unknown) => reason)
  await db.close()
  if (error instanceof DatabaseUnavailable) return error.message
  throw new Error('The migration succeeded, or failed in another way', { cause: error })
}
