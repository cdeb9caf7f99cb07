import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readPage } from '../../../http/paging.server'
import { site } from '../../../modules.server'
import { paths } from '../../../paths'
import { unlistedMeta } from '../../../seo'
import { AdminFrame } from '../../../ui/admin/admin-frame'
import { ListBar } from '../../../ui/admin/list-bar'
import { ListFilters } from '../../../ui/admin/list-filters'
import { ListPager } from '../../../ui/admin/list-pager'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { ButtonLink } from '../../../ui/forms/button'
import { LONGEST_SEARCH } from '../../../../modules/kernel/search'
import { openAdminPage } from '../admin-page.server'
import { addressOf } from '../back-to-list'
import { isFiltered, readListQuery } from '../list-query'
import { QuestionTable } from './question-table'
import { FLAGGED } from './words'

export const meta: MetaFunction = () => unlistedMeta("Questions, panel d'administration")

const PER_PAGE = 20

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { frame } = await openAdminPage({ request, context })
  const { exams } = site()
  const themes = await exams.listThemes()
  const query = readListQuery(request, { theme: themes, flag: ['flagged'], sort: SORTS })
  const asked = readPage(request, PER_PAGE)
  const { flag, ...rest } = query
  const { items, total } = await exams.listBank({ ...rest, flagged: flag !== undefined }, asked.slice)
  const position = asked.of(total, (page) => paths.admin.questions({ ...query, page }))
  return { frame, themes, query, items, total, list: addressOf(request), ...position }
}

export default function Questions() {
  const { frame, themes, query, items, total, list, page, pages } = useLoaderData<typeof loader>()
  const hrefOf = (to: number) => paths.admin.questions({ ...query, page: to })
  const filtered = isFiltered(query)
  return (
    <AdminFrame {...frame} current="questions">
      <section aria-labelledby="liste">
        <ListBar
          title={filtered ? 'Questions trouvées' : 'Toutes les questions'}
          count={total}
          actions={<Actions />}
        />
        <ListFilters
          action={paths.admin.questions()}
          label="Filtrer les questions"
          q={{ value: query.q, label: 'Texte de la question', maxLength: LONGEST_SEARCH }}
          selects={[
            {
              name: 'theme',
              label: 'Thème',
              value: query.theme,
              options: [
                { value: '', label: 'Tous' },
                ...themes.map((theme) => ({ value: theme, label: theme })),
              ],
            },
            {
              name: 'flag',
              label: 'Statistiques',
              value: query.flag,
              options: [
                { value: '', label: 'Toutes' },
                { value: 'flagged', label: FLAGGED },
              ],
            },
          ]}
          sort={{ value: query.sort, options: SORT_OPTIONS }}
          isFiltered={filtered}
          clearHref={paths.admin.questions()}
        />
        {total === 0 ? <NoQuestions filtered={filtered} /> : <QuestionTable questions={items} list={list} />}
        <ListPager page={page} pages={pages} perPage={PER_PAGE} total={total} hrefOf={hrefOf} />
      </section>
    </AdminFrame>
  )
}

const SORTS = ['oldest', 'hardest', 'most-asked'] as const

const SORT_OPTIONS = [
  { value: '', label: 'Les plus récentes' },
  { value: 'oldest', label: 'Les plus anciennes' },
  { value: 'hardest', label: 'Les moins réussies' },
  { value: 'most-asked', label: 'Les plus posées' },
]

function Actions() {
  return (
    <>
      <ButtonLink size="small" href={paths.admin.importQuestions()}>
        Importer
      </ButtonLink>
      <ButtonLink size="small" href={paths.admin.exportQuestions()}>
        Exporter
      </ButtonLink>
      <ButtonLink size="small" variant="primary" href={paths.admin.newQuestion()}>
        Ajouter une question
      </ButtonLink>
    </>
  )
}

function NoQuestions({ filtered }: { filtered: boolean }) {
  if (!filtered) return <EmptyState title="Aucune question dans la base de données" />
  return (
    <EmptyState title="Aucune question ne correspond" text="Essayez d'autres mots ou moins de filtres." />
  )
}
