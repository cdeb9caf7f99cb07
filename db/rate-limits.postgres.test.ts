import { expect, test } from 'vitest'
import { openPostgres, PATIENCE } from './postgres/engine'
import { createPlace } from '#test/db/database'

test('a count that is not answered in time fails, and the next one does not wait behind it', async () => {
  const place = await createPlace({ migrated: true })
  const [counting, blocking] = [
    await openPostgres(place.url, { patience: { ...PATIENCE, answer: 400 } }),
    await openPostgres(place.url),
  ]
  const limiter = await counting.rateLimiter({ keyPrefix: 'tries', points: 10, duration: 900 })
  try {
    await limiter.penalty('camille')
    await blocking.transaction(async (transaction) => {
      await blocking.sequelize.query("UPDATE rate_limits SET points = 5 WHERE key = 'tries:camille'", {
        transaction,
      })
      await expect(limiter.penalty('camille')).rejects.toThrow('Query read timeout')
      expect((await limiter.penalty('karim')).consumedPoints).toBe(1)
    })
  } finally {
    await Promise.all([counting.close(), blocking.close()])
    await place.remove()
  }
})
