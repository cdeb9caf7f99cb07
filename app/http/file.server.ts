import type { LoaderFunctionArgs } from '@remix-run/node'
import { PRIVATE } from './cache'

/** A fault while a file was made; its cause is what went wrong. */
export class FileFault extends Error {}

/**
 * A file that can only be read. Of a fault Remix would tell in a line of English, and of a form that is sent to
 * it in an answer without headers: the first goes on to the server's last error, which has a page for it.
 */
export function file(make: (args: LoaderFunctionArgs) => Promise<Response> | Response) {
  return {
    async loader(args: LoaderFunctionArgs): Promise<Response> {
      try {
        return await make(args)
      } catch (error) {
        if (error instanceof Response) return error
        throw new FileFault('', { cause: error })
      }
    },
    action(): Response {
      return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD', 'Cache-Control': PRIVATE } })
    },
  }
}
