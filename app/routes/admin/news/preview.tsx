import { useLoaderData } from '@remix-run/react'
import { longDateAndTime, NEWS_NOT_FOUND } from '#app/text'
import { paths } from '#app/paths'
import type { PageHandle } from '#app/http'
import { toAdminCrumbs } from '#app/ui/admin'
import { Breadcrumbs, Button, ButtonLink, CopyButton, Stack, TextField } from '#app/ui'
import { AdminNotFound } from '../admin-not-found'
import { useReturn } from '#app/http/way-back'
import { NewsPreview } from './news-preview'
import { loader } from './preview.server'

export { loader }

export const handle: PageHandle<typeof loader> = ({ item, list }) => ({
  title: item ? `Aperçu : ${item.title}` : NEWS_NOT_FOUND,
  crumbs: toAdminCrumbs('news', list),
  here: 'Aperçu',
})

export default function PreviewNews() {
  const { item, list } = useLoaderData<typeof loader>()
  const back = useReturn()
  if (!item) return <AdminNotFound of="news" list={list} />
  const { actOnNews, newsItem } = paths.admin
  return (
    <>
      <Breadcrumbs />
      <NewsPreview
        item={item}
        note={toNote(item)}
        actions={
          <>
            <form method="post" action={back(actOnNews(item.id, item.isPublished ? 'unpublish' : 'publish'))}>
              <Button variant="primary" wide>
                {item.isPublished ? 'Dépublier' : 'Publier'}
              </Button>
            </form>
            <ButtonLink href={back(newsItem(item.id))}>Modifier</ButtonLink>
            <ButtonLink href={list}>Retour à la liste</ButtonLink>
          </>
        }
      >
        {item.link && (
          <Stack gap={12}>
            <TextField
              id="lien"
              name="link"
              label="Lien d'aperçu"
              hint={`Toute personne qui a ce lien peut lire l'actualité sans compte, jusqu'à sa publication, et au plus tard jusqu'au ${longDateAndTime(item.link.until)}.`}
              value={item.link.url}
              readOnly
            />
            <CopyButton label="Copier le lien" text={item.link.url} copied="Lien copié" />
          </Stack>
        )}
      </NewsPreview>
    </>
  )
}

function toNote({ isPublished, publishAt }: { isPublished: boolean; publishAt: Date | null }): string {
  if (isPublished) return 'Cette actualité est publiée : ses lecteurs la voient ainsi.'
  return publishAt
    ? `Programmée pour le ${longDateAndTime(publishAt)} : d'ici là, seuls les administrateurs la voient.`
    : 'Un brouillon : seuls les administrateurs le voient. Ses lecteurs le verront ainsi.'
}
