import { IncomingMessage, ServerResponse } from 'node:http'
import type { Express } from 'express'

/**
 * Gives the app classes of its own, by which a server makes requests and answers that Express takes as they are: once,
 * before there is a server. To any other Express gives its prototypes, and what V8 then makes for it fits no other
 * object: nothing that it has compiled can take the next one for the same, and it stays until all of the memory is
 * looked through.
 */
export function adoptMessages(app: Express) {
  class Request extends IncomingMessage {}
  class Response extends ServerResponse {}
  Object.setPrototypeOf(Request.prototype, app.request)
  Object.setPrototypeOf(Response.prototype, app.response)
  Object.assign(app, { request: Request.prototype, response: Response.prototype })
  return { IncomingMessage: Request, ServerResponse: Response }
}
