import { IncomingMessage, ServerResponse } from 'node:http'
import type { Express } from 'express'

/**
 * Gives the app classes of its own, by which a server makes requests and answers that Express takes as they are: once,
 * before there is a server. Of any other request and answer Express replaces the prototype, whereupon V8 gives each a
 * hidden class of its own: compiled code never meets the same one twice, and they stay until the next major collection.
 */
export function adoptMessages(app: Express) {
  class Request extends IncomingMessage {}
  class Response extends ServerResponse {}
  Object.setPrototypeOf(Request.prototype, app.request)
  Object.setPrototypeOf(Response.prototype, app.response)
  Object.assign(app, { request: Request.prototype, response: Response.prototype })
  return { IncomingMessage: Request, ServerResponse: Response }
}
