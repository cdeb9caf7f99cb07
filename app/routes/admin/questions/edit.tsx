import type { SubmissionResult } from '@conform-to/react'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { questionSchema } from '#modules/exams/questions/schema'
import {
  act,
  actOnce,
  backToList,
  notFound,
  type Once,
  type PageHandle,
  parsePositiveInteger,
  readForm,
  refuseForm,
  requireAdmin,
  toCaller,
} from '#app/http'
import { PostForm, useConflict, useSchemaForm } from '#app/http/schema-form'
import { site } from '#app/start/modules.server'
import {
  CHANGED_MEANWHILE,
  DUPLICATE_QUESTION,
  listChanges,
  QUESTION_FIELDS,
  QUESTION_NOT_FOUND,
  UNKNOWN_LESSON,
  UNKNOWN_PICTURE,
} from '#app/text'
import { paths } from '#app/paths'
import { AdminSubPage, Conflict, FormColumns, toAdminCrumbs } from '#app/ui/admin'
import { Actions, Button, ButtonLink, Card, Note } from '#app/ui'
import { AdminNotFound } from '../admin-not-found'
import { useReturn } from '#app/http/way-back'
import { serializeCheck, findCheckFault, dropCheck } from '../fact-check'
import {
  listAnswered,
  answeredReports,
  type AnswerableReport,
  formatCorrected,
  ReportsToClose,
  UNCORRECTED,
} from '../reports/correction'
import { findAnswerable } from '../reports/correction.server'
import { QuestionFieldset } from './question-fieldset'

export const handle: PageHandle<typeof loader> = ({ item, isNew, list }) => {
  const heading = isNew ? 'Ajouter une question' : 'Modifier la question'
  return {
    title: item || isNew ? heading : QUESTION_NOT_FOUND,
    heading,
    crumbs: toAdminCrumbs('questions', list),
    here: isNew ? 'Ajouter' : 'Modifier',
  }
}

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args)
  const { exams } = site()
  const isNew = args.params.id === undefined
  const id = parsePositiveInteger(args.params.id)
  const item = id ? await exams.questions.find(id) : null
  const themes = await exams.questions.listThemes()
  const reports = item ? await findAnswerable(args.request, { kind: 'question', id: item.id }) : []
  const loaded = { item, isNew, themes, reports, list: backToList(args.request, 'questions') }
  return data(loaded, { status: item || isNew ? 200 : 404 })
}

/** `version` and `check` are those that the admin read, so that no admin overwrites another's change unseen. */
const schema = questionSchema.safeExtend({
  version: z.string().optional(),
  check: z.string().optional(),
  ...answeredReports,
})

export async function action(args: ActionFunctionArgs) {
  const session = await requireAdmin(args)
  const by = toCaller(session)
  const id = parsePositiveInteger(args.params.id)
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

export default function EditQuestion() {
  const { item, isNew, themes, reports, list } = useLoaderData<typeof loader>()
  const lastResult = useActionData<SubmissionResult>()
  const back = useReturn()
  const [form, fields] = useSchemaForm(schema, {
    id: 'question',
    defaultValue: item ? { ...item, version: String(item.version), check: serializeCheck(item) } : undefined,
  })
  const { isConflict, version } = useConflict(item?.version, fields.version)
  if (!item && !isNew && !lastResult) return <AdminNotFound of="questions" list={list} />
  return (
    <AdminSubPage>
      {item && isConflict && (
        <Conflict changes={listChanges(QUESTION_FIELDS, item, lastResult?.initialValue)} />
      )}
      <FormColumns help={item ? NEW_VERSION : NEW_QUESTION}>
        <PostForm form={form} action={back(toActionAddress(item, reports))} once={!item}>
          <input type="hidden" name={fields.version.name} value={version} />
          <input type="hidden" name={fields.check.name} value={fields.check.initialValue ?? ''} />
          <ReportsToClose reports={reports} ticked={fields.reports.initialValue} />
          <Card>
            <QuestionFieldset fields={fields} themes={themes} />
          </Card>
          <Actions>
            <Button variant="primary">{item ? 'Enregistrer' : 'Ajouter la question'}</Button>
            <ButtonLink href={list}>Annuler</ButtonLink>
          </Actions>
        </PostForm>
      </FormColumns>
    </AdminSubPage>
  )
}

const NEW_QUESTION = <Note title="Et ensuite ?">La question peut être tirée dès le prochain examen.</Note>

const NEW_VERSION = (
  <Note title="Une nouvelle version">
    Les examens en cours et les anciens résultats gardent la version qui a été posée.
  </Note>
)

/** Returns the URL to which the form posts. A question deleted meanwhile is created anew. */
function toActionAddress(item: { id: number } | null, [first]: readonly AnswerableReport[]): string {
  if (!item) return paths.admin.newQuestion()
  const { id } = item
  return first ? paths.admin.correct({ kind: 'question', id }, first.id) : paths.admin.question(id)
}
