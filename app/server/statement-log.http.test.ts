import { afterAll, beforeAll, expect, test } from 'vitest'
import { LOG_STATEMENTS, statementsOf } from '#test/statements'
import { openTestSite, PASSWORD, type TestSite } from '#test/site'

const dArcy = {
  username: 'vivienne.d-arcy',
  firstName: `Vivienne 'la "vraie" \\' -- $1`,
  lastName: "d'Arcy",
  email: 'vivienne@example.com',
  password: PASSWORD,
}

let site: TestSite
beforeAll(async () => {
  site = await openTestSite(LOG_STATEMENTS)
})
afterAll(() => site.close())

test('at debug the log tells which statements an answer took, and never their values', async () => {
  const browser = site.browser()
  const registered = await browser.call('POST', '/api/register', dArcy)
  await browser.call('POST', '/api/register', dArcy)
  await browser.call('POST', '/api/login', { username: dArcy.email, password: PASSWORD })
  await browser.call('POST', '/api/login', { username: dArcy.username, password: 'Pas-le-bon-1' })
  const read = await browser.get('/results')
  await statementsOf(site, read.headers.get('X-Request-Id'))

  const ofRegistration = await statementsOf(site, registered.headers.get('X-Request-Id'))
  expect(ofRegistration.join('\n')).toMatch(/INSERT INTO .users[^]*INSERT INTO .sessions/)

  expect(secretsIn(site.output(), await secretsOf())).toEqual([])
})

test('at info it tells of none', async () => {
  const quiet = await openTestSite()
  await quiet.browser().get('/results')
  await quiet.close()

  expect(quiet.output()).not.toContain('SELECT')
})

test('a slow statement is a warning with the request that it held up, and without values', async () => {
  const strict = await openTestSite({ SLOW_QUERY_MS: '0' })
  const answer = await strict
    .browser()
    .call('POST', '/api/login', { username: dArcy.email, password: PASSWORD })
  const id = answer.headers.get('X-Request-Id')
  await strict.close()

  const slow = strict
    .output()
    .split('\n')
    .filter((line) => line.includes(`"req":"${id}"`) && line.includes('"msg":"slow statement"'))
  expect(slow.map((line) => JSON.parse(line) as object)).toContainEqual(
    expect.objectContaining({ level: 40, sql: expect.stringMatching(/^SELECT .* FROM .users/) }),
  )
  expect(slow.join('\n')).not.toMatch(/vivienne|example\.com/)
})

/** Everything that the database keeps of her, as it keeps it. */
async function secretsOf(): Promise<string[]> {
  const users = await site.db.read('SELECT * FROM users WHERE email = $1', [dArcy.email])
  const [sessions] = await site.db.sequelize.query('SELECT token_hash FROM sessions')
  const { id: _id, ...kept } = (users as Record<string, unknown>[])[0]!
  const values = [
    ...Object.values(kept),
    ...(sessions as { token_hash: string }[]).map((row) => row.token_hash),
  ]
  return values.filter((value) => typeof value === 'string' && value.length > 1) as string[]
}

function secretsIn(output: string, secrets: string[]): string[] {
  expect(secrets).toEqual(
    expect.arrayContaining([dArcy.email, dArcy.firstName, expect.stringMatching(/argon2/)]),
  )
  const traces = [...secrets, 'Vivienne', "'Arcy", 'argon2', 'example.com', PASSWORD]
  return traces.filter(
    (trace) => output.includes(trace) || output.includes(JSON.stringify(trace).slice(1, -1)),
  )
}
