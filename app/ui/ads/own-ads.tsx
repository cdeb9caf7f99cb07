import type { CheckedAd } from '#modules/ads'
import { paths } from '#app/paths'
import { ActionLink, Badge } from '../content/blocks'
import { ButtonLink } from '../forms/button'
import { french, Hidden } from '../text/text'
import { STATE_BADGES } from './ad-card'
import * as css from './own-ads.css'

type OwnAdsProps = { ads: readonly CheckedAd[]; total: number }

export function OwnAdsPanel({ ads, total }: OwnAdsProps) {
  return (
    <section className={css.panel} aria-labelledby="miennes">
      <h2 id="miennes" className={css.title}>
        Mes annonces
      </h2>
      <OwnAdList ads={ads} />
      {total > ads.length && (
        <ActionLink href={paths.ownAds()}>{`Toutes mes annonces (${total})`}</ActionLink>
      )}
    </section>
  )
}

export function OwnAdList({ ads }: Pick<OwnAdsProps, 'ads'>) {
  return (
    <ul>
      {ads.map(({ id, title, state, rejectionReason }) => (
        <li key={id} className={css.row}>
          <a className={css.link} href={paths.ad(id)}>
            <span>{french(title)}</span>
          </a>
          <span className={css.state}>
            <Badge tone={STATE_BADGES[state].tone}>{STATE_BADGES[state].label}</Badge>
          </span>
          {rejectionReason !== null && <p className={css.notice}>{french(`Motif : ${rejectionReason}`)}</p>}
          <div className={css.actions}>
            {state === 'pending' && (
              <ButtonLink href={paths.editAd(id)} size="small" variant="quiet">
                Modifier
                <Hidden>{` « ${title} »`}</Hidden>
              </ButtonLink>
            )}
            <ButtonLink href={paths.actOnAd(id, 'delete')} size="small" variant="quietDanger" data-dialog="">
              Supprimer
              <Hidden>{` « ${title} »`}</Hidden>
            </ButtonLink>
          </div>
        </li>
      ))}
    </ul>
  )
}
