/** An Express that sends the bytes of the site at SITE from memory: it asks the site for each path once. */
import { once } from 'node:events'
import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import express from 'express'

/** Headers without which the same bytes would mean something else. */
const KEPT_HEADERS = ['content-type', 'content-encoding', 'content-length', 'etag']

/** @type {Record<string, ReturnType<typeof ask>>} */
const answers = {}

const app = express()
app.disable('x-powered-by')
app.all('*', (req, res, next) => {
  const answer = (answers[req.path] ??= ask(req))
  answer.then(({ headers, body }) => res.set(headers).end(body)).catch(next)
})
app.listen(Number(process.env.PORT), '127.0.0.1')

/** @param {express.Request} req */
async function ask(req) {
  const asked = req.pipe(
    request(`${process.env.SITE}${req.url}`, { method: req.method, headers: req.headers }),
  )
  const [answer] = await once(asked, 'response')
  const headers = KEPT_HEADERS.map((name) => [name, answer.headers[name]]).filter(([, value]) => value)
  return { headers: Object.fromEntries(headers), body: await buffer(answer) }
}
