import type { ItemStatistics, QuestionFields } from '#modules/exams'
import { ShareBars } from '#app/ui/admin/share-bars'
import { Card } from '#app/ui/content/card'
import { Facts } from '#app/ui/content/facts'
import { Note } from '#app/ui/content/note'
import { Stack } from '#app/ui/layout/grid'
import { Fr } from '#app/ui/text/fr'
import { percent } from '#app/text/percent'
import { Text } from '#app/ui/text/text'
import { thousands } from '#app/text/thousands'
import { FLAGGED, whyFlagged } from './words'

type VersionStatisticsProps = Pick<
  QuestionFields,
  'question' | 'optionA' | 'optionB' | 'optionC' | 'correctAnswer'
> & {
  statistics: ItemStatistics
  /** It is not asked any more: what it said is told, and nobody has to look at it again. */
  isFormer?: boolean
}

export function VersionStatistics({ statistics, isFormer, ...version }: VersionStatisticsProps) {
  const { asked, right, flags } = statistics
  return (
    <Card>
      <Stack>
        {isFormer && (
          <Text as="strong">
            <Fr>{version.question}</Fr>
          </Text>
        )}
        <Facts
          columns
          facts={[
            { term: 'Posée', value: asked === 0 ? 'Jamais' : `${thousands(asked)} fois` },
            { term: 'Réussite', value: asked === 0 ? '–' : percent(right) },
          ]}
        />
        {flags.length > 0 && (
          <Note tone="warning" title={FLAGGED}>
            {whyFlagged(flags)}
          </Note>
        )}
        {asked > 0 && <ShareBars shares={sharesOf(version, statistics)} />}
      </Stack>
    </Card>
  )
}

function sharesOf(
  { correctAnswer, ...version }: Omit<VersionStatisticsProps, 'statistics'>,
  { shares }: ItemStatistics,
) {
  const options = { A: version.optionA, B: version.optionB, C: version.optionC }
  return [
    ...(['A', 'B', 'C'] as const).map((letter) => ({
      label: `${letter}. ${options[letter]}`,
      percent: shares[letter],
      isRight: letter === correctAnswer,
    })),
    { label: 'Sans réponse', percent: shares.none },
  ]
}
