import { notFound } from '#app/http/responses'
import { requireAdmin } from '#app/http/session.server'
import { site } from '#app/start/modules.server'

/** Guard of a list of the panel, with what its frame shows: four statements of the eight that a page has. */
export async function openAdminPage(incoming: Parameters<typeof requireAdmin>[0]) {
  const session = await requireAdmin(incoming)
  const { admin, ads } = site()
  const [stats, pendingAds] = await Promise.all([admin.stats(), ads.countPending()])
  return { session, frame: { stats, pendingAds } }
}

/** The row that the last part of an address names, `/admin/users/7/block`. Any other is an unknown page. */
export function actOf<Acts extends object>(acts: Acts, { act }: { act?: string }): keyof Acts {
  if (act === undefined || !Object.hasOwn(acts, act)) throw notFound()
  return act as keyof Acts
}
