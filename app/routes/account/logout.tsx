import type { ActionFunctionArgs } from '@remix-run/node'
import { flash } from '../../http/flash.server'
import { seeOther } from '../../http/redirect.server'
import { endSession } from '../../http/session.server'
import { paths } from '../../paths'
import { isUnavailable } from '../../server/unavailable'

const FAILED = {
  kind: 'failure',
  title: 'Échec de la déconnexion',
  text: "Une erreur inattendue s'est produite. Vous êtes encore connecté.",
} as const

/** Signing out changes something, so it is a POST; the address alone only leads home. */
export function loader() {
  return seeOther(paths.home())
}

/** Who could not be signed out must know it, wherever he clicked: he may leave a shared computer. */
export async function action({ request, context }: ActionFunctionArgs) {
  try {
    return seeOther(paths.home(), [await endSession(request)])
  } catch (error) {
    // The page that says so is not to be had either.
    if (isUnavailable(error)) throw error
    context.log.error({ err: error }, 'could not sign out')
    return seeOther(paths.home(), [await flash(FAILED)])
  }
}

// With a page, Remix answers an unexpected error with ours instead of a line of text.
export default function Logout() {
  return null
}
