import type { FieldMetadata } from '@conform-to/react'
import type { LessonFields } from '#modules/exams'
import { fieldProps, PostForm } from '#app/http/schema-form'
import { CHECK_NAMES, LESSON_FIELDS } from '#app/text'
import { paths } from '#app/paths'
import { FormColumns, MarkdownHelp, WritingActions } from '#app/ui/admin'
import { Button, Card, FormGroup, SelectField, TextArea, TextField, toChoices } from '#app/ui'
import { asPreview, withReturn } from '#app/http/way-back'
import { type AnswerableReport, ReportsToClose } from '../reports/correction'

type LessonEditorProps = {
  id: number
  form: Parameters<typeof PostForm>[0]['form']
  fields: Record<keyof LessonFields | 'version' | 'check' | 'reports', FieldMetadata<unknown>>
  /** The version that the form sends, from `useConflict`. */
  version: string
  check: string
  /** The open reports that a correction may close. */
  reports: readonly AnswerableReport[]
  /** The URL of the list that the admin came from. */
  list: string
  /** True after a warning about broken links, which the admin may ignore. */
  isWarned: boolean
}

/** The `intent` that saves despite broken links. */
export const SAVE_ANYWAY = 'save-anyway'

/** The markup that works only in lessons, with its meaning. */
const SIGNS = {
  "![ce qu'on voit](/pictures/stand-plan.svg)": 'un dessin de la page /test-svg',
  '## À retenir': "l'encadré",
  '## Souvent confondu': "suivi d'un tableau de deux colonnes : la croix et la coche",
}

export function LessonEditor(props: LessonEditorProps) {
  const { id, form, fields, version, check, reports, list, isWarned } = props
  const [first] = reports
  const { lesson, correct } = paths.admin
  const action = withReturn(first ? correct({ kind: 'lesson', id }, first.id) : lesson(id), list)
  return (
    <FormColumns help={<MarkdownHelp signs={SIGNS} />}>
      <PostForm form={form} action={action}>
        <input type="hidden" name={fields.version.name} value={version} />
        <input type="hidden" name={fields.check.name} value={check} />
        <ReportsToClose reports={reports} ticked={fields.reports.initialValue} />
        <Card>
          <FormGroup title="Le texte">
            <TextField {...fieldProps(fields.title)} label={LESSON_FIELDS.title} />
            <TextArea
              {...fieldProps(fields.description)}
              label={LESSON_FIELDS.description}
              hint="Une phrase : elle se lit dans la liste et dans les moteurs de recherche."
              rows={2}
            />
            <TextArea
              {...fieldProps(fields.content)}
              label={LESSON_FIELDS.content}
              hint="En Markdown. Les intertitres sont aussi des adresses, auxquelles mènent les questions : stockage#a-retenir."
              rows={24}
            />
          </FormGroup>
          <FormGroup title="La vérification" hint="Elle se lit sous la leçon.">
            <TextField
              {...fieldProps(fields.checkedOn)}
              label={LESSON_FIELDS.checkedOn}
              hint="Le jour où la leçon a été comparée au texte : AAAA-MM-JJ."
            />
            <SelectField
              {...fieldProps(fields.checkedBy)}
              label={LESSON_FIELDS.checkedBy}
              options={toChoices(CHECK_NAMES)}
            />
            <TextArea
              {...fieldProps(fields.basis)}
              label={LESSON_FIELDS.basis}
              hint="Les textes lus, leurs articles, et ce qui n'a pas pu être lu."
              rows={4}
            />
          </FormGroup>
        </Card>
        <WritingActions preview={asPreview(action)} list={list}>
          {isWarned && (
            <Button name="intent" value={SAVE_ANYWAY}>
              Enregistrer quand même
            </Button>
          )}
        </WritingActions>
      </PostForm>
    </FormColumns>
  )
}
