import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import {
  backFrom,
  notFound,
  parseId,
  readAct,
  refuseAt,
  requireSession,
  requireUser,
  runAction,
  seeOther,
} from '#app/http'
import type { Action } from '#app/http/actions'
import { paths } from '#app/paths'
import { site } from '#app/start/modules.server'
import { FAVOURITE_ACTIONS, OWN_AD_ACTIONS } from './ads/actions'
import { CONVERSATION_ACTIONS } from './messages/actions'

export async function loader(args: LoaderFunctionArgs) {
  const { action, on } = readAddress(args)
  const user = await requireUser(args)
  const { confirmation, label } = action
  // After signing in, a member arrives here by GET even if the action needs no confirmation.
  if (!confirmation) throw on ? seeOther(on.page) : notFound()
  const found = on && (await action.find(site(), on.id, user))
  if (!found) return data({ item: null }, { status: 404 })
  if (found.refusal) throw await refuseAt(on.page, found.refusal)
  const { crumb = label, title, name = label, variant } = confirmation
  const asked = { about: found.about, button: name, variant, cancelHref: on.back }
  return data({ item: { ad: { id: on.id, title: found.item.title ?? '' }, crumb, name, title, asked } })
}

export async function action(args: ActionFunctionArgs) {
  const { action, on } = readAddress(args)
  const session = await requireSession(args)
  // Returns the 404 instead of throwing it, so that the confirmation page renders it.
  if (!on && action.confirmation) return notFound()
  if (!on) throw notFound()
  const missing = () => (action.confirmation ? notFound() : seeOther(on.page))
  return runAction(args, session, action, on.id, { to: on.back, missing, refusedTo: on.page })
}

function readAddress({ request, params }: LoaderFunctionArgs) {
  const area = new URL(request.url).pathname.split('/')[1]!.toLowerCase()
  const subject = Object.hasOwn(SUBJECTS, area) && SUBJECTS[area]
  if (!subject) throw notFound()
  const { actions, page, list } = subject
  const action = actions[readAct(actions, params)]!
  const id = parseId(params.id)
  return { action, on: id && { id, page: page(id), back: backFrom(request, page(id), list) } }
}

type Subject = {
  actions: Record<string, Action>
  page(id: number): string
  /** The URL of the member's list, to which an action returns if its button was pressed there. */
  list?: string
}

/** The subjects by the first segment of the URL, such as `favoris` in `/favoris/7/add`. */
const SUBJECTS: Record<string, Subject> = {
  'classified-ads': { actions: OWN_AD_ACTIONS, page: paths.ad, list: paths.ownAds() },
  favoris: { actions: FAVOURITE_ACTIONS, page: paths.ad, list: paths.favourites() },
  messages: { actions: CONVERSATION_ACTIONS, page: paths.conversation, list: paths.messages() },
}
