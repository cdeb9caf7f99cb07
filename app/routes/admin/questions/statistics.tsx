import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ItemStatistics, QuestionFields } from '#modules/exams'
import { LETTERS } from '#modules/exams/schemas'
import { longDate } from '#app/text/format'
import { parseId } from '#app/http/address'
import { requireAdmin } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { count, percent, QUESTION_NOT_FOUND, thousands } from '#app/text/words'
import { paths } from '#app/paths'
import { unlistedMeta } from '#app/document/seo'
import { AdminSubPage } from '#app/ui/admin/admin-frame'
import { ShareBars } from '#app/ui/admin/share-bars'
import { Card, Facts, Note } from '#app/ui/content/blocks'
import { Section, Stack } from '#app/ui/layout/layout'
import { ButtonLink } from '#app/ui/forms/button'
import { Fr, Text } from '#app/ui/text/text'
import { AdminNotFound } from '../admin-not-found'
import { backToList } from '../back-to-list'
import { FLAGGED, QUESTIONS_TAB, whyFlagged } from './words'

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  unlistedMeta(data?.history ? 'Statistiques de la question' : QUESTION_NOT_FOUND)

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin({ request, context })
  const id = parseId(params.id)
  const list = backToList(request, paths.admin.questions())
  const history = id && (await site().exams.questionHistory(id))
  if (!history) return data({ history: null, list }, { status: 404 })
  return data({ history, list })
}

export default function QuestionStatistics() {
  const { history, list } = useLoaderData<typeof loader>()
  if (!history) return <AdminNotFound what="question" list={list} />
  const { question, versions, older } = history
  const [current, ...former] = versions
  return (
    <AdminSubPage
      tab={{ ...QUESTIONS_TAB, href: list }}
      here="Statistiques"
      title="Statistiques de la question"
      intro={question.question}
      actions={<ButtonLink href={paths.admin.question(question.id)}>Modifier</ButtonLink>}
    >
      <Section id="actuelle" title="Version actuelle" intro={since(current!)}>
        <VersionStatistics {...current!} />
      </Section>
      {former.map((version) => (
        <Section
          key={version.number}
          id={`version-${version.number}`}
          title={`Version ${version.number}`}
          intro={since(version)}
        >
          <VersionStatistics {...version} isFormer />
        </Section>
      ))}
      {older > 0 && (
        <Text tone="muted">
          <Fr>{`Et ${count(older, 'version plus ancienne', 'versions plus anciennes')}.`}</Fr>
        </Text>
      )}
    </AdminSubPage>
  )
}

function since({ createdAt }: { createdAt: Date }): string {
  return `Écrite le ${longDate(createdAt)}.`
}

type VersionStatisticsProps = Pick<
  QuestionFields,
  'question' | 'optionA' | 'optionB' | 'optionC' | 'correctAnswer'
> & {
  statistics: ItemStatistics
  /** It is no longer asked: its text is shown, and nobody has to review it. */
  isFormer?: boolean
}

function VersionStatistics({ statistics, isFormer, ...version }: VersionStatisticsProps) {
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
    ...LETTERS.map((letter) => ({
      label: `${letter}. ${options[letter]}`,
      percent: shares[letter],
      isRight: letter === correctAnswer,
    })),
    { label: 'Sans réponse', percent: shares.none },
  ]
}
