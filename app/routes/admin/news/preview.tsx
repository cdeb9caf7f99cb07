import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { parseId } from '#app/http/address'
import { requireAdmin } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { NEWS_NOT_FOUND } from '#app/text/words'
import { paths } from '#app/paths'
import { unlistedMeta } from '#app/document/seo'
import { AdminBreadcrumbs } from '#app/ui/admin/admin-frame'
import { Button, ButtonLink } from '#app/ui/forms/button'
import { AdminNotFound } from '../admin-not-found'
import { backToList, withReturn } from '../back-to-list'
import { NewsPreview } from './news-preview'
import { togglesOf } from './words'

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  unlistedMeta(data?.item ? `Aperçu : ${data.item.title}` : NEWS_NOT_FOUND)

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin({ request, context })
  const id = parseId(params.id)
  const item = id ? await site().news.findAny(id) : null
  return data({ item, list: backToList(request, paths.admin.news()) }, { status: item ? 200 : 404 })
}

export default function PreviewNews() {
  const { item, list } = useLoaderData<typeof loader>()
  if (!item) return <AdminNotFound what="news" list={list} />
  const { publish } = togglesOf(item)
  const back = (path: string) => withReturn(path, list)
  return (
    <>
      <AdminBreadcrumbs tab={{ label: 'Actualités', href: list }} here="Aperçu" />
      <NewsPreview
        item={item}
        note={item.isPublished ? PUBLISHED : DRAFT}
        actions={
          <>
            <form method="post" action={back(paths.admin.actOnNews(item.id, publish.act))}>
              <Button variant="primary" wide>
                {publish.label}
              </Button>
            </form>
            <ButtonLink href={back(paths.admin.newsItem(item.id))}>Modifier</ButtonLink>
            <ButtonLink href={list}>Retour à la liste</ButtonLink>
          </>
        }
      />
    </>
  )
}

const DRAFT = 'Un brouillon : seuls les administrateurs le voient. Ses lecteurs le verront ainsi.'
const PUBLISHED = 'Cette actualité est publiée : ses lecteurs la voient ainsi.'
