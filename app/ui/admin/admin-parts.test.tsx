import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AdminFrame, type AdminTab } from './admin-frame'
import { Changes } from './change-list'
import { DataTable } from './data-table'
import { ListPager } from './list-bar'
import { RowButton, RowLink } from './row-actions'

const frame = (current: AdminTab, pendingAds = 0) =>
  renderToStaticMarkup(
    <AdminFrame
      stats={{ totalQuestions: 124, totalUsers: 312, totalExams: 4806 }}
      pendingAds={pendingAds}
      current={current}
    >
      <p>Contenu</p>
    </AdminFrame>,
  )

const wordsOf = (html: string) => html.replace(/<[^>]+>/g, '').replace(/[\u00a0\u202f]/g, ' ')
const currentOf = (html: string) =>
  [...html.matchAll(/<a [^>]*aria-current="page"[^>]*>(.*?)<\/a>/g)].map(([, text]) => wordsOf(text!))

test('the figures of the panel are set as French numbers', () => {
  expect(frame('ads')).toContain('>4\u202f806<')
})

test.each<[AdminTab, string]>([
  ['questions', 'Questions'],
  ['news', 'Actualités'],
  ['ads', 'Annonces'],
  ['users', 'Utilisateurs'],
  ['exams', 'Logs examens'],
  ['audit', 'Journal'],
])('on %s the current link is %s alone', (current, label) => {
  expect(currentOf(frame(current))).toEqual([label])
})

test('the journal is not one of the five tabs', () => {
  const tabs = /<nav aria-label="Rubriques">.*?<\/nav>/s.exec(frame('audit'))![0]

  expect(tabs.match(/<li>/g)).toHaveLength(5)
  expect(tabs).not.toContain('Journal')
})

test('the tab of the ads says how many wait, in words too', () => {
  expect(currentOf(frame('ads', 3))).toEqual(['Annonces3 (3 en attente)'])
})

test('where no ad waits the tab has no count', () => {
  expect(frame('users')).not.toContain('en attente')
})

const table = renderToStaticMarkup(
  <DataTable
    caption="Toutes les annonces"
    rows={[{ id: 7, title: 'Bretelle de tir' }]}
    keyOf={({ id }) => id}
    columns={[
      { label: 'ID', kind: 'id', cell: ({ id }) => id },
      { label: 'Titre', kind: 'title', cell: ({ title }) => title },
      { label: 'Type', cell: () => 'Vente' },
      { label: 'Actions', kind: 'actions', cell: () => 'Modifier' },
    ]}
  />,
)

test('a row is named by its title', () => {
  expect(/<th scope="row"[^>]*>(.*?)<\/th>/.exec(table)?.[1]).toBe('Bretelle de tir')
})

test('a table keeps its roles where its cells are laid out in lines', () => {
  const untold = [...table.matchAll(/<(?:table|thead|tbody|tr|th|td)\b[^>]*>/g)].filter(
    ([opening]) => !opening.includes(' role="'),
  )
  expect(untold).toEqual([])
})

test('a cell carries the label that stands beside it on a phone, but for actions', () => {
  expect([...table.matchAll(/data-label="(.*?)"/g)].map(([, label]) => label)).toEqual(['ID', 'Type'])
})

test('the name of a button includes the row it acts on', () => {
  const link = <RowLink href="/x" label="Modifier" about="Bretelle" />
  const button = <RowButton action="/x" label="Approuver" about="Bretelle" fields={{ from: 'list' }} />

  expect(wordsOf(renderToStaticMarkup(link))).toBe('Modifier « Bretelle »')
  expect(wordsOf(renderToStaticMarkup(button))).toBe('Approuver « Bretelle »')
  expect(renderToStaticMarkup(button)).toContain('<input type="hidden" name="from" value="list"/>')
})

const pager = (page: number, total: number) =>
  wordsOf(
    renderToStaticMarkup(
      <ListPager
        page={page}
        pages={Math.ceil(total / 20)}
        perPage={20}
        total={total}
        hrefOf={(to) => `?page=${to}`}
      />,
    ),
  )

test('the pager counts the rows of its page, the last of which may be short', () => {
  expect(pager(1, 41)).toBe('1 à 20 sur 41Suivante')
  expect(pager(3, 41)).toBe('41 à 41 sur 41Précédente')
  expect(pager(1, 0)).toBe('')
})

test('a change shows the value before and after, also when it was empty', () => {
  const changes = [
    { field: 'Titre', before: 'Avant', after: 'Après' },
    { field: 'Source', before: null, after: 'Art. 3' },
  ]
  expect(wordsOf(renderToStaticMarkup(<Changes changes={changes} />))).toBe(
    'Titreavant : Avantaprès : AprèsSourceavant : videaprès : Art. 3',
  )
})

test('a new entry shows only its new values', () => {
  const html = renderToStaticMarkup(<Changes changes={[{ field: 'Titre', before: null, after: 'Neuf' }]} />)

  expect(wordsOf(html)).toBe('Titreaprès : Neuf')
})
