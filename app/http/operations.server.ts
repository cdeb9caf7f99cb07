import type { z } from 'zod'
import type { Slice } from '../../modules/kernel/page'
import { type CallPath, type Contract, contract } from '../calls'
import type { CallMethod, Operation } from '../calls/operation'
import { type Args, calls, failed, readJson, requireCallingAdmin, requireCallingSession } from './call.server'
import { parseId } from './ids'
import { readSlice } from './list.server'
import { type CurrentSession, currentSession } from './session.server'

/**
 * The calls of one path of the contract: what is the same for all is done by what the contract says of each,
 * in this order: who may call, the id in the path, the part of a list, the body. The rest is its handler's.
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

type Handler<Described> = (call: Call<Described>) => Promise<Response>

/** What a handler is given: `id`, `slice` and `body` where the contract names them. */
export type Call<Described> = Args & {
  session: Described extends { access: 'everyone' } ? CurrentSession | null : CurrentSession
  id: Described extends { unknown: string } ? number : undefined
  slice: Described extends { isList: true } ? Slice : undefined
  body: Described extends { body: infer Body extends z.ZodObject } ? z.output<Body> : undefined
}

async function read({ access, unknown, isList, body }: Operation, path: string, args: Args) {
  const session = await ACCESS[access](args)
  const id = path.includes('{id}') ? parseId(args.params.id) : undefined
  if (id === null) throw failed(404, unknown!)
  return {
    session,
    id,
    slice: isList && readSlice(args.request),
    body: body && (await readJson(args.request, body)),
  } as Call<Operation>
}

const ACCESS = {
  everyone: currentSession,
  member: requireCallingSession,
  admin: requireCallingAdmin,
} satisfies Record<Operation['access'], (args: Args) => Promise<CurrentSession | null>>
