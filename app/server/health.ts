import { setTimeout as delay } from 'node:timers/promises'
import { type Response, Router } from 'express'

/** A database that answers later than this counts as one that is away. */
const PATIENCE_MS = 2000

/** `/healthz`: the process is alive. `/readyz`: the database answers and is migrated. */
export function health(isReady: () => Promise<boolean>): Router {
  const router = Router()
  const answer = (res: Response, status: number, text: string) =>
    res.status(status).set('Cache-Control', 'no-store').type('text/plain').send(text)
  router.get('/healthz', (_req, res) => void answer(res, 200, 'ok'))
  router.get('/readyz', (_req, res, next) => {
    inTime(isReady(), () => false).then(
      (ready) => answer(res, ready ? 200 : 503, ready ? 'ready' : 'not ready'),
      next,
    )
  })
  return router
}

/** What the database answers, or what `late` returns. */
export function inTime<T>(work: Promise<T>, late: () => T): Promise<T> {
  return Promise.race([work, delay(PATIENCE_MS, undefined, { ref: false }).then(late)])
}
