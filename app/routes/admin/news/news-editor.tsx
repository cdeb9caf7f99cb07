import { useActionData } from '@remix-run/react'
import { localInBelgium } from '#modules/kernel/day'
import type { NewsItem } from '#modules/news'
import { fieldProps, PostForm, tickProps, useConflict, useSchemaForm } from '#app/http/schema-form'
import { asPreview } from '#app/http/way-back'
import { FormColumns, MarkdownHelp, WritingActions } from '#app/ui/admin'
import { Card, Checkbox, FieldPair, FormGroup, TextArea, TextField } from '#app/ui'
import type { NewsFormAnswer } from './edit.server'
import { newsForm } from './news-form'
import { PictureFields } from './picture-fields'

type NewsEditorProps = {
  item: NewsItem | null
  /** The author to fill in for a new item. */
  author: string | undefined
  action: string
  /** The URL of the list that the admin came from. */
  list: string
}

export function NewsEditor({ item, author, action, list }: NewsEditorProps) {
  const answer = useActionData<NewsFormAnswer>()
  const [form, fields] = useSchemaForm(newsForm, {
    id: 'actualite',
    defaultValue: item ? toValues(item) : { author },
  })
  const { version } = useConflict(item?.updatedAt.toISOString(), fields.updatedAt)
  return (
    <FormColumns help={<MarkdownHelp />}>
      {/* If the item has been deleted meanwhile, the form creates a new one from what was typed. */}
      <PostForm form={form} action={action} once={!item} encType="multipart/form-data">
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
              hint="Du texte simple, ou du Markdown. Les images qu'il nomme ne sont pas affichées : aucune n'est chargée d'un autre site."
              rows={16}
            />
            <TextField {...fieldProps(fields.author)} label="Auteur" />
          </FormGroup>
          <PictureFields
            formId={form.id}
            picture={answer ? answer.picture : (item?.picture ?? null)}
            removed={answer?.removed}
            alt={fieldProps(fields.pictureAlt)}
            errors={form.allErrors.picture}
          />
          <FormGroup title="La publication">
            <Checkbox {...tickProps(fields.isPublished)} label={item ? 'Publié' : 'Publier tout de suite'} />
            <Checkbox {...tickProps(fields.isFeatured)} label="Mettre à la une" />
            <FieldPair>
              <TextField
                {...fieldProps(fields.publishAt)}
                type="datetime-local"
                label="Publier le"
                hint="Heure belge. D'ici là, l'actualité n'est pas publiée."
                optional
              />
              <TextField
                {...fieldProps(fields.unpublishAt)}
                type="datetime-local"
                label="Retirer le"
                hint="Heure belge. Elle redevient alors un brouillon."
                optional
              />
            </FieldPair>
          </FormGroup>
          <input type="hidden" name={fields.updatedAt.name} value={version} />
        </Card>
        <WritingActions preview={asPreview(action)} list={list} />
      </PostForm>
    </FormColumns>
  )
}

function toValues({ updatedAt, publishAt, unpublishAt, picture, ...item }: NewsItem) {
  return {
    ...item,
    pictureAlt: picture?.alt,
    updatedAt: updatedAt.toISOString(),
    publishAt: publishAt ? localInBelgium(publishAt) : '',
    unpublishAt: unpublishAt ? localInBelgium(unpublishAt) : '',
  }
}
