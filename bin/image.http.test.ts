import { readdirSync, readFileSync, statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { createBrowser } from '#test/harness/browser'
import { IS_REFUSED, NO_PG_DUMP, ONLY_REFUSED } from '#test/harness/db/backup'
import { createPlace } from '#test/harness/db/database'
import { openMailbox } from '#test/harness/mailbox'
import { launch } from '#test/harness/server'
import { camille } from '#test/people'
import { openFolder } from '#test/harness/worker'

/** Of the image: what is beside Node, its libraries and PostgreSQL's programs. */
const MOST_BYTES = 40_000_000

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { dev?: boolean } | undefined>
}
const dockerfile = readFileSync('Dockerfile', 'utf8').replace(/\\\n\s*/g, '')
const PORT = String(20_000 + (process.pid % 10_000))

const runtime = await openFolder()
const place = await createPlace('nothing')
const copying = launch(['bin/runtime.js', join(runtime, 'app')], {})
expect([await copying.ended, copying.output()]).toEqual([0, ''])
afterAll(() => place.remove())

test(`the image has enough to serve, mail and back up${ONLY_REFUSED}`, async () => {
  const mailbox = await openMailbox()
  const data = join(runtime, 'data')
  const env = {
    ...settings(),
    ...{ PORT, HOST: '127.0.0.1', DATA_DIR: data, DATABASE_URL: place.url, SMTP_URL: mailbox.url },
  }
  const run = (args: string[]) => launch(args, env, { cwd: join(runtime, 'app') })
  const site = run(commandOf('CMD'))
  onTestFinished(() => site.end().then(() => mailbox.close()))
  await site.printed(/listening on/)

  const browser = createBrowser(`http://127.0.0.1:${PORT}`)
  expect((await browser.call('POST', '/api/register', camille)).status).toBe(201)
  expect(await (await browser.get('/')).text()).toContain('Bonjour, Camille')
  expect((await mailbox.next('camille@example.com')).subject).toContain('Bienvenue')
  expect(await run(commandOf('HEALTHCHECK .* CMD')).ended).toBe(0)

  const backup = run(['build/bin/backup.js', '--keep', '14'])
  expect(await backup.ended).toBe(IS_REFUSED ? 1 : 0)
  expect(backup.output()).toContain(IS_REFUSED ? NO_PG_DUMP : 'backed up to')
  expect(await readdir(join(data, 'backups'))).toHaveLength(IS_REFUSED ? 0 : 1)
})

test('the image reports itself as unhealthy when nothing answers', async () => {
  const check = launch(commandOf('HEALTHCHECK .* CMD'), { PORT: '1' })

  expect(await check.ended).toBe(1)
})

test('the image has the files that are reached and no others, and few bytes', () => {
  const files = readdirSync(join(runtime, 'app'), { recursive: true }).map(String)
  const sizes = files.map((file) => statSync(join(runtime, 'app', file))).filter((one) => one.isFile())

  expect(
    files.filter((file) => /\.tsx?$|\.test\.|\/deps\/|^node_modules\/(vite|typescript)/.test(file)),
  ).toEqual([])
  expect(files).toContain('node_modules/sqlite3')
  expect(files.filter((file) => packages[file]?.dev)).toEqual([])
  expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(MOST_BYTES)
})

/** What the last stage sets for the site. */
function settings(): Record<string, string> {
  const [, line = ''] = /^ENV (NODE_ENV=.*)$/m.exec(dockerfile) ?? []
  return Object.fromEntries(line.split(' ').map((setting) => setting.split('=') as [string, string]))
}

/** The arguments of Node. */
function commandOf(instruction: string): string[] {
  const [, list = ''] = new RegExp(`^${instruction} (\\[.*\\])$`, 'm').exec(dockerfile) ?? []
  const [node, ...args] = JSON.parse(list) as string[]
  expect(node).toBe('node')
  return args
}
