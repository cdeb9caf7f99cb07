import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Router } from 'express'
import expressStaticGzip from 'express-static-gzip'
import { isDecodable } from './refusals'

/**
 * The browser build and what public/ holds. The build has compressed each file once, with brotli
 * and gzip. Hashed assets never change; an old one that is gone is a plain 404, never a page.
 */
export function staticFiles(clientDir: string): Router {
  const router = Router()
  const files = filesBelow(clientDir)
  router.use((req, _res, next) => next(isOneOf(files, req.path) ? undefined : 'router'))
  const compressed = { enableBrotli: true, orderPreference: ['br', 'gz'], index: false as const }
  router.use(
    '/assets',
    expressStaticGzip(`${clientDir}/assets`, {
      ...compressed,
      serveStatic: { maxAge: '1y', immutable: true, redirect: false },
    }),
    (_req, res) => {
      res.status(404).type('text/plain').send('Not found')
    },
  )
  router.use(expressStaticGzip(clientDir, { ...compressed, serveStatic: { maxAge: '1h', redirect: false } }))
  return router
}

/** The names of what public/ holds. */
export function publicFiles(clientDir: string): string[] {
  return readdirSync(clientDir, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map(({ name }) => name)
}

/** Their addresses. They are known from the start, so that the disk is not searched for each page. */
function filesBelow(folder: string): Set<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  return new Set(entries.map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name))}`))
}

const ASSETS = /^\/assets(\/|$)/i

/** An address that cannot be decoded is refused later: the library would answer it with its own text. */
function isOneOf(files: Set<string>, path: string): boolean {
  return isDecodable(path) && (ASSETS.test(path) || files.has(decodeURIComponent(path)))
}
