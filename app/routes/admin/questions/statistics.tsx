import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { longDate } from '#app/text/format'
import { parseId } from '#app/http/ids'
import { requireAdmin } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { QUESTION_NOT_FOUND } from '#app/text/not-found-words'
import { paths } from '#app/paths'
import { unlistedMeta } from '#app/document/seo'
import { AdminSubPage } from '#app/ui/admin/admin-sub-page'
import { ButtonLink } from '#app/ui/forms/button'
import { Section } from '#app/ui/layout/section'
import { count } from '#app/text/count'
import { Fr } from '#app/ui/text/fr'
import { Text } from '#app/ui/text/text'
import { AdminNotFound } from '../admin-not-found'
import { backToList } from '../back-to-list'
import { QUESTIONS_TAB } from './tab'
import { VersionStatistics } from './version-statistics'

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
