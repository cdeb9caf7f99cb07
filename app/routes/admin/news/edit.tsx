import { useActionData, useLoaderData } from '@remix-run/react'
import type { PageHandle } from '#app/http'
import { isPreview, useReturn } from '#app/http/way-back'
import { paths } from '#app/paths'
import { AdminSubPage, BACK_TO_FORM, NOT_YET_SAVED, toAdminCrumbs } from '#app/ui/admin'
import { Breadcrumbs, ButtonLink, Section } from '#app/ui'
import { AdminNotFound, NOT_FOUND } from '../admin-not-found'
import { action, loader, type NewsFormAnswer } from './edit.server'
import { NewsEditor } from './news-editor'
import { NewsPreview } from './news-preview'

export { action, loader }

const ADD = 'Ajouter une actualité'
const CHANGE = "Modifier l'actualité"

export const handle: PageHandle<typeof loader> = ({ item, list }, { params, search }) => {
  const isNew = params.id === undefined
  const heading = isNew ? ADD : CHANGE
  const title = item || isNew ? heading : NOT_FOUND.news.title
  const crumbs = toAdminCrumbs('news', list)
  return { title: isPreview(search) ? "Aperçu de l'actualité" : title, heading, crumbs }
}

export default function EditNews() {
  const { item, list, ...loaded } = useLoaderData<typeof loader>()
  const answer = useActionData<NewsFormAnswer>()
  const back = useReturn()
  const author = 'author' in loaded ? loaded.author : undefined
  const isNew = author !== undefined
  if (!item && !isNew && !answer) return <AdminNotFound of="news" list={list} />
  const { newsItem, newNews, previewNews } = paths.admin
  const to = back(item ? newsItem(item.id) : newNews())
  const editor = <NewsEditor item={item} author={author} action={to} list={list} />
  if (!answer?.preview) {
    const saved = item && (
      <ButtonLink href={back(previewNews(item.id))}>Voir la version enregistrée</ButtonLink>
    )
    return (
      <AdminSubPage tab="news" actions={saved}>
        {editor}
      </AdminSubPage>
    )
  }
  return (
    <>
      <Breadcrumbs crumbs={[...toAdminCrumbs('news', list), { label: 'Aperçu' }]} />
      <NewsPreview
        item={{ ...answer.preview, createdAt: item?.createdAt ?? new Date() }}
        note={NOT_YET_SAVED}
        actions={BACK_TO_FORM}
      />
      <Section id="texte" title={isNew ? ADD : CHANGE}>
        {editor}
      </Section>
    </>
  )
}
