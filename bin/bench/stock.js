/** The same build behind Remix's own adapter for Express and `compression`. */
import { createRequestHandler } from '@remix-run/express'
import compression from 'compression'
import express from 'express'
import { pino } from 'pino'

// Hidden from TypeScript: there is no such file before the first build.
const BUILD = '../../build/remix.js'
/** @type {import('@remix-run/node').ServerBuild & { entry: { module: typeof import('../../app/entry.server') } }} */
const build = await import(BUILD)
const { openSite, readEnv } = build.entry.module
const log = pino({ level: 'silent' })
await openSite(readEnv(), log)

/** @param {express.Request} request */
const getLoadContext = ({ method }) => ({ requestId: '', method, log, address: '' })
const answer = createRequestHandler({ build, mode: 'production', getLoadContext })
const app = express()
app.use(compression())
app.all('*', (req, res, next) => void answer(req, res, next))
app.listen(Number(process.env.PORT), '127.0.0.1')
