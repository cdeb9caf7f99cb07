import { z } from 'zod'
import { version } from '../../package.json'
import { answerSafely, type Args, failed, methodNotAllowed, toMethod } from '#app/http'
import { site } from '#app/start/modules.server'
import { accountCalls } from './accounts'
import { adCalls } from './ads'
import { admin, callsByPath, type CallTable, everyone, respond } from './call'
import { type ContractDocument, describeContract } from './document'
import { stats } from './entities'
import { examCalls } from './exams'
import { newsCalls } from './news'
import { questionCalls } from './questions'
import { userCalls } from './users'

let document: ContractDocument | undefined

export const contract: CallTable = {
  ...accountCalls,
  ...questionCalls,
  ...examCalls,
  ...adCalls,
  ...newsCalls,

  'GET /api/admin/stats': admin({
    summary: "Les trois chiffres du panel d'administration",
    answer: stats,
  }).handle(() => site().admin.stats()),

  ...userCalls,

  'GET /api/openapi.json': everyone({
    summary: 'Ce document',
    answer: z.looseObject({ openapi: z.string(), info: z.looseObject({}), paths: z.looseObject({}) }),
  }).handle(() => (document ??= describeContract(contract, { url: site().appUrl, version }))),
}

export async function answerCall(args: Args): Promise<Response> {
  const { pathname } = new URL(args.request.url)
  const segments = pathname.replace(/\/+$/, '').split('/').map(decodeURIComponent)
  const found = paths.find(({ parts }) => matches(parts, segments))
  if (!found) return failed(404, 'Adresse inconnue.')
  const { parts, byMethod } = found
  const one = byMethod[toMethod(args.request)]
  if (!one) return methodNotAllowed(Object.keys(byMethod))
  const named = parts.flatMap((part, at) =>
    isName(part) ? [[part.slice(1, -1), segments[at]] as const] : [],
  )
  return answerSafely(
    args,
    () => respond(one, { ...args, params: Object.fromEntries(named) }),
    one.unexpected,
  )
}

const isName = (part: string) => part.startsWith('{')

/** Returns whether the segments of a URL match those of a call, ignoring case as Remix does for pages. */
function matches(parts: string[], segments: string[]): boolean {
  if (parts.length !== segments.length) return false
  return parts.every((part, at) =>
    isName(part) ? segments[at] !== '' : part === segments[at]!.toLowerCase(),
  )
}

/** Literal paths come first, so that `/api/news/featured` is not read as a slug. */
const paths = callsByPath(contract)
  .map(([path, byMethod]) => ({ path, parts: path.split('/'), byMethod }))
  .sort((one, other) => one.parts.filter(isName).length - other.parts.filter(isName).length)

/** The paths as the table of routes spells them, such as `api/news/:slug`. */
export const callPaths = paths.map(({ path }) => path.slice(1).replace(/\{(\w+)\}/g, ':$1'))
