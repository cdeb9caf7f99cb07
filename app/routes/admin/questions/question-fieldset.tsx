import type { FieldMetadata } from '@conform-to/react'
import { LETTERS } from '#modules/exams/schemas'
import { fieldProps } from '#app/http/schema-form'
import { CHECK_NAMES, DIFFICULTY_NAMES, QUESTION_FIELDS } from '#app/text'
import { FormGroup, Segments, SelectField, TextArea, TextField, toChoices } from '#app/ui'

type Name = keyof typeof QUESTION_FIELDS
type NamedFields = Record<Name, FieldMetadata<unknown>>

type QuestionFieldsetProps = {
  fields: NamedFields
  themes: readonly string[]
}

const NONE = { value: '', label: 'Non précisé' }

export function QuestionFieldset({ fields, themes }: QuestionFieldsetProps) {
  return (
    <>
      <FormGroup title="La question">
        <TextArea {...fieldProps(fields.question)} label={QUESTION_FIELDS.question} rows={3} />
        {(['optionA', 'optionB', 'optionC'] as const).map((name) => (
          <TextArea key={name} {...fieldProps(fields[name])} label={QUESTION_FIELDS[name]} rows={2} />
        ))}
        <Segments
          {...fieldProps(fields.correctAnswer)}
          label={QUESTION_FIELDS.correctAnswer}
          options={LETTERS.map((letter) => ({ value: letter, label: letter }))}
          rings
        />
      </FormGroup>
      <FormGroup title="Pour l'étude" hint="Ce que le candidat lit une fois la réponse affichée.">
        <Optional of={fields} name="theme" hint="Un thème existant, ou un nouveau." list="themes" />
        <datalist id="themes">
          {themes.map((theme) => (
            <option key={theme} value={theme} />
          ))}
        </datalist>
        <Optional of={fields} name="explanation" rows={5} />
        <Optional of={fields} name="why" rows={2} />
        <Optional of={fields} name="trap" rows={2} hint="Pourquoi l'option tentante est fausse." />
        <Optional of={fields} name="remember" />
        <Optional
          of={fields}
          name="lesson"
          hint="La fin de son adresse, avec le paragraphe : stockage#a-retenir."
        />
      </FormGroup>
      <FormGroup title="La source">
        <Optional of={fields} name="source" hint="Le texte légal et son article, ou la règle de sécurité." />
        <Optional
          of={fields}
          name="article"
          hint="Le texte et l'article en bref : Loi du 8 juin 2006, art. 10."
        />
        <Optional of={fields} name="sourceUrl" hint="La page officielle, en https://." />
        <Optional
          of={fields}
          name="checkedOn"
          hint="Le jour où l'énoncé a été comparé au texte : 28/11/2026."
        />
        <SelectField
          {...fieldProps(fields.checkedBy)}
          label={QUESTION_FIELDS.checkedBy}
          optional
          options={[NONE, ...toChoices(CHECK_NAMES)]}
        />
      </FormGroup>
      <FormGroup title="Pour le tirage">
        <SelectField
          {...notRequired(fields.difficulty)}
          label={QUESTION_FIELDS.difficulty}
          optional
          options={[NONE, ...toChoices(DIFFICULTY_NAMES)]}
        />
        <Optional
          of={fields}
          name="group"
          hint="Un même mot pour les questions qui se répondent : un examen n'en tire qu'une."
        />
        <Optional of={fields} name="picture" hint="Le nom d'un dessin de la page /test-svg." />
        <Optional
          of={fields}
          name="pictureAlt"
          hint="Pour qui ne la voit pas : ce qu'elle montre, jamais la réponse."
        />
      </FormGroup>
    </>
  )
}

type OptionalProps = { of: NamedFields; name: Name; hint?: string; rows?: number; list?: string }

function Optional({ of, name, hint, rows, list }: OptionalProps) {
  const field = { ...notRequired(of[name]), label: QUESTION_FIELDS[name], hint, optional: true }
  if (rows) return <TextArea {...field} rows={rows} />
  return <TextField {...field} list={list} autoComplete={list && 'off'} />
}

/** conform marks a field with a union schema as required, although it may stay empty. */
const notRequired = (field: FieldMetadata<unknown>) => ({ ...fieldProps(field), required: false })
