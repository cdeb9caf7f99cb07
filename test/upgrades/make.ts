import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { openDatabase } from '#db/database'
import { elodie } from '#test/people'
import { fillSite, SESSION_SECRET } from './fill'

/**
 * Writes the filled database of a release, on SQLite and on PostgreSQL, beside this file:
 *
 *     node --import tsx test/upgrades/make.ts CHECKOUT POSTGRES_URL
 *
 * CHECKOUT is the release, built. POSTGRES_URL is an empty database, whose server is no newer than `pg_dump`.
 */
const [checkout = '', postgresUrl = ''] = process.argv.slice(2)
const folder = await mkdtemp(join(tmpdir(), 'release-'))
const sqliteFile = join(folder, 'app.sqlite')
const { version } = JSON.parse(await readFile(join(checkout, 'package.json'), 'utf8')) as { version: string }

const SETTINGS = {
  NODE_ENV: 'production' as const,
  PORT: '0',
  LOG_FORMAT: 'json',
  RATE_LIMITS: 'off',
  ARGON2_MEMORY: '8',
  SESSION_SECRET,
  ADMIN_USERNAME: elodie.username,
  ADMIN_EMAIL: elodie.email,
  ADMIN_PASSWORD: elodie.password,
  // Nobody listens there, so the mails wait.
  SMTP_URL: 'smtp://127.0.0.1:9',
}

const ofSqlite = await fill(`sqlite:${sqliteFile}`)
await save('sqlite', await readFile(sqliteFile), ofSqlite)

const ofPostgres = await fill(postgresUrl)
const options = ['--inserts', '--rows-per-insert=50', '--no-owner', '--no-privileges']
const { stdout } = await promisify(execFile)('pg_dump', [...options, postgresUrl], { maxBuffer: 2 ** 28 })
// Leaves out the commands of psql, since tests send the file to the server as it is.
await save('postgres', stdout.replace(/^\\.*\n/gm, ''), ofPostgres)
await rm(folder, { recursive: true })

async function fill(url: string) {
  const server = spawn(process.execPath, [join(resolve(checkout), 'build/server.js')], {
    cwd: resolve(checkout),
    env: { ...process.env, ...SETTINGS, DATABASE_URL: url, DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const origin = await new Promise<string>((found, failed) => {
    let output = ''
    server.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk
      const address = /listening on ([^\s,]+),/.exec(output)?.[1]
      if (address) found(`http://${address}`)
    })
    server.once('close', () => failed(new Error(output)))
  })
  process.once('exit', () => server.kill('SIGKILL'))
  const db = await openDatabase(url)
  const facts = await fillSite({ origin, sql: (statement) => db.write(statement) })
  await db.close()
  server.kill('SIGTERM')
  await once(server, 'close')
  return facts
}

async function save(dialect: string, content: Buffer | string, facts: object) {
  const name = join(import.meta.dirname, `${version}.${dialect}`)
  await writeFile(`${name}.gz`, gzipSync(content, { level: 9 }))
  await writeFile(`${name}.json`, `${JSON.stringify(facts, null, 2)}\n`)
}
