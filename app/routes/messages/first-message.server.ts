import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import type { Tx } from '#db/database'
import { messageSchema } from '#modules/ads/messages/schema'
import { ok, refuse } from '#modules/kernel/result'
import {
  act,
  actOnce,
  limitMessage,
  notFound,
  type Once,
  parseId,
  readForm,
  redirectWith,
  refuseForm,
  refuseTooMany,
  type CurrentSession,
  requireSession,
  requireUser,
  seeOther,
  toCaller,
} from '#app/http'
import { paths } from '#app/paths'
import { site } from '#app/start/modules.server'
import { TOO_MANY_CONVERSATIONS, TOO_MANY_HELD } from '#app/text'
import { NOT_SENT, SENT, UNWRITTEN } from './write-form'

/** Redirects a GET to the conversation if one exists. After a POST, a refused message stays in its form. */
export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args)
  const id = parseId(args.params.id)
  const first = id ? await site().ads.messages.findFirst(user, id) : null
  if (!first) return data({ first: null }, { status: 404 })
  const { ad, conversationId, held, refusal } = first
  if (conversationId !== null && args.context.method !== 'POST')
    throw seeOther(paths.lastMessage(conversationId))
  if (refusal === 'own-ad') throw await redirectWith(paths.ad(ad.id), OWN_AD)
  const isBegun = conversationId !== null
  return data({ first: { ad, isBegun, held, refusal, email: user.email } })
}

export async function action(args: ActionFunctionArgs) {
  const session = await requireSession(args)
  const id = parseId(args.params.id)
  if (!id) return notFound()
  if (new URL(args.request.url).searchParams.get('form') === 'withdraw') return withdraw(args, session, id)
  const submission = await readForm(args.request, messageSchema)
  if (submission.status !== 'success') return refuseForm(submission)
  const { ads } = site()
  const first = await ads.messages.findFirst(session.user, id)
  if (!first) return notFound()
  // A message that replaces a held one begins nothing new.
  const begins = first.conversationId === null && first.held === null
  const { message } = submission.value
  const writeAboutAd = async (tx?: Tx) => {
    const written = await ads.messages.writeAboutAd(toCaller(session), id, message, tx)
    return written.ok ? ok(written.value ?? HELD) : written
  }
  const write = (once: Once) => limitMessage(args.context, session.user, { begins }, () => once(writeAboutAd))
  return actOnce(args, session, write, {
    form: submission,
    // A held message may be changed and changed back.
    mayRepeat: first.refusal === 'unconfirmed',
    to: paths.ad(id),
    done: (conversation) =>
      conversation === HELD
        ? redirectWith(paths.writeAboutAd(id), { kind: 'success', title: 'Message gardé' })
        : redirectWith(paths.lastMessage(conversation), SENT),
    refused: {
      ...UNWRITTEN,
      'own-ad': OWN_AD,
      'not-found': notFound,
      'too-many-conversations': () => refuseTooMany(submission, TOO_MANY_CONVERSATIONS),
      'too-many-held': () => refuseTooMany(submission, TOO_MANY_HELD),
    },
    failed: NOT_SENT,
  })
}

/** Stands for the id of a conversation that has not begun. */
const HELD = 0

function withdraw(args: ActionFunctionArgs, { user }: CurrentSession, id: number) {
  const to = paths.writeAboutAd(id)
  const run = async () =>
    (await site().ads.heldMessages.withdraw(user.id, id)) ? ok(undefined) : refuse('not-found')
  return act(args, run, {
    to,
    done: { kind: 'success', title: 'Message supprimé' },
    // The message was sent or withdrawn meanwhile, as the page then shows.
    refused: { 'not-found': () => seeOther(to) },
  })
}

const OWN_AD = {
  kind: 'info',
  title: "C'est votre annonce",
  text: 'Vous trouvez les messages des membres sous « Messages ».',
} as const
