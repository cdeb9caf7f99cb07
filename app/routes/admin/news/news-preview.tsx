import type { ReactNode } from 'react'
import type { NewsItem } from '#modules/news'
import { PreviewBar } from '#app/ui/admin'
import { holdsPictures, NewsArticle, Stack } from '#app/ui'

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
