import { setTimeout as delay } from 'node:timers/promises'
import { type Response, Router } from 'express'
import type { Site } from '#app/start/modules.server'
import { signNonce } from '#app/start/setup-tries.server'

const PATIENCE_MS = 2000

export function health(site: Pick<Site, 'isReady' | 'linkTokens'>): Router {
  const answer = (res: Response, status: number, text: string) =>
    res.status(status).set('Cache-Control', 'no-store').type('text/plain').send(text)
  return Router()
    .get('/healthz', (_req, res) => void answer(res, 200, 'ok'))
    .get(
      '/healthz/:nonce([\\w-]{22})',
      (req, res) => void answer(res, 200, signNonce(site.linkTokens, req.params.nonce!)),
    )
    .get('/readyz', (_req, res, next) => {
      withTimeout(site.isReady(), () => false)
        .then((ready) => (ready ? answer(res, 200, 'ready') : answer(res, 503, 'not ready')))
        .catch(next)
    })
}

export function withTimeout<T>(work: Promise<T>, late: () => T): Promise<T> {
  return Promise.race([work, delay(PATIENCE_MS, undefined, { ref: false }).then(late)])
}
