import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import type { AdDecision, DecidedAds } from '#modules/admin'
import type { CheckedAd } from '#modules/ads'
import type { User } from '#modules/identity'
import {
  act,
  badRequest,
  currentAddress,
  type Flash,
  parseId,
  readForm,
  refuseAt,
  refuseForm,
  requireAdmin,
  seeOther,
  toCaller,
} from '#app/http'
import { site } from '#app/start/modules.server'
import { count, OWNER_BLOCKED } from '#app/text'
import { paths } from '#app/paths'
import { AD_ACTIONS } from './actions'
import { formatLeftOut, toChosenAd } from './chosen-ads'
import { NOT_UNDONE, TO_NEXT_AD, toCorrected } from './decisions'
import { rejectAllSchema, toRejection } from './rejection-form'

export async function loader(args: LoaderFunctionArgs) {
  const { request } = args
  const { user } = await requireAdmin(args)
  const ownerId = parseId(new URL(request.url).searchParams.get('membre'))
  if (ownerId) throw await toRejectAll(ownerId)
  const chosen = readChosen(request)
  if (!chosen) throw await toQueue('Choisissez au moins une annonce.')
  const { what, ads } = chosen
  const found = await site().ads.moderation.find(ads.map(({ id }) => id))
  const waiting = found.filter((ad) => ad.state === 'pending')
  if (waiting.length === 0) throw await toQueue(formatLeft(ads.length))
  const leftOut = await findLeftOut(what, waiting)
  const decided = waiting.filter((ad) => !leftOut.includes(ad))
  if (decided.length === 0) throw await toQueue(what === 'delete' ? REJECT_CORRECTIONS : OWNER_BLOCKED)
  return {
    what,
    // This URL contains the revisions that the admin read. The action leaves out ads changed since then.
    address: currentAddress(request),
    ads: await toChosenAds(decided, user),
    notes: [
      ...(leftOut.length > 0 ? [formatLeftOut(what, leftOut.length)] : []),
      ...(what === 'approve' && decided.some(isCorrection) ? [NOT_UNDONE] : []),
    ],
    title: `${AD_ACTIONS[what].label} ${count(decided.length, 'annonce')} ?`,
  }
}

async function findLeftOut(what: What, waiting: readonly CheckedAd[]): Promise<CheckedAd[]> {
  if (what === 'approve') return findAdsOfBlocked(waiting)
  return what === 'delete' ? waiting.filter(isCorrection) : []
}

const isCorrection = ({ correctsId }: CheckedAd) => correctsId !== null

const REJECT_CORRECTIONS =
  'Une correction ne se supprime pas : rejetez-la, pour que son auteur sache pourquoi.'

async function toChosenAds(ads: readonly CheckedAd[], reader: User) {
  const { ads: module, identity } = site()
  const owners = await identity.members.findNames(ads.map(({ userId }) => userId))
  const pictured = await module.photos.withPhotos(ads, reader)
  return pictured.map((ad) => toChosenAd(ad, owners.get(ad.userId)?.username ?? ''))
}

const toQueue = (text: string) => refuseAt(paths.admin.ads(), text)

async function findAdsOfBlocked(ads: readonly CheckedAd[]): Promise<CheckedAd[]> {
  const owners = await site().identity.members.findAll(ads.map(({ userId }) => userId))
  return ads.filter(({ userId }) => owners.get(userId)?.isBlocked)
}

/** Returns a redirect to this page, with the member's pending ads chosen for rejection. */
async function toRejectAll(ownerId: number): Promise<Response> {
  const { items } = await site().ads.moderation.list(
    { owner: ownerId, state: 'pending' },
    { limit: MOST_ADS, offset: 0 },
  )
  if (items.length === 0) return toQueue("Aucune annonce de ce membre n'attend.")
  const query = new URLSearchParams([
    ['act', 'reject'],
    ...items.map(({ id, revision }) => ['ad[]', `${id}.${revision}`]),
  ])
  return seeOther(`${paths.admin.bulkAds()}?${query}`)
}

export async function action(args: ActionFunctionArgs) {
  const by = toCaller(await requireAdmin(args))
  const chosen = readChosen(args.request)
  // The site's own forms never send such a query.
  if (!chosen) throw badRequest()
  const { what, ads } = chosen
  const form = what === 'reject' ? await readForm(args.request, rejectAllSchema) : undefined
  if (form && form.status !== 'success') return refuseForm(form)
  const decision: AdDecision =
    what === 'reject' ? { act: what, rejection: toRejection(form!.value) } : { act: what }
  return act(args, () => site().admin.decisions.decide(by, ads, decision), {
    form,
    to: paths.admin.ads(),
    done: what === 'delete' ? formatDeleted : toDecided,
    refused: { changed: formatLeft(ads.length), 'owner-blocked': OWNER_BLOCKED },
    failed: ads.length > 1 ? FAILED[what] : AD_ACTIONS[what].failed,
  })
}

type What = AdDecision['act']
type Chosen = { what: What; ads: { id: number; revision: number }[] }

/** The most ads in one decision. */
const MOST_ADS = 50

/** Reads `act=approve&ad[]=7.2&ad[]=9.1`, where 7.2 is the ad 7 at its revision 2. */
function readChosen(request: Request): Chosen | null {
  const query = new URL(request.url).searchParams
  const what = query.get('act') ?? ''
  if (!Object.hasOwn(FAILED, what)) return null
  const ads = new Map<number, number>()
  for (const text of query.getAll('ad[]')) {
    const [id, revision] = text.split('.').map(parseId)
    if (!id || !revision) return null
    ads.set(id, revision)
  }
  if (ads.size === 0 || ads.size > MOST_ADS) return null
  return { what: what as What, ads: [...ads].map(([id, revision]) => ({ id, revision })) }
}

const FAILED: Record<What, string> = {
  approve: "Erreur lors de l'approbation des annonces",
  reject: 'Erreur lors du rejet des annonces',
  delete: 'Erreur lors de la suppression des annonces',
}

const LEFT = ['modifiée ou traitée entre-temps', 'modifiées ou traitées entre-temps'] as const

const formatLeft = (left: number) => count(left, `annonce ${LEFT[0]}`, `annonces ${LEFT[1]}`)

/** The list shows the decision, except the approval of corrections. */
function toDecided({ left, corrections }: DecidedAds) {
  const flash = toLeftMessage(left)
  if (corrections === 0) return { ...TO_NEXT_AD, flash }
  return toCorrected(corrections, flash && ` ${flash.title}. ${flash.text ?? ''}`)
}

function toLeftMessage(left: number): Flash | undefined {
  if (left === 0) return undefined
  const text = left > 1 ? 'Elles restent comme elles sont.' : 'Elle reste comme elle est.'
  return { kind: 'info', title: formatLeft(left), text }
}

function formatDeleted({ done, left }: { done: number; left: number }): string {
  const deleted = count(done, 'annonce supprimée', 'annonces supprimées')
  return left > 0 ? `${deleted}, ${count(left, ...LEFT)}` : deleted
}
