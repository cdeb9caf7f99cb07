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

/** 0: nothing is streamed, and Remix's timer of each document would keep the process alive. */
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
  // An answer that sets a cookie is for one browser.
  if (!headers.has('Cache-Control') || headers.has('Set-Cookie')) headers.set('Cache-Control', PRIVATE)
  // Remix refuses what has no action, and leaves out what HTTP asks of a 405.
  if (status === 405) headers.set('Allow', 'GET, HEAD')
  const seconds = status === 429 ? findRetryAfter(remix) : status === 503 && String(RETRY_AFTER)
  if (seconds) headers.set('Retry-After', seconds)
  // The client is gone.
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
 * Logs an unexpected error of a loader or an action; refusals are responses and never come here. Rethrows to the
 * server's error handler the error of a file, which has no error page, and a database that is away.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  // Remix's own refusals: no such route, no action.
  if (isRouteErrorResponse(error) && error.status < 500) return
  if (error instanceof FileFault) throw error.cause as Error
  if (error instanceof DatabaseUnavailable) throw error
  context.log.error({ err: error }, 'unexpected error')
}

/** Finds the wait that an action or a loader asks for; Remix forwards it only where a page exports `headers`. */
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

/** The site's one script, in development after Vite's reload runtime. */
function listScripts(remix: EntryContext): string[] {
  const reload = hotReload(remix)
  return [...(reload ? [reload.runtime] : []), remix.manifest.entry.module]
}

/** Remix's types leave this field of its development build out. */
function hotReload({ manifest }: EntryContext): { runtime: string } | undefined {
  return (manifest as EntryContext['manifest'] & { hmr?: { runtime: string } }).hmr
}
