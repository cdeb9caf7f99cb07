import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { localInBelgium } from '#modules/kernel/day'
import type { NewsItem, NewsPicture, NewsWriting } from '#modules/news'
import { newsFormSchema } from '#modules/news/schemas'
import { ALT_WITHOUT_PICTURE, fullName, longDateAndTime, NEWS_NOT_FOUND, PICTURE_GONE } from '#app/text'
import {
  act,
  actOnce,
  backToList,
  notFound,
  type Once,
  type PageHandle,
  parsePositiveInteger,
  refuseForm,
  requireAdmin,
  toCaller,
} from '#app/http'
import { fieldProps, PostForm, tickProps, useConflict, useSchemaForm } from '#app/http/schema-form'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import {
  AdminSubPage,
  BACK_TO_FORM,
  FormColumns,
  MarkdownHelp,
  NOT_YET_SAVED,
  toAdminCrumbs,
  WritingActions,
} from '#app/ui/admin'
import {
  Breadcrumbs,
  ButtonLink,
  Card,
  Checkbox,
  FieldPair,
  FormGroup,
  Section,
  TextArea,
  TextField,
} from '#app/ui'
import { AdminNotFound } from '../admin-not-found'
import { asPreview, isPreview, useReturn } from '#app/http/way-back'
import { requireAdminItem } from '../panel.server'
import { PictureFields } from './picture-fields'
import { type NewsFormAnswer, readNewsForm } from './picture-form.server'
import { NewsPreview } from './preview'

const ADD = 'Ajouter une actualité'
const CHANGE = "Modifier l'actualité"

export const handle: PageHandle<typeof loader> = ({ item, list }, { params, search }) => {
  const isNew = params.id === undefined
  const heading = isNew ? ADD : CHANGE
  const title = item || isNew ? heading : NEWS_NOT_FOUND
  const crumbs = toAdminCrumbs('news', list)
  return { title: isPreview(search) ? "Aperçu de l'actualité" : title, heading, crumbs }
}

export async function loader(args: LoaderFunctionArgs) {
  if (args.params.id !== undefined)
    return requireAdminItem(args, 'news', (id) => site().news.articles.find(id))
  const { user } = await requireAdmin(args)
  return { item: null, list: backToList(args.request, 'news'), author: fullName(user) }
}

/** `updatedAt` identifies the version that the form was filled in from. */
const schema = newsFormSchema.extend({ updatedAt: z.iso.datetime().optional() })

export async function action(args: ActionFunctionArgs) {
  const session = await requireAdmin(args)
  const by = toCaller(session)
  const id = parsePositiveInteger(args.params.id)
  if (!id && args.params.id !== undefined) return notFound()
  const form = await readNewsForm(args, session, { schema, newsId: id ?? undefined })
  const { submission, picture, fault, withPicture } = form
  if (submission.status !== 'success' || fault) return withPicture(refuseForm(submission, fault, form.init))
  const { updatedAt, pictureAlt: alt, ...fields } = submission.value
  const placed = form.placed(alt)
  if (placed === undefined && alt !== '')
    return withPicture(refuseForm(submission, { fieldErrors: { pictureAlt: [ALT_WITHOUT_PICTURE] } }))
  if (isPreview(new URL(args.request.url).search)) {
    if (form.isGone) return withPicture(refuseForm(submission, PICTURE_IS_GONE))
    const preview = { ...fields, picture: picture && { ...picture, alt } }
    return withPicture(data({ ...submission.reply(), preview }))
  }
  const { admin, news } = site()
  const stored = id ? await news.articles.find(id) : null
  const written = {
    ...fields,
    publishAt: keepExactTime(fields.publishAt, stored?.publishAt),
    unpublishAt: keepExactTime(fields.unpublishAt, stored?.unpublishAt),
    ...(placed !== undefined && { picture: placed }),
  }
  const readAt = updatedAt ? new Date(updatedAt) : undefined
  const outcomes = {
    form: submission,
    to: backToList(args.request, 'news'),
    done: `${id ? 'Actualité mise à jour avec succès' : 'Actualité créée avec succès'}${plannedFor(written.publishAt)}`,
    refused: {
      'not-found': { formErrors: [GONE] },
      changed: { conflict: CHANGED_MEANWHILE },
      'withdrawn-first': { fieldErrors: { unpublishAt: [WITHDRAWN_FIRST] } },
      'picture-gone': PICTURE_IS_GONE,
    },
    failed: id ? "Impossible de mettre à jour l'actualité" : "Impossible de créer l'actualité",
  }
  const create = (once: Once) => once((tx) => admin.news.create(by, written, tx))
  const answer = id
    ? await act(args, () => admin.news.update(by, id, written, readAt), outcomes)
    : await actOnce(args, session, create, { ...outcomes, also: picture?.hash })
  return withPicture(answer)
}

const plannedFor = (publishAt: Date | null | undefined) =>
  publishAt && publishAt > new Date() ? ` : elle paraîtra le ${longDateAndTime(publishAt)}` : ''

const PICTURE_IS_GONE = { fieldErrors: { picture: [PICTURE_GONE] } }

const WITHDRAWN_FIRST = "L'actualité serait retirée avant d'être publiée"

const CHANGED_MEANWHILE =
  "Cette actualité a été modifiée pendant que vous l'écriviez. Votre texte est gardé ci-dessous, rien n'est enregistré. Voyez d'abord la version enregistrée ; « Enregistrer » la remplacera."

const GONE =
  "Cette actualité a été supprimée pendant que vous l'écriviez. Votre texte est gardé ci-dessous : « Enregistrer » en fait une nouvelle."

export default function EditNews() {
  const { item, list, ...loaded } = useLoaderData<typeof loader>()
  const answer = useActionData<NewsFormAnswer & { preview?: Previewed }>()
  const back = useReturn()
  const author = 'author' in loaded ? loaded.author : undefined
  const isNew = author !== undefined
  const [form, fields] = useSchemaForm(schema, {
    id: 'actualite',
    defaultValue: item ? toValues(item) : { author },
  })
  const { version } = useConflict(item?.updatedAt.toISOString(), fields.updatedAt)
  if (!item && !isNew && !answer) return <AdminNotFound of="news" list={list} />
  const title = isNew ? ADD : CHANGE
  const { newsItem, newNews, previewNews } = paths.admin
  const action = back(item ? newsItem(item.id) : newNews())
  const editor = (
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
  if (!answer?.preview) {
    const saved = item && (
      <ButtonLink href={back(previewNews(item.id))}>Voir la version enregistrée</ButtonLink>
    )
    return <AdminSubPage actions={saved}>{editor}</AdminSubPage>
  }
  return (
    <>
      <Breadcrumbs crumbs={[...toAdminCrumbs('news', list), { label: 'Aperçu' }]} />
      <NewsPreview
        item={{ ...answer.preview, createdAt: item?.createdAt ?? new Date() }}
        note={NOT_YET_SAVED}
        actions={BACK_TO_FORM}
      />
      <Section id="texte" title={title}>
        {editor}
      </Section>
    </>
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

/** Keeps the stored time if the form still shows it, because the local time in the form is less exact. */
function keepExactTime(typed: Date | null, stored: Date | null = null): Date | null {
  return typed && stored && localInBelgium(typed) === localInBelgium(stored) ? stored : typed
}

type Previewed = Omit<NewsWriting, 'picture'> & { picture: NewsPicture | null }
