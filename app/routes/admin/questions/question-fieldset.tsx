import type { FieldMetadata } from '@conform-to/react'
import { LETTERS } from '#modules/exams/schemas'
import { fieldProps } from '#app/http/schema-form'
import { CHECK_NAMES, DIFFICULTY_NAMES } from '#app/text/exams'
import { choicesOf, Segments, SelectField } from '#app/ui/forms/choice-fields'
import { FormGroup, TextArea, TextField } from '#app/ui/forms/field'
import { QUESTION_FIELDS } from '../field-names'

type QuestionFieldsetProps = {
  fields: Record<keyof typeof QUESTION_FIELDS, FieldMetadata<unknown>>
  themes: readonly string[]
}

const NONE = { value: '', label: 'Non précisé' }

/** What an admin fills in: the question, what is read after the answer, its source, and how it is drawn. */
export function QuestionFieldset({ fields, themes }: QuestionFieldsetProps) {
  return (
    <>
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
        <TextArea {...fieldProps(fields.why)} label={QUESTION_FIELDS.why} optional rows={2} />
        <TextArea
          {...fieldProps(fields.trap)}
          label={QUESTION_FIELDS.trap}
          optional
          rows={2}
          hint="Pourquoi l'option tentante est fausse."
        />
        <TextField {...fieldProps(fields.remember)} label={QUESTION_FIELDS.remember} optional />
        <TextField
          {...fieldProps(fields.lesson)}
          label={QUESTION_FIELDS.lesson}
          optional
          hint="La fin de son adresse, avec le paragraphe : stockage#a-retenir."
        />
      </FormGroup>
      <FormGroup title="La source">
        <TextField
          {...fieldProps(fields.source)}
          label={QUESTION_FIELDS.source}
          optional
          hint="Le texte légal et son article, ou la règle de sécurité."
        />
        <TextField
          {...fieldProps(fields.article)}
          label={QUESTION_FIELDS.article}
          optional
          hint="Le texte et l'article en bref : Loi du 8 juin 2006, art. 10."
        />
        <TextField
          {...fieldProps(fields.sourceUrl)}
          label={QUESTION_FIELDS.sourceUrl}
          optional
          hint="La page officielle, en https://."
        />
        <TextField
          {...notRequired(fields.checkedOn)}
          label={QUESTION_FIELDS.checkedOn}
          optional
          hint="Le jour où l'énoncé a été comparé au texte : AAAA-MM-JJ."
        />
        <SelectField
          {...fieldProps(fields.checkedBy)}
          label={QUESTION_FIELDS.checkedBy}
          optional
          options={[NONE, ...choicesOf(CHECK_NAMES)]}
        />
      </FormGroup>
      <FormGroup title="Pour le tirage">
        <SelectField
          {...notRequired(fields.difficulty)}
          label={QUESTION_FIELDS.difficulty}
          optional
          options={[NONE, ...choicesOf(DIFFICULTY_NAMES)]}
        />
        <TextField
          {...fieldProps(fields.group)}
          label={QUESTION_FIELDS.group}
          optional
          hint="Un même mot pour les questions qui se répondent : un examen n'en tire qu'une."
        />
        <TextField
          {...fieldProps(fields.picture)}
          label={QUESTION_FIELDS.picture}
          optional
          hint="Le nom d'un dessin de la page /test-svg."
        />
        <TextField
          {...fieldProps(fields.pictureAlt)}
          label={QUESTION_FIELDS.pictureAlt}
          optional
          hint="Pour qui ne la voit pas : ce qu'elle montre, jamais la réponse."
        />
      </FormGroup>
    </>
  )
}

/** Of a field with several forms, conform takes the empty one for missing. */
const notRequired = (field: FieldMetadata<unknown>) => ({ ...fieldProps(field), required: false })
