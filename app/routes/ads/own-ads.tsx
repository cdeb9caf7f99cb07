import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { type PageHandle, readPage, requireUser } from '#app/http'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import { AdTabs, DraftCard, OwnAdList, ownAdRow, PostAdButton } from '#app/ui/ads'
import { Breadcrumbs, EmptyState, PageHead, Pager } from '#app/ui'
import { AD_CRUMBS } from './ad-parts'

export const handle: PageHandle = { title: 'Mes annonces', crumbs: AD_CRUMBS }

const PER_PAGE = 20

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args)
  const pagination = readPage(args.request, PER_PAGE)
  const own = await site().ads.listings.listOwn(user.id, pagination.slice, true)
  const ids = own.items.map(({ id }) => id)
  const [draft, ads, corrections, interest] = await Promise.all([
    site().ads.drafts.find(user.id),
    site().ads.photos.withPhotos(own.items, user),
    site().ads.listings.findCorrections(ids),
    site().ads.listings.countInterest(ids),
  ])
  const now = new Date()
  return {
    draft: draft && { ...draft, title: draft.fields.title, photos: draft.photos.length },
    rows: ads.map((ad) => ownAdRow(ad, corrections.get(ad.id), now, interest.get(ad.id))),
    ...pagination.paginate(own.total, (page) => paths.ownAds({ page })),
  }
}

export default function OwnAds() {
  const { draft, rows, page, pages } = useLoaderData<typeof loader>()
  return (
    <>
      <Breadcrumbs />
      <PageHead actions={<PostAdButton isMember />} />
      <AdTabs current="own" />
      {draft && <DraftCard {...draft} />}
      {rows.length > 0 ? (
        <OwnAdList rows={rows} />
      ) : (
        !draft && (
          <EmptyState
            level={2}
            title="Vous n'avez aucune annonce"
            text="Vous retrouverez ici vos annonces, avec leur état."
          />
        )
      )}
      <Pager page={page} pages={pages} hrefOf={(to) => paths.ownAds({ page: to })} />
    </>
  )
}
