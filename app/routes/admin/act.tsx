import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import type { Caller } from '#modules/identity'
import { act, failure } from '#app/http/act.server'
import { parseId } from '#app/http/address'
import { redirectWith, seeOther } from '#app/http/redirect.server'
import { notFound } from '#app/http/responses'
import { callerOf, requireAdmin, requireRecentPassword } from '#app/http/session.server'
import { type Site, site } from '#app/start/modules.server'
import { fullName, NEWS_NOT_FOUND, QUESTION_NOT_FOUND, USER_NOT_FOUND } from '#app/text/words'
import type { NewsAct, UserAct } from '#app/paths'
import { unlistedMeta } from '#app/document/seo'
import { AdminBreadcrumbs } from '#app/ui/admin/admin-frame'
import { Confirmation } from '#app/ui/feedback/confirmation'
import { ACTS, type ActWords } from './acts'
import { AdminNotFound } from './admin-not-found'
import { backToList, useReturn } from './back-to-list'
import { actOf, openBelow } from './panel.server'

/** What the acts are done to, and what the page of a deletion asks. */
const SUBJECTS = {
  questions: {
    notFound: QUESTION_NOT_FOUND,
    title: 'Supprimer la question',
    asks: 'Êtes-vous sûr de vouloir supprimer cette question ?',
    run: ({ admin }: Site, by: Caller, _act: string, id: number) => admin.deleteQuestion(by, id),
    async about({ exams }: Site, id: number) {
      const found = await exams.findQuestion(id)
      return found && `« ${found.question} » ne sera plus jamais posée. Les résultats passés la gardent.`
    },
  },
  news: {
    notFound: NEWS_NOT_FOUND,
    title: "Supprimer l'actualité",
    asks: 'Supprimer cette actualité ?',
    run: ({ admin }: Site, by: Caller, act: string, id: number) => admin.actOnNews(by, act as NewsAct, id),
    async about({ news }: Site, id: number) {
      const item = await news.findAny(id)
      if (!item) return null
      const gone = item.isPublished ? 'disparaît du site tout de suite' : 'est supprimée'
      return `« ${item.title} » ${gone}. Cette action est irréversible.`
    },
  },
  users: {
    notFound: USER_NOT_FOUND,
    title: "Supprimer l'utilisateur",
    asks: 'Supprimer cet utilisateur ?',
    run: ({ admin }: Site, by: Caller, act: string, id: number) => admin.actOnUser(by, act as UserAct, id),
    async about({ identity }: Site, id: number) {
      const user = await identity.find(id)
      return (
        user &&
        `« ${user.username} » (${fullName(user)}) perd son compte, et avec lui ses examens, ses résultats et ses annonces. Un email le lui apprend. Cette action est irréversible.`
      )
    },
  },
}

type Tab = keyof typeof SUBJECTS
type Refusal = 'not-found' | 'unknown' | 'own-account' | 'signed-out' | 'not-admin'

/** The list an address belongs to: `/admin/users/7/block`. Spelt with escapes, it is an unknown page. */
function readAddress({ request, params }: LoaderFunctionArgs) {
  const tab = new URL(request.url).pathname.split('/')[2]?.toLowerCase()
  if (!isTab(tab)) throw notFound()
  const acts: Record<string, ActWords> = ACTS[tab]
  return { tab, acts, what: actOf(acts, { act: 'delete', ...params }), id: parseId(params.id) }
}

const isTab = (name = ''): name is Tab => Object.hasOwn(SUBJECTS, name)

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return []
  const { title, notFound } = SUBJECTS[data.tab]
  return unlistedMeta(data.item ? title : notFound)
}

/** Only a deletion asks first. The other acts lead back to the list, as after a sign-in on the way here. */
export async function loader(args: LoaderFunctionArgs) {
  const { tab, acts, what, id } = readAddress(args)
  const session = await requireAdmin(args)
  if (acts[what]!.asksPassword) await requireRecentPassword(args.request, session)
  const list = backToList(args.request, tab)
  if (what !== 'delete') throw seeOther(list)
  const { ownAccount } = acts.delete!
  if (ownAccount && id === session.user.id) throw await redirectWith(list, failure(ownAccount))
  return openBelow(args, tab, (id) => SUBJECTS[tab].about(site(), id))
}

export async function action(args: ActionFunctionArgs) {
  const { tab, acts, what, id } = readAddress(args)
  const session = await requireAdmin(args)
  if (acts[what]!.asksPassword) await requireRecentPassword(args.request, session)
  // The page of the deletion says so itself.
  if (!id && what === 'delete') return notFound()
  if (!id) throw notFound()
  const { done, ownAccount = '', failed } = acts[what]!
  const { run, notFound: gone } = SUBJECTS[tab]
  return act<unknown, Refusal>(args, () => run(site(), callerOf(session), what, id), {
    to: backToList(args.request, tab),
    done,
    refused: { 'not-found': gone, unknown: gone, 'own-account': ownAccount },
    failed,
  })
}

export default function Delete() {
  const { tab, item, list } = useLoaderData<typeof loader>()
  const { pathname } = useLocation()
  const back = useReturn()
  if (!item) return <AdminNotFound tab={tab} list={list} />
  const { title, asks } = SUBJECTS[tab]
  return (
    <>
      <AdminBreadcrumbs tab={tab} list={list} here="Supprimer" />
      <Confirmation
        title={asks}
        about={item}
        action={back(pathname)}
        button={title}
        variant="danger"
        cancelHref={list}
      />
    </>
  )
}
