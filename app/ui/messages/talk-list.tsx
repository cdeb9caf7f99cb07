import { atoms } from '../atoms'
import type { HeldMessage, ListedConversation } from '#modules/ads'
import { paths } from '#app/paths'
import { HELD_WORDS, shortMoment } from '#app/text/messages'
import { Note } from '../content/blocks'
import { ActionLink } from '../content/links'
import { french, Hidden } from '../text/text'
import * as css from './talk-list.css'

type TalkListProps = {
  conversations: readonly ListedConversation[]
  now: Date
  /** The id of the open conversation. */
  current?: number
}

export function TalkList({ conversations, now, current }: TalkListProps) {
  return (
    <ol className={atoms({ borderBottom: 'line' })}>
      {conversations.map(({ id, other, adTitle, isUnread, last }) => (
        <li key={id} className={id === current ? css.current : css.talk}>
          <span className={css.avatar} aria-hidden="true">
            {[...other.username][0]?.toLocaleUpperCase('fr')}
          </span>
          <h3 className={isUnread ? css.unreadName : css.name}>
            <a
              className={css.link}
              href={paths.lastMessage(id)}
              aria-current={id === current ? 'page' : undefined}
            >
              {other.username}
              {isUnread && <Hidden>, non lu</Hidden>}
            </a>
          </h3>
          <p className={atoms({ color: 'muted', fontSize: 't14', fontVariantNumeric: 'tabular-nums' })}>
            <time dateTime={last.at.toISOString()}>{shortMoment(last.at, now)}</time>
          </p>
          <p className={css.line}>{french(adTitle)}</p>
          <p className={isUnread ? css.unreadLine : css.line}>
            {french(last.isOwn ? `Vous : ${last.words}` : last.words)}
          </p>
          {isUnread && <span className={css.dot} />}
        </li>
      ))}
    </ol>
  )
}

export function HeldList({ messages }: { messages: readonly HeldMessage[] }) {
  if (messages.length === 0) return null
  const links = messages.map(({ adId, adTitle }) => (
    <li key={adId}>
      <ActionLink href={paths.writeAboutAd(adId)}>{adTitle}</ActionLink>
    </li>
  ))
  return (
    <Note tone="warning" title="Messages gardés" more={<ul>{links}</ul>}>
      {HELD_WORDS.listed}
    </Note>
  )
}

export function TalksBeside({ total, ...list }: TalkListProps & { total: number }) {
  return (
    <nav className={css.beside} aria-labelledby="conversations">
      <h2 id="conversations">Messages</h2>
      <TalkList {...list} />
      {total > list.conversations.length && (
        <ActionLink href={paths.messages()}>{`Toutes les conversations (${total})`}</ActionLink>
      )}
    </nav>
  )
}
