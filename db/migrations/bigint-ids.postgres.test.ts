import { expect, test } from 'vitest'
import { setUpDatabase } from '#test/harness/db/database'
import { insert, rows } from '#test/harness/db/rows'

const db = await setUpDatabase()

test('every id has 64 bits and is read as a number', async () => {
  await db.write('ALTER TABLE users ALTER COLUMN id RESTART WITH 2147483648')
  const { id: _, ...noemie } = rows.users
  await insert(db, 'users', noemie)
  expect(await db.read('SELECT id FROM users')).toEqual([{ id: 2147483648 }])

  const narrow = await db.read(
    String.raw`SELECT table_name, column_name FROM information_schema.columns
      WHERE table_schema = current_schema() AND data_type = 'integer'
        AND (column_name = 'id' OR column_name LIKE '%\_id')`,
  )
  expect(narrow).toEqual([])
})
