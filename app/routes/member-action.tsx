import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { refuseAt } from '#app/http/act.server'
import type { Action } from '#app/http/actions'
import { actOf, parseId } from '#app/http/address'
import { seeOther } from '#app/http/redirect.server'
import { notFound } from '#app/http/responses'
import { runAction } from '#app/http/run-action.server'
import { requireSession, requireUser } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { AD_NOT_FOUND } from '#app/text/words'
import { paths } from '#app/paths'
import { unlistedMeta } from '#app/document/seo'
import { Confirmation } from '#app/ui/feedback/confirmation'
import { FAVOURITE_ACTIONS, OWN_AD_ACTIONS } from './ads/actions'
import { AdBreadcrumbs, AdNotFound } from './ads/ad-parts'
import { isFromList } from './ads/ad-query.server'
import { CONVERSATION_ACTIONS } from './messages/actions'

type Subject = {
  actions: Record<string, Action>
  page(id: number): string
  /** Of its buttons, where they say so. */
  list?: string
}

/** By the beginning of the address, `/favoris/7/add`. Of these, only actions on own ads ask first. */
const SUBJECTS: Record<string, Subject> = {
  'classified-ads': { actions: OWN_AD_ACTIONS, page: paths.ad, list: paths.ownAds() },
  favoris: { actions: FAVOURITE_ACTIONS, page: paths.ad, list: paths.favourites() },
  messages: { actions: CONVERSATION_ACTIONS, page: paths.conversation },
}

function readAddress({ request, params }: LoaderFunctionArgs) {
  const area = new URL(request.url).pathname.split('/')[1]!.toLowerCase()
  const subject = Object.hasOwn(SUBJECTS, area) && SUBJECTS[area]
  if (!subject) throw notFound()
  const { actions, page, list } = subject
  const back = isFromList(request) ? list : undefined
  return { action: actions[actOf(actions, params)]!, id: parseId(params.id), page, list: back }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => unlistedMeta(data?.item?.name ?? AD_NOT_FOUND)

/** An action that does not ask first leads back, as after a sign-in on the way here. */
export async function loader(args: LoaderFunctionArgs) {
  const { action, id, page, list } = readAddress(args)
  const user = await requireUser(args)
  const { confirmation, label } = action
  if (!confirmation) throw id ? seeOther(page(id)) : notFound()
  const found = id ? await action.find(site(), id, user) : null
  if (!id || !found) return data({ item: null }, { status: 404 })
  if (found.refusal) throw await refuseAt(page(id), found.refusal)
  const { crumb = label, title, name = label, variant } = confirmation
  const asked = { title, about: found.about, button: name, variant, cancelHref: list ?? page(id) }
  return data({ item: { ad: { id, title: found.item.title ?? '' }, crumb, name, asked } })
}

export async function action(args: ActionFunctionArgs) {
  const { action, id, page, list } = readAddress(args)
  const session = await requireSession(args)
  // A page that asks says so itself.
  if (!id && action.confirmation) return notFound()
  if (!id) throw notFound()
  return runAction(args, session, action, id, {
    to: list ?? page(id),
    missing: () => (action.confirmation ? notFound() : seeOther(page(id))),
    refusedTo: page(id),
  })
}

export default function MemberAction() {
  const { item } = useLoaderData<typeof loader>()
  const { pathname, search } = useLocation()
  if (!item) return <AdNotFound />
  return (
    <>
      <AdBreadcrumbs ad={item.ad} here={item.crumb} />
      <Confirmation {...item.asked} action={pathname + search} />
    </>
  )
}
