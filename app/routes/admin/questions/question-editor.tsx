import type { FieldMetadata } from '@conform-to/react'
import { PostForm } from '#app/http/schema-form'
import { withReturn } from '#app/http/way-back'
import type { QUESTION_FIELDS } from '#app/text'
import { paths } from '#app/paths'
import { FormColumns } from '#app/ui/admin'
import { Actions, Button, ButtonLink, Card, Note } from '#app/ui'
import { type AnswerableReport, ReportsToClose } from '../reports/correction'
import { QuestionFieldset } from './question-fieldset'

type QuestionEditorProps = {
  /** Null if the form adds a question. */
  item: { id: number } | null
  form: Parameters<typeof PostForm>[0]['form']
  fields: Record<keyof typeof QUESTION_FIELDS | 'version' | 'check' | 'reports', FieldMetadata<unknown>>
  /** The version that the form sends, from `useConflict`. */
  version: string
  check: string
  /** The themes that questions already have. */
  themes: readonly string[]
  /** The open reports that a correction may close. */
  reports: readonly AnswerableReport[]
  /** The URL of the list that the admin came from. */
  list: string
}

export function QuestionEditor(props: QuestionEditorProps) {
  const { item, form, fields, version, check, themes, reports, list } = props
  return (
    <FormColumns help={item ? NEW_VERSION : NEW_QUESTION}>
      <PostForm form={form} action={withReturn(toActionAddress(item, reports), list)} once={!item}>
        <input type="hidden" name={fields.version.name} value={version} />
        <input type="hidden" name={fields.check.name} value={check} />
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
  )
}

const NEW_QUESTION = <Note title="Et ensuite ?">La question peut être tirée dès le prochain examen.</Note>

const NEW_VERSION = (
  <Note title="Une nouvelle version">
    Les examens en cours et les anciens résultats gardent la version qui a été posée.
  </Note>
)

/** Returns the URL to which the form posts. If the question was deleted, the form adds a new one. */
function toActionAddress(item: { id: number } | null, [first]: readonly AnswerableReport[]): string {
  if (!item) return paths.admin.newQuestion()
  const { id } = item
  return first ? paths.admin.correct({ kind: 'question', id }, first.id) : paths.admin.question(id)
}
