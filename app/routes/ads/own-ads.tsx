import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { countPages, readPage } from '../../http/paging'
import { seeOther } from '../../http/redirect.server'
import { requireUser } from '../../http/session.server'
import { site } from '../../modules.server'
import { paths } from '../../paths'
import { unlistedMeta } from '../../seo'
import { OwnAdList } from '../../ui/ads/own-ads'
import { Pager } from '../../ui/content/pager'
import { EmptyState } from '../../ui/feedback/empty-state'
import { PageHead } from '../../ui/layout/page-head'
import { AdBreadcrumbs } from './ad-breadcrumbs'
import { ownAdOf } from './own-ads-view'
import { PostAdButton } from './post-ad-button'

export const meta: MetaFunction = () => unlistedMeta('Mes annonces')

const PER_PAGE = 20

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser({ request, context })
  const page = readPage(request)
  const own = await site().ads.listOwn(user.id, { limit: PER_PAGE, offset: (page - 1) * PER_PAGE })
  const pages = countPages(own.total, PER_PAGE)
  if (page > pages) throw seeOther(paths.ownAds({ page: pages }))
  return { ads: own.items.map(ownAdOf), page, pages }
}

export default function OwnAds() {
  const { ads, page, pages } = useLoaderData<typeof loader>()
  return (
    <>
      <AdBreadcrumbs here="Mes annonces" />
      <PageHead title="Mes annonces" actions={<PostAdButton isMember />} />
      {ads.length === 0 ? (
        <EmptyState
          level={2}
          title="Vous n'avez aucune annonce"
          text="Celles que vous postez se retrouvent ici, avec leur état."
        />
      ) : (
        <OwnAdList ads={ads} />
      )}
      <Pager page={page} pages={pages} hrefOf={(to) => paths.ownAds({ page: to })} />
    </>
  )
}
