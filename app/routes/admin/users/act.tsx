import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { act, failure } from '#app/http/act.server'
import { parseId } from '#app/http/address'
import { redirectWith, seeOther } from '#app/http/redirect.server'
import { notFound } from '#app/http/responses'
import { callerOf, requireAdmin } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { fullName, USER_NOT_FOUND } from '#app/text/words'
import { paths } from '#app/paths'
import { unlistedMeta } from '#app/document/seo'
import { AdminBreadcrumbs } from '#app/ui/admin/admin-frame'
import { Confirmation } from '#app/ui/feedback/confirmation'
import { AdminNotFound } from '../admin-not-found'
import { backToList, withReturn } from '../back-to-list'
import { actOf } from '../panel.server'
import { USER_ACTS } from './words'

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  unlistedMeta(data?.user ? "Supprimer l'utilisateur" : USER_NOT_FOUND)

/** Only the deletion asks first. The other acts lead back to the list, as after a sign-in on the way here. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const what = actOf(USER_ACTS, params)
  const session = await requireAdmin({ request, context })
  const list = backToList(request, paths.admin.users())
  if (what !== 'delete') throw seeOther(list)
  const id = parseId(params.id)
  if (id === session.user.id) throw await redirectWith(list, failure(USER_ACTS.delete.ownAccount))
  const found = id && (await site().identity.find(id))
  const user = found ? { id: found.id, username: found.username, name: fullName(found) } : null
  return data({ user, list }, { status: user ? 200 : 404 })
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const what = actOf(USER_ACTS, params)
  const { done, ownAccount, failed } = USER_ACTS[what]
  const session = await requireAdmin({ request, context })
  const id = parseId(params.id)
  if (!id) throw notFound()
  return act({ request, context }, () => site().admin.actOnUser(callerOf(session), what, id), {
    to: backToList(request, paths.admin.users()),
    done,
    refused: { 'not-found': USER_NOT_FOUND, 'own-account': ownAccount },
    failed,
  })
}

export default function DeleteUser() {
  const { user, list } = useLoaderData<typeof loader>()
  if (!user) return <AdminNotFound what="user" list={list} />
  return (
    <>
      <AdminBreadcrumbs tab={{ label: 'Utilisateurs', href: list }} here="Supprimer" />
      <Confirmation
        title="Supprimer cet utilisateur ?"
        about={`« ${user.username} » (${user.name}) perd son compte, et avec lui ses examens, ses résultats et ses annonces. Un email le lui apprend. Cette action est irréversible.`}
        action={withReturn(paths.admin.actOnUser(user.id, 'delete'), list)}
        button="Supprimer l'utilisateur"
        variant="danger"
        cancelHref={list}
      />
    </>
  )
}
