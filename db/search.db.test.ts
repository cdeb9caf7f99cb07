import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchInTurn } from './search'
import { createTestDatabase, type TestDatabase } from './test-database'
import { count } from './test-rows'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.drop())

test('a search waits for those before it, and nothing else waits for a search', async () => {
  const seen: string[] = []
  let finish!: () => void
  const long = searchInTurn(db, () => new Promise<void>((resolve) => (finish = resolve)))
  const next = searchInTurn(db, async () => void seen.push('the next search'))

  await count(db, 'users')
  seen.push('a page')
  finish()
  await Promise.all([long, next])

  expect(seen).toEqual(['a page', 'the next search'])
})
