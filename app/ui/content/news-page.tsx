import type { ReactNode } from 'react'
import { Fr } from '../text/fr'
import { MarkdownText } from './markdown'
import { NewsMeta, type NewsCardProps } from './news-card'
import * as css from './news-page.css'

type NewsPageProps = Pick<NewsCardProps, 'title' | 'summary' | 'date' | 'dateTime' | 'badge'> & {
  author: string
  /** Paragraphs, or Markdown. */
  content: string
  /** At the end of the text. */
  children?: ReactNode
}

/** The whole of one item: when and by whom in the first third, the text in the other two. */
export function NewsPage({ title, summary, author, content, children, ...meta }: NewsPageProps) {
  return (
    <article className={css.article} aria-labelledby="titre">
      <h1 id="titre" className={css.title}>
        <Fr>{title}</Fr>
      </h1>
      <div className={css.about}>
        <NewsMeta {...meta} />
        <p className={css.author}>
          <Fr>{author}</Fr>
        </p>
      </div>
      <div className={css.body}>
        <p className={css.summary}>
          <Fr>{summary}</Fr>
        </p>
        <MarkdownText>{content}</MarkdownText>
        {children}
      </div>
    </article>
  )
}
