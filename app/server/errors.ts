import type { ErrorRequestHandler } from 'express'
import type { Refusal } from '#app/document/refusal-document'
import { PRIVATE } from '#app/http/responses'
import { isUnavailable, RETRY_AFTER, UNAVAILABLE } from '#app/http/unavailable'
import type { Log } from '#app/start/log'
import { compressed } from './compression'
import { addressOf, isCall, methodsOf, type SendRefusal } from './refusals'

/** Refuses in JSON under /api, elsewhere by a page of this site. */
export function refusalSender(renderPage: (refusal: Refusal) => string): SendRefusal {
  return (req, res, status) => {
    const url = addressOf(req)
    res.status(status).setHeader('Cache-Control', PRIVATE)
    if (status === 405) res.setHeader('Allow', methodsOf(url).join(', '))
    if (status === 503) res.setHeader('Retry-After', RETRY_AFTER)
    const send = (type: string, text: string) => {
      res.type(type)
      res.send(compressed(Buffer.from(text), req, res))
    }
    if (isCall(url)) {
      const message = CALL_MESSAGES[status] ?? CALL_MESSAGES[status < 500 ? 400 : 500]
      return send('json', JSON.stringify({ message }))
    }
    const isSent = req.method === 'POST'
    send('html', renderPage({ status, requestId: String(res.locals.requestId), isSent }))
  }
}

const CALL_MESSAGES: Record<number, string> = {
  400: 'Requête mal formée.',
  403: "Requête refusée : elle vient d'un autre site.",
  404: 'Adresse inconnue.',
  405: 'Méthode non autorisée.',
  500: "Une erreur inattendue s'est produite.",
  503: UNAVAILABLE,
}

/**
 * Logs an error that nothing has caught, and answers with our own page. An impossible range of a file is the client's
 * fault; an unavailable database is worth another try.
 */
export function lastError(refuse: SendRefusal, log: Log): ErrorRequestHandler {
  return (error: unknown, req, res, next) => {
    const status = isUnavailable(error) ? 503 : (clientFault(error) ?? 500)
    if (status === 500) log.error({ err: error }, 'unexpected error')
    if (isUnavailable(error)) log.error({ fault: error.message }, 'could not answer')
    // Nothing can be mended in an answer that has begun: Express breaks the connection off.
    if (res.headersSent) next(error)
    else refuse(req, res, status)
  }
}

function clientFault(error: unknown): number | undefined {
  const { status } = Object(error) as { status?: unknown }
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined
}
