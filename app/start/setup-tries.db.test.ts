import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { rotateBackups } from '#db/backup/rotation'
import { IS_REFUSED, NO_PG_DUMP, ONLY_REFUSED, refusal, TOOL_ENV } from '#test/harness/db/backup'
import { setUpDatabase } from '#test/harness/db/database'
import { openFolder } from '#test/harness/worker'
import { tryBackup } from './setup-tries.server'

const db = await setUpDatabase()

let dataDir: string
beforeEach(async () => {
  dataDir = await openFolder()
})

const attempt = () => tryBackup({ databaseUrl: db.url, dataDir }, TOOL_ENV)

test('a site without a backup says so', async () => {
  expect(await attempt()).toEqual({ outcome: 'none', detail: null })
})

test(`the newest backup of the site is restored and counted${ONLY_REFUSED}`, async () => {
  const now = new Date('2026-03-01T02:30:00Z')
  const backup = rotateBackups(db.url, join(dataDir, 'backups'), { keep: 7, now, env: TOOL_ENV })
  if (IS_REFUSED) return expect(backup).rejects.toMatchObject(refusal(NO_PG_DUMP))
  await backup

  const { outcome, detail } = await attempt()
  expect(outcome).toBe('ok')
  const [found] = await db.read<{ rows: number }>('SELECT CAST(count(*) AS integer) AS rows FROM migrations')
  const { rows, ...restored } = JSON.parse(detail!) as { rows: number }
  expect(restored).toEqual({
    file: 'prepa-lts-2026-03-01T02-30-00Z.backup',
    tables: expect.any(Number) as number,
  })
  expect(rows).toBeGreaterThanOrEqual(found!.rows)
  expect(await readdir(dataDir)).toEqual(['backups'])
})

test('a backup that is damaged is told in one line', async () => {
  await mkdir(join(dataDir, 'backups'))
  await writeFile(join(dataDir, 'backups', 'prepa-lts-2026-03-01T02-30-00Z.backup'), 'abîmée')

  const { outcome, detail } = await attempt()
  expect(outcome).toBe('failed')
  expect(detail).toContain('is no backup of this site')
})
