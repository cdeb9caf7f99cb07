import type { ReactNode } from 'react'
import type { NewsItem } from '#modules/news'
import { Note } from '#app/ui/content/blocks'
import { Actions } from '#app/ui/forms/button'
import { NewsArticle } from '#app/ui/content/news'
import { PreviewBar } from '#app/ui/admin/row-actions'
import { holdsPictures } from '#app/ui/content/markdown'

type NewsPreviewProps = {
  item: Pick<NewsItem, 'title' | 'summary' | 'content' | 'author' | 'isFeatured' | 'createdAt'>
  note: string
  actions: ReactNode
}

/** An item as readers would see it, with its actions. */
export function NewsPreview({ item, note, actions }: NewsPreviewProps) {
  return (
    <>
      <PreviewBar>
        <Note tone="warning" title="Aperçu">
          {note}
        </Note>
        {holdsPictures(item.content) && <Note tone="warning">{NO_IMAGES}</Note>}
        <Actions>{actions}</Actions>
      </PreviewBar>
      <NewsArticle item={item} />
    </>
  )
}

const NO_IMAGES = "Ce texte contient une image : elle n'est pas affichée, seul le texte est publié."
