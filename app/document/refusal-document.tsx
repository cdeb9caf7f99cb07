import type { ServerBuild } from '@remix-run/node'
import { renderToStaticMarkup } from 'react-dom/server'
import { HtmlDocument } from './document'
import { errorLanguage, ErrorPage, errorTitle } from './error-page'
import { Page } from '../ui/layout/page'

/** `isSent`: of what a form has sent. */
export type Refusal = { status: number; requestId: string; isSent?: boolean }

/**
 * The page of a refusal that never reaches a route, or that follows a fault while rendering one.
 * It needs nothing but its status, so that it cannot fail in its turn.
 */
export function refusalDocument(
  { requestId, ...fault }: Refusal,
  assets: ServerBuild['assets'] | undefined,
): string {
  const head = (
    <>
      <title>{errorTitle(fault)}</title>
      <meta name="robots" content="noindex" />
      {assets?.routes.root?.css?.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
    </>
  )
  const page = (
    <HtmlDocument head={head}>
      <Page viewer="unknown" path="" lang={errorLanguage(fault.status)}>
        <ErrorPage {...fault} requestId={requestId} />
      </Page>
    </HtmlDocument>
  )
  return `<!DOCTYPE html>${renderToStaticMarkup(page)}`
}
