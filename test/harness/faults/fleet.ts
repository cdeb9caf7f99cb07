import { type RunningServer, startServer } from '#test/harness/server'
import { openOwnSite } from '#test/harness/site'
import { openWire } from './wire'

/** The site as in production: one process on SQLite, two on PostgreSQL, and a wire to all of them. */
export async function openFleet() {
  const site = await openOwnSite()
  const others = site.db.dialect === 'postgres' ? [await startServer(site)] : []
  const processes: RunningServer[] = [site, ...others]
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
