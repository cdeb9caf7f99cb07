import { vi } from 'vitest'
import { type ContentChange, toPayload } from '#db/content-watch'
import type { Database } from '#db/database'

/** The content changes that were announced while `work` ran. */
export async function listAnnouncements(
  db: Database,
  work: () => Promise<unknown>,
): Promise<ContentChange[]> {
  const announced = vi.spyOn(db.content, 'changed')
  try {
    await work()
    return announced.mock.calls.map(([change]) => change)
  } finally {
    announced.mockRestore()
  }
}

export async function countAnnouncements(...watched: Parameters<typeof listAnnouncements>): Promise<number> {
  return (await listAnnouncements(...watched)).length
}

/** The calls of a watcher, in order: 'changed' if it is not told what, otherwise what changed. */
export async function watch(db: Database): Promise<string[]> {
  const told: string[] = []
  await db.content.watch({
    changed: (change) => told.push(change ? toPayload(change) : 'changed'),
    blind: () => told.push('blind'),
    sees: () => told.push('sees'),
  })
  return told
}
