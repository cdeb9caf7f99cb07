import { useLoaderData } from '@remix-run/react'
import { FEWEST_ANSWERS } from '#modules/exams/rules'
import { LETTERS } from '#modules/exams/schemas'
import {
  count,
  discriminationOf,
  FEW,
  FLAGGED,
  longDate,
  percent,
  QUESTION_NOT_FOUND,
  thousands,
  whyFlagged,
} from '#app/text'
import { paths } from '#app/paths'
import type { PageHandle } from '#app/http'
import { AdminSubPage, ShareBars, toAdminCrumbs } from '#app/ui/admin'
import { ButtonLink, Card, Facts, Note, Section, Stack, Text } from '#app/ui'
import { AdminNotFound } from '../admin-not-found'
import { loader } from './statistics.server'

export { loader }

export const handle: PageHandle<typeof loader> = ({ item, list }) => ({
  title: item ? 'Statistiques de la question' : QUESTION_NOT_FOUND,
  crumbs: toAdminCrumbs('questions', list),
  here: 'Statistiques',
})

export default function QuestionStatistics() {
  const { item, list } = useLoaderData<typeof loader>()
  if (!item) return <AdminNotFound of="questions" list={list} />
  const { question, versions, older } = item
  return (
    <AdminSubPage
      tab="questions"
      intro={question.question}
      actions={<ButtonLink href={paths.admin.question(question.id)}>Modifier</ButtonLink>}
    >
      {versions.map(({ number, createdAt, isCorrection, ...version }, index) => (
        <Section
          key={number}
          id={index === 0 ? 'actuelle' : `version-${number}`}
          title={index === 0 ? 'Version actuelle' : `Version ${number}`}
          intro={`Écrite le ${longDate(createdAt)}${isCorrection ? ' après un signalement' : ''}.`}
        >
          <VersionStatistics {...version} isFormer={index > 0} />
        </Section>
      ))}
      {older > 0 && (
        <Text tone="muted">{`Et ${count(older, 'version plus ancienne', 'versions plus anciennes')}.`}</Text>
      )}
    </AdminSubPage>
  )
}

type Version = NonNullable<Awaited<ReturnType<typeof loader>>['data']['item']>['versions'][number]

type VersionStatisticsProps = Omit<Version, 'number' | 'createdAt' | 'isCorrection'> & {
  /** True for an earlier version, which is no longer asked. */
  isFormer: boolean
}

function VersionStatistics({ statistics, isFormer, ...version }: VersionStatisticsProps) {
  const { asked, right, shares, firstAnswers, firstRight, flags } = statistics
  const options = { A: version.optionA, B: version.optionB, C: version.optionC }
  const bars = LETTERS.map((letter) => ({
    label: `${letter}. ${options[letter]}`,
    percent: shares[letter],
    isRight: letter === version.correctAnswer,
  }))
  return (
    <Card>
      <Stack>
        {isFormer && <Text as="strong">{version.question}</Text>}
        <Facts
          columns
          facts={[
            { term: 'Posée en examen', value: asked === 0 ? 'Jamais' : `${thousands(asked)} fois` },
            { term: 'Réussite', value: asked === 0 ? '–' : percent(right) },
            { term: 'Premières réponses', value: thousands(firstAnswers) },
            { term: 'Justes du premier coup', value: firstAnswers === 0 ? '–' : percent(firstRight) },
            { term: 'Discrimination', value: discriminationOf(statistics) },
          ]}
        />
        {firstAnswers < FEWEST_ANSWERS && <Text note>{FEW}</Text>}
        {flags.length > 0 && (
          <Note tone="warning" title={FLAGGED}>
            {whyFlagged(flags)}
          </Note>
        )}
        {asked > 0 && <ShareBars shares={[...bars, { label: 'Sans réponse', percent: shares.none }]} />}
      </Stack>
    </Card>
  )
}
