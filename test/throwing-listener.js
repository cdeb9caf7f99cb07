/** Preloaded into a server under test: throws where nothing catches it, when a request asks for it. */
import { subscribe } from 'node:diagnostics_channel'

const { formData } = Response.prototype

/** While a form with this address is read, which then never ends. */
Response.prototype.formData = async function () {
  const form = await formData.call(this)
  return form.get('email') === 'throw@example.com' ? new Promise(() => process.nextTick(fail)) : form
}

subscribe('http.server.request.start', (message) => {
  const { request } = /** @type {{ request: import('node:http').IncomingMessage }} */ (message)
  if (request.headers['x-throw']) process.nextTick(fail)
})

function fail() {
  throw new Error('the listener threw')
}
