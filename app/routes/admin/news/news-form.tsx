import type { DefaultValue, SubmissionResult } from '@conform-to/react'
import type { z } from 'zod'
import { fieldProps, PostForm, useSchemaForm } from '#app/http/schema-form'
import { Card } from '#app/ui/content/card'
import { Actions } from '#app/ui/forms/actions'
import { Button, ButtonLink } from '#app/ui/forms/button'
import { Checkbox } from '#app/ui/forms/checkbox'
import { FormGroup } from '#app/ui/forms/form-group'
import { TextArea } from '#app/ui/forms/text-area'
import { TextField } from '#app/ui/forms/text-field'
import { newsFormSchema } from './news-form-schema'

type NewsFormProps = {
  action: string
  cancelHref: string
  /** What the box says that publishes it: 'Publier tout de suite'. */
  publish: string
  defaultValue: DefaultValue<z.input<typeof newsFormSchema>>
  lastResult: SubmissionResult | undefined
}

const PREVIEW = { name: 'intent', value: 'preview' } as const

export function NewsForm({ action, cancelHref, publish, defaultValue, lastResult }: NewsFormProps) {
  const [form, fields] = useSchemaForm(newsFormSchema, { id: 'actualite', lastResult, defaultValue })
  return (
    <PostForm form={form} action={action}>
      <Card>
        <FormGroup title="Le texte">
          <TextField {...fieldProps(fields.title)} label="Titre" />
          <TextArea
            {...fieldProps(fields.summary)}
            label="Résumé"
            hint="Une ou deux phrases : elles se lisent dans la liste et en tête de l'article."
            rows={3}
          />
          <TextArea
            {...fieldProps(fields.content)}
            label="Contenu"
            hint="Du texte simple, ou du Markdown. Les images ne sont pas affichées : aucune n'est chargée d'un autre site."
            rows={16}
          />
          <TextField {...fieldProps(fields.author)} label="Auteur" />
        </FormGroup>
        <FormGroup title="La publication">
          <Tick field={fields.isPublished} label={publish} />
          <Tick field={fields.isFeatured} label="Mettre à la une" />
        </FormGroup>
        <input type="hidden" name={fields.updatedAt.name} value={fields.updatedAt.initialValue ?? ''} />
      </Card>
      <Actions>
        <Button variant="primary">Enregistrer</Button>
        <Button {...PREVIEW}>Aperçu</Button>
        <ButtonLink href={cancelHref}>Annuler</ButtonLink>
      </Actions>
    </PostForm>
  )
}

type TickProps = { field: { id: string; name: string; initialValue?: unknown }; label: string }

function Tick({ field: { id, name, initialValue }, label }: TickProps) {
  return <Checkbox id={id} name={name} label={label} defaultChecked={initialValue === 'on'} />
}
