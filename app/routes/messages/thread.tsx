import { useLoaderData } from '@remix-run/react'
import type { PageHandle } from '#app/http'
import { CONVERSATION_NOT_FOUND } from '#app/text'
import { Breadcrumbs } from '#app/ui'
import { TalksBeside } from '#app/ui/messages/talk-list'
import { columns } from '#app/ui/messages/thread.css'
import { Conversation } from './conversation'
import { ConversationNotFound, MESSAGE_CRUMBS } from './message-parts'
import { action, loader } from './thread.server'

export { action, loader }

export const handle: PageHandle<typeof loader> = ({ thread }) =>
  thread
    ? {
        title: `${thread.other.username}, messages`,
        heading: thread.other.username,
        crumbs: MESSAGE_CRUMBS,
        hasRead: thread.wasUnread,
      }
    : { title: CONVERSATION_NOT_FOUND }

export default function Thread() {
  const loaded = useLoaderData<typeof loader>()
  if (!loaded.thread) return <ConversationNotFound />
  const { thread, talks, now } = loaded
  return (
    <>
      <Breadcrumbs />
      <div className={columns}>
        <TalksBeside conversations={talks.items} total={talks.total} now={now} current={thread.id} />
        <Conversation {...loaded} />
      </div>
    </>
  )
}
