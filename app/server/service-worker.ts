import { Router } from 'express'
import { compressed } from './compression'
import dropPages from './service-worker/drop-pages.js?raw'
import keepPages from './service-worker/keep-pages.js?raw'

/**
 * Answers `/sw.js`. Its last line names the build, so that browsers take the worker of a new build, which fetches the
 * kept pages again.
 */
export function serviceWorker({ offline, version }: { offline: boolean; version: string }): Router {
  const script = Buffer.from(`${offline ? keepPages : dropPages}// Build ${version}\n`)
  return Router().get('/sw.js', (req, res) => {
    res.set('Cache-Control', 'no-cache').type('text/javascript')
    res.send(compressed(script, req, res))
  })
}
