import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { currentUser, publicPage } from '#app/http'
import { site } from '#app/start/modules.server'

export async function loader(args: LoaderFunctionArgs) {
  const user = await currentUser(args)
  const { operator, offline } = site()
  return data({ operator, offline }, { headers: publicPage(user) })
}
