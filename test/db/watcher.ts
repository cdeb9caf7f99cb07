import { vi } from 'vitest'
import type { Database } from '#db/database'

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

/** The time that another process may take to notice. */
export function withinASecond(assertion: () => unknown): Promise<unknown> {
  return vi.waitFor(assertion, { timeout: 1000, interval: 10 })
}
