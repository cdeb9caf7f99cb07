import { expect, test } from 'vitest'
import { setUpDatabase } from '#test/harness/db/database'
import { allRows } from '#test/harness/db/rows'
import { compareSecrets } from './session-secret.server'

const db = await setUpDatabase()

test('a start with another secret than the last one warns, without its secret', async () => {
  const warnings: unknown[] = []
  const start = (secret: string) =>
    compareSecrets(db, secret, { warn: (...given: unknown[]) => warnings.push(...given) })

  await start('premier-secret-de-trente-deux-signes')
  await start('premier-secret-de-trente-deux-signes')
  expect(warnings).toEqual([])
  await start('second-secret-de-trente-deux-signes')

  expect(warnings).toEqual([
    'SESSION_SECRET is not that of the last start: all processes of a database need the same one',
  ])
  expect(JSON.stringify([warnings, await allRows(db, 'settings')])).not.toContain('-secret-de-trente')
})
