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
