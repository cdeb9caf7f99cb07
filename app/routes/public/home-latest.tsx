import type { ClassifiedAd, WithPhotos } from '#modules/ads'
import type { NewsCard } from '#modules/news'
import { paths } from '#app/paths'
import { NO_AD, POST_FIRST_AD } from '#app/text'
import { ActionLink, EmptyState, NewsList, Row, Section, Stack, Text } from '#app/ui'
import { AdCards, PostAdButton } from '#app/ui/ads'
import { NEWS_INTRO } from '../news/news-parts'

export function LatestNews({ news }: { news: readonly NewsCard[] }) {
  return (
    <Section
      id="actualites"
      title="Actualités"
      intro={NEWS_INTRO}
      aside={<ActionLink href={paths.news()}>Toutes les actualités</ActionLink>}
      split
    >
      {news.length === 0 ? (
        <Text tone="muted">Aucune actualité à la une pour le moment</Text>
      ) : (
        <NewsList items={news} badge="Nouveau" />
      )}
    </Section>
  )
}

type LatestAdsProps = { ads: readonly (ClassifiedAd & WithPhotos)[]; isMember: boolean }

export function LatestAds({ ads, isMember }: LatestAdsProps) {
  return (
    <Section
      id="annonces"
      title="Petites annonces"
      aside={
        <Row>
          {isMember && <ActionLink href={paths.ownAds()}>Mes annonces</ActionLink>}
          {ads.length > 0 && <ActionLink href={paths.ads()}>Toutes les annonces</ActionLink>}
        </Row>
      }
    >
      {ads.length === 0 ? (
        <EmptyState
          title={NO_AD}
          action={<PostAdButton isMember={isMember} label={POST_FIRST_AD} variant="default" />}
        />
      ) : (
        <Stack gap={24}>
          <AdCards ads={ads} />
          <Row>
            <PostAdButton isMember={isMember} variant="default" />
          </Row>
        </Stack>
      )}
    </Section>
  )
}
