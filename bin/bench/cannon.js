/** Asks as fast as it is answered, as the parent process tells it to, and tells back what autocannon found. */
import autocannon from 'autocannon'

process.once('message', (/** @type {autocannon.Options} */ options) => {
  void autocannon(options).then((result) => process.send?.(result))
})
