import { atoms } from '../atoms'
import { Fragment } from 'react'
import type { AdSummary, Message, WithPhotos } from '#modules/ads'
import { paths } from '#app/paths'
import { clock, day } from '#app/text/format'
import { formatMessageDay, ENDED } from '#app/text/messages'
import { frenchPrice } from '#app/text/price'
import { stateBadge } from '../ads/ad-card'
import { Thumbnail } from '../ads/photos'
import { Badge } from '../content/blocks'
import { ActionLink } from '../content/links'
import { words } from '../content/blocks.css'
import { french } from '../text/text'
import * as css from './thread.css'

type AboutAdProps = {
  ad: (AdSummary & WithPhotos) | null
  title: string
  /** False before the first message, where nothing outlives the ad. */
  isBegun?: boolean
}

/** Shows the ad of a conversation, or only its title if the ad was deleted. */
export function AboutAd({ ad, title, isBegun = true }: AboutAdProps) {
  const Tag = ad?.isReadable ? 'a' : 'div'
  const isPlain = ad?.state === 'online' && ad.reservedAt === null
  return (
    <>
      <Tag className={css.about} href={ad?.isReadable ? paths.ad(ad.id) : undefined}>
        {ad && <Thumbnail photos={ad.photos} />}
        <span className={atoms({ minWidth: 0 })}>
          <strong>{french(title)}</strong>
          {ad && (
            <span className={css.facts}>
              {french(frenchPrice(ad.price))}
              {!isPlain && <Badge tone={stateBadge(ad).tone}>{stateBadge(ad).label}</Badge>}
            </span>
          )}
        </span>
      </Tag>
      {isBegun && (!ad || ad.hasEnded) && (
        <p className={atoms({ marginTop: 's8', color: 'muted', fontSize: 't14' })}>{ENDED}</p>
      )}
    </>
  )
}

/** `Sender` is a member's id in a conversation, and 'owner' or 'writer' in a reported conversation. */
type ThreadMessagesProps<Sender> = {
  messages: readonly (Omit<Message, 'senderId'> & { sender: Sender })[]
  /** The sender whose messages are on the right. */
  own: Sender
  nameOf: (sender: Sender) => string
  now: Date
  /** The URL of the older messages. Null if there are none. */
  older: string | null
  newer: string | null
}

export function ThreadMessages<Sender>(props: ThreadMessagesProps<Sender>) {
  const { messages, own, nameOf, now, older, newer } = props
  return (
    <>
      {older && (
        <p className={atoms({ marginTop: 's16' })}>
          <ActionLink href={older}>Messages plus anciens</ActionLink>
        </p>
      )}
      {groupByDay(messages).map((ofDay) => (
        <Fragment key={ofDay[0].id}>
          <p className={css.day}>
            <time dateTime={day(ofDay[0].createdAt)}>
              {french(formatMessageDay(ofDay[0].createdAt, now))}
            </time>
          </p>
          <ol className={atoms({ display: 'grid', gap: 's16', marginTop: 's24', marginBottom: 's24' })}>
            {ofDay.map((message) => (
              <li
                key={message.id}
                id={message === messages.at(-1) ? LAST_MESSAGE : undefined}
                className={message.sender === own ? css.own : css.received}
              >
                <p className={css.by}>
                  <strong>{nameOf(message.sender)}</strong>
                  <time dateTime={message.createdAt.toISOString()}>{clock(message.createdAt)}</time>
                </p>
                <p className={words}>{french(message.body)}</p>
              </li>
            ))}
          </ol>
        </Fragment>
      ))}
      {newer && (
        <p>
          <ActionLink href={newer}>Messages plus récents</ActionLink>
        </p>
      )}
    </>
  )
}

function groupByDay<One extends Pick<Message, 'createdAt'>>(messages: readonly One[]) {
  const days: [One, ...One[]][] = []
  for (const message of messages) {
    const latest = days.at(-1)
    if (latest && day(latest[0].createdAt) === day(message.createdAt)) latest.push(message)
    else days.push([message])
  }
  return days
}

const LAST_MESSAGE = 'fin'
