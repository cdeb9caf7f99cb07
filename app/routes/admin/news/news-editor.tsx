import type { DefaultValue, SubmissionResult } from '@conform-to/react'
import { useActionData } from '@remix-run/react'
import type { z } from 'zod'
import type { NewsFields } from '#modules/news'
import { AdminBreadcrumbs, AdminSubPage } from '#app/ui/admin/admin-sub-page'
import { FormColumns } from '#app/ui/admin/form-columns'
import { ButtonLink } from '#app/ui/forms/button'
import { Section } from '#app/ui/layout/section'
import { MarkdownHelp } from './markdown-help'
import { NewsForm } from './news-form'
import type { newsFormSchema } from './news-form-schema'
import { NewsPreview } from './news-preview'
import { newsTab } from './words'

type NewsEditorProps = {
  title: string
  action: string
  cancelHref: string
  /** What the box says that publishes it. */
  publish: string
  defaultValue: DefaultValue<z.input<typeof newsFormSchema>>
  /** Of the item as it is saved, if it is. */
  savedHref?: string
  createdAt: Date
}

type Answer = SubmissionResult & { preview?: NewsFields }

/** The form of an item, and above it, when asked for, what it would look like. */
export function NewsEditor({ title, savedHref, createdAt, ...form }: NewsEditorProps) {
  const lastResult = useActionData<Answer>()
  const fields = (
    <FormColumns help={<MarkdownHelp />}>
      <NewsForm {...form} lastResult={lastResult} />
    </FormColumns>
  )
  if (!lastResult?.preview) {
    return (
      <AdminSubPage
        tab={newsTab(form.cancelHref)}
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
      <AdminBreadcrumbs tab={newsTab(form.cancelHref)} here="Aperçu" />
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
