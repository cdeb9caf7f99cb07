import { useLoaderData } from '@remix-run/react'
import { CHECK_MONTHS } from '#modules/exams/rules'
import type { PageHandle } from '#app/http'
import { CHECK_NAMES, thousands } from '#app/text'
import { paths } from '#app/paths'
import { AdminSubPage, StatementList, toAdminCrumbs } from '#app/ui/admin'
import { filterLine } from '#app/ui/admin/admin-list.css'
import { Button, EmptyState, Pager, Section, SelectField, toChoices } from '#app/ui'
import { action, loader } from './list.server'
import { KINDS } from './statement-row'

export { action, loader }

export const handle: PageHandle = {
  title: 'À vérifier',
  crumbs: toAdminCrumbs('questions', paths.admin.questions()),
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
