import { useActionData, useLoaderData } from '@remix-run/react'
import type { PageHandle } from '#app/http'
import { useConflict, useSchemaForm } from '#app/http/schema-form'
import { inWords, listChanges, QUESTION_FIELDS, QUESTION_NOT_FOUND } from '#app/text'
import { AdminSubPage, Conflict, toAdminCrumbs } from '#app/ui/admin'
import { AdminNotFound } from '../admin-not-found'
import { schema } from './edit-schema'
import { action, loader } from './edit.server'
import { QuestionEditor } from './question-editor'

export { action, loader }

export const handle: PageHandle<typeof loader> = ({ item, isNew, list }) => {
  const heading = isNew ? 'Ajouter une question' : 'Modifier la question'
  return {
    title: item || isNew ? heading : QUESTION_NOT_FOUND,
    heading,
    crumbs: toAdminCrumbs('questions', list),
    here: isNew ? 'Ajouter' : 'Modifier',
  }
}

export default function EditQuestion() {
  const { item, defaults, isNew, themes, reports, list } = useLoaderData<typeof loader>()
  const lastResult = useActionData<{ initialValue?: object | null }>()
  const [form, fields] = useSchemaForm(schema, {
    id: 'question',
    defaultValue: defaults,
  })
  const { isConflict, version } = useConflict(item?.version, fields.version)
  if (!item && !isNew && !lastResult) return <AdminNotFound of="questions" list={list} />
  return (
    <AdminSubPage tab="questions">
      {item && isConflict && (
        <Conflict
          changes={listChanges(QUESTION_FIELDS, inWords(item), inWords(lastResult?.initialValue ?? {}))}
        />
      )}
      <QuestionEditor
        item={item}
        form={form}
        fields={fields}
        version={version}
        check={fields.check.initialValue ?? ''}
        themes={themes}
        reports={reports}
        list={list}
      />
    </AdminSubPage>
  )
}
