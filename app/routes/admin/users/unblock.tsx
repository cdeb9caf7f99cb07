import type { ActionFunctionArgs } from '@remix-run/node'
import { actOnUser, showUsers } from './act-on-user.server'

export const loader = showUsers

export const action = (args: ActionFunctionArgs) => actOnUser('unblock', args)

// With a page, Remix answers a refusal with ours instead of a line of JSON.
export default function UnblockUser() {
  return null
}
