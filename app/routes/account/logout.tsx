import type { ActionFunctionArgs } from '@remix-run/node'
import { ok } from '#modules/kernel/result'
import { act, endSession, seeOther } from '#app/http'
import { paths } from '#app/paths'

/** Only a POST signs out, because a GET must not change anything. */
export function loader() {
  return seeOther(paths.home())
}

/** Reports a failure, because a member who believes they are signed out might leave a shared computer. */
export function action(args: ActionFunctionArgs) {
  return act(args, async () => ok(await endSession(args.request)), {
    to: paths.home(),
    done: (removal) => seeOther(paths.home(), [removal]),
    refused: {},
    title: 'Échec de la déconnexion',
    failed: 'Vous êtes encore connecté.',
  })
}

// Without a component, Remix would answer an unexpected error with plain text instead of our error page.
export default function Logout() {
  return null
}
