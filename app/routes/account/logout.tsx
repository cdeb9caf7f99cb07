import type { ActionFunctionArgs } from '@remix-run/node'
import { ok } from '#modules/kernel/result'
import { act } from '#app/http/act.server'
import { seeOther } from '#app/http/redirect.server'
import { endSession } from '#app/http/session.server'
import { paths } from '#app/paths'

/** Redirects home. Only a POST signs out, because a GET must not change anything. */
export function loader() {
  return seeOther(paths.home())
}

/** Signs out. A failure is shown, because a member who is still signed in might leave a shared computer. */
export function action(args: ActionFunctionArgs) {
  return act(args, async () => ok(await endSession(args.request)), {
    to: paths.home(),
    done: (removal) => seeOther(paths.home(), [removal]),
    refused: {},
    title: 'Échec de la déconnexion',
    failed: 'Vous êtes encore connecté.',
  })
}

// Because the route has a component, Remix answers an unexpected error with our page instead of a line of
// text.
export default function Logout() {
  return null
}
