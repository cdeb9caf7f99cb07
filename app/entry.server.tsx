import type { AppLoadContext, EntryContext, HandleErrorFunction } from '@remix-run/node'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import { renderToString } from 'react-dom/server'
import { DocumentContext } from './document/document'
import { createDocumentMemory } from './document/document-memory'
import { PRIVATE } from './http/cache'
import { FileFault } from './http/file.server'
import { refusalDocument } from './document/refusal-document'
import { isUnavailable, RETRY_AFTER } from './http/unavailable'
import { RenderApart, type RenderPart } from './ui/render-apart'

export { callPaths } from './calls'
export { readEnv } from './start/env.server'
export { pageParameters } from './http/page-parameters'
export { openSite } from './start/modules.server'
export { refusalDocument as renderRefusal } from './document/refusal-document'

/** Nothing is streamed. Remix would keep a timer for each document, and the process with it. */
export const streamTimeout = 0

/** What `server.ts` takes from the Remix build. */
export type EntryModule = typeof import('./entry.server')

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
  if (context.isGone()) return new Response(null, { status, headers })
  try {
    context.document = findDocument(request, remix, context)
  } catch (error) {
    context.log.error({ err: error }, 'could not render')
    const fault = { status: 500, requestId: context.requestId }
    context.document = refusalDocument(fault, remix.manifest)
    headers.set('Cache-Control', PRIVATE)
    return new Response(null, { status: 500, headers })
  }
  return new Response(null, { status, headers })
}

/**
 * An unexpected error in a loader or action. Expected refusals are responses and never come here. What no
 * page of Remix can tell goes on to the server's last error: a file has none, and without its database the
 * site answers every address alike.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  // Remix's own refusals (no such route, no action): the client's fault, told by the status.
  if (isRouteErrorResponse(error) && error.status < 500) return
  if (error instanceof FileFault) throw error.cause as Error
  if (isUnavailable(error)) throw error
  context.log.error({ err: error }, 'unexpected error')
}

const remembered = createDocumentMemory()

function findDocument(request: Request, remix: EntryContext, context: AppLoadContext): string | Buffer {
  const render = () => `<!DOCTYPE html>${renderDocument(request, remix, context)}`
  const { loaderData, actionData, errors } = remix.staticHandlerContext
  // A fault is told with the id of its request, and what was typed into a form is for this once. In
  // development the program changes, too.
  if (errors || actionData || hotReload(remix)) return render()
  // Tells only who comes back; what is kept is found by what it is made of.
  const asked = `${request.url} ${request.headers.get('Cookie') ?? ''}`
  return remembered(asked, [request.url, loaderData], render)
}

function renderDocument(request: Request, remix: EntryContext, context: AppLoadContext): string {
  const scripts = scriptsOf(remix)
  const document = renderToString(
    <DocumentContext.Provider value={{ scripts, requestId: context.requestId }}>
      <RenderApart.Provider value={renderPart}>
        <RemixServer context={remix} url={request.url} />
      </RenderApart.Provider>
    </DocumentContext.Provider>,
  )
  // Remix's router lives on until the next major collection, for its getters: not so what the loaders read.
  remix.staticHandlerContext.loaderData = {}
  return document
}

const renderPart: RenderPart = (element, identifierPrefix) => renderToString(element, { identifierPrefix })

/** The site's one script; in development Vite's reload runtime goes before it. */
function scriptsOf(remix: EntryContext): string[] {
  const reload = hotReload(remix)
  return [...(reload ? [reload.runtime] : []), remix.manifest.entry.module]
}

/** What Remix's development build adds, and its types leave out. */
function hotReload({ manifest }: EntryContext): { runtime: string } | undefined {
  return (manifest as EntryContext['manifest'] & { hmr?: { runtime: string } }).hmr
}
