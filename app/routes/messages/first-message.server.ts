import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { messageSchema } from '#modules/ads/messages/schema'
import {
  actOnce,
  limitMessage,
  notFound,
  type Once,
  parseId,
  readForm,
  redirectWith,
  refuseForm,
  refuseTooMany,
  requireSession,
  requireUser,
  seeOther,
  toCaller,
} from '#app/http'
import { paths } from '#app/paths'
import { site } from '#app/start/modules.server'
import { TOO_MANY_CONVERSATIONS } from '#app/text'
import { NOT_SENT, SENT, UNWRITTEN } from './write-form'

/** Redirects a GET to the conversation if one exists. After a POST, a refused message stays in its form. */
export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args)
  const id = parseId(args.params.id)
  const first = id ? await site().ads.messages.findFirst(user, id) : null
  if (!first) return data({ first: null }, { status: 404 })
  const { ad, conversationId, refusal } = first
  if (conversationId !== null && args.context.method !== 'POST')
    throw seeOther(paths.lastMessage(conversationId))
  if (refusal === 'own-ad') throw await redirectWith(paths.ad(ad.id), OWN_AD)
  return data({ first: { ad, refusal, email: user.email } })
}

export async function action(args: ActionFunctionArgs) {
  const session = await requireSession(args)
  const id = parseId(args.params.id)
  if (!id) return notFound()
  const submission = await readForm(args.request, messageSchema)
  if (submission.status !== 'success') return refuseForm(submission)
  const { ads } = site()
  const first = await ads.messages.findFirst(session.user, id)
  if (!first) return notFound()
  const begins = first.conversationId === null
  const { message } = submission.value
  const write = (once: Once) =>
    limitMessage(args.context, session.user, { begins }, () =>
      once((tx) => ads.messages.writeAboutAd(toCaller(session), id, message, tx)),
    )
  return actOnce(args, session, write, {
    form: submission,
    to: paths.ad(id),
    done: (conversation) => redirectWith(paths.lastMessage(conversation), SENT),
    refused: {
      ...UNWRITTEN,
      'own-ad': OWN_AD,
      'not-found': notFound,
      'too-many-conversations': () => refuseTooMany(submission, TOO_MANY_CONVERSATIONS),
    },
    failed: NOT_SENT,
  })
}

const OWN_AD = {
  kind: 'info',
  title: "C'est votre annonce",
  text: 'Vous trouvez les messages des membres sous « Messages ».',
} as const
