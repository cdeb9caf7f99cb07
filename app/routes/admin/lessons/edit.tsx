import type { SubmissionResult } from '@conform-to/react'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import type { Lesson, LessonFields, LooseEnds } from '#modules/exams'
import { lessonSchema } from '#modules/exams/lessons/schema'
import {
  act,
  backToList,
  notFound,
  type PageHandle,
  parsePositiveInteger,
  readForm,
  refuseForm,
  requireAdmin,
  toCaller,
} from '#app/http'
import { useConflict, useSchemaForm } from '#app/http/schema-form'
import { site } from '#app/start/modules.server'
import { LESSON_NOT_FOUND } from '#app/text'
import { paths } from '#app/paths'
import {
  AdminSubPage,
  BACK_TO_FORM,
  Conflict,
  Findings,
  NOT_YET_SAVED,
  PreviewBar,
  toAdminCrumbs,
} from '#app/ui/admin'
import { Breadcrumbs, ButtonLink, holdsPictures, Note, Section } from '#app/ui'
import { LessonPage } from '#app/ui/lesson/lesson'
import { hasLevelOneHeading } from '#app/ui/lesson/lesson-text'
import { AdminNotFound } from '../admin-not-found'
import { isPreview, withReturn } from '#app/http/way-back'
import { serializeCheck, findCheckFault, dropCheck } from '../fact-check'
import { listAnswered, answeredReports, formatCorrected, UNCORRECTED } from '../reports/correction'
import { findAnswerable } from '../reports/correction.server'
import { listLessonChanges, formatLooseEnds, formatVersions } from './compare-versions'
import { LessonEditor, SAVE_ANYWAY } from './lesson-editor'
import { Versions } from './versions'

const CHANGE = 'Modifier la leçon'

const CRUMBS = toAdminCrumbs('questions', paths.admin.questions(), {
  label: 'Leçons',
  href: paths.admin.lessons(),
})

export const handle: PageHandle<typeof loader> = ({ lesson }, { search }) => {
  if (!lesson) return { title: LESSON_NOT_FOUND }
  const title = isPreview(search) ? 'Aperçu de la leçon' : CHANGE
  return { title, heading: CHANGE, crumbs: CRUMBS, here: 'Modifier' }
}

/** Loads the lesson, and the earlier version to fill in if the URL names one, as in `?version=3`. */
export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args)
  const { exams } = site()
  const id = parsePositiveInteger(args.params.id)
  const lesson = id ? await exams.lessons.findById(id) : null
  const reports = lesson ? await findAnswerable(args.request, { kind: 'lesson', id: lesson.id }) : []
  const versions = lesson ? await exams.lessons.listVersions(lesson.id) : []
  const number = parsePositiveInteger(new URL(args.request.url).searchParams.get('version') ?? undefined)
  const taken = versions.find((version) => version.number === number) ?? null
  const list = backToList(args.request, 'lessons')
  return data(
    { lesson, taken, versions: formatVersions(versions), reports, list },
    { status: lesson ? 200 : 404 },
  )
}

/** `version` and `check` are those that the admin read. `intent` tells whether to save despite broken links. */
const schema = lessonSchema.extend({
  version: z.string().optional(),
  check: z.string().optional(),
  intent: z.string().optional(),
  ...answeredReports,
})

export async function action(args: ActionFunctionArgs) {
  const by = toCaller(await requireAdmin(args))
  const id = parsePositiveInteger(args.params.id)
  if (!id) return notFound()
  const submission = await readForm(args.request, schema)
  if (submission.status !== 'success') return refuseForm(submission)
  const { intent, version, check, report, reports: others, ...fields } = submission.value
  const reports = listAnswered({ report, reports: others })
  const fault = hasLevelOneHeading(fields.content) ? TITLE_IN_TEXT : findCheckFault(fields)
  if (fault) return refuseForm(submission, fault)
  if (isPreview(new URL(args.request.url).search)) return data({ ...submission.reply(), preview: fields })
  const { admin, exams } = site()
  const looseEnds = intent === SAVE_ANYWAY ? null : await exams.lessons.findLooseEnds(id, fields.content)
  if (looseEnds && Object.values(looseEnds).some(({ length }) => length > 0))
    return data({ ...submission.reply({ formErrors: [WARNING] }), looseEnds }, { status: 400 })
  const values = check === serializeCheck(fields) ? dropCheck(fields) : fields
  const read = parsePositiveInteger(version) ?? 0
  const outcomes = {
    form: submission,
    to: backToList(args.request, 'lessons'),
    refused: { 'not-found': LESSON_NOT_FOUND, changed: { conflict: CONFLICT }, ...UNCORRECTED },
    failed: 'Impossible de mettre à jour la leçon',
  }
  if (reports.length > 0) {
    const correct = () => admin.reports.correctLesson(by, id, values, { read, reports })
    return act(args, correct, { ...outcomes, done: formatCorrected('Leçon') })
  }
  return act(args, () => admin.lessons.revise(by, id, values, { read }), {
    ...outcomes,
    done: ({ changed }) => (changed ? 'Leçon mise à jour avec succès' : NOTHING_CHANGED),
  })
}

const TITLE_IN_TEXT = {
  fieldErrors: {
    content: [
      'Le titre de la page est celui de la leçon : commencez les intertitres par deux signes, « ## »',
    ],
  },
}

const CONFLICT =
  'Un autre administrateur a modifié cette leçon entre-temps. Vos textes sont gardés ci-dessous : comparez-les avec les siens, puis enregistrez pour les remplacer.'

const WARNING =
  "Des liens ne mèneraient plus nulle part. Rien n'est encore enregistré : corrigez le texte, ou choisissez « Enregistrer quand même »."

const NOTHING_CHANGED = {
  kind: 'info',
  title: 'Aucune modification',
  text: 'La leçon est restée telle quelle.',
} as const

type Answer = SubmissionResult & { preview?: LessonFields; looseEnds?: LooseEnds }

const NOT_SHOWN = "Ce texte contient une image d'ailleurs : elle n'est pas affichée."

export default function EditLesson() {
  const { lesson, taken, versions, reports, list } = useLoaderData<typeof loader>()
  const answer = useActionData<Answer>()
  const [form, fields] = useSchemaForm(schema, {
    id: 'lecon',
    defaultValue: lesson ? filledWith(lesson, taken ?? lesson) : undefined,
  })
  const { isConflict, version } = useConflict(lesson?.version, fields.version)
  if (!lesson) return <AdminNotFound of="lessons" list={paths.admin.lessons()} />
  const editor = (
    <LessonEditor
      id={lesson.id}
      form={form}
      fields={fields}
      version={version}
      check={fields.check.initialValue ?? ''}
      reports={reports}
      list={list}
      isWarned={answer?.looseEnds !== undefined}
    />
  )
  if (answer?.preview)
    return (
      <>
        <Breadcrumbs crumbs={[...CRUMBS, { label: 'Aperçu' }]} />
        <PreviewBar
          note={NOT_YET_SAVED}
          warning={holdsPictures(answer.preview.content, { withDrawings: true }) && NOT_SHOWN}
          actions={BACK_TO_FORM}
        />
        <LessonPage lesson={answer.preview} place={answer.preview.description} />
        <Section id="texte" title={CHANGE}>
          {editor}
        </Section>
      </>
    )
  return (
    <AdminSubPage
      intro={lesson.title}
      actions={<ButtonLink href={paths.lesson(lesson.slug)}>Voir la leçon</ButtonLink>}
    >
      {isConflict && <Conflict changes={listLessonChanges(lesson, answer?.initialValue ?? {})} />}
      {answer?.looseEnds && (
        <Section id="liens" title="Ce qui ne mènerait nulle part">
          <Findings findings={formatLooseEnds(answer.looseEnds)} />
        </Section>
      )}
      {taken && !answer && (
        <Note title={`Version ${taken.number} reprise`}>
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

/** Fills in an earlier text under the current version number, so that saving it is not refused as a conflict. */
function filledWith(current: Lesson, text: LessonFields) {
  return { ...text, version: String(current.version), check: serializeCheck(current) }
}
