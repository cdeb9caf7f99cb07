import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { approvalSchema } from '#modules/identity/schemas'
import { fieldProps, PostForm, useSchemaForm } from '#app/http/schema-form'
import { site } from '#app/start/modules.server'
import { APPROVED_GUNSMITH, fullName, USER_NOT_FOUND } from '#app/text'
import { paths } from '#app/paths'
import type { PageHandle } from '#app/http'
import { AdminSubPage, toAdminCrumbs } from '#app/ui/admin'
import { Actions, Button, ButtonLink, Stack, TextField } from '#app/ui'
import { AdminNotFound } from '../admin-not-found'
import { useReturn } from '#app/http/way-back'
import { requireAdminItem, runAdminAction } from '../panel.server'
import { APPROVAL_ACTIONS } from './actions'

export const handle: PageHandle<typeof loader> = ({ item, list }) => ({
  title: item ? APPROVED_GUNSMITH : USER_NOT_FOUND,
  crumbs: toAdminCrumbs('users', list),
})

export const loader = (args: LoaderFunctionArgs) =>
  requireAdminItem(args, 'users', async (id) => {
    const user = await site().identity.members.find(id)
    return (
      user && { id, approvalNumber: user.approvalNumber, name: `« ${user.username} » (${fullName(user)})` }
    )
  })

export const action = (args: ActionFunctionArgs) =>
  runAdminAction(args, 'users', isRemoval(args.request) ? APPROVAL_ACTIONS.remove : APPROVAL_ACTIONS.save)

const isRemoval = (request: Request) => new URL(request.url).searchParams.get('form') === 'remove'

export default function Approval() {
  const { item, list } = useLoaderData<typeof loader>()
  const back = useReturn()
  const [form, fields] = useSchemaForm(approvalSchema, {
    id: 'agrement',
    defaultValue: { approvalNumber: item?.approvalNumber },
  })
  if (!item) return <AdminNotFound of="users" list={list} />
  return (
    <AdminSubPage
      intro={`Ses annonces disent que ${item.name} est armurier agréé, et montrent son nom d'utilisateur aux visiteurs aussi. Le numéro n'est pas affiché.`}
    >
      <Stack gap={24}>
        <PostForm form={form} action={back(paths.admin.approval(item.id))}>
          <TextField
            {...fieldProps(fields.approvalNumber)}
            label="Numéro d'agrément"
            hint="Tel que vous l'avez contrôlé sur le certificat d'agrément."
          />
          <Actions>
            <Button variant="primary">{APPROVAL_ACTIONS.save.label}</Button>
            <ButtonLink href={list}>Annuler</ButtonLink>
          </Actions>
        </PostForm>
        {item.approvalNumber !== null && (
          <form method="post" action={back(paths.admin.approval(item.id, { form: 'remove' }))}>
            <Button variant="quietDanger">{APPROVAL_ACTIONS.remove.label}</Button>
          </form>
        )}
      </Stack>
    </AdminSubPage>
  )
}
