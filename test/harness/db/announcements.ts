import { vi } from 'vitest'
import type { Database } from '#db/database'

/** How many content changes were announced while `work` ran. */
export async function countAnnouncements(db: Database, work: () => Promise<unknown>): Promise<number> {
  const announced = vi.spyOn(db.content, 'changed')
  try {
    await work()
    return announced.mock.calls.length
  } finally {
    announced.mockRestore()
  }
}

/** The calls of a watcher, in order. */
export async function watch(db: Database): Promise<string[]> {
  const told: string[] = []
  await db.content.watch({
    changed: () => told.push('changed'),
    blind: () => told.push('blind'),
    sees: () => told.push('sees'),
  })
  return told
}
