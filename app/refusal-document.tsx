import type { ServerBuild } from '@remix-run/node'
import { renderToStaticMarkup } from 'react-dom/server'
import { HtmlDocument } from './document'
import { errorLanguage, ErrorPage, errorTitle } from './error-page'
import { Page } from './ui/layout/page'

/**
 * The page of a refusal that never reaches a route, or that follows a fault while rendering one.
 * It needs nothing but its status, so that it cannot fail in its turn.
 */
export function refusalDocument(
  { status, requestId }: { status: number; requestId: string },
  assets: ServerBuild['assets'] | undefined,
): string {
  const head = (
    <>
      <title>{errorTitle({ status })}</title>
      <meta name="robots" content="noindex" />
      {assets?.routes.root?.css?.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
    </>
  )
  const page = (
    <HtmlDocument head={head}>
      <Page viewer={null} path="" lang={errorLanguage(status)}>
        <ErrorPage status={status} requestId={requestId} />
      </Page>
    </HtmlDocument>
  )
  return `<!DOCTYPE html>${renderToStaticMarkup(page)}`
}
