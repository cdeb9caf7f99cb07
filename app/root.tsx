import { data, type LoaderFunctionArgs } from '@remix-run/node'
import {
  isRouteErrorResponse,
  Links,
  Outlet,
  useLoaderData,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react'
import type { ReactNode } from 'react'
import { HtmlDocument, useDocument } from './document/document'
import { errorLanguage, ErrorPage, errorTitle, type PageFault } from './document/error-page'
import { usePageDescription } from './document/page-handle'
import { PageMeta } from './document/page-meta'
import { takeFlash } from './http/redirect.server'
import { currentCalls, currentUser } from './http/session.server'
import { site } from './start/modules.server'
import './ui/styles'
import { Page } from './ui/layout/page'
import { PageNameContext } from './ui/layout/page-name'

export async function loader(args: LoaderFunctionArgs) {
  const user = await currentUser(args)
  const calls = await currentCalls(args)
  const { flash, cookies } = await takeFlash(args.request)
  const viewer = user &&
    calls && {
      ...calls,
      firstName: user.firstName,
      username: user.username,
      // An admin without a second factor also sees the panel's link, which then leads to the set-up page.
      isAdmin: user.isAdmin || user.isAdminWithoutFactor,
      isRefusedMail: user.emailRefusedAt !== null,
      running: calls.running[0],
    }
  return data(
    { viewer, flash, appUrl: site().appUrl },
    { headers: cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]) },
  )
}

export function Layout({ children }: { children: ReactNode }) {
  const error = useRouteError()
  const page = usePageDescription()
  const loaded = useRouteLoaderData<typeof loader>('root')
  const head = (
    <>
      {page && loaded ? (
        <PageMeta page={page} appUrl={loaded.appUrl} />
      ) : (
        <title>{errorTitle(faultOf(error))}</title>
      )}
      <Links />
      {page?.refresh && (
        <noscript>
          <meta httpEquiv="refresh" content={`${page.refresh.seconds}; url=${page.refresh.url}`} />
        </noscript>
      )}
    </>
  )
  return <HtmlDocument head={head}>{children}</HtmlDocument>
}

export default function App() {
  const { viewer, flash } = useLoaderData<typeof loader>()
  const { pathname } = useLocation()
  const page = usePageDescription()
  const { bare = false, wide = !bare, hasRead = false } = page ?? {}
  const message =
    flash && !flash.at && flash.kind !== 'resumed' && flash.kind !== 'reset'
      ? { ...flash, kind: flash.kind }
      : null
  return (
    <PageNameContext.Provider value={page}>
      <Page
        bare={bare}
        wide={wide}
        viewer={hasRead ? withOneRead(viewer) : viewer}
        path={pathname}
        message={message}
      >
        <Outlet />
      </Page>
    </PageNameContext.Provider>
  )
}

export function ErrorBoundary() {
  const { requestId } = useDocument()
  const { pathname } = useLocation()
  const loaded = useRouteLoaderData<typeof loader>('root')
  const fault = faultOf(useRouteError())
  return (
    <Page viewer={loaded ? loaded.viewer : 'unknown'} path={pathname} lang={errorLanguage(fault.status)}>
      <ErrorPage {...fault} requestId={requestId} />
    </Page>
  )
}

/** Leaves out the conversation that the page has read since the loader counted. */
function withOneRead(viewer: ReturnType<typeof useLoaderData<typeof loader>>['viewer']) {
  return viewer && { ...viewer, unreadConversations: viewer.unreadConversations - 1 }
}

function faultOf(error: unknown): PageFault {
  return isRouteErrorResponse(error) ? { status: error.status, reason: error.data } : { status: 500 }
}
