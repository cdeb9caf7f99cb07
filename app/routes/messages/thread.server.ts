import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { messageSchema } from '#modules/ads/messages/schema'
import {
  actOnce,
  isVisit,
  limitMessage,
  notFound,
  type Once,
  parseId,
  readForm,
  refuseForm,
  requireSession,
  requireUser,
  toCaller,
} from '#app/http'
import { paths } from '#app/paths'
import { site } from '#app/start/modules.server'
import { NOT_SENT, SENT, UNWRITTEN } from './write-form'

/** A real visit to the newest messages marks them as read. A prefetch does not. */
export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args)
  const { ads } = site()
  const id = parseId(args.params.id)
  const before = parseId(new URL(args.request.url).searchParams.get('avant')) ?? undefined
  const thread = id && (await ads.messages.readThread(user, id, { before, marks: isVisit(args.request) }))
  if (!thread) return data({ thread: null }, { status: 404 })
  const talks = await ads.messages.list(user.id, { limit: BESIDE, offset: 0 })
  return data({ thread, before, talks, userId: user.id, email: user.email, now: new Date() })
}

/** The number of conversations listed beside the open one. */
const BESIDE = 12

export async function action(args: ActionFunctionArgs) {
  const session = await requireSession(args)
  const id = parseId(args.params.id)
  if (!id) return notFound()
  const submission = await readForm(args.request, messageSchema)
  if (submission.status !== 'success') return refuseForm(submission)
  const { message } = submission.value
  const write = (once: Once) =>
    limitMessage(args.context, session.user, { begins: false }, () =>
      once((tx) => site().ads.messages.write(toCaller(session), id, message, tx)),
    )
  return actOnce(args, session, write, {
    form: submission,
    mayRepeat: true,
    to: paths.lastMessage(id),
    done: SENT,
    refused: { ...UNWRITTEN, 'not-found': notFound },
    failed: NOT_SENT,
  })
}
