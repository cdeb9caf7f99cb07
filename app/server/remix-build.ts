import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from '@remix-run/node'
import type { RequestHandler } from 'express'
import type { EntryModule } from '../entry.server'
import { publicFiles, staticFiles } from './static-files'

/**
 * The Remix build is a module graph of its own: the server reaches modules and database only
 * through what `entry.server` exports, else there would be two of everything.
 */
export interface RemixBuild {
  build: ServerBuild | (() => Promise<ServerBuild>)
  /** The routes' table; in development as it was at start. */
  routes: ServerBuild['routes']
  files: RequestHandler
  /** Those that have an address of their own, as /favicon.svg. */
  publicFiles: readonly string[]
  development: boolean
  entry(): Promise<EntryModule>
  assets(): ServerBuild['assets'] | undefined
  close(): Promise<void>
}

export async function loadRemix(): Promise<RemixBuild> {
  return process.argv.includes('--dev') ? developmentBuild() : compiledBuild()
}

async function compiledBuild(): Promise<RemixBuild> {
  const path = resolve(import.meta.dirname, 'remix.js')
  const clientDir = resolve(import.meta.dirname, 'client')
  const build = (await import(pathToFileURL(path).href)) as ServerBuild
  return {
    build,
    routes: build.routes,
    files: staticFiles(clientDir),
    publicFiles: publicFiles(clientDir),
    development: false,
    entry: async () => entryOf(build),
    assets: () => build.assets,
    close: async () => {},
  }
}

/** Vite compiles on request, so that a saved file shows at the next reload. */
async function developmentBuild(): Promise<RemixBuild> {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true } })
  const load = async () => (await vite.ssrLoadModule('virtual:remix/server-build')) as ServerBuild
  return {
    build: load,
    routes: (await load()).routes,
    files: vite.middlewares,
    publicFiles: [],
    development: true,
    entry: async () => entryOf(await load()),
    assets: () => undefined,
    close: () => vite.close(),
  }
}

function entryOf(build: ServerBuild): EntryModule {
  return build.entry.module as unknown as EntryModule
}
