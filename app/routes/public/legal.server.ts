import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { publicPage } from '#app/http/responses'
import { currentUser } from '#app/http/session.server'
import { site } from '#app/start/modules.server'

/** Loads the operator of this installation, for the pages that name it. */
export async function loader(args: LoaderFunctionArgs) {
  const user = await currentUser(args)
  return data({ operator: site().operator }, { headers: publicPage(user) })
}
