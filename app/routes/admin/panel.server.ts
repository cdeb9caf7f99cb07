import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import type { CheckedAd, WithPhotos } from '#modules/ads'
import type { User } from '#modules/identity'
import type { Filters, ListQuery, Page, Slice } from '#modules/kernel/page'
import {
  type Answer,
  backToList,
  currentAddress,
  notFound,
  parseId,
  readListQuery,
  readPage,
  refuseAt,
  requireAdmin,
  requireRecentPassword,
  runAction,
} from '#app/http'
import type { Action } from '#app/http/actions'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import { type AdminTab, PER_PAGE } from '#app/ui/admin'
import { NOT_FOUND } from './admin-not-found'
import type { PanelList } from '#app/http/way-back'

type Incoming = Pick<LoaderFunctionArgs, 'request' | 'context'>

export async function requireAdminList<const Of extends Filters>(
  { request, context }: Incoming,
  tab: AdminTab,
  filters: Of,
) {
  const session = await requireAdmin({ request, context })
  const overview = await site().admin.overview(session.user)
  const query = readListQuery(request, filters)
  const { page, slice, paginate } = readPage(request, PER_PAGE)
  return {
    session,
    query,
    page,
    slice,
    /** Returns everything but the rows. Throws a redirect to the last page if the URL names a later page. */
    toFrame(total: number) {
      const position = { ...paginate(total, (page) => paths.admin[tab]({ ...query, page })), total }
      return { tab, ...overview, query, position, list: currentAddress(request) }
    },
  }
}

/** `waiting` contains the number of things that wait for an admin, by tab. */
export async function requireAdminPanel(incoming: Incoming) {
  const session = await requireAdmin(incoming)
  const { waiting } = await site().admin.overview(session.user)
  return { session, waiting }
}

export async function requireAdminQueue<const Of extends Filters, Item>(
  { request, context }: Incoming,
  filters: Of,
  find: (query: Unsearched<Of>, slice: Slice) => Promise<Page<Item>>,
  hrefOf: (query: Unsearched<Of> & { page: number }) => string,
) {
  const { waiting } = await requireAdminPanel({ request, context })
  const { q: _, ...query } = readListQuery(request, filters)
  const { slice, paginate } = readPage(request, QUEUED)
  const { items, total } = await find(query, slice)
  const position = paginate(total, (page) => hrefOf({ ...query, page }))
  return { waiting, query, items, list: currentAddress(request), position: { ...position, total } }
}

type Unsearched<Of extends Filters> = Omit<ListQuery<Of>, 'q'>

/** The number of rows per page of a queue. The rows are tall. */
const QUEUED = 25

export async function requireAdminItem<Item, const Tab extends PanelList>(
  { request, context, params }: Incoming & { params: { id?: string } },
  tab: Tab,
  find: (id: number, admin: User) => Promise<Item | null>,
) {
  const { user } = await requireAdmin({ request, context })
  const id = parseId(params.id)
  const item = id ? await find(id, user) : null
  // `list` is the URL of the list as the admin left it, with its filters and page.
  return data({ tab, item, list: backToList(request, tab) }, { status: item ? 200 : 404 })
}

export async function runAdminAction(
  args: ActionFunctionArgs,
  list: keyof typeof NOT_FOUND,
  action: Action,
): Promise<Answer> {
  const session = await requireAdmin(args)
  if (action.asksPassword) await requireRecentPassword(args.request, session)
  const id = parseId(args.params.id)
  // Returns the 404 instead of throwing it, so that the action's own page renders it.
  if (!id && (action.confirmation || action.schema)) return notFound()
  if (!id) throw notFound()
  const to = backToList(args.request, list)
  return runAction(args, session, action, id, { to, missing: () => refuseAt(to, NOT_FOUND[list].title) })
}

export async function findAd(id: number): Promise<CheckedAd | null> {
  const [ad] = await site().ads.moderation.find([id])
  return ad ?? null
}

export async function findAdWithPhotos(id: number, admin: User): Promise<(CheckedAd & WithPhotos) | null> {
  const ad = await findAd(id)
  const [found] = await site().ads.photos.withPhotos(ad ? [ad] : [], admin)
  return found ?? null
}
