import type { NewsCard as Card } from '#modules/news'
import { paths } from '#app/paths'
import { ActionLink } from '#app/ui/content/action-link'
import { NewsCard, NewsList } from '#app/ui/content/news-card'
import { Section } from '#app/ui/layout/section'
import { Text } from '#app/ui/text/text'
import { NEWS_INTRO, newsCardOf } from '../news/news-parts'

/** What is featured, beside the way to all of it. */
export function HomeNews({ items }: { items: readonly Card[] }) {
  return (
    <Section
      id="actualites"
      title="Actualités"
      intro={NEWS_INTRO}
      aside={<ActionLink href={paths.news()}>Toutes les actualités</ActionLink>}
      split
    >
      {items.length === 0 ? (
        <Text tone="muted">Aucune actualité à la une pour le moment</Text>
      ) : (
        <NewsList>
          {items.map((item) => (
            <NewsCard key={item.id} {...newsCardOf(item)} badge="Nouveau" />
          ))}
        </NewsList>
      )}
    </Section>
  )
}
