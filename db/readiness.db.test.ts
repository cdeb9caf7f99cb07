import { rm } from 'node:fs/promises'
import { expect, inject, test } from 'vitest'
import { createTestDatabase, refusalToOpen } from '#test/db/database'
import { withClient } from '#test/db/template'

const template = inject('template')

test('the address of another kind of database is refused', async () => {
  expect(await refusalToOpen('mysql://root@localhost/app')).toBe(
    'The address of the database must begin with sqlite: or postgres://',
  )
})

test('a database that is gone is not ready', async () => {
  const db = await createTestDatabase()
  expect(await db.isReady()).toBe(true)
  if (template.dialect === 'sqlite') {
    await rm(db.url.slice('sqlite:'.length))
  } else {
    const name = new URL(db.url).pathname.slice(1)
    await withClient(`${template.server}postgres`, (client) =>
      client.query(`DROP DATABASE ${name} WITH (FORCE)`),
    )
  }
  expect(await db.isReady()).toBe(false)
  await db.drop()
})

test('a closed database is not ready, and may be closed again', async () => {
  const db = await createTestDatabase()
  await db.close()
  expect(await db.isReady()).toBe(false)
  await expect(db.transaction(async () => 'never')).rejects.toThrow('closed')
  await db.drop()
})
