import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { backToList, parseId, requireUser } from '#app/http'
import { site } from '#app/start/modules.server'
import { fullName } from '#app/text'

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args)
  const id = parseId(args.params.id)
  const { exams } = site()
  const find = (resultId: number) =>
    user.isAdmin ? exams.results.findAny(resultId) : exams.results.find({ userId: user.id, resultId })
  const details = id ? await find(id) : null
  const isOwn = details?.result.userId === user.id
  const candidate = details && !isOwn ? await findCandidate(details.result.userId) : null
  const lessons = await exams.lessons.listSlugs()
  const list = backToList(args.request, 'exams')
  return data({ details, candidate, lessons, list, reader: fullName(user) }, { status: details ? 200 : 404 })
}

async function findCandidate(userId: number) {
  const found = (await site().identity.members.findNames([userId])).get(userId)
  return found ? { firstName: found.firstName, lastName: found.lastName, username: found.username } : null
}
