import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { stateOf } from '#modules/ads/schemas'
import { readForm } from '#app/http/form.server'
import { seeOther } from '#app/http/redirect.server'
import { callerOf, requireAdmin } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import { unlistedMeta } from '#app/document/seo'
import { AdminBreadcrumbs } from '#app/ui/admin/admin-sub-page'
import { Confirmation } from '#app/ui/feedback/confirmation'
import { count } from '#app/text/count'
import { Fr } from '#app/ui/text/fr'
import { actAsAdmin, failure } from '../act.server'
import { readChosen, writeChosen } from './read-chosen'
import {
  ADS_TAB,
  decided,
  DECISION_ABOUT,
  DECISION_FAILED,
  DECISION_QUESTIONS,
  noneDecided,
  oneOrMany,
} from './words'

export const meta: MetaFunction<typeof loader> = ({ data }) => unlistedMeta(data?.title ?? 'Annonces')

/** Asks before anything is done, with what it would be done to. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin({ request, context })
  const query = new URL(request.url).searchParams
  const chosen = readChosen(query.get('act'), query.getAll('ad[]'))
  if (!chosen || chosen.ads.length === 0) throw await nothingChosen()
  const found = await site().ads.findChecked(chosen.ads.map(({ id }) => id))
  const waiting = found.filter((ad) => stateOf(ad) === 'pending')
  if (waiting.length === 0) throw seeOther(paths.admin.ads(), [await failure(noneDecided(chosen.ads.length))])
  const { decision } = chosen
  return {
    decision,
    // As they were read, not as they are: who confirms has seen no more of them than their titles.
    ads: writeChosen({ ...chosen, ads: chosen.ads.filter(({ id }) => waiting.some((ad) => ad.id === id)) }),
    titles: waiting.map(({ id, title }) => ({ id, title })),
    title: `${DECISION_QUESTIONS[decision]} ${count(waiting.length, 'annonce')} ?`,
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const session = await requireAdmin({ request, context })
  const submission = await readForm(request, schema)
  const sent = submission.status === 'success' ? submission.value : null
  const chosen = sent && readChosen(sent.act, sent.ads.split(' '))
  // No button of ours sends another.
  if (!chosen) throw new Response(null, { status: 400 })
  const { decision, ads } = chosen
  return actAsAdmin({ request, context }, () => site().admin.decideAds(callerOf(session), ads, decision), {
    to: paths.admin.ads(),
    done: (outcome) => decided(decision, outcome),
    refused: { changed: noneDecided(ads.length) },
    failed: oneOrMany(ads.length, DECISION_FAILED[decision]),
  })
}

const schema = z.object({ act: z.string(), ads: z.string() })

export default function DecideAds() {
  const { decision, ads, titles, title } = useLoaderData<typeof loader>()
  return (
    <>
      <AdminBreadcrumbs tab={ADS_TAB} here={DECISION_QUESTIONS[decision]} />
      <Confirmation
        title={title}
        about={oneOrMany(titles.length, DECISION_ABOUT[decision])}
        action={paths.admin.bulkAds()}
        button={DECISION_QUESTIONS[decision]}
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

async function nothingChosen(): Promise<Response> {
  return seeOther(paths.admin.ads(), [await failure('Choisissez au moins une annonce.')])
}
