import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Request, RequestHandler, Response } from 'express'
import type { PageParameters } from '../http/page-parameters'
import type { Site } from '../start/modules.server'
import type { Log } from './log'
import { makePage, type Page, sendPage } from './page'
import { captureBody } from './page-capture'
import { pageKey } from './page-key'
import { PageStore } from './page-store'

/**
 * A page cache that knows of every change of content. While it cannot, it keeps nothing: each page is
 * rendered anew.
 */
export async function openPageCache(
  watch: Site['watchContent'],
  parameters: PageParameters,
  log: Log,
): Promise<PageCache> {
  const store = new PageStore()
  await watch({
    changed: () => store.changed(),
    blind(fault) {
      store.blind()
      log.warn({ err: fault }, 'pages are not kept: changes of their content cannot be noticed')
    },
    sees() {
      store.sees()
      log.info('pages are kept for visitors')
    },
  })
  return pageCache(store, parameters)
}

export type PageCache = {
  /** Answers from memory if it can, with these headers as well, and says whether it has. */
  serve(req: IncomingMessage, res: ServerResponse, own?: string[]): boolean
  render: RequestHandler
  figures: PageStore['figures']
}

/**
 * What visitors are answered from memory. `serve` stands before everything but the log, Express too: a page
 * that is kept goes out with the headers with which it was rendered. `render` stands right before Remix,
 * inside of compression: it makes the page from the answer, and keeps it when the next visitor may have it.
 */
export function pageCache(store: PageStore, parameters: PageParameters): PageCache {
  let now: { era?: object; pages: Map<string, Promise<Page | undefined>> } = { pages: new Map() }

  /** The pages that are being rendered from the data of an era. */
  function renderingIn(era: object) {
    if (now.era !== era) now = { era, pages: new Map() }
    return now.pages
  }

  async function answer(key: string | undefined, req: Request, res: Response, next: () => void) {
    const { era } = store
    // Who has no key may be asking for more than a page.
    if (key === undefined) {
      const body = await askRemix(req.method, req, res, next)
      // With an ETag, too, which is Express's; compressed on its way out, as all that is sent once.
      return void (body && res.vary('Accept-Encoding').send(body))
    }
    if (era === undefined) return void (await renderOne(req, res, next))

    const rendering = renderingIn(era)
    const others = await rendering.get(key)
    if (others) return sendPage(others, req, res)

    const own = renderOne(req, res, next, (page) => store.keep(key, page, era))
    // Those who waited for one that became no page go on by themselves, all at once. Its fault is told to
    // whoever asked first, below.
    if (!rendering.has(key)) {
      rendering.set(
        key,
        own.catch(() => undefined).finally(() => rendering.delete(key)),
      )
    }
    await own
  }

  return {
    serve(req, res, own) {
      const key = pageKey(req, parameters)
      const page = key === undefined ? undefined : store.find(key)
      if (page) sendPage(page, req, res, own)
      return page !== undefined
    },
    render(req, res, next) {
      const key = pageKey(req, parameters)
      const isRead = req.method === 'GET' || (req.method === 'HEAD' && key !== undefined)
      if (!isRead) return next()
      answer(key, req, res, next).catch(next)
    },
    figures: () => store.figures(),
  }
}

/** A page that everybody may read is made from Remix's answer, and sent; nothing else is touched. */
async function renderOne(
  req: Request,
  res: Response,
  next: () => void,
  keep?: (page: Page) => void,
): Promise<Page | undefined> {
  const body = await askRemix('GET', req, res, next)
  if (body === undefined) return undefined
  const page = await makePage(body, res.getHeaders())
  keep?.(page)
  sendPage(page, req, res)
  return page
}

/**
 * Lets Remix answer, as if it were asked with `method`, for to a HEAD it gives no body to make the headers from.
 * Of a page that everybody may read, the body is the caller's to send.
 */
async function askRemix(method: string, req: Request, res: Response, next: () => void) {
  const asked = req.method
  req.method = method
  const capture = captureBody(res, isPublicPage)
  next()
  const body = await capture
  req.method = asked
  return body
}

/** It says so itself, by its own `Cache-Control`. */
function isPublicPage(res: Response): boolean {
  return (
    res.statusCode === 200 &&
    res.getHeader('Cache-Control') === 'no-cache' &&
    !res.hasHeader('Set-Cookie') &&
    !res.hasHeader('Content-Encoding') &&
    /^(cookie|accept-encoding|,|\s)*$/i.test(String(res.getHeader('Vary') ?? ''))
  )
}
