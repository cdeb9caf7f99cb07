import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { LOG_YEARS, userActSchema } from '#modules/admin/schemas'
import type { Caller } from '#modules/identity'
import { act, failure, success } from '#app/http/act.server'
import { actOf, parseId } from '#app/http/address'
import { readForm, refuseForm } from '#app/http/form.server'
import { redirectWith, seeOther } from '#app/http/redirect.server'
import { notFound } from '#app/http/responses'
import { fieldProps, useSchemaForm } from '#app/http/schema-form'
import { callerOf, requireAdmin, requireRecentPassword } from '#app/http/session.server'
import { type Site, site } from '#app/start/modules.server'
import { rejectWaiting } from '#app/text/ads'
import { KEPT_IN_BIN, NOT_IN_BIN } from '#app/text/bin'
import { AD_NOT_FOUND, fullName, NEWS_NOT_FOUND, QUESTION_NOT_FOUND, USER_NOT_FOUND } from '#app/text/words'
import { type AdAct, type BinAct, type NewsAct, paths, type UserAct } from '#app/paths'
import { unlistedMeta } from '#app/document/seo'
import { AdminBreadcrumbs } from '#app/ui/admin/admin-frame'
import { Confirmation } from '#app/ui/feedback/confirmation'
import { TextField } from '#app/ui/forms/field'
import { ACTS } from './acts'
import { AdminNotFound } from './admin-not-found'
import { backToList, useReturn } from '#app/http/back-to-list'
import { openBelow } from './panel.server'

/** What the acts are done to; `about` names it on the page that asks first, and says what will happen to it. */
const SUBJECTS = {
  questions: {
    notFound: QUESTION_NOT_FOUND,
    run: ({ admin }: Site, by: Caller, _act: string, id: number) => admin.questions.delete(by, id),
    async about({ exams }: Site, id: number) {
      const found = await exams.questions.find(id)
      return (
        found && `« ${found.question} » n'est plus posée. Les résultats passés la gardent. ${KEPT_IN_BIN}`
      )
    },
  },
  news: {
    notFound: NEWS_NOT_FOUND,
    run: ({ admin }: Site, by: Caller, act: string, id: number) => admin.news.act(by, act as NewsAct, id),
    async about({ news }: Site, id: number) {
      const item = await news.articles.find(id)
      if (!item) return null
      const gone = item.isPublished ? 'disparaît du site tout de suite' : 'est supprimée'
      return `« ${item.title} » ${gone}. ${KEPT_IN_BIN}`
    },
  },
  ads: {
    notFound: AD_NOT_FOUND,
    run: ({ admin }: Site, by: Caller, act: string, id: number) =>
      admin.ads[act as Exclude<AdAct, 'approve'>](by, id),
    async about({ ads }: Site, id: number, act: string) {
      const [ad] = await ads.moderation.find([id])
      return ad ? `« ${ad.title} » ${TO_ADS[act as keyof typeof TO_ADS]}` : null
    },
  },
  bin: {
    notFound: NOT_IN_BIN,
    run: ({ admin }: Site, by: Caller, act: string, id: number) => admin.bin[act as BinAct](by, id),
    async about({ admin }: Site, id: number) {
      const thing = await admin.bin.find(id)
      return thing && `« ${thing.title} » quitte la corbeille pour toujours. Cette action est irréversible.`
    },
  },
  users: {
    notFound: USER_NOT_FOUND,
    run: ({ admin }: Site, by: Caller, act: string, id: number, reason?: string) =>
      admin.users.act(by, act as UserAct, id, reason),
    async about({ identity }: Site, id: number, act: string) {
      const user = await identity.members.find(id)
      return user && `« ${user.username} » (${fullName(user)}) ${TO_USERS[act as keyof typeof TO_USERS]}`
    },
  },
}

/** What the page that asks says will happen, by act. */
const TO_ADS = {
  hide: "n'est plus visible que de son auteur et des administrateurs, jusqu'à votre décision. Son auteur est prévenu par email.",
  show: 'est de nouveau visible de tous, et son auteur prévenu par email.',
  delete: `disparaît tout de suite. ${KEPT_IN_BIN}`,
} satisfies Record<Exclude<AdAct, 'approve'>, string>

const TO_USERS = {
  block:
    'perd tout de suite ses sessions, et ses annonces quittent le site. Vous pourrez débloquer ce compte.',
  promote: 'pourra tout faire dans ce panel, y compris vous retirer vos droits.',
  demote: 'ne pourra plus rien faire dans ce panel.',
  'reset-second-factor':
    "pourra se connecter avec son mot de passe seul. Un email le lui apprend. Assurez-vous d'abord que la demande vient bien de cette personne.",
  delete:
    'perd son compte, et avec lui ses examens, ses résultats et ses annonces. Un email le lui apprend. Cette action est irréversible.',
} satisfies Record<Exclude<UserAct, 'unblock'>, string>

type Tab = keyof typeof SUBJECTS
type Refusal =
  'not-found' | 'unknown' | 'not-now' | 'own-account' | 'duplicate-question' | 'signed-out' | 'not-admin'

/** The list an address belongs to: `/admin/users/7/block`. Spelt with escapes, it is an unknown page. */
function readAddress({ request, params }: LoaderFunctionArgs) {
  const tab = new URL(request.url).pathname.split('/')[2]?.toLowerCase()
  if (!isTab(tab)) throw notFound()
  const what = actOf(ACTS[tab], { act: 'delete', ...params })
  return { tab, what, words: ACTS[tab][what]!, id: parseId(params.id) }
}

const isTab = (name = ''): name is Tab => Object.hasOwn(SUBJECTS, name)

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? unlistedMeta(data.item ? data.item.asks.button : SUBJECTS[data.tab].notFound) : []

/** An act that does not ask first leads back to the list, as after a sign-in on the way here. */
export async function loader(args: LoaderFunctionArgs) {
  const { tab, what, words, id } = readAddress(args)
  const session = await requireAdmin(args)
  const list = backToList(args.request, tab)
  const { asks, ownAccount, asksPassword } = words
  if (asksPassword) await requireRecentPassword(args.request, session)
  if (!asks) throw seeOther(list)
  if (ownAccount && id === session.user.id) throw await redirectWith(list, failure(ownAccount))
  return openBelow(args, tab, async (id) => {
    const about = await SUBJECTS[tab].about(site(), id, what)
    return about === null ? null : { about, asks }
  })
}

export async function action(args: ActionFunctionArgs) {
  const { tab, what, words, id } = readAddress(args)
  const session = await requireAdmin(args)
  const by = callerOf(session)
  const { asks, done, ownAccount = '', failed, asksPassword } = words
  if (asksPassword) await requireRecentPassword(args.request, session)
  // A page that asks says so itself.
  if (!id && asks) return notFound()
  if (!id) throw notFound()
  const submission = asks?.takesReason ? await readForm(args.request, userActSchema) : undefined
  if (submission && submission.status !== 'success') return refuseForm(submission)
  const { run, notFound: gone } = SUBJECTS[tab]
  const blocks = tab === 'users' && what === 'block'
  return act<unknown, Refusal>(args, () => run(site(), by, what, id, submission?.value.reason), {
    to: backToList(args.request, tab),
    done: blocks ? async () => ({ ...success(done), ...(await toRejectAds(id)) }) : done,
    refused: {
      ...{ 'not-found': gone, unknown: gone, 'own-account': ownAccount },
      'not-now': "L'état de cette annonce a changé entre-temps.",
      'duplicate-question': 'Une question de la banque a le même énoncé : celle-ci reste dans la corbeille.',
    },
    failed,
  })
}

/** The message of a block offers to reject the member's waiting ads, if there are any. */
async function toRejectAds(membre: number) {
  const { waitingAds } = await site().ads.reports.findModerationRecord(membre)
  if (waitingAds === 0) return {}
  const href = paths.admin.bulkAds({ act: 'reject', membre })
  return { link: { href, label: rejectWaiting(waitingAds) } }
}

export default function Ask() {
  const { tab, item, list } = useLoaderData<typeof loader>()
  const { pathname } = useLocation()
  const back = useReturn()
  const [, fields] = useSchemaForm(userActSchema, { id: 'acte' })
  if (!item) return <AdminNotFound of={tab} list={list} />
  const { here, takesReason, ...asked } = item.asks
  return (
    <>
      <AdminBreadcrumbs tab={tab} list={list} here={here} />
      <Confirmation {...asked} about={item.about} action={back(pathname)} cancelHref={list}>
        {takesReason && (
          <TextField
            {...fieldProps(fields.reason)}
            label="Motif"
            optional
            hint={`Ce motif est conservé ${LOG_YEARS} ans dans le journal ; le membre peut le lire s'il demande ses données.`}
          />
        )}
      </Confirmation>
    </>
  )
}
