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
  ["SELECT 'secret", 'SELECT ?'],
])('the statement %j is logged as %j', (line, logged) => {
  expect(withoutValues(line)).toBe(logged)
})

// Values that a member may type, written as literals into the statement.
test.each(["O'Secret", "secret' -- secret", '"secret', "\\'secret", '/* secret', '$1secret', '``secret'])(
  'the value %j of a statement is never logged',
  (value) => {
    const literal = `'${value.replaceAll("'", "''")}'`
    expect(withoutValues(`SELECT * FROM "a" WHERE b = ${literal} AND c = ${literal}`)).toBe(
      'SELECT * FROM "a" WHERE b = ? AND c = ?',
    )
  },
)
