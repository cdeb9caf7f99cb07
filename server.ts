import { join } from 'node:path'
import type { ServerBuild } from '@remix-run/node'
import type { Build } from '#app/server/serve'

type Entry = Pick<typeof import('#app/entry.server'), 'serve' | 'callPaths'>

const build = process.argv.includes('--dev') ? await developmentBuild() : await productionBuild()
const { serve, callPaths } = build.build.entry.module as unknown as Entry
await serve(build, callPaths)

/** Loads the production build. Vite replaces the import below with the Remix build. */
async function productionBuild(): Promise<Build> {
  const build = (await import('virtual:remix/server-build')) as ServerBuild
  return { build, clientDir: join(import.meta.dirname, 'client') }
}

async function developmentBuild(): Promise<Build> {
  const { createServer } = await import('vite')
  // Without `host`, the web socket of hot reload would listen on every address of the machine.
  const vite = await createServer({ server: { middlewareMode: true, hmr: { host: '127.0.0.1' } } })
  const load = async () => (await vite.ssrLoadModule('virtual:remix/server-build')) as ServerBuild
  const development = { load, files: vite.middlewares, close: () => vite.close() }
  return { build: await load(), clientDir: '', development }
}
