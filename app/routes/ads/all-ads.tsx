import type { AdQuery } from '#modules/ads'
import { paths } from '#app/paths'
import { AdCard, type AdCardContent } from '#app/ui/ads/ad-card'
import { AdsSection, FilterChips } from '#app/ui/ads/ads-layout'
import { Pager } from '#app/ui/content/pager'
import { EmptyState } from '#app/ui/feedback/empty-state'
import { ButtonLink } from '#app/ui/forms/button'
import { CardGrid } from '#app/ui/layout/grid'
import { count } from '#app/text/count'
import type { ActiveFilter } from './ad-filters'
import { PostAdButton } from './post-ad-button'
import { NO_AD, POST_FIRST_AD } from './words'

type AllAdsProps = {
  cards: readonly AdCardContent[]
  total: number
  query: AdQuery
  filters: readonly ActiveFilter[]
  page: number
  pages: number
  isMember: boolean
}

export function AllAds({ cards, total, query, filters, page, pages, isMember }: AllAdsProps) {
  if (total === 0 && filters.length === 0) {
    return (
      <AdsSection title="Toutes les annonces" alone>
        <EmptyState
          title={NO_AD}
          action={<PostAdButton isMember={isMember} label={POST_FIRST_AD} variant="default" />}
        />
      </AdsSection>
    )
  }
  return (
    <AdsSection title="Toutes les annonces" count={count(total, 'annonce')}>
      <FilterChips chips={filters.map(({ label, without }) => ({ label, href: paths.ads(without) }))} />
      {total === 0 ? (
        <EmptyState
          title="Aucune annonce ne correspond à votre recherche"
          text="Essayez un autre mot, ou moins de filtres."
          action={<ButtonLink href={paths.ads()}>Voir toutes les annonces</ButtonLink>}
        />
      ) : (
        <CardGrid columns={2}>
          {cards.map((card) => (
            <AdCard key={card.href} {...card} />
          ))}
        </CardGrid>
      )}
      <Pager page={page} pages={pages} hrefOf={(to) => paths.ads({ ...query, page: to })} />
    </AdsSection>
  )
}
