import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import type { AdDecision, DecidedAds } from '#modules/admin'
import { act, failure } from '#app/http/act.server'
import { parseId } from '#app/http/address'
import { readForm } from '#app/http/form.server'
import { redirectWith } from '#app/http/redirect.server'
import { badRequest } from '#app/http/responses'
import { callerOf, requireAdmin } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { count } from '#app/text/words'
import { paths } from '#app/paths'
import { unlistedMeta } from '#app/document/seo'
import { AdminBreadcrumbs } from '#app/ui/admin/admin-frame'
import { Confirmation } from '#app/ui/feedback/confirmation'
import { Fr } from '#app/ui/text/text'
import { AD_NOT_DELETED } from '#app/text/ads'
import { ADS_TAB } from './decisions'

export const meta: MetaFunction<typeof loader> = ({ data }) => unlistedMeta(data?.title ?? 'Annonces')

/** Asks for confirmation, naming the chosen ads. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin({ request, context })
  const query = new URL(request.url).searchParams
  const chosen = readChosen(query.get('act'), query.getAll('ad[]'))
  if (!chosen || chosen.ads.length === 0)
    throw await redirectWith(paths.admin.ads(), failure('Choisissez au moins une annonce.'))
  const found = await site().ads.findChecked(chosen.ads.map(({ id }) => id))
  const waiting = found.filter((ad) => ad.state === 'pending')
  if (waiting.length === 0)
    throw await redirectWith(paths.admin.ads(), failure(leftInWords(chosen.ads.length)))
  const { decision } = chosen
  const { verb } = WORDS[decision]
  const pending = chosen.ads.filter(({ id }) => waiting.some((ad) => ad.id === id))
  return {
    decision,
    // With the revision that was read, which may no longer be the current one.
    ads: pending.map(({ id, revision }) => `${id}.${revision}`).join(' '),
    titles: waiting.map(({ id, title }) => ({ id, title })),
    title: `${verb} ${count(waiting.length, 'annonce')} ?`,
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const session = await requireAdmin({ request, context })
  const submission = await readForm(request, schema)
  const sent = submission.status === 'success' ? submission.value : null
  const chosen = sent && readChosen(sent.act, sent.ads.split(' '))
  // No button of this site sends another.
  if (!chosen) throw badRequest()
  const { decision, ads } = chosen
  const decide = () => site().admin.decideAds(callerOf(session), ads, decision)
  return act({ request, context }, decide, {
    to: paths.admin.ads(),
    done: (outcome) => inWords(decision, outcome),
    refused: { changed: leftInWords(ads.length) },
    failed: oneOrMany(ads.length, WORDS[decision].failed),
  })
}

const schema = z.object({ act: z.string(), ads: z.string() })

export default function DecideAds() {
  const { decision, ads, titles, title } = useLoaderData<typeof loader>()
  const { verb, about } = WORDS[decision]
  return (
    <>
      <AdminBreadcrumbs tab={ADS_TAB} here={verb} />
      <Confirmation
        title={title}
        about={oneOrMany(titles.length, about)}
        action={paths.admin.bulkAds()}
        button={verb}
        variant={decision === 'delete' ? 'danger' : 'primary'}
        cancelHref={paths.admin.ads()}
        fields={{ act: decision, ads }}
      >
        <ul>
          {titles.map(({ id, title }) => (
            <li key={id}>
              <Fr>{title}</Fr>
            </li>
          ))}
        </ul>
      </Confirmation>
    </>
  )
}

type Chosen = { decision: AdDecision; ads: { id: number; revision: number }[] }

/** More than the panel shows. */
const MOST_ADS = 50

/**
 * Which decision on which ads, each with the revision that was read: `act=approve&ad[]=7.2&ad[]=9.1`.
 * Null for anything that no form of this site sends. Repeated ads count once.
 */
function readChosen(decision: unknown, chosen: readonly string[]): Chosen | null {
  if (decision !== 'approve' && decision !== 'delete') return null
  const ads = new Map<number, number>()
  for (const text of chosen) {
    const [id, revision] = text.split('.').map(parseId)
    if (!id || !revision) return null
    ads.set(id, revision)
  }
  if (ads.size > MOST_ADS) return null
  return { decision, ads: [...ads].map(([id, revision]) => ({ id, revision })) }
}

type OneOrMany = readonly [one: string, many: string]

const oneOrMany = (number: number, [one, many]: OneOrMany) => (number > 1 ? many : one)

const WORDS = {
  approve: {
    verb: 'Approuver',
    about: [
      'Elle est publiée tout de suite, et son auteur prévenu par email.',
      'Elles sont publiées tout de suite, et leurs auteurs prévenus par email.',
    ],
    done: ['approuvée', 'approuvées'],
    failed: ["Erreur lors de l'approbation de l'annonce", "Erreur lors de l'approbation des annonces"],
  },
  delete: {
    verb: 'Supprimer',
    about: [
      'Elle disparaît tout de suite. Cette action est irréversible.',
      'Elles disparaissent tout de suite. Cette action est irréversible.',
    ],
    done: ['supprimée', 'supprimées'],
    failed: [AD_NOT_DELETED, 'Erreur lors de la suppression des annonces'],
  },
} as const satisfies Record<AdDecision, { verb: string } & Record<'about' | 'done' | 'failed', OneOrMany>>

/** '2 annonces approuvées, 1 modifiée ou traitée entre-temps' */
function inWords(decision: AdDecision, { done, left }: DecidedAds): string {
  const told = `${count(done, 'annonce')} ${oneOrMany(done, WORDS[decision].done)}`
  return left > 0 ? `${told}, ${left} ${oneOrMany(left, LEFT)}` : told
}

/** '2 annonces modifiées ou traitées entre-temps', if none could be decided on. */
const leftInWords = (left: number) => `${count(left, 'annonce')} ${oneOrMany(left, LEFT)}`

const LEFT: OneOrMany = ['modifiée ou traitée entre-temps', 'modifiées ou traitées entre-temps']
