import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { createBrowser } from '#test/harness/browser'
import { type ApiQuestion, toClaim } from '#test/things/exam'
import { prepareCommands } from '#test/harness/command'
import { IS_REFUSED, NO_PG_DUMP, ONLY_REFUSED } from '#test/harness/db/backup'
import { startServer } from '#test/harness/server'
import { camille, PASSWORD } from '#test/people'
import { openTestSite } from '#test/harness/site'

const USAGE = 'Usage: npm run backup FILE, or npm run backup -- --keep N [FOLDER]'

const site = await openTestSite({ DEMO_CONTENT: 'on' })
const commands = await prepareCommands()
afterAll(async () => {
  await site.close()
  await commands.cleanUp()
})

test(`a nightly backup, restored, has members and exams${ONLY_REFUSED}`, async () => {
  const member = await site.member(camille)
  const questions = (await (await member.get('/api/questions')).json()) as ApiQuestion[]
  await member.call('POST', '/api/exam-results', toClaim(questions, { right: 8 }))
  const before = await (await member.get('/api/exam-results')).json()

  const place = { DATA_DIR: site.dataDir, DATABASE_URL: site.databaseUrl }
  const backedUp = await commands.run('backup', ['--keep', '1'], place)
  if (IS_REFUSED) {
    expect(backedUp).toEqual({ code: 1, lines: [NO_PG_DUMP] })
    return expect(await readdir(join(site.dataDir, 'backups'))).toEqual([])
  }
  const [name] = await readdir(join(site.dataDir, 'backups'))
  const restored = await commands.run('restore', [join(site.dataDir, 'backups', name!)])
  expect([backedUp.code, restored.code]).toEqual([0, 0])

  const { databaseUrl, folder: dataDir } = commands
  const server = await startServer({ databaseUrl, dataDir })
  onTestFinished(async () => void (await server.end()))
  const there = createBrowser(server.origin)
  const login = { username: camille.username, password: PASSWORD }
  expect((await there.call('POST', '/api/login', login)).status).toBe(200)
  expect(await (await there.get('/api/exam-results')).json()).toEqual(before)
  expect((await there.get('/readyz')).status).toBe(200)
})

test(`the command says which older backups it has deleted${ONLY_REFUSED}`, async () => {
  const old = 'prepa-lts-2020-01-01T02-30-00Z.backup'
  await writeFile(join(commands.folder, old), '')

  const { code, lines } = await commands.run('backup', ['--keep', '1', commands.folder], {
    DATABASE_URL: site.databaseUrl,
  })

  if (IS_REFUSED) {
    expect({ code, lines }).toEqual({ code: 1, lines: [NO_PG_DUMP] })
    return expect(await readdir(commands.folder)).toContain(old)
  }
  expect({ code, lines }).toEqual({
    code: 0,
    lines: [expect.stringMatching(/^backed up to .*Z\.backup \(\d+ kB\)$/), `deleted ${old}`],
  })
})

test.each([
  ['nothing', [], USAGE],
  ['two folders', ['--keep', '3', 'a', 'b'], USAGE],
  ['to keep none', ['--keep', '0'], '--keep must be a whole number from 1 to 9999, and not 0'],
  ['to keep less', ['--keep=-1'], '--keep must be a whole number from 1 to 9999, and not -1'],
  ['to keep a half', ['--keep', '1.5'], '--keep must be a whole number from 1 to 9999, and not 1.5'],
])('asked for %s, the command refuses', async (_what, args, line) => {
  expect(await commands.run('backup', args)).toEqual({ code: 1, lines: [line] })
})

test('npm is not to keep the number for itself', async () => {
  const { code, lines } = await commands.npm(process.cwd(), 'backup', '--keep=14')

  expect(code).toBe(1)
  expect(lines.at(-1)).toBe(
    'npm kept --keep for itself: put -- before the arguments, as in npm run … -- --keep 14',
  )
})
