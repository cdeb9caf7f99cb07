import { expect, test } from 'vitest'
import { withoutValues } from './statements'

test.each([
  [
    "SELECT `id` FROM `users` AS `User` WHERE `User`.`email` = 'camille@example.com' LIMIT 1;",
    'SELECT `id` FROM `users` AS `User` WHERE `User`.`email` = ? LIMIT ?;',
  ],
  [
    'SELECT "t1"."id" FROM "t1" WHERE "a" = -12.5 AND b IN (1, 2, 3)',
    'SELECT "t1"."id" FROM "t1" WHERE "a" = -? AND b IN (?, …)',
  ],
  ['INSERT INTO "users" VALUES ($1,$2);', 'INSERT INTO "users" VALUES ($1,$2);'],
  ["INSERT INTO a VALUES (NULL,1,'x'),(NULL,2,'y'),(NULL,3,'z');", 'INSERT INTO a VALUES (NULL,?, …), …;'],
  ['UPDATE attempts\n  SET a1 = 0x1F\n  WHERE b = 1e5', 'UPDATE attempts SET a1 = ? WHERE b = ?'],
])('%j is logged as %j', (line, logged) => {
  expect(withoutValues(line)).toBe(logged)
})

/** What a member may have typed, as a value that is written into the statement. */
const HOSTILE = [
  "O'Secret",
  "secret' -- secret",
  '"secret',
  'secret\\',
  "\\'secret",
  '/* secret',
  '$1secret',
  '``secret',
]

test.each(HOSTILE)('a value %j never shows, nor what follows it', (value) => {
  const literal = `'${value.replaceAll("'", "''")}'`
  const logged = withoutValues(`SELECT * FROM "a" WHERE b = ${literal} AND c = 'secret' AND d = ${literal}`)
  expect(logged).toBe('SELECT * FROM "a" WHERE b = ? AND c = ? AND d = ?')
})

test.each([
  "SELECT 1 -- it's a 'secret'",
  "SELECT /* it's */ 'secret'",
  String.raw`SELECT E'it\'s', 'secret'`,
  "SELECT $tag$it's$tag$, 'secret'",
  "SELECT 'secret",
  String.raw`SELECT 'it\'s', 'secret'`,
])('of %j, which cannot be read with certainty, only the first word is logged', (line) => {
  expect(withoutValues(line)).toBe('SELECT …')
})
