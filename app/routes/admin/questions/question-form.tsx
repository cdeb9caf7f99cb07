import type { DefaultValue, SubmissionResult } from '@conform-to/react'
import { z } from 'zod'
import type { QuestionFields } from '#modules/exams'
import { LETTERS, questionSchema } from '#modules/exams/schemas'
import { fieldProps, PostForm, useSchemaForm } from '#app/http/schema-form'
import { FormColumns } from '#app/ui/admin/form-columns'
import { Card, Note } from '#app/ui/content/blocks'
import { Actions, Button, ButtonLink } from '#app/ui/forms/button'
import { FormGroup } from '#app/ui/forms/form'
import { Segments } from '#app/ui/forms/choice-fields'
import { TextArea, TextField } from '#app/ui/forms/field'
import { Changes } from '#app/ui/admin/change-list'
import { Section } from '#app/ui/layout/layout'
import { QUESTION_FIELDS } from '../field-names'
import { CHANGED_MEANWHILE, changesOf } from './words'

/** Besides the question: the version that was read, so that no other admin's change is lost unseen. */
export const questionFormSchema = questionSchema.safeExtend({ version: z.string().optional() })

type QuestionFormProps = {
  action: string
  submit: string
  cancelHref: string
  note: { title: string; text: string }
  themes: readonly string[]
  defaultValue?: DefaultValue<z.input<typeof questionFormSchema>>
  lastResult: SubmissionResult | undefined
}

export function QuestionForm({ themes, cancelHref, submit, note, ...of }: QuestionFormProps) {
  const { action, defaultValue, lastResult } = of
  const [form, fields] = useSchemaForm(questionFormSchema, { id: 'question', lastResult, defaultValue })
  return (
    <FormColumns help={<Note title={note.title}>{note.text}</Note>}>
      <PostForm form={form} action={action}>
        <input type="hidden" name={fields.version.name} value={fields.version.initialValue ?? ''} />
        <Card>
          <FormGroup title="La question">
            <TextArea {...fieldProps(fields.question)} label={QUESTION_FIELDS.question} rows={3} />
            <TextArea {...fieldProps(fields.optionA)} label={QUESTION_FIELDS.optionA} rows={2} />
            <TextArea {...fieldProps(fields.optionB)} label={QUESTION_FIELDS.optionB} rows={2} />
            <TextArea {...fieldProps(fields.optionC)} label={QUESTION_FIELDS.optionC} rows={2} />
            <Segments
              {...fieldProps(fields.correctAnswer)}
              label={QUESTION_FIELDS.correctAnswer}
              options={LETTERS.map((letter) => ({ value: letter, label: letter }))}
              rings
            />
          </FormGroup>
          <FormGroup title="Pour l'étude" hint="Ce que le candidat lit une fois la réponse affichée.">
            <TextField
              {...fieldProps(fields.theme)}
              label={QUESTION_FIELDS.theme}
              optional
              hint="Un thème existant, ou un nouveau."
              list="themes"
              autoComplete="off"
            />
            <datalist id="themes">
              {themes.map((theme) => (
                <option key={theme} value={theme} />
              ))}
            </datalist>
            <TextArea {...fieldProps(fields.explanation)} label={QUESTION_FIELDS.explanation} optional />
            <TextField
              {...fieldProps(fields.source)}
              label={QUESTION_FIELDS.source}
              optional
              hint="Le texte légal et son article, ou la règle de sécurité."
            />
          </FormGroup>
        </Card>
        <Actions>
          <Button variant="primary">{submit}</Button>
          <ButtonLink href={cancelHref}>Annuler</ButtonLink>
        </Actions>
      </PostForm>
    </FormColumns>
  )
}

export const CONFLICT = `${CHANGED_MEANWHILE} Vos textes sont gardés ci-dessous : comparez-les avec les siens, puis enregistrez pour les remplacer.`

/** After a conflict, the form refers to the version that is shown: saved again, it replaces that one. */
export function answeringTo(version: number, lastResult: SubmissionResult | undefined) {
  if (!isConflict(lastResult)) return lastResult
  return { ...lastResult, initialValue: { ...lastResult.initialValue, version: String(version) } }
}

type MeanwhileSavedProps = { saved: QuestionFields; lastResult: SubmissionResult | undefined }

/** After a conflict, what the other admin has saved beside what was typed. */
export function MeanwhileSaved({ saved, lastResult }: MeanwhileSavedProps) {
  if (!isConflict(lastResult)) return null
  const typed = { ...saved, theme: null, explanation: null, source: null, ...lastResult.initialValue }
  return (
    <Section
      id="entre-temps"
      title="Ce qui diffère"
      intro="Avant : ce que l'autre administrateur a enregistré. Après : ce que vous avez écrit."
    >
      <Card>
        <Changes changes={changesOf(saved, typed)} />
      </Card>
    </Section>
  )
}

function isConflict(lastResult: SubmissionResult | undefined): lastResult is SubmissionResult {
  return lastResult?.error?.['']?.includes(CONFLICT) ?? false
}
