import type { DefaultValue, SubmissionResult } from '@conform-to/react'
import type { z } from 'zod'
import { fieldProps, PostForm, useSchemaForm } from '#app/http/schema-form'
import { FormColumns } from '#app/ui/admin/form-columns'
import { Card } from '#app/ui/content/card'
import { Note } from '#app/ui/content/note'
import { Actions } from '#app/ui/forms/actions'
import { Button, ButtonLink } from '#app/ui/forms/button'
import { FormGroup } from '#app/ui/forms/form-group'
import { Segments } from '#app/ui/forms/segments'
import { TextArea } from '#app/ui/forms/text-area'
import { TextField } from '#app/ui/forms/text-field'
import { questionFormSchema } from './form-schema'
import { QUESTION_FIELDS } from '../field-names'

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

const LETTERS = ['A', 'B', 'C'] as const
