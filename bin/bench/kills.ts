import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#db/database'
import { startTestPostgres } from '#test/harness/db/postgres'
import { killUnderLoad } from '#test/harness/faults/kills'
import { startServer } from '#test/harness/server'
import { endChildren } from '#test/harness/worker'
import { hold } from './report'

export type Options = { postgres: boolean; kills: number; seed: number | undefined }

/** Kills a site under load by `kill -9`, and counts what is lost, half-made or sent twice. */
export async function kills({ postgres, kills: number, seed = randomInt(2 ** 31) }: Options): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'prepa-lts-kills-'))
  process.once('exit', () => {
    endChildren()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const databaseUrl = postgres
    ? (await startTestPostgres()).url('postgres')
    : `sqlite:${join(dataDir, 'app.sqlite')}`
  const first = await startServer({ databaseUrl, dataDir })
  await first.end('SIGTERM')
  const db = await openDatabase(databaseUrl)
  const where = postgres ? 'two processes on PostgreSQL' : 'one process on SQLite'
  console.error(`Killing ${where} ${number} times, --seed ${seed}…`)

  const begun = performance.now()
  const plan = { kills: number, seed, say: (line: string) => console.error(`  ${line}`) }
  const outcome = await killUnderLoad({ db, databaseUrl, dataDir }, plan)
  const minutes = Math.round((performance.now() - begun) / 60_000)
  await db.close()

  const { written, mails, halfMade, errors, startMs } = outcome
  console.log(
    `\nKills: ${outcome.kills} of ${where} in ${minutes} min, --seed ${seed}; a start takes ${startMs} ms`,
  )
  console.table(
    written.map(({ kind, acknowledged, lost, twice }) => {
      return { write: kind, acknowledged, lost: lost.length, 'made twice': twice.length }
    }),
  )
  const { lost, twice, ...sent } = mails
  console.table([{ ...sent, lost: lost.length, twice: twice.length }])
  const wrong = {
    'lost writes': written.flatMap((row) => row.lost),
    'things made twice': written.flatMap((row) => row.twice),
    'half-made things': halfMade,
    'lost mails': lost,
    'mails sent twice': twice,
    'errors in the log': errors,
  }
  console.table(
    Object.entries(wrong).map(([figure, found]) => {
      if (found.length > 0) console.error(figure, found.slice(0, 20))
      return { figure, found: found.length, ...hold(`kills, ${figure}`, found.length, ['<=', 0]) }
    }),
  )
}
