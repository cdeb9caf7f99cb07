import { type useLoaderData, useLocation, useMatches, useRouteError } from '@remix-run/react'
import type { PageName } from '#app/ui/layout/page-name'
import type { SharedPicture, Structured } from './structured-data'

/**
 * The `handle` that a page exports: a description, or a function that makes one from the loader's data. The
 * document, `PageHead` and `Breadcrumbs` all take the title from here.
 */
export type PageHandle<Loader = unknown> =
  PageDescription | DescribePage<ReturnType<typeof useLoaderData<Loader>>>

type DescribePage<Loaded> = (loaded: Loaded, address: Address) => PageDescription

type Address = { params: { id?: string; slug?: string }; search: string }

export type PageDescription = PageName & {
  description?: string
  /** The data for search engines and link previews. Without `listed`, the page is not indexed. */
  listed?: Listing
  /** Whether the page has read a conversation that was unread. */
  hasRead?: boolean
  /** Removes the header and footer. */
  bare?: boolean
  /** Makes a bare page as wide as the other pages. */
  wide?: boolean
  /** The delay and the URL of the automatic redirect for browsers without scripts. */
  refresh?: Refresh | null
}

export type Listing = {
  /**
   * The path of the canonical URL, without unknown query parameters. A page without `path`, such as a
   * filtered list, has link previews but is not indexed.
   */
  path?: string
  keywords: readonly string[]
  type?: 'article'
  structured?: readonly Structured[]
  /** The image shown when the page is shared; by default the site's own. */
  picture?: SharedPicture | null
  /** True if feed readers can find the news feeds from this page. */
  hasFeeds?: boolean
}

export type Refresh = { seconds: number; url: string }

/** Returns the description of the current page, or null if the page fails. */
export function usePageDescription(): PageDescription | null {
  const { search } = useLocation()
  const { handle, data, params } = useMatches().at(-1)!
  if (useRouteError()) return null
  return isFunction(handle) ? handle(data, { params, search }) : (handle as PageDescription)
}

const isFunction = (handle: unknown): handle is DescribePage<unknown> => typeof handle === 'function'
