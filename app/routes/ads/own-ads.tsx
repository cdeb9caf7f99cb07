import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { type PageHandle, readPage, requireUser } from '#app/http'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import { AdTabs, OwnAdList, ownAdRow, PostAdButton } from '#app/ui/ads'
import { Breadcrumbs, EmptyState, PageHead, Pager } from '#app/ui'
import { AD_CRUMBS } from './ad-parts'

export const handle: PageHandle = { title: 'Mes annonces', crumbs: AD_CRUMBS }

const PER_PAGE = 20

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args)
  const pagination = readPage(args.request, PER_PAGE)
  const own = await site().ads.listings.listOwn(user.id, pagination.slice, true)
  const [ads, interest] = await Promise.all([
    site().ads.photos.withPhotos(own.items, user),
    site().ads.listings.countInterest(own.items.map(({ id }) => id)),
  ])
  const now = new Date()
  return {
    rows: ads.map((ad) => ownAdRow(ad, now, interest.get(ad.id))),
    ...pagination.paginate(own.total, (page) => paths.ownAds({ page })),
  }
}

export default function OwnAds() {
  const { rows, page, pages } = useLoaderData<typeof loader>()
  return (
    <>
      <Breadcrumbs />
      <PageHead actions={<PostAdButton isMember />} />
      <AdTabs current="own" />
      {rows.length === 0 ? (
        <EmptyState
          level={2}
          title="Vous n'avez aucune annonce"
          text="Vous retrouverez ici vos annonces, avec leur état."
        />
      ) : (
        <OwnAdList rows={rows} />
      )}
      <Pager page={page} pages={pages} hrefOf={(to) => paths.ownAds({ page: to })} />
    </>
  )
}
