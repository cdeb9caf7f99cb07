import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { messageSchema } from '#modules/ads/messages/schema'
import {
  actOnce,
  isVisit,
  limitMessage,
  notFound,
  type Once,
  type PageHandle,
  parsePositiveInteger,
  readForm,
  refuseForm,
  requireSession,
  requireUser,
  toCaller,
} from '#app/http'
import { site } from '#app/start/modules.server'
import { CONVERSATION_NOT_FOUND } from '#app/text'
import { paths } from '#app/paths'
import { MESSAGE_CRUMBS } from './message-parts'
import { Breadcrumbs, Icon } from '#app/ui'
import { TalksBeside } from '#app/ui/messages/talk-list'
import { AboutAd, ThreadMessages } from '#app/ui/messages/thread'
import * as css from '#app/ui/messages/thread.css'
import { CONVERSATION_ACTIONS } from './actions'
import { ConversationNotFound } from './message-parts'
import { NOT_SENT, SENT, UNWRITTEN, Writing } from './write-form'

export const handle: PageHandle<typeof loader> = ({ thread }) =>
  thread
    ? {
        title: `${thread.other.username}, messages`,
        heading: thread.other.username,
        crumbs: MESSAGE_CRUMBS,
      }
    : { title: CONVERSATION_NOT_FOUND }

/** The number of conversations listed beside the open one. */
const BESIDE = 12

/** A real visit to the newest messages marks them as read; a prefetch does not. */
export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args)
  const { ads } = site()
  const id = parsePositiveInteger(args.params.id)
  const before = parsePositiveInteger(new URL(args.request.url).searchParams.get('avant')) ?? undefined
  const thread = id && (await ads.messages.readThread(user, id, { before, marks: isVisit(args.request) }))
  if (!thread) return data({ thread: null }, { status: 404 })
  const talks = await ads.messages.list(user.id, { limit: BESIDE, offset: 0 })
  return data({ thread, before, talks, userId: user.id, email: user.email, now: new Date() })
}

export async function action(args: ActionFunctionArgs) {
  const session = await requireSession(args)
  const id = parsePositiveInteger(args.params.id)
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

export default function Thread() {
  const loaded = useLoaderData<typeof loader>()
  const wasSent = useActionData<typeof action>() !== undefined
  if (!loaded.thread) return <ConversationNotFound />
  const { thread, talks, before, userId, email, now } = loaded
  const { id, ad, adTitle, other, messages, hasOlder, isBlocking, refusal } = thread
  const blocking = isBlocking ? 'unblock' : 'block'
  const oldest = messages[0]
  return (
    <>
      <Breadcrumbs />
      <div className={css.columns}>
        <TalksBeside conversations={talks.items} total={talks.total} now={now} current={id} />
        <section aria-labelledby="avec">
          <div className={css.head}>
            <h1 id="avec">{other.username}</h1>
            {other.isGunsmith && (
              <p className={css.gunsmith}>
                <Icon name="shield" />
                Armurier agréé
              </p>
            )}
          </div>
          <AboutAd ad={ad} title={adTitle} />
          <ThreadMessages
            messages={messages.map(({ senderId: sender, ...message }) => ({ ...message, sender }))}
            own={userId}
            nameOf={(sender) => (sender === userId ? 'Vous' : other.username)}
            now={now}
            older={hasOlder && oldest ? paths.conversation(id, { avant: oldest.id }) : null}
            newer={before === undefined ? null : paths.lastMessage(id)}
          />
          <div className={css.form}>
            <Writing here={paths.conversation(id)} {...{ email, refusal, wasSent }} />
          </div>
          <div className={css.acts}>
            <a className={css.act} href={paths.reportConversation(id)}>
              <Icon name="flag" size={16} />
              <span>Signaler</span>
            </a>
            <form method="post" action={paths.actOnConversation(id, blocking)}>
              <button type="submit" className={css.act}>
                <Icon name="barred" size={16} />
                <span>{CONVERSATION_ACTIONS[blocking].label}</span>
              </button>
            </form>
          </div>
        </section>
      </div>
    </>
  )
}
