import { useActionData, useLoaderData } from '@remix-run/react'
import type { PageHandle } from '#app/http'
import { isPreview, withReturn } from '#app/http/way-back'
import { paths } from '#app/paths'
import { AdminSubPage, toAdminCrumbs } from '#app/ui/admin'
import { Actions, Breadcrumbs, ButtonLink, Card, FoldedChanges, Note, Section, Stack, Text } from '#app/ui'
import { AdminNotFound, NOT_FOUND } from '../admin-not-found'
import { action, loader } from './edit.server'
import { LessonEditor } from './lesson-editor'
import { LessonPreview, type LessonPreviewProps } from './lesson-preview'

export { action, loader }

const CHANGE = 'Modifier la leçon'

const CRUMBS = toAdminCrumbs('questions', paths.admin.questions(), {
  label: 'Leçons',
  href: paths.admin.lessons(),
})

export const handle: PageHandle<typeof loader> = ({ lesson }, { search }) => {
  if (!lesson) return { title: NOT_FOUND.lessons.title }
  const title = isPreview(search) ? 'Aperçu de la leçon' : CHANGE
  return { title, heading: CHANGE, crumbs: CRUMBS, here: 'Modifier' }
}

export default function EditLesson() {
  const { lesson, taken, defaults, versions, reports, list } = useLoaderData<typeof loader>()
  const answer = useActionData<{ preview?: LessonPreviewProps['lesson'] }>()
  if (!lesson) return <AdminNotFound of="lessons" list={paths.admin.lessons()} />
  const editor = <LessonEditor lesson={lesson} defaults={defaults} reports={reports} list={list} />
  if (answer?.preview)
    return (
      <>
        <Breadcrumbs crumbs={[...CRUMBS, { label: 'Aperçu' }]} />
        <LessonPreview lesson={answer.preview} />
        <Section id="texte" title={CHANGE}>
          {editor}
        </Section>
      </>
    )
  return (
    <AdminSubPage
      tab="questions"
      intro={lesson.title}
      actions={<ButtonLink href={paths.lesson(lesson.slug)}>Voir la leçon</ButtonLink>}
    >
      {taken && !answer && (
        <Note title={`Version ${taken} reprise`}>
          Le formulaire contient son texte et sa vérification. « Enregistrer » en fait une nouvelle version.
        </Note>
      )}
      {editor}
      <Versions
        versions={versions}
        hrefOf={(number) => withReturn(paths.admin.lesson(lesson.id, { version: number }), list)}
      />
    </AdminSubPage>
  )
}

type VersionsProps = {
  versions: ReturnType<typeof useLoaderData<typeof loader>>['versions']
  /** Returns the URL of the form filled in with this version. */
  hrefOf: (number: number) => string
}

function Versions({ versions, hrefOf }: VersionsProps) {
  return (
    <Section id="versions" title="Versions" intro="De la plus récente à la plus ancienne, au plus vingt.">
      <Stack>
        {versions.map(({ number, written, changes, isWhole }, index) => (
          <Card key={number}>
            <Stack>
              <h3>{`Version ${number}`}</h3>
              <Text>{written}</Text>
              {isWhole ? (
                <FoldedChanges label="Voir son texte" changes={changes} words={NO_WORDS} whole />
              ) : (
                <FoldedChanges label={formatLabel(changes)} changes={changes} whole />
              )}
              {index > 0 && (
                <Actions>
                  <ButtonLink href={hrefOf(number)}>Reprendre cette version</ButtonLink>
                </Actions>
              )}
            </Stack>
          </Card>
        ))}
      </Stack>
    </Section>
  )
}

const NO_WORDS = { before: '', after: '' }

const formatLabel = (changes: VersionsProps['versions'][number]['changes']) =>
  `Voir ce qui a changé : ${changes.map(({ field }) => field).join(', ')}`
