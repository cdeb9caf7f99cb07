import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { act } from '#app/http/act.server'
import { actOf, parseId } from '#app/http/address'
import { seeOther } from '#app/http/redirect.server'
import { notFound } from '#app/http/responses'
import { callerOf, requireSession, requireUser } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { type ConversationAct, paths } from '#app/paths'
import { ConversationNotFound } from './conversation-not-found'

const ACTS = {
  block: {
    isBlocking: true,
    title: 'Membre bloqué',
    text: "Aucun de vous deux ne peut plus écrire à l'autre. Vous pouvez débloquer ce membre ici.",
  },
  unblock: { isBlocking: false, title: 'Membre débloqué', text: 'Vous pouvez de nouveau vous écrire.' },
} satisfies Record<ConversationAct, object>

/** Leads back to the conversation, as after a sign-in on the way here. */
export async function loader(args: LoaderFunctionArgs) {
  actOf(ACTS, args.params)
  await requireUser(args)
  throw seeOther(conversationOf(args).page)
}

export async function action(args: ActionFunctionArgs) {
  const { isBlocking, ...said } = ACTS[actOf(ACTS, args.params)]
  const by = callerOf(await requireSession(args))
  const { id, page } = conversationOf(args)
  return act(args, () => site().ads.messages.setBlocking(by, id, isBlocking), {
    to: page,
    done: { kind: 'success', ...said },
    // Which says so.
    refused: { 'not-found': () => seeOther(page) },
  })
}

/** Any other address is an unknown page. */
function conversationOf({ params }: LoaderFunctionArgs) {
  const id = parseId(params.id)
  if (!id) throw notFound()
  return { id, page: paths.conversation(id) }
}

/** Never shown: both ways lead on. With it, an address that names nothing has the site's own page. */
export default ConversationNotFound
