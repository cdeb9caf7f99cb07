import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { site } from '#app/start/modules.server'
import { APPROVED_GUNSMITH, fullName, USER_NOT_FOUND } from '#app/text'
import type { PageHandle } from '#app/http'
import { AdminSubPage, toAdminCrumbs } from '#app/ui/admin'
import { AdminNotFound } from '../admin-not-found'
import { requireAdminItem, runAdminAction } from '../panel.server'
import { APPROVAL_ACTIONS } from './actions'
import { ApprovalForm } from './approval-form'

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
  if (!item) return <AdminNotFound of="users" list={list} />
  return (
    <AdminSubPage
      tab="users"
      intro={`Ses annonces disent que ${item.name} est armurier agréé, et montrent son nom d'utilisateur aux visiteurs aussi. Le numéro n'est pas affiché.`}
    >
      <ApprovalForm {...item} list={list} />
    </AdminSubPage>
  )
}
