/** Asks as fast as it is answered, as the parent process tells it to, and tells back what autocannon found. */
import autocannon from 'autocannon'

process.once('message', (/** @type {autocannon.Options & { anew: boolean }} */ { anew, ...options }) => {
  const requests = anew ? [{ setupRequest: withAnotherAddress }] : undefined
  void autocannon({ ...options, requests }).then((result) => process.send?.(result))
})

/** From a number that no round before has come to: it would ask for what was asked already. */
let asked = Date.now() * 1000

/**
 * A parameter that no page knows: what is kept of pages is of no use.
 *
 * @param {autocannon.Request} request
 */
function withAnotherAddress({ path = '/', ...request }) {
  asked += 1
  return { ...request, path: `${path}${path.includes('?') ? '&' : '?'}asked=${asked}` }
}
