import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import type { Result } from '#modules/kernel/result'
import { act, readForm, requireSession, seeOther, toCaller } from '#app/http'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'

const OTHERS = 'others'
const schema = z.object({ session: z.string() })

export async function loader(args: LoaderFunctionArgs) {
  await requireSession(args)
  return seeOther(paths.profile())
}

export async function action(args: ActionFunctionArgs) {
  const current = await requireSession(args)
  const submission = await readForm(args.request, schema)
  // The site's own buttons never send an invalid form.
  if (submission.status !== 'success') return seeOther(paths.profile())
  const { session } = submission.value
  const caller = toCaller(current)
  const { identity, security } = site()
  const end = async (): Promise<Result<unknown, 'signed-out'>> => {
    const ended = await (session === OTHERS
      ? identity.sessions.endOthers(caller)
      : identity.sessions.endOne(caller, session))
    security('other-sessions', ended.ok ? 'ended' : ended.code, { user: caller.userId })
    return ended
  }
  return act(args, end, {
    to: paths.profile(),
    done: {
      kind: 'success',
      title: session === OTHERS ? 'Vos autres appareils sont déconnectés' : "L'appareil est déconnecté",
    },
    refused: {},
    failed: "Une erreur s'est produite lors de la déconnexion.",
  })
}

// Without a component, Remix would answer an unexpected error with plain text instead of our error page.
export default function EndSessions() {
  return null
}
