import type { AppLoadContext, EntryContext, HandleErrorFunction } from '@remix-run/node'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import { renderToString } from 'react-dom/server'
import { DocumentContext } from './document/document'
import { refusalDocument } from './document/refusal-document'
import { PRIVATE, RETRY_AFTER } from './http/responses'
import { FileFault } from './http/download.server'
import { DatabaseUnavailable } from '#db/unavailable'
import { IslandRenderer, type RenderIsland } from './islands/island'

export { callPaths } from './api'
export { serve } from './server/serve'
// The bench imports these to measure this build with Remix's own adapter for Express.
export { readEnv } from './start/env.server'
export { openSite } from './start/modules.server'

/**
 * Turns off Remix's timer for streamed documents, because it would keep the process alive. Nothing is
 * streamed.
 */
export const streamTimeout = 0

/**
 * Renders the whole document at once, because only a complete text can be cached. If rendering fails, returns
 * the site's error page instead of Remix's unstyled English text.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
): Response {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // A response that sets a cookie is for one browser only.
  if (!headers.has('Cache-Control') || headers.has('Set-Cookie')) headers.set('Cache-Control', PRIVATE)
  // Remix answers 405 to a form sent to a page without an action, but omits the `Allow` header that HTTP requires.
  if (status === 405) headers.set('Allow', 'GET, HEAD')
  const seconds = status === 429 ? findRetryAfter(remix) : status === 503 && String(RETRY_AFTER)
  if (seconds) headers.set('Retry-After', seconds)
  if (request.signal.aborted) return new Response(null, { status, headers })
  try {
    return new Response(renderPage(request, remix, context), { status, headers })
  } catch (error) {
    context.log.error({ err: error }, 'could not render')
    headers.set('Cache-Control', PRIVATE)
    const fault = { status: 500, requestId: context.requestId }
    return new Response(refusalDocument(fault, remix.manifest), { status: 500, headers })
  }
}

/**
 * Logs unexpected errors. Errors of file routes and of an unavailable database are thrown again, so that the
 * server's error handler answers them.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  // Remix's own refusals, such as for a missing route, are not logged.
  if (isRouteErrorResponse(error) && error.status < 500) return
  if (error instanceof FileFault) throw error.cause as Error
  if (error instanceof DatabaseUnavailable) throw error
  context.log.error({ err: error }, 'unexpected error')
}

/** Finds the `Retry-After` of an action or loader, which Remix forwards only if the page exports `headers`. */
function findRetryAfter({ staticHandlerContext: { actionHeaders, loaderHeaders } }: EntryContext) {
  const answers = [...Object.values(actionHeaders), ...Object.values(loaderHeaders)]
  return answers.map((headers) => headers.get('Retry-After')).find(Boolean)
}

function renderPage(request: Request, remix: EntryContext, { requestId }: AppLoadContext): string {
  const scripts = listScripts(remix)
  // No page is hydrated, so nothing reads the state that Remix would send to the browser.
  const context = { ...remix, serverHandoffStream: undefined }
  const document = renderToString(
    <DocumentContext.Provider value={{ scripts, requestId }}>
      <IslandRenderer.Provider value={renderPart}>
        <RemixServer context={context} url={request.url} />
      </IslandRenderer.Provider>
    </DocumentContext.Provider>,
  )
  return `<!DOCTYPE html>${document}`
}

const renderPart: RenderIsland = (element, identifierPrefix) => renderToString(element, { identifierPrefix })

/** Lists the URLs of the scripts. In development, Vite's reload runtime must come before the site's script. */
function listScripts(remix: EntryContext): string[] {
  const reload = hotReload(remix)
  return [...(reload ? [reload.runtime] : []), remix.manifest.entry.module]
}

function hotReload({ manifest }: EntryContext): { runtime: string } | undefined {
  return (manifest as EntryContext['manifest'] & { hmr?: { runtime: string } }).hmr
}
