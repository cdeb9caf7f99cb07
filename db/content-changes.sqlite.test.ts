import { afterEach, beforeEach, expect, test } from 'vitest'
import { announceContentChange } from './content-changes'
import { openDatabase } from './database'
import { createTestDatabase, type TestDatabase } from '#test/db/database'
import { watch, withinASecond } from '#test/db/watcher'

let db: TestDatabase
beforeEach(async () => {
  db = await createTestDatabase()
})
afterEach(() => db.drop())

test('a watcher that cannot look is blind once, and sees again after', async () => {
  const told = await watch(db)
  told.length = 0

  await rename('settings', 'settings_away')
  await withinASecond(() => expect(told).toEqual(['blind']))
  await rename('settings_away', 'settings')
  await withinASecond(() => expect(told.at(-1)).toBe('sees'))

  const other = await openDatabase(db.url)
  await other.transaction((tx) => announceContentChange(other, tx))
  await withinASecond(() => expect(told.at(-1)).toBe('changed'))
  expect(told.filter((word) => word === 'blind')).toHaveLength(1)
  await other.close()
})

function rename(from: string, to: string) {
  return db.write(() => db.sequelize.query(`ALTER TABLE ${from} RENAME TO ${to}`))
}
