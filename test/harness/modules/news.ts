import { afterAll, beforeEach } from 'vitest'
import { createTestDatabase } from '#test/harness/db/database'
import { createTestClock } from '#test/harness/fixed-clock'
import { createNews } from '#modules/news'

/** Each test finds a database without news, and the clock as it began. */
export async function setUpNews() {
  const db = await createTestDatabase()
  const clock = createTestClock()
  beforeEach(async () => {
    await db.run('DELETE FROM news')
    clock.reset()
  })
  afterAll(() => db.drop())
  return { db, clock, news: createNews({ db, clock }) }
}

export { ALL } from '#test/harness/portions'
