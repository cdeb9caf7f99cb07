import { setTimeout as delay } from 'node:timers/promises'
import { Router } from 'express'

/** A database that answers later than this counts as one that is away. */
const PATIENCE_MS = 2000

/** `/healthz`: the process is alive. `/readyz`: the database answers and is migrated. */
export function health(isReady: () => Promise<boolean>): Router {
  const router = Router()
  router.get('/healthz', (_req, res) => {
    res.set('Cache-Control', 'no-store').type('text/plain').send('ok')
  })
  router.get('/readyz', (_req, res, next) => {
    Promise.race([isReady(), delay(PATIENCE_MS, false, { ref: false })]).then((ready) => {
      const answer = ready ? 'ready' : 'not ready'
      res
        .set('Cache-Control', 'no-store')
        .status(ready ? 200 : 503)
        .type('text/plain')
        .send(answer)
    }, next)
  })
  return router
}
