import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { CHECK_FILTERS, CHECKS } from '#modules/exams/statements/schema'
import { CHECK_MONTHS } from '#modules/exams/rules'
import {
  act,
  badRequest,
  currentAddress,
  failure,
  type PageHandle,
  readForm,
  redirectWith,
  requireAdmin,
  toCaller,
} from '#app/http'
import { site } from '#app/start/modules.server'
import { CHECK_NAMES, excerpt, thousands } from '#app/text'
import { paths } from '#app/paths'
import { AdminSubPage, StatementList, toAdminCrumbs } from '#app/ui/admin'
import { filterLine } from '#app/ui/admin/admin-list.css'
import { Button, EmptyState, Pager, Section, SelectField, toChoices } from '#app/ui'
import { requireAdminQueue } from '../panel.server'
import { KINDS, toStatementRow } from './statement-row'

export const handle: PageHandle = {
  title: 'À vérifier',
  crumbs: toAdminCrumbs('questions', paths.admin.questions()),
}

export async function loader(args: LoaderFunctionArgs) {
  const { statements } = site().exams
  const opened = await requireAdminQueue(args, CHECK_FILTERS, statements.list, paths.admin.toVerify)
  const { waiting, query, items, list, position } = opened
  const rows = items.map((statement, index) =>
    toStatementRow(statement, items[index + 1] ?? items[index - 1], list),
  )
  return { waiting, query, list, rows, ...position }
}

const id = z.coerce.number().int().positive()
/** `next` is the id of the row to go on to. */
const schema = z.object({
  kind: z.enum(CHECK_FILTERS.kind),
  id,
  read: id,
  checkedBy: z.enum([...CHECKS, '']).optional(),
  next: z
    .string()
    .regex(/^(question|lesson)-\d+$/)
    .optional(),
})

export async function action(args: ActionFunctionArgs) {
  const by = toCaller(await requireAdmin(args))
  const submission = await readForm(args.request, schema)
  if (submission.status !== 'success') throw badRequest()
  const { next, checkedBy, ...read } = submission.value
  const list = currentAddress(args.request)
  // The redirect has no fragment, so that the top of the page, with the message, is shown.
  if (!checkedBy) return redirectWith(list, failure(NOT_SAID))
  const refuse = (text: string) => () => redirectWith(list, failure(text))
  return act(args, () => site().admin.statements.check(by, { ...read, checkedBy }), {
    to: next ? `${list}#${next}` : list,
    done: ({ text }) => `Vérifié aujourd'hui : « ${excerpt(text, 120)} »`,
    refused: {
      'not-found': refuse(REFUSED['not-found']),
      changed: refuse(REFUSED.changed),
      'no-text': refuse(REFUSED['no-text']),
    },
    failed: 'Impossible de noter la vérification',
  })
}

const NOT_SAID = "Dites d'abord ce que vous avez comparé."

const REFUSED = {
  'not-found': "Cette question ou cette leçon n'existe plus.",
  'no-text':
    "Cette question n'a pas d'article, ou pas l'adresse de son texte : ajoutez-les d'abord. Rien n'a été noté.",
  changed:
    "Un autre administrateur l'a modifiée entre-temps : relisez-la avant de la vérifier. Rien n'a été noté.",
}

export default function ToVerify() {
  const { waiting, query, total, list, rows, page, pages } = useLoaderData<typeof loader>()
  return (
    <AdminSubPage waiting={waiting} tab="questions" intro={INTRO}>
      <Section id="liste" title={`Questions et leçons (${thousands(total)})`}>
        <form action={paths.admin.toVerify()} aria-label="Filtrer" className={filterLine}>
          <SelectField {...SHOW} defaultValue={query.show} />
          <SelectField {...KIND} defaultValue={query.kind} />
          <Button>Filtrer</Button>
        </form>
        {rows.length > 0 ? (
          <StatementList rows={rows} action={list} button="Vérifié aujourd'hui" compared={COMPARED} />
        ) : (
          <EmptyState title="Rien à vérifier ici" />
        )}
        <Pager {...{ page, pages }} hrefOf={(page) => paths.admin.toVerify({ ...query, page })} />
      </Section>
    </AdminSubPage>
  )
}

const INTRO =
  "Ce que disent les questions et les leçons, de la vérification la plus ancienne à la plus récente. Comparez l'énoncé avec le texte, puis notez-le."

const SHOW = {
  id: 'filtre-show',
  name: 'show',
  label: 'Montrer',
  options: [
    { value: '', label: 'Tout' },
    { value: 'due', label: `À vérifier depuis plus de ${CHECK_MONTHS} mois` },
    { value: 'unread', label: 'Texte non lu' },
  ],
}

const KIND = {
  id: 'filtre-kind',
  name: 'kind',
  label: 'Type',
  options: [{ value: '', label: 'Toutes' }, ...toChoices(KINDS)],
}

const COMPARED = {
  label: 'Comparé avec',
  options: [{ value: '', label: 'Choisissez' }, ...toChoices(CHECK_NAMES)],
}
