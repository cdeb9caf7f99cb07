import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { type PageHandle, readPage, requireUser } from '#app/http'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import { AdTabs, FavouriteList } from '#app/ui/ads'
import { Breadcrumbs, ButtonLink, EmptyState, PageHead, Pager } from '#app/ui'
import { AD_CRUMBS } from './ad-parts'

export const handle: PageHandle = { title: 'Mes favoris', crumbs: AD_CRUMBS }

const PER_PAGE = 20

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args)
  const pagination = readPage(args.request, PER_PAGE)
  const { items, total } = await site().ads.favourites.list(user.id, pagination.slice)
  return { favourites: items, ...pagination.paginate(total, (page) => paths.favourites({ page })) }
}

export default function Favourites() {
  const { favourites, page, pages } = useLoaderData<typeof loader>()
  return (
    <>
      <Breadcrumbs />
      <PageHead intro="Les annonces que vous gardez, avec leur état. Personne d'autre ne voit cette liste." />
      <AdTabs current="favourites" />
      {favourites.length === 0 ? (
        <EmptyState
          level={2}
          title="Vous n'avez aucun favori"
          text="Pour garder une annonce ici, choisissez « Ajouter aux favoris » sur sa page."
          action={<ButtonLink href={paths.ads()}>Voir les annonces</ButtonLink>}
        />
      ) : (
        <FavouriteList favourites={favourites} />
      )}
      <Pager page={page} pages={pages} hrefOf={(to) => paths.favourites({ page: to })} />
    </>
  )
}
