import { z } from 'zod'
import { version } from '../../package.json'
import { type Args, answerSafely, failed, methodNotAllowed, methodOf } from '#app/http/call.server'
import { site } from '#app/start/modules.server'
import { accountCalls } from './accounts'
import { adCalls } from './ads'
import { call, callsByPath, type CallTable } from './call'
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

  'GET /api/admin/stats': call({
    summary: "Les trois chiffres du panel d'administration",
    access: 'admin',
    answer: stats,
    handle: () => site().admin.stats(),
  }),

  ...userCalls,

  'GET /api/openapi.json': call({
    summary: 'Ce document',
    access: 'everyone',
    answer: z.looseObject({ openapi: z.string(), info: z.looseObject({}), paths: z.looseObject({}) }),
    handle: () => (document ??= describeContract(contract, { url: site().appUrl, version })),
  }),
}

/** The loader and action of every address under /api. */
export async function answerCall(args: Args): Promise<Response> {
  const found = findPath(new URL(args.request.url).pathname)
  if (!found) return failed(404, 'Adresse inconnue.')
  const { byMethod, params } = found
  const one = byMethod[methodOf(args.request)]
  if (!one) return methodNotAllowed(Object.keys(byMethod))
  return answerSafely(args, () => one.respond({ ...args, params }), one.unexpected)
}

const paths = callsByPath(contract)

/** As the table of routes would have them: `api/news/:slug`. */
export const callPaths = paths.map(([path]) => path.slice(1).replace(/\{(\w+)\}/g, ':$1'))

/** Fixed paths first: /api/news/featured is no slug. */
const patterns = paths
  .toSorted(([one], [other]) => one.split('{').length - other.split('{').length)
  .map(([path, byMethod]) => {
    const source = path.replaceAll('.', '\\.').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')
    return { pattern: new RegExp(`^${source}/*$`, 'i'), byMethod }
  })

/** Matches as Remix does: in upper or lower case, with or without a slash at the end. */
function findPath(pathname: string) {
  const decoded = (part: string) => decodeURIComponent(part).replaceAll('/', '%2F')
  const path = pathname.split('/').map(decoded).join('/')
  for (const { pattern, byMethod } of patterns) {
    const match = pattern.exec(path)
    if (match) return { byMethod, params: paramsOf(match) }
  }
}

function paramsOf({ groups = {} }: RegExpExecArray): Args['params'] {
  const named = Object.entries(groups)
  return Object.fromEntries(named.map(([name, value]) => [name, value.replaceAll('%2F', '/')]))
}
