import type { AdInBrief, Message, WithPhotos } from '#modules/ads'
import { paths } from '#app/paths'
import { clock, day } from '#app/text/format'
import { dayInWords, ENDED } from '#app/text/messages'
import { frenchPrice } from '#app/text/price'
import { stateBadge } from '../ads/ad-card'
import { Thumbnail } from '../ads/photos'
import { ActionLink, Badge } from '../content/blocks'
import { words } from '../content/blocks.css'
import { french } from '../text/text'
import * as css from './thread.css'

/** The ad that a conversation is about; its title alone where it was deleted. */
export function AboutAd({ ad, title }: { ad: (AdInBrief & WithPhotos) | null; title: string }) {
  const Tag = ad?.isReadable ? 'a' : 'div'
  const isPlain = ad?.state === 'online' && ad.reservedAt === null
  return (
    <>
      <Tag className={css.about} href={ad?.isReadable ? paths.ad(ad.id) : undefined}>
        {ad && <Thumbnail photos={ad.photos} />}
        <span className={css.aboutWords}>
          <strong>{french(title)}</strong>
          {ad && (
            <span className={css.facts}>
              {french(frenchPrice(ad.price))}
              {!isPlain && <Badge tone={stateBadge(ad).tone}>{stateBadge(ad).label}</Badge>}
            </span>
          )}
        </span>
      </Tag>
      {(!ad || ad.hasEnded) && <p className={css.ended}>{ENDED}</p>}
    </>
  )
}

/** `Sender` says who wrote a message: a member's id, or their side. */
type ThreadMessagesProps<Sender> = {
  messages: readonly (Omit<Message, 'senderId'> & { sender: Sender })[]
  /** The one whose messages stand at the right. */
  own: Sender
  nameOf: (sender: Sender) => string
  now: Date
  /** Where older messages, or newer ones, are read. */
  older: string | null
  newer: string | null
}

/** By day, in the order in which they were written. */
export function ThreadMessages<Sender>(props: ThreadMessagesProps<Sender>) {
  const { messages, own, nameOf, now, older, newer } = props
  return (
    <>
      {older && (
        <p className={css.older}>
          <ActionLink href={older}>Messages plus anciens</ActionLink>
        </p>
      )}
      <ol className={css.messages}>
        {messages.map(({ id, sender, body, createdAt }, index) => {
          const isLast = index === messages.length - 1
          const previous = messages[index - 1]
          const isNewDay = !previous || day(previous.createdAt) !== day(createdAt)
          return [
            isNewDay && (
              <li key={`${id}-day`} className={css.day}>
                <time dateTime={day(createdAt)}>{french(dayInWords(createdAt, now))}</time>
              </li>
            ),
            <li
              key={id}
              id={isLast ? LAST_MESSAGE : undefined}
              className={sender === own ? css.own : css.received}
            >
              <p className={css.by}>
                <strong>{nameOf(sender)}</strong>
                <time dateTime={createdAt.toISOString()}>{clock(createdAt)}</time>
              </p>
              <p className={words}>{french(body)}</p>
            </li>,
          ]
        })}
      </ol>
      {newer && (
        <p>
          <ActionLink href={newer}>Messages plus récents</ActionLink>
        </p>
      )}
    </>
  )
}

const LAST_MESSAGE = 'fin'
