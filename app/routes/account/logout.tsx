import type { ActionFunctionArgs } from '@remix-run/node'
import { seeOther } from '../../http/redirect.server'
import { endSession } from '../../http/session.server'
import { paths } from '../../paths'

/** Signing out changes something, so it is a POST; the address alone only leads home. */
export function loader() {
  return seeOther(paths.home())
}

export async function action({ request }: ActionFunctionArgs) {
  return seeOther(paths.home(), [await endSession(request)])
}

// With a page, Remix answers an unexpected error with ours instead of a line of text.
export default function Logout() {
  return null
}
