import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { publicPage } from '#app/http/responses'
import { currentUser } from '#app/http/session.server'
import { site } from '#app/start/modules.server'

export async function loader(args: LoaderFunctionArgs) {
  const user = await currentUser(args)
  return data({ operator: site().operator }, { headers: publicPage(user) })
}
