import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { act, type PageHandle, requireUser, seeOther } from '#app/http'
import { ok } from '#modules/kernel/result'
import { paths } from '#app/paths'
import { site } from '#app/start/modules.server'
import { DELETE_DRAFT } from '#app/text'
import { Breadcrumbs, Confirmation } from '#app/ui'
import { AD_CRUMBS } from './ad-parts'

export const handle: PageHandle = {
  title: DELETE_DRAFT,
  heading: 'Supprimer ce brouillon ?',
  crumbs: [...AD_CRUMBS, { label: 'Mes annonces', href: paths.ownAds() }],
}

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args)
  if (!(await site().ads.drafts.findOwn(user.id))) throw seeOther(paths.ownAds())
  return null
}

export async function action(args: ActionFunctionArgs) {
  const user = await requireUser(args)
  const remove = async () => {
    await site().ads.drafts.remove(user.id)
    return ok(undefined)
  }
  return act(args, remove, {
    to: paths.ownAds(),
    done: { kind: 'success', title: 'Brouillon supprimé' },
    refused: {},
    failed: 'Erreur lors de la suppression du brouillon',
  })
}

export default function DeleteDraft() {
  return (
    <>
      <Breadcrumbs />
      <Confirmation
        about="Votre brouillon et ses photos disparaissent tout de suite. Cette action est irréversible."
        action={paths.deleteDraft()}
        button={DELETE_DRAFT}
        variant="danger"
        cancelHref={paths.ownAds()}
      />
    </>
  )
}
