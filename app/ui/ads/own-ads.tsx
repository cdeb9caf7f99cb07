import type { ReactNode } from 'react'
import { Badge } from '../content/blocks'
import { ButtonLink } from '../forms/button'
import { french, Hidden } from '../text/text'
import type { AdBadge } from './ad-card'
import * as css from './own-ads.css'

export type OwnAd = {
  href: string
  title: string
  state: AdBadge
  /** Why it is in that state. */
  notice?: string
  /** Only while it waits. */
  editHref?: string
  deleteHref: string
}

/** `more` leads to the ads that are not shown here. */
export function OwnAdsPanel({
  title,
  more,
  ads,
}: {
  title: string
  more?: ReactNode
  ads: readonly OwnAd[]
}) {
  return (
    <section className={css.panel} aria-labelledby="miennes">
      <h2 id="miennes" className={css.title}>
        {french(title)}
      </h2>
      <OwnAdList ads={ads} />
      {more}
    </section>
  )
}

/** The ads of a member, each with its state and actions. */
export function OwnAdList({ ads }: { ads: readonly OwnAd[] }) {
  return (
    <ul>
      {ads.map((ad) => (
        <li key={ad.href} className={css.row}>
          <a className={css.link} href={ad.href}>
            <span>{french(ad.title)}</span>
          </a>
          <span className={css.state}>
            <Badge tone={ad.state.tone}>{ad.state.label}</Badge>
          </span>
          {ad.notice && <p className={css.notice}>{french(ad.notice)}</p>}
          <div className={css.actions}>
            {ad.editHref && (
              <ButtonLink href={ad.editHref} size="small" variant="quiet">
                Modifier
                <Hidden>{` « ${ad.title} »`}</Hidden>
              </ButtonLink>
            )}
            <ButtonLink href={ad.deleteHref} size="small" variant="quietDanger" data-dialog="">
              Supprimer
              <Hidden>{` « ${ad.title} »`}</Hidden>
            </ButtonLink>
          </div>
        </li>
      ))}
    </ul>
  )
}
