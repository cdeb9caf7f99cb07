import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestSite, type TestSite } from '#test/site'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
  await site.db.write(() => site.db.sequelize.query('ALTER TABLE news RENAME TO news_away'))
})
afterAll(() => site.close())

test.each([
  ['/api/news', 'Erreur lors de la récupération des actualités'],
  ['/api/news/featured', 'Erreur lors de la récupération des actualités à la une'],
])('%s says what failed where the news cannot be read', async (path, message) => {
  const answer = await site.browser().get(path)

  expect(answer.status).toBe(500)
  expect(await answer.json()).toEqual({ message })
})
