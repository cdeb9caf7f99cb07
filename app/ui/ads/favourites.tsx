import type { Favourite } from '#modules/ads'
import { paths } from '#app/paths'
import { FAVOURITE_ACT_NAMES } from '#app/text/ads'
import { longDate } from '#app/text/format'
import { RowActions } from '../content/row-actions'
import { Badge } from '../content/blocks'
import { Button, ButtonLink } from '../forms/button'
import { Icon } from '../icons/icon'
import { french } from '../text/text'
import { type AdBadge, Price, stateBadge } from './ad-card'
import * as css from './own-ads.css'
import { Thumbnail } from './photos'

/** Lists the favourites. If the member can no longer read an ad, only its title is shown. */
export function FavouriteList({ favourites }: { favourites: readonly Favourite[] }) {
  return (
    <ul>
      {favourites.map((ad) => {
        const badge = ad.isReadable ? stateBadge(ad) : NOT_ONLINE
        return (
          <li key={ad.id} className={css.row}>
            {ad.isReadable ? (
              <a className={css.link} href={paths.ad(ad.id)}>
                <Thumbnail photos={ad.photos} />
                <span>{french(ad.title)}</span>
              </a>
            ) : (
              <span className={css.link}>
                <Thumbnail photos={[]} />
                {french(ad.title)}
              </span>
            )}
            <span className={css.state}>
              {ad.isReadable && <Price ad={ad} />}
              <Badge tone={badge.tone}>{badge.label}</Badge>
            </span>
            <p className={css.notice}>{french(`Ajoutée le ${longDate(ad.keptAt)}.`)}</p>
            <div className={css.actions}>
              <RowActions
                about={ad.title}
                actions={[
                  {
                    label: FAVOURITE_ACT_NAMES.remove,
                    post: paths.actOnFavourite(ad.id, 'remove', { retour: 'liste' }),
                  },
                ]}
              />
            </div>
          </li>
        )
      })}
    </ul>
  )
}

const NOT_ONLINE: AdBadge = { tone: 'plain', label: 'Plus en ligne' }

type FavouriteButtonProps = {
  adId: number
  /** Null for a visitor, who must sign in first. */
  isKept: boolean | null
}

export function FavouriteButton({ adId, isKept }: FavouriteButtonProps) {
  if (isKept === null) {
    const redirectTo = paths.actOnFavourite(adId, 'add')
    return (
      <ButtonLink href={paths.auth({ mode: 'register', redirectTo })} rel="nofollow" wide>
        <Icon name="heart" />
        {FAVOURITE_ACT_NAMES.add}
      </ButtonLink>
    )
  }
  const act = isKept ? 'remove' : 'add'
  return (
    <form method="post" action={paths.actOnFavourite(adId, act)}>
      <Button wide>
        <Icon name="heart" isFilled={isKept} />
        {FAVOURITE_ACT_NAMES[act]}
      </Button>
    </form>
  )
}
