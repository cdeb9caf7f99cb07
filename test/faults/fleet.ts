import { type RunningServer, startServer } from '../server'
import { openTestSite, type TestSite } from '../site'
import { openWire } from './wire'

/** One of the processes of a site. */
export type Process = Pick<RunningServer, 'origin' | 'end' | 'output'> & {
  /** Starts it again on the same port. */
  restart(): Promise<void>
}

/** The site as in production: one process on SQLite, two on PostgreSQL, and a wire to all of them. */
export async function openFleet() {
  const site = await openTestSite()
  const others = site.db.dialect === 'postgres' ? [await addProcess(site)] : []
  const processes: Process[] = [site, ...others]
  const wire = openWire(processes.map(({ origin }) => origin))
  return {
    site,
    processes,
    wire,
    async close() {
      wire.close()
      for (const other of others) await other.end('SIGKILL')
      await site.close()
    },
  }
}

/** Another process on the same database. */
export async function addProcess({ databaseUrl, dataDir }: TestSite): Promise<Process> {
  let server = await startServer({ databaseUrl, dataDir })
  const { origin } = server
  return {
    origin,
    output: () => server.output(),
    end: (signal) => server.end(signal),
    async restart() {
      server = await startServer({ databaseUrl, dataDir, port: Number(new URL(origin).port) })
    },
  }
}
