import type { LoaderFunctionArgs } from '@remix-run/node'
import { PRIVATE } from '../../http/cache'
import { requireUser } from '../../http/session.server'
import { site } from '../../modules.server'

/** Everything that the site holds about the member, to keep or to take elsewhere (GDPR, art. 15 and 20). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { id } = await requireUser({ request, context })
  const { identity, exams, ads } = site()
  const data = {
    exportedAt: new Date(),
    ...(await identity.findOwnData(id)),
    ...(await exams.findOwnData(id)),
    classifiedAds: await ads.findOwn(id),
  }
  return new Response(JSON.stringify(data, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="prepa-lts-mes-donnees.json"',
      'Cache-Control': PRIVATE,
    },
  })
}
