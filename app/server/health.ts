import { Router } from 'express'

/** `/healthz`: the process is alive. `/readyz`: the database answers and is migrated. */
export function health(isReady: () => Promise<boolean>): Router {
  const router = Router()
  router.get('/healthz', (_req, res) => {
    res.set('Cache-Control', 'no-store').type('text/plain').send('ok')
  })
  router.get('/readyz', (_req, res, next) => {
    isReady().then((ready) => {
      res
        .set('Cache-Control', 'no-store')
        .status(ready ? 200 : 503)
        .type('text/plain')
        .send(ready ? 'ready' : 'not ready')
    }, next)
  })
  return router
}
