import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { refusal, TOOL_ENV } from '#test/harness/db/backup'
import { setUpDatabase } from '#test/harness/db/database'
import { openFolder } from '#test/harness/worker'
import { tryRestore } from './try-restore'

const db = await setUpDatabase()

test('a try by a user who may create no database says which right is missing', async () => {
  const folder = await openFolder()
  const file = join(folder, 'site.backup')
  await writeFile(file, '')
  const url = new URL(db.url)
  url.username = 'try_without_rights'
  url.password = 'secret'
  await db.sequelize.query(`CREATE ROLE ${url.username} LOGIN PASSWORD 'secret'`)
  try {
    const restoring = tryRestore(url.href, file, folder, TOOL_ENV)
    await expect(restoring).rejects.toMatchObject(refusal('ALTER ROLE … CREATEDB allows it'))
  } finally {
    await db.sequelize.query(`DROP ROLE ${url.username}`)
  }
})
