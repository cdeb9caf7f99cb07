import { type useLoaderData, useLocation, useMatches, useRouteError } from '@remix-run/react'
import type { PageName } from '#app/ui/layout/page-name'
import type { SharedPicture, Structured } from './structured-data'

/**
 * The `handle` that a page exports: its description, or a function that returns it from the loader's data. The
 * document reads it, as do `PageHead` and `Breadcrumbs`, so that a page states its title only once.
 */
export type PageHandle<Loader = unknown> =
  PageDescription | DescribePage<ReturnType<typeof useLoaderData<Loader>>>

type DescribePage<Loaded> = (loaded: Loaded, address: Address) => PageDescription

type Address = { params: { id?: string; slug?: string }; search: string }

export type PageDescription = PageName & {
  description?: string
  /** What search engines and link previews read. Without it, the page is not indexed. */
  listed?: Listing
  /** Removes the header and footer. */
  bare?: boolean
  /** Makes a bare page as wide as the other pages. */
  wide?: boolean
  /** After how many seconds the page moves on by itself if no script runs, and to which URL. */
  refresh?: Refresh | null
}

export type Listing = {
  /**
   * The path of the canonical URL, without unknown query parameters. Without it, a page such as a
   * filtered list has link previews but is not indexed.
   */
  path?: string
  keywords: readonly string[]
  type?: 'article'
  structured?: readonly Structured[]
  /** The image shown when the page is shared; by default the site's own. */
  picture?: SharedPicture | null
  /** Whether feed readers can find the news feeds from this page. */
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
