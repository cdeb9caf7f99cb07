import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from './database'
import { createTestDatabase } from '#test/harness/db/database'
import { startProxy } from '#test/harness/db/proxy'
import { watch } from '#test/harness/db/announcements'

test('a watcher of content is blind while the server is silent', async () => {
  const db = await createTestDatabase()
  onTestFinished(db.drop)
  const proxy = await startProxy(db.url)
  onTestFinished(proxy.close)
  const behind = await openDatabase(proxy.url)
  onTestFinished(behind.close)
  const told = await watch(behind)

  proxy.stall()
  await expect.poll(() => told).toEqual(['sees', 'blind'])
  proxy.goOn()
  await expect.poll(() => told).toEqual(['sees', 'blind', 'sees'])
})
