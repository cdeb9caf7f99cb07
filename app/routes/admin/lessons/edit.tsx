import type { SubmissionResult } from '@conform-to/react'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import type { LessonFields } from '#modules/exams'
import { lessonSchema } from '#modules/exams/schemas'
import { act } from '#app/http/act.server'
import { parseId } from '#app/http/address'
import { readForm, refuseForm } from '#app/http/form.server'
import { notFound } from '#app/http/responses'
import { useSchemaForm } from '#app/http/schema-form'
import { callerOf, requireAdmin } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { LESSON_NOT_FOUND } from '#app/text/words'
import { paths } from '#app/paths'
import { unlistedMeta } from '#app/document/seo'
import { AdminBreadcrumbs, AdminSubPage } from '#app/ui/admin/admin-frame'
import { Changes } from '#app/ui/admin/change-list'
import { bar } from '#app/ui/admin/row-actions.css'
import { Card, Note } from '#app/ui/content/blocks'
import { holdsPictures } from '#app/ui/content/markdown'
import { NothingHere } from '#app/ui/feedback/states'
import { Actions, ButtonLink } from '#app/ui/forms/button'
import { Section } from '#app/ui/layout/layout'
import { LessonPage } from '#app/ui/lesson/lesson'
import { backToList } from '../back-to-list'
import { checkOf, faultOfCheck, withoutCheck } from '../check'
import { lessonChanges, versionsInWords } from './changes'
import { LessonEditor } from './lesson-editor'
import { Versions } from './versions'

const CHANGE = 'Modifier la leçon'

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  unlistedMeta(data?.lesson ? CHANGE : LESSON_NOT_FOUND)

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin({ request, context })
  const { exams } = site()
  const id = parseId(params.id)
  const lesson = id ? await exams.findLessonById(id) : null
  const versions = lesson ? versionsInWords(await exams.lessonVersions(lesson.id)) : []
  const list = backToList(request, 'questions', paths.admin.lessons())
  return data({ lesson, versions, list }, { status: lesson ? 200 : 404 })
}

/** Besides the lesson: the version and the check that were read, and whether to only preview it. */
const schema = lessonSchema.extend({
  version: z.string().optional(),
  check: z.string().optional(),
  intent: z.string().optional(),
})

/** Saves a new version, or shows what it would look like and saves nothing. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const by = callerOf(await requireAdmin({ request, context }))
  const id = parseId(params.id)
  if (!id) return notFound()
  const submission = await readForm(request, schema)
  if (submission.status !== 'success') return refuseForm(submission)
  const { intent, version, check, ...fields } = submission.value
  const fault = faultOfCheck(fields)
  if (fault) return refuseForm(submission, fault)
  if (intent === 'preview') return data({ ...submission.reply(), preview: fields })
  const given = check === checkOf(fields) ? withoutCheck(fields) : fields
  const revise = () => site().admin.reviseLesson(by, id, given, { read: parseId(version) ?? 0 })
  return act({ request, context }, revise, {
    form: submission,
    to: backToList(request, 'questions', paths.admin.lessons()),
    done: ({ changed }) => (changed ? 'Leçon mise à jour avec succès' : NOTHING_CHANGED),
    refused: { unknown: LESSON_NOT_FOUND, changed: { formErrors: [CONFLICT] } },
    failed: 'Impossible de mettre à jour la leçon',
  })
}

const CONFLICT =
  'Un autre administrateur a modifié cette leçon entre-temps. Vos textes sont gardés ci-dessous : comparez-les avec les siens, puis enregistrez pour les remplacer.'

const NOTHING_CHANGED = {
  kind: 'info',
  title: 'Aucune modification',
  text: 'La leçon est restée telle quelle.',
} as const

export default function EditLesson() {
  const { lesson, versions, list } = useLoaderData<typeof loader>()
  const answer = useActionData<SubmissionResult & { preview?: LessonFields }>()
  const [form, fields] = useSchemaForm(schema, {
    id: 'lecon',
    defaultValue: lesson ? { ...lesson, version: String(lesson.version), check: checkOf(lesson) } : undefined,
  })
  if (!lesson)
    return (
      <NothingHere
        title={LESSON_NOT_FOUND}
        text="L'adresse est incomplète."
        href={paths.admin.lessons()}
        back="Retour aux leçons"
      />
    )
  const isConflict = answer?.error?.['']?.includes(CONFLICT)
  // Saved again after a conflict, it replaces the version that is shown above.
  const read = isConflict ? String(lesson.version) : (fields.version.initialValue ?? '')
  const editor = (
    <LessonEditor
      id={lesson.id}
      form={form}
      fields={fields}
      version={read}
      check={fields.check.initialValue ?? ''}
      list={list}
    />
  )
  if (answer?.preview)
    return (
      <>
        <AdminBreadcrumbs {...CRUMBS} here="Aperçu" />
        <Preview lesson={answer.preview} />
        <Section id="texte" title={CHANGE}>
          {editor}
        </Section>
      </>
    )
  return (
    <AdminSubPage
      {...CRUMBS}
      here="Modifier"
      title={CHANGE}
      intro={lesson.title}
      actions={<ButtonLink href={paths.lesson(lesson.slug)}>Voir la leçon</ButtonLink>}
    >
      {isConflict && (
        <Section
          id="entre-temps"
          title="Ce qui diffère"
          intro="Avant : ce que l'autre administrateur a enregistré. Après : ce que vous avez écrit."
        >
          <Card>
            <Changes changes={lessonChanges(lesson, answer?.initialValue ?? {})} />
          </Card>
        </Section>
      )}
      {editor}
      <Versions versions={versions} />
    </AdminSubPage>
  )
}

const CRUMBS = {
  tab: 'questions',
  list: paths.admin.questions(),
  below: { label: 'Leçons', href: paths.admin.lessons() },
} as const

function Preview({ lesson }: { lesson: LessonFields }) {
  return (
    <>
      <div className={bar}>
        <Note tone="warning" title="Aperçu">
          Rien n'est encore enregistré. Votre texte vous attend sous cet aperçu.
        </Note>
        {holdsPictures(lesson.content, { withDrawings: true }) && (
          <Note tone="warning">Ce texte contient une image d'ailleurs : elle n'est pas affichée.</Note>
        )}
        <Actions>
          <ButtonLink href="#texte">Revenir à la modification</ButtonLink>
        </Actions>
      </div>
      <LessonPage lesson={lesson} place={lesson.description} examples={[]} />
    </>
  )
}
