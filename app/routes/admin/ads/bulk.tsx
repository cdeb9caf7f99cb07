import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import type { AdDecision } from '#modules/admin'
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
import { french } from '#app/ui/text/text'
import { AD_NOT_DELETED } from '#app/text/ads'

export const meta: MetaFunction<typeof loader> = ({ data }) => unlistedMeta(data?.title ?? 'Annonces')

/** Asks for confirmation, naming the chosen ads. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin({ request, context })
  const query = new URL(request.url).searchParams
  const chosen = readChosen(query.get('act'), query.getAll('ad[]'))
  const refuse = (text: string) => redirectWith(paths.admin.ads(), failure(text))
  if (!chosen || chosen.ads.length === 0) throw await refuse('Choisissez au moins une annonce.')
  const { decision, ads } = chosen
  const found = await site().ads.findChecked(ads.map(({ id }) => id))
  const waiting = found.filter((ad) => ad.state === 'pending')
  if (waiting.length === 0) throw await refuse(leftInWords(ads.length))
  const pending = ads.filter(({ id }) => waiting.some((ad) => ad.id === id))
  return {
    decision,
    // With the revision that was read, which may no longer be the current one.
    ads: pending.map(({ id, revision }) => `${id}.${revision}`).join(' '),
    titles: waiting.map(({ title }) => title),
    title: `${WORDS[decision].verb} ${count(waiting.length, 'annonce')} ?`,
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const by = callerOf(await requireAdmin({ request, context }))
  const submission = await readForm(request, schema)
  const sent = submission.status === 'success' ? submission.value : null
  const chosen = sent && readChosen(sent.act, sent.ads.split(' '))
  // No button of this site sends another.
  if (!chosen) throw badRequest()
  const { decision, ads } = chosen
  const { done, failed }: Record<'done' | 'failed', OneOrMany> = WORDS[decision]
  return act({ request, context }, () => site().admin.decideAds(by, ads, decision), {
    to: paths.admin.ads(),
    // '2 annonces approuvées, 1 modifiée ou traitée entre-temps'
    done: (ads) => [count(ads.done, ...done), ...(ads.left > 0 ? [count(ads.left, ...LEFT)] : [])].join(', '),
    refused: { changed: leftInWords(ads.length) },
    failed: oneOrMany(ads.length, failed),
  })
}

const schema = z.object({ act: z.string(), ads: z.string() })

export default function DecideAds() {
  const { decision, ads, titles, title } = useLoaderData<typeof loader>()
  const { verb, about } = WORDS[decision]
  return (
    <>
      <AdminBreadcrumbs tab="ads" list={paths.admin.ads()} here={verb} />
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
          {titles.map((title, index) => (
            <li key={index}>{french(title)}</li>
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

type OneOrMany = readonly [string, string]

const oneOrMany = (number: number, [one, many]: OneOrMany) => (number > 1 ? many : one)

const WORDS = {
  approve: {
    verb: 'Approuver',
    about: [
      'Elle est publiée tout de suite, et son auteur prévenu par email.',
      'Elles sont publiées tout de suite, et leurs auteurs prévenus par email.',
    ],
    done: ['annonce approuvée', 'annonces approuvées'],
    failed: ["Erreur lors de l'approbation de l'annonce", "Erreur lors de l'approbation des annonces"],
  },
  delete: {
    verb: 'Supprimer',
    about: [
      'Elle disparaît tout de suite. Cette action est irréversible.',
      'Elles disparaissent tout de suite. Cette action est irréversible.',
    ],
    done: ['annonce supprimée', 'annonces supprimées'],
    failed: [AD_NOT_DELETED, 'Erreur lors de la suppression des annonces'],
  },
} as const satisfies Record<AdDecision, { verb: string } & Record<'about' | 'done' | 'failed', OneOrMany>>

const LEFT: OneOrMany = ['modifiée ou traitée entre-temps', 'modifiées ou traitées entre-temps']

/** If none could be decided on. */
const leftInWords = (left: number) => count(left, `annonce ${LEFT[0]}`, `annonces ${LEFT[1]}`)
