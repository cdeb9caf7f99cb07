import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  useLoaderData,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react'
import type { ReactNode } from 'react'
import { HtmlDocument, useDocument } from './document/document'
import { errorLanguage, ErrorPage, errorTitle, type PageFault } from './document/error-page'
import { takeFlash } from './http/redirect.server'
import { currentUser } from './http/session.server'
import { site } from './start/modules.server'
import './ui/styles'
import { Page } from './ui/layout/page'

/** The `handle` that a page exports, with settings for the document around it. */
export type PageHandle = {
  /** Removes the header and footer. May depend on the loader's data. */
  bare?: boolean | ((loaded: unknown) => boolean)
  /** Makes a bare page as wide as the other pages. */
  wide?: boolean
  /**
   * Returns, from the loader's data, after how many seconds the page moves on by itself, and to which URL.
   */
  refresh?: (loaded: unknown) => Refresh | null
}

export type Refresh = { seconds: number; url: string }

export async function loader(args: LoaderFunctionArgs) {
  const user = await currentUser(args)
  const { flash, cookies } = await takeFlash(args.request)
  const viewer = user && {
    firstName: user.firstName,
    username: user.username,
    // An admin without the second factor also sees the panel's link, which leads to the set-up of that
    // factor.
    isAdmin: user.isAdmin || user.isAdminWithoutFactor,
    isRefusedMail: user.emailRefusedAt !== null,
  }
  return data(
    { viewer, flash, appUrl: site().appUrl },
    { headers: cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]) },
  )
}

export const meta: MetaFunction = ({ error }) => (error ? [{ title: errorTitle(faultOf(error)) }] : [])

export function Layout({ children }: { children: ReactNode }) {
  const refresh = useHandles().flatMap(({ handle, data }) => (data ? (handle.refresh?.(data) ?? []) : []))[0]
  const head = (
    <>
      <Meta />
      <Links />
      {refresh && (
        <noscript>
          <meta httpEquiv="refresh" content={`${refresh.seconds}; url=${refresh.url}`} />
        </noscript>
      )}
    </>
  )
  return <HtmlDocument head={head}>{children}</HtmlDocument>
}

export default function App() {
  const { viewer, flash } = useLoaderData<typeof loader>()
  const { pathname } = useLocation()
  const handles = useHandles()
  const bare = handles.some(({ handle: { bare }, data }) => (typeof bare === 'function' ? bare(data) : bare))
  const wide = !bare || handles.some(({ handle }) => handle.wide)
  const message =
    flash && !flash.at && flash.kind !== 'resumed' && flash.kind !== 'reset'
      ? { ...flash, kind: flash.kind }
      : null
  return (
    <Page bare={bare} wide={wide} viewer={viewer} path={pathname} message={message}>
      <Outlet />
    </Page>
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

function useHandles(): { handle: PageHandle; data: unknown }[] {
  return useMatches().map(({ handle, data }) => ({ handle: handle ?? {}, data }))
}

function faultOf(error: unknown): PageFault {
  return isRouteErrorResponse(error) ? { status: error.status, reason: error.data } : { status: 500 }
}
