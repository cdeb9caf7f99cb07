import { useLoaderData } from '@remix-run/react'
import type { PageHandle } from '#app/http'
import { paths } from '#app/paths'
import { count, NO_AD, POST_FIRST_AD } from '#app/text'
import { AdCard, AdsSection, AdTabs, CreateAlert, FilteredList, OwnAdsPanel, PostAdButton } from '#app/ui/ads'
import {
  ActionLink,
  Breadcrumbs,
  ButtonLink,
  CardGrid,
  EmptyState,
  FilterChips,
  HOME_CRUMB,
  PageHead,
  Pager,
} from '#app/ui'
import { FilterForm } from './ad-filters'
import { headers, loader } from './list.server'

export { headers, loader }

export const handle: PageHandle<typeof loader> = ({ page, isFiltered }) => ({
  title: page > 1 ? `Petites annonces, page ${page}` : 'Petites annonces',
  heading: 'Petites annonces',
  crumbs: [HOME_CRUMB],
  description:
    "Petites annonces de tir sportif entre membres, en Belgique : armes, munitions, optique, accessoires et équipement. Chaque annonce est relue avant d'être publiée.",
  listed: {
    keywords: ['petites annonces', 'tir sportif', 'armes', 'optique', 'équipement', 'Belgique'],
    path: isFiltered ? undefined : paths.ads({ page }),
  },
})

export default function AdList() {
  const list = useLoaderData<typeof loader>()
  const { isMember, own, filters } = list
  const ownAds = own && own.total > 0 && <OwnAdsPanel {...own} />
  // The user's own ads come above the whole list, but below search results and later pages.
  const isTopOfWholeList = !list.isFiltered && list.page === 1
  return (
    <>
      <Breadcrumbs />
      <PageHead
        intro="Matériel de tir sportif, entre tireurs. Chaque annonce est relue avant sa publication."
        actions={<PostAdButton isMember={isMember} atEnd />}
      />
      {isMember && <AdTabs current="all" />}
      {isTopOfWholeList && ownAds}
      {list.total === 0 && filters.length === 0 ? (
        <AdsSection>
          <EmptyState
            title={NO_AD}
            action={<PostAdButton isMember={isMember} label={POST_FIRST_AD} variant="default" />}
          />
        </AdsSection>
      ) : (
        <FilteredList
          active={filters.length}
          isFaulty={list.typed.fault !== undefined}
          form={<FilterForm {...list} isFiltered={filters.length > 0} />}
        >
          <AllAds />
        </FilteredList>
      )}
      {!isTopOfWholeList && ownAds}
    </>
  )
}

function AllAds() {
  const { ads, total, withoutProvince, query, filters, search, isMember, page, pages } =
    useLoaderData<typeof loader>()
  const alert = search && <CreateAlert {...{ search, isMember }} list={paths.ads(query)} />
  return (
    <AdsSection position={{ total, page, pages }} isFiltered={filters.length > 0} action={total > 0 && alert}>
      <FilterChips filters={filters} />
      {withoutProvince > 0 && (
        <ActionLink href={paths.ads({ ...query, withoutProvince: '1' })}>
          {`Voir aussi ${count(withoutProvince, 'annonce')} sans province`}
        </ActionLink>
      )}
      {total === 0 ? (
        <EmptyState
          title="Aucune annonce ne correspond à votre recherche"
          text="Essayez un autre mot, ou moins de filtres."
          action={
            <>
              {alert}
              <ButtonLink href={paths.ads()}>Voir toutes les annonces</ButtonLink>
            </>
          }
        />
      ) : (
        <CardGrid columns={2}>
          {ads.map((ad, at) => (
            <AdCard key={ad.id} ad={ad} isFirst={at === 0} />
          ))}
        </CardGrid>
      )}
      <Pager page={page} pages={pages} hrefOf={(to) => paths.ads({ page: to, ...query })} />
    </AdsSection>
  )
}
