import type { z } from 'zod'
import type { Slice } from '#modules/kernel/page'
import { type CallPath, type Contract, contract } from '../calls'
import type { CallMethod, Operation } from '../calls/operation'
import { idParameter } from '../calls/parameters'
import {
  type Args,
  calls,
  failed,
  readJson,
  readPath,
  readQuery,
  requireCallingAdmin,
  requireCallingSession,
} from './call.server'
import { readSlice } from './list.server'
import { type CurrentSession, currentSession } from './session.server'

/**
 * The calls of one path of the contract: what is the same for all is done by what the contract says of each,
 * in this order: who may call, the path, the query and the part of a list, the body. The rest is its
 * handler's. A GET has no body in the contract, and none is read.
 */
export function operations<Path extends CallPath>(
  path: Path,
  handlers: Handlers<Contract[Path]>,
  unexpected?: string,
) {
  const described: Partial<Record<CallMethod, Operation>> = contract[path]
  const methods = Object.entries(handlers) as [CallMethod, Handler<Operation>][]
  return calls(
    Object.fromEntries(
      methods.map(([method, handle]) => {
        const operation = described[method]!
        return [method, async (args: Args) => handle({ ...args, ...(await read(operation, path, args)) })]
      }),
    ),
    unexpected,
  )
}

type Handlers<Described> = { [Method in keyof Described]: Handler<Described[Method]> }

type Handler<Described> = (call: Call<Described>) => Response | Promise<Response>

/** What a handler is given, parsed, where the contract names it. */
export type Call<Described> = Args & {
  session: Described extends { access: 'everyone' } ? CurrentSession | null : CurrentSession
  id: Described extends { unknown: string } ? number : undefined
  path: Described extends { path: infer Path extends z.ZodObject } ? z.output<Path> : undefined
  query: Described extends { query: infer Query extends z.ZodObject } ? z.output<Query> : undefined
  slice: Described extends { isList: true } ? Slice : undefined
  body: Described extends { body: infer Body extends z.ZodObject } ? z.output<Body> : undefined
}

async function read(operation: Operation, address: string, args: Args) {
  const { access, unknown, path, query, isList, body } = operation
  const { request, params } = args
  const session = await ACCESS[access](args)
  const id = address.includes('{id}') ? idParameter.safeParse(params.id) : undefined
  if (id?.success === false) throw failed(404, unknown!)
  return {
    session,
    id: id?.data,
    path: path && readPath(params, path),
    query: query && readQuery(request, query),
    slice: isList && readSlice(request),
    body: body && (await readJson(request, body)),
  } as Call<Operation>
}

const ACCESS = {
  everyone: currentSession,
  member: requireCallingSession,
  admin: requireCallingAdmin,
} satisfies Record<Operation['access'], (args: Args) => Promise<CurrentSession | null>>
