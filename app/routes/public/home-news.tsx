import type { NewsCard as Card } from '../../../modules/news'
import { newsDate } from '../../format'
import { paths } from '../../paths'
import { NewsCard, NewsList } from '../../ui/content/news-card'
import { Section } from '../../ui/layout/section'
import { Text } from '../../ui/text/text'

/** What is featured, beside the way to all of it. */
export function HomeNews({ items }: { items: readonly Card[] }) {
  return (
    <Section
      id="actualites"
      title="Actualités"
      intro="L'examen, les règles du tir sportif et la vie du site."
      aside={<a href={paths.news()}>Toutes les actualités</a>}
      split
    >
      {items.length === 0 ? (
        <Text tone="muted">Aucune actualité à la une pour le moment</Text>
      ) : (
        <NewsList>
          {items.map(({ slug, title, summary, createdAt }) => (
            <NewsCard
              key={slug}
              href={paths.newsItem(slug)}
              title={title}
              summary={summary}
              date={newsDate(createdAt)}
              dateTime={createdAt.toISOString()}
              badge="Nouveau"
            />
          ))}
        </NewsList>
      )}
    </Section>
  )
}
