import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { flash } from '../../http/flash.server'
import { readForm, refuseForm } from '../../http/form.server'
import { seeOther } from '../../http/redirect.server'
import { requireSession } from '../../http/session.server'
import { site } from '../../modules.server'
import { paths } from '../../paths'

const schema = z.object({ session: z.string().max(100).optional() })

/** The address alone ends nothing. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireSession({ request, context })
  return seeOther(paths.profile())
}

/** Ends the session that the form names, or all but this one. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { user, token } = await requireSession({ request, context })
  const submission = await readForm(request, schema)
  if (submission.status !== 'success') return refuseForm(submission)
  const { session } = submission.value
  if (session) await site().identity.endSessionById(user.id, session)
  else await site().identity.endOtherSessions(user.id, token)
  const title = session ? "L'appareil est déconnecté" : 'Vos autres appareils sont déconnectés'
  return seeOther(paths.profile(), [await flash({ kind: 'success', title })])
}

// With a page, Remix answers an unexpected error with ours instead of a line of text.
export default function EndSessions() {
  return null
}
