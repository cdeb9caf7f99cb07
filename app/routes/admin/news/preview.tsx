import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { systemClock } from '#modules/kernel/clock'
import type { NewsItem } from '#modules/news'
import { previewToken } from '#app/start/link-tokens.server'
import { site } from '#app/start/modules.server'
import { longDateAndTime, NEWS_NOT_FOUND } from '#app/text'
import { paths } from '#app/paths'
import type { PageHandle } from '#app/http'
import { PreviewBar, toAdminCrumbs } from '#app/ui/admin'
import {
  Breadcrumbs,
  Button,
  ButtonLink,
  CopyButton,
  holdsPictures,
  NewsArticle,
  Stack,
  TextField,
} from '#app/ui'
import { AdminNotFound } from '../admin-not-found'
import { useReturn } from '#app/http/way-back'
import { requireAdminItem } from '../panel.server'

export const handle: PageHandle<typeof loader> = ({ item, list }) => ({
  title: item ? `Aperçu : ${item.title}` : NEWS_NOT_FOUND,
  crumbs: toAdminCrumbs('news', list),
  here: 'Aperçu',
})

export const loader = (args: LoaderFunctionArgs) =>
  requireAdminItem(args, 'news', async (id) => {
    const { appUrl, linkTokens, news } = site()
    const found = await news.articles.findPreviewed(id)
    if (!found) return null
    const { item, edition } = found
    if (item.isPublished) return { ...item, link: null }
    const { token, until } = previewToken(linkTokens, { id, edition }, systemClock.now())
    return { ...item, link: { url: appUrl + paths.sharedPreview(token), until } }
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

function toNote({ isPublished, publishAt }: NewsItem): string {
  if (isPublished) return 'Cette actualité est publiée : ses lecteurs la voient ainsi.'
  return publishAt
    ? `Programmée pour le ${longDateAndTime(publishAt)} : d'ici là, seuls les administrateurs la voient.`
    : 'Un brouillon : seuls les administrateurs le voient. Ses lecteurs le verront ainsi.'
}

type NewsPreviewProps = {
  item: Pick<NewsItem, 'title' | 'summary' | 'content' | 'author' | 'isFeatured' | 'createdAt'>
  note: string
  actions: ReactNode
  children?: ReactNode
}

export function NewsPreview({ item, note, actions, children }: NewsPreviewProps) {
  return (
    <>
      <PreviewBar note={note} warning={holdsPictures(item.content) && NO_IMAGES} actions={actions} />
      <Stack gap={24}>
        {children}
        <NewsArticle item={item} />
      </Stack>
    </>
  )
}

const NO_IMAGES = "Une image insérée dans le texte ne sera pas affichée. Utilisez le champ « L'image »."
