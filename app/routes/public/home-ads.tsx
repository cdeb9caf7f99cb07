import { paths } from '#app/paths'
import { AdCard, type AdCardContent } from '#app/ui/ads/ad-card'
import { ActionLink } from '#app/ui/content/action-link'
import { EmptyState } from '#app/ui/feedback/empty-state'
import { CardGrid, Row, Stack } from '#app/ui/layout/grid'
import { Section } from '#app/ui/layout/section'
import { PostAdButton } from '../ads/ad-parts'
import { NO_AD, POST_FIRST_AD } from '../ads/words'

type HomeAdsProps = { cards: readonly AdCardContent[]; isMember: boolean }

/** The newest of them, or the way to the first. */
export function HomeAds({ cards, isMember }: HomeAdsProps) {
  return (
    <Section
      id="annonces"
      title="Petites annonces"
      aside={cards.length > 0 && <ActionLink href={paths.ads()}>Toutes les annonces</ActionLink>}
    >
      {cards.length === 0 ? (
        <EmptyState
          title={NO_AD}
          action={<PostAdButton isMember={isMember} label={POST_FIRST_AD} variant="default" />}
        />
      ) : (
        <Stack gap={24}>
          <CardGrid columns={3}>
            {cards.map((card) => (
              <AdCard key={card.href} {...card} />
            ))}
          </CardGrid>
          <Row>
            <PostAdButton isMember={isMember} variant="default" />
          </Row>
        </Stack>
      )}
    </Section>
  )
}
