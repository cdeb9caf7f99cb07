import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'

type Asked = Pick<LoaderFunctionArgs, 'request' | 'params'> & { loadContext: AppLoadContext; routeId: string }
type Call = (args: LoaderFunctionArgs) => unknown

/**
 * These stand in the build for Remix's own, which give every loader a copy of a copy of the request, its query written
 * anew without two parameters that no route of ours reads. Each copy follows the signal of the one before, and such
 * signals stay until the next major collection: the copies took a twentieth of a page's time. For `v3_singleFetch`,
 * which takes an answer as it is, and without `defer`.
 */
export const callRouteLoader = ({ loader, ...asked }: Asked & { loader: Call }) => call(loader, asked)

export const callRouteAction = ({ action, ...asked }: Asked & { action: Call }) => call(action, asked)

async function call(work: Call, { request, params, loadContext, routeId }: Asked): Promise<unknown> {
  const result = await work({ request, params, context: loadContext })
  if (result === undefined) throw new Error(`The route ${routeId} returned nothing`)
  return result
}
