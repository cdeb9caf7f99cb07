import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { parseId } from '#app/http/ids'
import { seeOther } from '#app/http/redirect.server'
import { requireAdmin } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import { unlistedMeta } from '#app/document/seo'
import { AdminBreadcrumbs } from '#app/ui/admin/admin-sub-page'
import { Confirmation } from '#app/ui/feedback/confirmation'
import { USER_NOT_FOUND } from '#app/text/not-found-words'
import { fullName } from '#app/text/full-name'
import { failure } from '../act.server'
import { AdminNotFound } from '../admin-not-found'
import { actOnUser } from './act-on-user.server'
import { backToList, withReturn } from '../back-to-list'
import { USER_ACTS } from './words'

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  unlistedMeta(data?.user ? "Supprimer l'utilisateur" : USER_NOT_FOUND)

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const session = await requireAdmin({ request, context })
  const list = backToList(request, paths.admin.users())
  const id = parseId(params.id)
  if (id === session.user.id) throw seeOther(list, [await failure(USER_ACTS.delete.ownAccount)])
  const found = id && (await site().identity.find(id))
  const user = found ? { id: found.id, username: found.username, name: fullName(found) } : null
  return data({ user, list }, { status: user ? 200 : 404 })
}

export const action = (args: ActionFunctionArgs) => actOnUser('delete', args)

export default function DeleteUser() {
  const { user, list } = useLoaderData<typeof loader>()
  if (!user) return <AdminNotFound what="user" list={list} />
  return (
    <>
      <AdminBreadcrumbs tab={{ label: 'Utilisateurs', href: list }} here="Supprimer" />
      <Confirmation
        title="Supprimer cet utilisateur ?"
        about={`« ${user.username} » (${user.name}) perd son compte, et avec lui ses examens, ses résultats et ses annonces. Un email le lui apprend. Cette action est irréversible.`}
        action={withReturn(paths.admin.deleteUser(user.id), list)}
        button="Supprimer l'utilisateur"
        variant="danger"
        cancelHref={list}
      />
    </>
  )
}
