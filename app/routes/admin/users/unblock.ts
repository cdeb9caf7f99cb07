import type { ActionFunctionArgs } from '@remix-run/node'
import { actOnUser, showUsers } from './act-on-user.server'

export const loader = showUsers

export const action = (args: ActionFunctionArgs) => actOnUser('unblock', args)
