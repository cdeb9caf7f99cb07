import { useLoaderData } from '@remix-run/react'
import { testCodeSchema } from '#modules/admin/setup/schema'
import type { PageHandle } from '#app/http'
import { fieldProps, PostForm, useSchemaForm } from '#app/http/schema-form'
import { paths } from '#app/paths'
import { AdminSubPage, Checklist } from '#app/ui/admin'
import { Actions, Button, MEMBER_CRUMBS, RowActions, TextField } from '#app/ui'
import { action, loader } from './checklist.server'

export { action, loader }

export const handle: PageHandle = {
  title: 'Mise en route',
  crumbs: [...MEMBER_CRUMBS, { label: 'Administration', href: paths.admin.home() }],
}

export default function SetupChecklist() {
  const { lines } = useLoaderData<typeof loader>()
  return (
    <AdminSubPage
      tab={null}
      intro="Ce qu'un nouveau site demande, et que le site vérifie lui-même là où il le peut."
    >
      <Checklist
        lines={lines.map(({ actions = [], asksCode, ...line }) => ({
          ...line,
          form: asksCode && <TestCodeForm />,
          actions: actions.length > 0 && <RowActions about={line.title} actions={actions} />,
        }))}
      />
    </AdminSubPage>
  )
}

function TestCodeForm() {
  const { code } = useLoaderData<typeof loader>()
  const [form, fields] = useSchemaForm(testCodeSchema, { id: 'essai', defaultValue: { code } })
  return (
    <PostForm form={form} action={paths.admin.setup()}>
      <input type="hidden" name="act" value="confirm-mail" />
      <TextField
        {...fieldProps(fields.code)}
        label="Code de l'email d'essai"
        autoComplete="one-time-code"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <Actions>
        <Button variant="primary">Confirmer l'arrivée</Button>
      </Actions>
    </PostForm>
  )
}
