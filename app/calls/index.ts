import { matchRoutes } from '@remix-run/react'
import { z } from 'zod'
import { version } from '../../package.json'
import { type Args, answerSafely, failed, methodNotAllowed, methodOf } from '#app/http/call.server'
import { site } from '#app/start/modules.server'
import { accountCalls } from './accounts'
import { adCalls } from './ads'
import { admin, callsByPath, type CallTable, everyone } from './call'
import { type ContractDocument, describeContract } from './document'
import { stats } from './entities'
import { examCalls } from './exams'
import { newsCalls } from './news'
import { questionCalls } from './questions'
import { userCalls } from './users'

let document: ContractDocument | undefined

/** Every JSON call. */
export const contract: CallTable = {
  ...accountCalls,
  ...questionCalls,
  ...examCalls,
  ...adCalls,
  ...newsCalls,

  'GET /api/admin/stats': admin({
    summary: "Les trois chiffres du panel d'administration",
    answer: stats,
    handle: () => site().admin.stats(),
  }),

  ...userCalls,

  'GET /api/openapi.json': everyone({
    summary: 'Ce document',
    answer: z.looseObject({ openapi: z.string(), info: z.looseObject({}), paths: z.looseObject({}) }),
    handle: () => (document ??= describeContract(contract, { url: site().appUrl, version })),
  }),
}

/** The loader and action of every address under /api. */
export async function answerCall(args: Args): Promise<Response> {
  const found = matchRoutes(paths, new URL(args.request.url).pathname)?.[0]
  if (!found) return failed(404, 'Adresse inconnue.')
  const byMethod = found.route.handle
  const one = byMethod[methodOf(args.request)]
  if (!one) return methodNotAllowed(Object.keys(byMethod))
  return answerSafely(args, () => one.respond({ ...args, params: found.params }), one.unexpected)
}

/** As the table of routes would have them: `api/news/:slug`. */
const paths = callsByPath(contract).map(([path, handle]) => ({
  path: path.slice(1).replace(/\{(\w+)\}/g, ':$1'),
  handle,
}))

export const callPaths = paths.map(({ path }) => path)
