import { setTimeout as delay } from 'node:timers/promises'
import { type Response, Router } from 'express'
import type { Site } from '#app/start/modules.server'

/** A database that answers later than this counts as one that is away. */
const PATIENCE_MS = 2000

/** `/healthz`: the process is alive. `/readyz`: the database answers and is migrated. */
export function health(site: Pick<Site, 'isReady'>): Router {
  const answer = (res: Response, status: number, text: string) =>
    res.status(status).set('Cache-Control', 'no-store').type('text/plain').send(text)
  return Router()
    .get('/healthz', (_req, res) => void answer(res, 200, 'ok'))
    .get('/readyz', (_req, res, next) => {
      withTimeout(site.isReady(), () => false)
        .then((ready) => (ready ? answer(res, 200, 'ready') : answer(res, 503, 'not ready')))
        .catch(next)
    })
}

/** What the database answers, or what `late` returns. */
export function withTimeout<T>(work: Promise<T>, late: () => T): Promise<T> {
  return Promise.race([work, delay(PATIENCE_MS, undefined, { ref: false }).then(late)])
}
