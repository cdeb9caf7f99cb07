import { useActionData } from '@remix-run/react'
import { fieldProps, PostForm, useConflict, useSchemaForm } from '#app/http/schema-form'
import { CHECK_NAMES, LESSON_FIELDS } from '#app/text'
import { paths } from '#app/paths'
import { Conflict, Findings, FormColumns, MarkdownHelp, WritingActions } from '#app/ui/admin'
import { Button, Card, FormGroup, Section, SelectField, TextArea, TextField, toChoices } from '#app/ui'
import { asPreview, withReturn } from '#app/http/way-back'
import { ReportsToClose } from '../reports/correction'
import { type formatLooseEnds, listLessonChanges } from './compare-versions'
import type { loader } from './edit.server'
import { lessonForm, SAVE_ANYWAY } from './lesson-form'

type Loaded = Awaited<ReturnType<typeof loader>>['data']

type LessonEditorProps = Pick<Loaded, 'defaults' | 'reports' | 'list'> & {
  lesson: NonNullable<Loaded['lesson']>
}

type Answer = {
  initialValue?: object
  /** Set if saving would leave broken links. The admin can then still save. */
  looseEnds?: ReturnType<typeof formatLooseEnds>
}

/** The markup that works only in lessons, with its meaning. */
const SIGNS = {
  "![ce qu'on voit](/pictures/stand-plan.svg)": 'un dessin de la page /test-svg',
  '## À retenir': "l'encadré",
  '## Souvent confondu': "suivi d'un tableau de deux colonnes : la croix et la coche",
}

export function LessonEditor({ lesson, defaults, reports, list }: LessonEditorProps) {
  const { initialValue = {}, looseEnds } = useActionData<Answer>() ?? {}
  const [form, fields] = useSchemaForm(lessonForm, { id: 'lecon', defaultValue: defaults })
  const { isConflict, version } = useConflict(lesson.version, fields.version)
  const { id } = lesson
  const [first] = reports
  const { lesson: edit, correct } = paths.admin
  const action = withReturn(first ? correct({ kind: 'lesson', id }, first.id) : edit(id), list)
  return (
    <>
      {isConflict && <Conflict changes={listLessonChanges(lesson, initialValue)} />}
      {looseEnds && (
        <Section id="liens" title="Ce qui ne mènerait nulle part">
          <Findings findings={looseEnds} />
        </Section>
      )}
      <FormColumns help={<MarkdownHelp signs={SIGNS} />}>
        <PostForm form={form} action={action}>
          <input type="hidden" name={fields.version.name} value={version} />
          <input type="hidden" name={fields.check.name} value={fields.check.initialValue ?? ''} />
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
                hint="Le jour où la leçon a été comparée au texte : 28/11/2026."
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
            {looseEnds && (
              <Button name="intent" value={SAVE_ANYWAY}>
                Enregistrer quand même
              </Button>
            )}
          </WritingActions>
        </PostForm>
      </FormColumns>
    </>
  )
}
