import { beforeEach } from 'vitest'
import { setUpDatabase } from '#test/harness/db/database'
import { createTestClock } from '#test/harness/fixed-clock'
import { createNews } from '#modules/news'

/** Each test finds a database without news, and the clock as it began. */
export async function setUpNews() {
  const db = await setUpDatabase()
  const clock = createTestClock()
  beforeEach(async () => {
    await db.write('DELETE FROM news')
    clock.reset()
  })
  return { db, clock, news: createNews({ db, clock }) }
}

export { ALL } from '#test/harness/portions'
