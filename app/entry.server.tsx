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
// The bench measures this build behind Remix's own adapter.
export { readEnv } from './start/env.server'
export { openSite } from './start/modules.server'

/** Nothing is streamed. Remix would keep a timer for each document, and the process with it. */
export const streamTimeout = 0

/**
 * Renders a whole document at once: no page is hydrated, none has parts that come later, and the
 * finished text can be compressed and kept. A fault while rendering gives the plain error page;
 * Remix's own second attempt would end in an unstyled line of English.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
): Response {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // What takes a message from the browser is for that browser alone.
  if (!headers.has('Cache-Control') || headers.has('Set-Cookie')) headers.set('Cache-Control', PRIVATE)
  // Remix refuses what has no action, and leaves out what HTTP asks of a 405.
  if (status === 405) headers.set('Allow', 'GET, HEAD')
  if (status === 503) headers.set('Retry-After', String(RETRY_AFTER))
  // Remix forwards the headers of an action only where its page says so.
  const seconds = status === 429 && retryAfterOf(remix)
  if (seconds) headers.set('Retry-After', seconds)
  // Nobody waits for it any more.
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
 * An unexpected error in a loader or action. Expected refusals are responses and never come here. What no
 * page of Remix can tell goes on to the server's last error: a file has none, and without its database the
 * site answers every address alike.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  // Remix's own refusals (no such route, no action): the client's fault, which the status says.
  if (isRouteErrorResponse(error) && error.status < 500) return
  if (error instanceof FileFault) throw error.cause as Error
  if (error instanceof DatabaseUnavailable) throw error
  context.log.error({ err: error }, 'unexpected error')
}

/** How long the action of this page says to wait. */
function retryAfterOf({ staticHandlerContext }: EntryContext): string | null | undefined {
  return Object.values(staticHandlerContext.actionHeaders)[0]?.get('Retry-After')
}

function renderPage(request: Request, remix: EntryContext, { requestId }: AppLoadContext): string {
  const scripts = scriptsOf(remix)
  // No page is hydrated: nobody reads what Remix would hand to the browser.
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

/** The site's one script; in development Vite's reload runtime goes before it. */
function scriptsOf(remix: EntryContext): string[] {
  const reload = hotReload(remix)
  return [...(reload ? [reload.runtime] : []), remix.manifest.entry.module]
}

/** What Remix's development build adds, and its types leave out. */
function hotReload({ manifest }: EntryContext): { runtime: string } | undefined {
  return (manifest as EntryContext['manifest'] & { hmr?: { runtime: string } }).hmr
}
