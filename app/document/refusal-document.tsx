import type { ServerBuild } from '@remix-run/node'
import { renderToStaticMarkup } from 'react-dom/server'
import { HtmlDocument } from './document'
import { errorLanguage, ErrorPage, errorTitle } from './error-page'
import { Page } from '../ui/layout/page'

/** `isSent` says whether the refused request sent a form. */
export type RefusedRequest = { status: number; reason?: string; requestId: string; isSent?: boolean }

/** Renders the error page without a loader, because a loader could fail, too. */
export function refusalDocument(
  { requestId, ...fault }: RefusedRequest,
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
