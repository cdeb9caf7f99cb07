import { setTimeout as delay } from 'node:timers/promises'
import { CONTENT_CHANGED } from '#db/content-changes'
import type { TestDatabase } from './database'
import { withClient } from './template'

/** How many content changes were announced while `work` ran. */
export async function countAnnouncements(db: TestDatabase, work: () => Promise<unknown>): Promise<number> {
  return db.dialect === 'postgres' ? countHeard(db, work) : countKept(db, work)
}

function countHeard({ url }: TestDatabase, work: () => Promise<unknown>): Promise<number> {
  return withClient(url, async (listener) => {
    let heard = 0
    listener.on('notification', () => {
      heard += 1
    })
    await listener.query(`LISTEN ${CONTENT_CHANGED}`)
    await work()
    // One of our own, which arrives after all earlier ones.
    await listener.query(`NOTIFY ${CONTENT_CHANGED}, 'last'`)
    for (let waited = 0; heard === 0 && waited < 1000; waited += 20) await delay(20)
    return heard - 1
  })
}

async function countKept(db: TestDatabase, work: () => Promise<unknown>): Promise<number> {
  const read = async () => {
    const sql = 'SELECT value FROM settings WHERE key = $1'
    const [row] = await db.read<{ value: string }>(sql, [CONTENT_CHANGED])
    return Number(row?.value ?? 0)
  }
  const before = await read()
  await work()
  return (await read()) - before
}
