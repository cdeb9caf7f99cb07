import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import {
  act,
  backToList,
  isPreview,
  notFound,
  parseId,
  parsePositiveInteger,
  readForm,
  refuseForm,
  requireAdmin,
  toCaller,
} from '#app/http'
import { site } from '#app/start/modules.server'
import { LESSON_NOT_FOUND } from '#app/text'
import { hasLevelOneHeading } from '#app/ui/lesson/lesson-text'
import { dropCheck, findCheckFault, serializeCheck, toDefaults, withTypedDay } from '../fact-check'
import { formatCorrected, listAnswered, UNCORRECTED } from '../reports/correction'
import { findAnswerable } from '../reports/correction.server'
import { formatLooseEnds, formatVersions } from './compare-versions'
import { lessonForm, SAVE_ANYWAY } from './lesson-form'

/** Loads the lesson. With `?version=3`, fills in the form with the text of version 3. */
export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args)
  const { exams } = site()
  const id = parseId(args.params.id)
  const lesson = id ? await exams.lessons.findById(id) : null
  const reports = lesson ? await findAnswerable(args.request, { kind: 'lesson', id: lesson.id }) : []
  const versions = lesson ? await exams.lessons.listVersions(lesson.id) : []
  const number = parsePositiveInteger(new URL(args.request.url).searchParams.get('version') ?? undefined)
  const taken = versions.find((version) => version.number === number)
  const list = backToList(args.request, 'lessons')
  // An earlier text gets the current version number, so that saving this text causes no conflict.
  const defaults = lesson && { ...toDefaults(lesson), ...(taken && withTypedDay(taken)) }
  return data(
    { lesson, taken: taken?.number, defaults, versions: formatVersions(versions), reports, list },
    { status: lesson ? 200 : 404 },
  )
}

export async function action(args: ActionFunctionArgs) {
  const by = toCaller(await requireAdmin(args))
  const id = parseId(args.params.id)
  if (!id) return notFound()
  const submission = await readForm(args.request, lessonForm)
  if (submission.status !== 'success') return refuseForm(submission)
  const { intent, version, check, report, reports: others, ...fields } = submission.value
  const reports = listAnswered({ report, reports: others })
  const fault = hasLevelOneHeading(fields.content) ? TITLE_IN_TEXT : findCheckFault(fields)
  if (fault) return refuseForm(submission, fault)
  if (isPreview(new URL(args.request.url).search)) return data({ ...submission.reply(), preview: fields })
  const { admin, exams } = site()
  const looseEnds = intent === SAVE_ANYWAY ? null : await exams.lessons.findLooseEnds(id, fields.content)
  if (looseEnds && Object.values(looseEnds).some(({ length }) => length > 0))
    return data(
      { ...submission.reply({ formErrors: [WARNING] }), looseEnds: formatLooseEnds(looseEnds) },
      { status: 400 },
    )
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
