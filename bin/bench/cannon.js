/** Asks as fast as it is answered, as the parent process tells it to, and tells back what autocannon found. */
import autocannon from 'autocannon'

process.once('message', (/** @type {autocannon.Options & { anew: boolean }} */ { anew, ...options }) => {
  /** @param {autocannon.Client} client */
  const setupClient = (client) => anew && client.setRequests(addressesOf(options))
  void autocannon({ ...options, setupClient }).then((result) => process.send?.(result))
})

/** More than a connection asks for in a second where pages are rendered. */
const MOST_PER_SECOND = 200

/** From a number that no round before has come to, or it would ask for what was asked already. */
let asked = Date.now() * 1000

/**
 * With a parameter that no page knows: what is kept of pages is of no use. Made before the first is sent, for who
 * makes them meanwhile holds up the quicker server, and the slower one looks better than it is.
 *
 * @param {autocannon.Options} options
 */
function addressesOf({ url, duration }) {
  const { pathname, search } = new URL(url)
  return Array.from({ length: Number(duration) * MOST_PER_SECOND }, () => {
    asked += 1
    return { path: `${pathname}${search}${search ? '&' : '?'}asked=${asked}` }
  })
}
