import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { approvalSchema } from '#modules/identity/schemas'
import { act } from '#app/http/act.server'
import { parseId } from '#app/http/address'
import { readForm, refuseForm } from '#app/http/form.server'
import { notFound } from '#app/http/responses'
import { fieldProps, PostForm, useSchemaForm } from '#app/http/schema-form'
import { callerOf, requireAdmin } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { APPROVED_GUNSMITH } from '#app/text/ads'
import { fullName, USER_NOT_FOUND } from '#app/text/words'
import { paths } from '#app/paths'
import { unlistedMeta } from '#app/document/seo'
import { AdminSubPage } from '#app/ui/admin/admin-frame'
import { Actions, Button, ButtonLink } from '#app/ui/forms/button'
import { TextField } from '#app/ui/forms/field'
import { Stack } from '#app/ui/layout/layout'
import { AdminNotFound } from '../admin-not-found'
import { backToList, useReturn } from '#app/http/way-back'
import { openBelow } from '../panel.server'

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  unlistedMeta(data?.item ? APPROVED_GUNSMITH : USER_NOT_FOUND)

export const loader = (args: LoaderFunctionArgs) =>
  openBelow(args, 'users', async (id) => {
    const user = await site().identity.members.find(id)
    return (
      user && { id, approvalNumber: user.approvalNumber, name: `« ${user.username} » (${fullName(user)})` }
    )
  })

export async function action(args: ActionFunctionArgs) {
  const by = callerOf(await requireAdmin(args))
  const id = parseId(args.params.id)
  if (!id) return notFound()
  const { admin } = site()
  const outcomes = {
    to: backToList(args.request, 'users'),
    refused: { 'not-found': USER_NOT_FOUND },
    failed: "Erreur lors de l'enregistrement de l'agrément",
  }
  if (isRemoval(args.request)) {
    const done = `« ${APPROVED_GUNSMITH} » ne figure plus sur ses annonces`
    return act(args, () => admin.users.setApprovalNumber(by, id, null), { ...outcomes, done })
  }
  const submission = await readForm(args.request, approvalSchema)
  if (submission.status !== 'success') return refuseForm(submission)
  const { approvalNumber } = submission.value
  const done = `« ${APPROVED_GUNSMITH} » figure sur ses annonces`
  return act(args, () => admin.users.setApprovalNumber(by, id, approvalNumber), {
    ...{ ...outcomes, done },
    form: submission,
  })
}

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
      tab="users"
      list={list}
      here={APPROVED_GUNSMITH}
      title={APPROVED_GUNSMITH}
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
            <Button variant="primary">Enregistrer</Button>
            <ButtonLink href={list}>Annuler</ButtonLink>
          </Actions>
        </PostForm>
        {item.approvalNumber !== null && (
          <form method="post" action={back(paths.admin.approval(item.id, { form: 'remove' }))}>
            <Button variant="quietDanger">Retirer l'agrément</Button>
          </form>
        )}
      </Stack>
    </AdminSubPage>
  )
}
