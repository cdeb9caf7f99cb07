import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import {
  act,
  actOnce,
  backToList,
  notFound,
  type Once,
  parseId,
  parsePositiveInteger,
  readForm,
  refuseForm,
  requireAdmin,
  toCaller,
} from '#app/http'
import { site } from '#app/start/modules.server'
import { CHANGED_MEANWHILE, DUPLICATE_QUESTION, UNKNOWN_LESSON, UNKNOWN_PICTURE } from '#app/text'
import { dropCheck, findCheckFault, serializeCheck, toDefaults } from '../fact-check'
import { formatCorrected, listAnswered, UNCORRECTED } from '../reports/correction'
import { findAnswerable } from '../reports/correction.server'
import { schema } from './edit-schema'

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args)
  const { exams } = site()
  const isNew = args.params.id === undefined
  const id = parseId(args.params.id)
  const item = id ? await exams.questions.find(id) : null
  const themes = await exams.questions.listThemes()
  const reports = item ? await findAnswerable(args.request, { kind: 'question', id: item.id }) : []
  const defaults = item ? toDefaults(item) : undefined
  const loaded = { item, defaults, isNew, themes, reports, list: backToList(args.request, 'questions') }
  return data(loaded, { status: item || isNew ? 200 : 404 })
}

export async function action(args: ActionFunctionArgs) {
  const session = await requireAdmin(args)
  const by = toCaller(session)
  const id = parseId(args.params.id)
  if (!id && args.params.id !== undefined) return notFound()
  const submission = await readForm(args.request, schema)
  if (submission.status !== 'success') return refuseForm(submission)
  const { version, check, report, reports: others, ...fields } = submission.value
  const reports = listAnswered({ report, reports: others })
  const fault = findCheckFault(fields)
  if (fault) return refuseForm(submission, fault)
  const { admin } = site()
  const outcome = { form: submission, to: backToList(args.request, 'questions') }
  const refused = {
    'duplicate-question': { fieldErrors: { question: [DUPLICATE_QUESTION] } },
    'unknown-picture': { fieldErrors: { picture: [UNKNOWN_PICTURE] } },
    'unknown-lesson': { fieldErrors: { lesson: [UNKNOWN_LESSON] } },
  }
  if (!id) {
    const add = (once: Once) => once((tx) => admin.questions.add(by, fields, tx))
    return actOnce(args, session, add, {
      ...outcome,
      done: 'Question ajoutée avec succès',
      refused,
      failed: "Impossible d'ajouter la question",
    })
  }
  const values = check === serializeCheck(fields) ? dropCheck(fields) : fields
  const read = parsePositiveInteger(version) ?? 0
  const outcomes = {
    ...outcome,
    refused: {
      ...refused,
      'not-found': { formErrors: [GONE] },
      changed: { conflict: CONFLICT },
      ...UNCORRECTED,
    },
    failed: 'Impossible de mettre à jour la question',
  }
  if (reports.length > 0) {
    const correct = () => admin.reports.correctQuestion(by, id, values, { read, reports })
    return act(args, correct, { ...outcomes, done: formatCorrected('Question') })
  }
  return act(args, () => admin.questions.revise(by, id, values, { read }), {
    ...outcomes,
    done: ({ changed }) => (changed ? 'Question mise à jour avec succès' : NOTHING_CHANGED),
  })
}

const CONFLICT = `${CHANGED_MEANWHILE} Vos textes sont gardés ci-dessous : comparez-les avec les siens, puis enregistrez pour les remplacer.`

const GONE =
  "Cette question a été supprimée pendant que vous l'écriviez. Votre texte est gardé ci-dessous : « Ajouter la question » en fait une nouvelle."

const NOTHING_CHANGED = {
  kind: 'info',
  title: 'Aucune modification',
  text: 'La question est restée telle quelle.',
} as const
