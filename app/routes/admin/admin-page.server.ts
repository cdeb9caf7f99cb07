import { requireAdmin } from '#app/http/session.server'
import { site } from '#app/start/modules.server'

/** Guard of a list of the panel, with what its frame shows: four statements of the eight that a page has. */
export async function openAdminPage(incoming: Parameters<typeof requireAdmin>[0]) {
  const session = await requireAdmin(incoming)
  const { admin, ads } = site()
  const [stats, pendingAds] = await Promise.all([admin.stats(), ads.countPending()])
  return { session, frame: { stats, pendingAds } }
}
