import { useLoaderData } from '@remix-run/react'
import type { PageHandle } from '#app/http'
import { paths } from '#app/paths'
import { count, NO_AD, POST_FIRST_AD } from '#app/text'
import {
  AdCards,
  AdsSection,
  AdTabs,
  CreateAlert,
  FilteredList,
  OwnAdsPanel,
  PostAdButton,
} from '#app/ui/ads'
import {
  ActionLink,
  Breadcrumbs,
  ButtonLink,
  EmptyState,
  FilterChips,
  french,
  HOME_CRUMB,
  Note,
  PageHead,
  Pager,
  Stack,
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
  return (
    <>
      <Breadcrumbs />
      <PageHead
        intro="Matériel de tir sportif, entre tireurs. Chaque annonce est relue avant sa publication."
        actions={<PostAdButton isMember={isMember} atEnd />}
      />
      {isMember && <AdTabs current="all" />}
      {list.total === 0 && filters.length === 0 ? (
        <AdsSection>
          <EmptyState
            title={NO_AD}
            action={<PostAdButton isMember={isMember} label={POST_FIRST_AD} variant="default" />}
          />
        </AdsSection>
      ) : (
        <FilteredList form={<FilterForm {...list} active={filters.length} />}>
          <AllAds />
        </FilteredList>
      )}
      {own && own.total > 0 && <OwnAdsPanel {...own} />}
    </>
  )
}

function AllAds() {
  const { ads, hearts, total, withoutProvince, typedQ, suggestion, query, ...list } =
    useLoaderData<typeof loader>()
  const { filters, search, isMember, page, pages } = list
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
          text={search ? NOTHING_YET : 'Essayez un autre mot, ou moins de filtres.'}
          action={
            <>
              {suggestion && (
                <ButtonLink href={paths.ads({ ...query, q: suggestion.q })}>
                  {french(`Vouliez-vous dire « ${suggestion.q} » (${suggestion.total}) ?`)}
                </ButtonLink>
              )}
              {alert}
              <ButtonLink href={paths.ads()}>Voir toutes les annonces</ButtonLink>
            </>
          }
        />
      ) : (
        <Stack gap={16}>
          {typedQ && query.q && (
            <Note>{`Aucune annonce pour « ${typedQ} ». Voici celles pour « ${query.q} ».`}</Note>
          )}
          <AdCards ads={ads} hearts={hearts} isFirst />
        </Stack>
      )}
      <Pager page={page} pages={pages} hrefOf={(to) => paths.ads({ page: to, ...query })} />
    </AdsSection>
  )
}

const NOTHING_YET =
  'Essayez un autre mot ou moins de filtres, ou recevez un email quand une annonce correspond.'
