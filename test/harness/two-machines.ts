import { openBalancer } from '#test/harness/faults/balancer'
import { startServer } from './server'
import { openFolder } from './worker'

/**
 * The site as on two machines: two processes, each with a data folder of its own, on one PostgreSQL, and the balancer in
 * front of them.
 */
export async function openTwoMachines(databaseUrl: string, settings: Record<string, string> = {}) {
  const balancer = await openBalancer()
  const env = { APP_URL: balancer.origin, TRUST_PROXY: 'on', ...settings }
  const start = async () => startServer({ databaseUrl, dataDir: await openFolder(), env })
  const machines = await Promise.all([start(), start()])
  for (const { origin } of machines) balancer.add(origin)

  return {
    origin: balancer.origin,
    one: machines[0],
    two: machines[1],
    /** How many requests each machine has answered. */
    answered: () => balancer.machines.map(({ answered }) => answered),
    async close() {
      await balancer.close()
      await Promise.all(machines.map(({ end }) => end('SIGKILL')))
    },
  }
}
