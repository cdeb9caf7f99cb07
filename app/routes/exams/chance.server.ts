import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { currentUser, publicPage } from '#app/http'
import { site } from '#app/start/modules.server'

export async function loader(args: LoaderFunctionArgs) {
  const user = await currentUser(args)
  const headers = publicPage(user)
  if (!user) return data({ own: null }, { headers })
  return data({ own: await site().exams.memory.findChances(user.id) }, { headers })
}
