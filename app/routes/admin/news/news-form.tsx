import type { DefaultValue, SubmissionResult } from '@conform-to/react'
import { useActionData } from '@remix-run/react'
import { z } from 'zod'
import type { NewsFields } from '#modules/news'
import { newsSchema } from '#modules/news/schemas'
import { fieldProps, PostForm, useSchemaForm } from '#app/http/schema-form'
import { AdminBreadcrumbs, AdminSubPage } from '#app/ui/admin/admin-frame'
import { FormColumns, SignHelp } from '#app/ui/admin/form-columns'
import { Card } from '#app/ui/content/blocks'
import { Actions, Button, ButtonLink } from '#app/ui/forms/button'
import { Checkbox } from '#app/ui/forms/choice-fields'
import { FormGroup } from '#app/ui/forms/form'
import { TextArea, TextField } from '#app/ui/forms/field'
import { Section } from '#app/ui/layout/layout'
import { NewsPreview } from './news-preview'

/** Besides the item: which version the form was filled in from, and whether to only preview it. */
export const newsFormSchema = newsSchema.extend({
  updatedAt: z.iso.datetime().optional(),
  intent: z.string().optional(),
})

type NewsFormProps = {
  action: string
  cancelHref: string
  /** The label of the box that publishes it: 'Publier tout de suite'. */
  publish: string
  defaultValue: DefaultValue<z.input<typeof newsFormSchema>>
}

type NewsEditorProps = NewsFormProps & {
  title: string
  /** The preview of the saved item, if there is one. */
  savedHref?: string
  createdAt: Date
}

type Answer = SubmissionResult & { preview?: NewsFields }

/** The form of an item, below its preview if that was asked for. */
export function NewsEditor({ title, savedHref, createdAt, ...form }: NewsEditorProps) {
  const lastResult = useActionData<Answer>()
  const tab = { label: 'Actualités', href: form.cancelHref }
  const fields = (
    <FormColumns
      help={
        <SignHelp
          title="Mettre en forme le contenu"
          intro="Une ligne vide sépare deux paragraphes. Le reste est facultatif (Markdown) :"
          signs={MARKDOWN}
        />
      }
    >
      <NewsForm {...form} lastResult={lastResult} />
    </FormColumns>
  )
  if (!lastResult?.preview) {
    return (
      <AdminSubPage
        tab={tab}
        here={title}
        title={title}
        actions={savedHref && <ButtonLink href={savedHref}>Voir la version enregistrée</ButtonLink>}
      >
        {fields}
      </AdminSubPage>
    )
  }
  return (
    <>
      <AdminBreadcrumbs tab={tab} here="Aperçu" />
      <NewsPreview
        item={{ ...lastResult.preview, createdAt }}
        note="Rien n'est encore enregistré. Votre texte vous attend sous cet aperçu."
        actions={<ButtonLink href="#texte">Revenir à la modification</ButtonLink>}
      />
      <Section id="texte" title={title}>
        {fields}
      </Section>
    </>
  )
}

function NewsForm({
  action,
  cancelHref,
  publish,
  defaultValue,
  lastResult,
}: NewsFormProps & { lastResult: SubmissionResult | undefined }) {
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
        <Button name="intent" value="preview">
          Aperçu
        </Button>
        <ButtonLink href={cancelHref}>Annuler</ButtonLink>
      </Actions>
    </PostForm>
  )
}

type TickProps = { field: { id: string; name: string; initialValue?: unknown }; label: string }

function Tick({ field: { id, name, initialValue }, label }: TickProps) {
  return <Checkbox id={id} name={name} label={label} defaultChecked={initialValue === 'on'} />
}

const MARKDOWN = [
  { typed: '## Titre', meaning: 'un intertitre' },
  { typed: '**important**', meaning: 'en gras' },
  { typed: '*nuance*', meaning: 'en italique' },
  { typed: '- point', meaning: 'une liste' },
  { typed: '1. étape', meaning: 'une liste numérotée' },
  { typed: '> extrait', meaning: 'une citation' },
  { typed: '[texte](/theory)', meaning: "un lien du site ou d'ailleurs (https://…)" },
  { typed: '| Un | Deux |\n|----|------|\n| a  | b    |', meaning: 'un tableau, avec son en-tête' },
]
