import { expect, onTestFinished, test } from 'vitest'
import { setUpDatabase } from '#test/harness/db/database'
import { insert, rows } from '#test/harness/db/rows'
import { openDatabase } from './database'
import { applyMigrations, type Migration } from './migrate'
import { migrations } from './migrations'
import { openPostgres } from './postgres/engine'

const db = await setUpDatabase()

test('a migration that waits for a lock lets other statements pass', async () => {
  await insert(db, 'users', rows.users)
  const [site, starting] = [await openDatabase(db.url), await openPostgres(db.url)]
  onTestFinished(async () => {
    await Promise.all([site.close(), starting.close()])
  })
  let endReading!: () => void
  const isRead = new Promise<void>((resolve) => (endReading = resolve))
  const { ended } = await new Promise<{ ended: Promise<void> }>((begun) => {
    const ended = site.transaction(async (tx) => {
      await site.read('SELECT username FROM users', [], { tx })
      begun({ ended })
      await isRead
    })
  })
  let tries = 0
  const addClub: Migration = {
    name: '9998-clubs',
    up(run) {
      tries += 1
      return run('ALTER TABLE users ADD COLUMN club text')
    },
  }

  const patience = { lock: 50, pause: 50, tries: 10_000 }
  const migrating = applyMigrations(starting, [...migrations, addClub], patience)
  await expect.poll(() => tries).toBeGreaterThan(2)
  // It would queue behind the migration for as long as the reader reads.
  expect(await site.read('SELECT username FROM users')).toEqual([{ username: 'Noémie' }])

  endReading()
  await Promise.all([ended, migrating])
  expect(await site.read('SELECT club FROM users')).toEqual([{ club: null }])
})
