/** Preloaded into a server under test. Throws where nothing catches it, for the two kinds of request below. */
import { subscribe } from 'node:diagnostics_channel'

const { formData } = Response.prototype

/** A form with this address: throws while it is read, and the reading never ends. */
Response.prototype.formData = async function () {
  const form = await formData.call(this)
  return form.get('email') === 'throw@example.com' ? new Promise(() => process.nextTick(fail)) : form
}

/** Any request with the header X-Throw: throws before it is handled. */
subscribe('http.server.request.start', (message) => {
  const { request } = /** @type {{ request: import('node:http').IncomingMessage }} */ (message)
  if (request.headers['x-throw']) process.nextTick(fail)
})

function fail() {
  throw new Error('the listener threw')
}
