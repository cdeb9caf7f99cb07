import type { ActionFunctionArgs } from '@remix-run/node'
import { ok } from '#modules/kernel/result'
import { act } from '#app/http/act.server'
import { seeOther } from '#app/http/redirect.server'
import { endSession } from '#app/http/session.server'
import { paths } from '#app/paths'

/** Signing out changes something, so it is a POST; the address alone only leads home. */
export function loader() {
  return seeOther(paths.home())
}

/** Members who could not be signed out must know: they may leave a shared computer. */
export function action(args: ActionFunctionArgs) {
  return act(args, async () => ok(await endSession(args.request)), {
    to: paths.home(),
    done: (removal) => seeOther(paths.home(), [removal]),
    refused: {},
    title: 'Échec de la déconnexion',
    failed: 'Vous êtes encore connecté.',
  })
}

// With a page, Remix answers an unexpected error with ours instead of a line of text.
export default function Logout() {
  return null
}
