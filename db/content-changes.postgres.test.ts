import { expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from './database'
import { createTestDatabase } from '#test/db/database'
import { startProxy } from '#test/db/proxy'
import { watch } from '#test/db/watcher'

test('a watcher of content is blind while the server is silent', async () => {
  const db = await createTestDatabase()
  onTestFinished(db.drop)
  const proxy = await startProxy(db.url)
  onTestFinished(proxy.close)
  const behind = await openDatabase(proxy.url)
  onTestFinished(behind.close)
  const told = await watch(behind)

  proxy.stall()
  await vi.waitFor(() => expect(told).toEqual(['sees', 'blind']), { timeout: 5000 })
  proxy.goOn()
  await vi.waitFor(() => expect(told).toEqual(['sees', 'blind', 'sees']), { timeout: 10_000 })
})
