import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { adReportSchema, visitorAdReportSchema } from '#modules/admin/reports/schema'
import {
  act,
  actOnce,
  currentSession,
  currentUser,
  limitUser,
  limitVisitorReport,
  notFound,
  type Once,
  parseId,
  readForm,
  redirectWith,
  refuseForm,
  refuseTooMany,
  seeOther,
  toCaller,
} from '#app/http'
import { paths } from '#app/paths'
import { readReceipt, receiptToken } from '#app/start/link-tokens.server'
import { site } from '#app/start/modules.server'
import { ALREADY_REPORTED, type LastReport, NOT_REPORTED, REPORTED, TOO_MANY_OPEN } from './report-parts'

export async function loader(args: LoaderFunctionArgs) {
  const user = await currentUser(args)
  const { admin, ads, linkTokens } = site()
  const id = parseId(args.params.id)
  const ad = id ? await ads.listings.find(id, user) : null
  if (!ad) return data({ ad, email: null, receipt: null, last: null } satisfies Loaded, { status: 404 })
  if (ad.userId === user?.id) throw await redirectWith(paths.ad(ad.id), OWN_AD)
  const made = readReceipt(linkTokens, new URL(args.request.url).searchParams.get('recu') ?? '')
  const receipt = made?.adId === ad.id ? made.report : null
  const last = user && !receipt ? await admin.reports.findLast(user.id, { kind: 'ad', id: ad.id }) : null
  const reported = { id: ad.id, title: ad.title }
  return data({ ad: reported, email: user?.email ?? null, receipt, last } satisfies Loaded)
}

export type Loaded = {
  ad: { id: number; title: string } | null
  /** The address of the member's account, or null for a visitor. */
  email: string | null
  receipt: number | null
  last: LastReport | null
}

/** Sends the report. Members get the reply at their account's address, visitors at the typed address. */
export async function action(args: ActionFunctionArgs) {
  const session = await currentSession(args)
  const id = parseId(args.params.id)
  if (!id) return notFound()
  const to = paths.ad(id)
  const { admin, linkTokens } = site()
  const about = { kind: 'ad', id } as const
  const done = (report: number) =>
    seeOther(paths.reportAd(id, { recu: receiptToken(linkTokens, { adId: id, report }) }))
  const refused = { 'not-found': notFound, 'own-ad': OWN_AD }
  if (session) {
    const submission = await readForm(args.request, adReportSchema)
    if (submission.status !== 'success') return refuseForm(submission)
    const report = async (once: Once) =>
      (await limitUser('report', session.user)) ??
      once((tx) => admin.reports.add(toCaller(session), about, submission.value, tx))
    return actOnce(args, session, report, {
      ...{ form: submission, to, done, failed: NOT_REPORTED },
      refused: {
        ...refused,
        reported: () => redirectWith(paths.reportAd(id), REPORTED),
        'too-many-open': () => refuseTooMany(submission, TOO_MANY_OPEN),
      },
    })
  }
  const submission = await readForm(args.request, visitorAdReportSchema)
  if (submission.status !== 'success') return refuseForm(submission)
  const { email, website, ...said } = submission.value
  if (website) return refuseForm(submission, { formErrors: [FOR_PROGRAMS] })
  const report = async () =>
    (await limitVisitorReport(args.context, email)) ?? admin.reports.add({ email }, about, said)
  return act(args, report, {
    ...{ form: submission, to, failed: NOT_REPORTED },
    done: (report) => done(report.id),
    refused: {
      ...refused,
      reported: { formErrors: [ALREADY_REPORTED] },
      'too-many-open': () => refuseTooMany(submission, TOO_MANY_OPEN),
    },
  })
}

const OWN_AD = {
  kind: 'info',
  title: "C'est votre annonce",
  text: 'Vous pouvez la modifier ou la supprimer sur sa page.',
} as const

const FOR_PROGRAMS =
  "Le signalement n'a pas été envoyé. Un champ caché, que seuls les robots remplissent, n'était pas vide : envoyez de nouveau le formulaire."
