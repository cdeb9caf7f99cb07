import type { useLoaderData } from '@remix-run/react'
import { paths } from '#app/paths'
import { Icon } from '#app/ui'
import { AboutAd, ThreadMessages } from '#app/ui/messages/thread'
import * as css from '#app/ui/messages/thread.css'
import { CONVERSATION_ACTIONS } from './actions'
import type { loader } from './thread.server'
import { Writing } from './write-form'

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>

export function Conversation({ thread, before, userId, email, now }: Extract<Loaded, { thread: object }>) {
  const { id, ad, adTitle, other, messages, hasOlder, isBlocking, refusal } = thread
  const blocking = isBlocking ? 'unblock' : 'block'
  const oldest = messages[0]
  return (
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
        <Writing here={paths.conversation(id)} email={email} refusal={refusal} />
      </div>
      <div className={css.acts}>
        <a className={css.act} href={paths.reportConversation(id)}>
          <Icon name="flag" size={16} />
          <span>Signaler</span>
        </a>
        {messages.some(({ senderId }) => senderId !== userId) && (
          <form method="post" action={paths.actOnConversation(id, 'mark-unread', { retour: 'liste' })}>
            <button type="submit" className={css.act}>
              <Icon name="eyeOff" size={16} />
              <span>{CONVERSATION_ACTIONS['mark-unread'].label}</span>
            </button>
          </form>
        )}
        <form method="post" action={paths.actOnConversation(id, blocking)}>
          <button type="submit" className={css.act}>
            <Icon name="barred" size={16} />
            <span>{CONVERSATION_ACTIONS[blocking].label}</span>
          </button>
        </form>
      </div>
    </section>
  )
}
