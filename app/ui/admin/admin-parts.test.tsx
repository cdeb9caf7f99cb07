import { expect, test } from 'vitest'
import type { PanelOverview } from '#modules/admin'
import type { Waiting } from '#modules/kernel/waiting'
import type { Page } from '#test/harness/page'
import { render } from '#test/harness/render'
import { toneText } from '../text/text.css'
import { AdminFrame, AdminSubPage } from './admin-frame'
import type { AdminTab } from './admin-tabs'
import { DataTable } from '../content/data-table'
import { isFiltered, ListPager } from './admin-list'
import { RowActions } from '../content/row-actions'

const STATS = { totalQuestions: 124, totalUsers: 312, totalExams: 4806 }
const [none, two] = [0, 2].map((count) => ({ count, hours: null }))
const ofEach = (one: Waiting['ads']): Waiting => ({
  ...{ ads: one, adReports: one, conversationReports: one },
  ...{ questionReports: one, statements: one, failedMails: one },
})
const NOTHING = ofEach(none!)
const ads = (count: number, hours: number | null = null) => ({ ads: { count, hours } })
const AT_NIGHT = new Date('2026-11-18T01:30:00Z')
const frame = (
  tab: AdminTab,
  waiting: Partial<Waiting> = {},
  backup: PanelOverview['backup'] = { at: AT_NIGHT, isLate: false },
  setup = { done: 8, of: 8 },
) =>
  render(
    <AdminFrame tab={tab} stats={STATS} waiting={{ ...NOTHING, ...waiting }} backup={backup} setup={setup}>
      Contenu
    </AdminFrame>,
  )

test('the panel shows the checklist of a new site while a line is open', () => {
  const shown = frame('questions', {}, undefined, { done: 5, of: 8 })
  expect(shown.attributes('a[href="/admin/setup"]', 'href')).toHaveLength(1)
  expect(shown.words).toContain('Mise en route : 5 sur 8 faits')
  expect(frame('questions').words).not.toContain('Mise en route')
})

const currentIn = (page: Page) => page.texts('a[aria-current="page"]')

test.each<[AdminTab, string]>([
  ['questions', 'Questions'],
  ['exams', 'Logs examens'],
])('the tab %s of the panel has the current link %s alone', (current, label) => {
  expect(currentIn(frame(current))).toEqual([label])
})

test('the tab of ads in the panel says how many wait, in words too', () => {
  expect(currentIn(frame('ads', ads(3)))).toEqual(['Annonces 3 (3 en attente)'])
  expect(frame('ads').words).not.toContain('en attente')
})

test('the panel has a link to each kind of thing that waits, and no other', () => {
  const lineOf = (page: Page) => page.texts('li').filter((words) => /^\d/.test(words))

  expect(lineOf(frame('questions'))).toEqual([])
  expect(
    lineOf(
      frame('questions', { ...ads(1200), questionReports: { count: 1, hours: null }, failedMails: two }),
    ),
  ).toEqual(['1 200 annonces à valider', '1 signalement de question ou de leçon', '2 emails non envoyés'])
  expect(lineOf(frame('questions', ofEach(two!)))).toEqual([
    '2 annonces à valider',
    "2 signalements d'annonces",
    '2 signalements de conversations',
    '2 signalements de questions ou de leçons',
    '2 énoncés à vérifier',
    '2 emails non envoyés',
  ])
})

test.each([
  [0, "3 annonces à valider (depuis moins d'une heure)"],
  [1, '3 annonces à valider (depuis 1 heure)'],
  [23, '3 annonces à valider (depuis 23 heures)'],
  [47, '3 annonces à valider (depuis 1 jour)'],
  [48, '3 annonces à valider (depuis 2 jours)'],
])('the panel says how old the oldest waiting thing is: %i hours', (hours, words) => {
  expect(frame('questions', ads(3, hours)).texts('li')).toContain(words)
})

test('a page below the tabs has them, with counts where it knows what waits', () => {
  const below = (waiting?: Waiting) =>
    render(
      <AdminSubPage waiting={waiting} tab="ads">
        Contenu
      </AdminSubPage>,
    )
  const page = below({ ...NOTHING, ...ads(3) })

  expect(page.link('3 annonces à valider')).toBe('/admin/ads')
  expect(page.link('Utilisateurs')).toBe('/admin/users')
  expect(page.texts('a[aria-current="true"]')).toEqual(['Annonces 3 (3 en attente)'])
  expect(below().texts('a[aria-current="true"]')).toEqual(['Annonces'])
})

test('the last backup is dated in Belgian time; in red once it is late', () => {
  const [late, recent] = [true, false].map((isLate) => frame('exams', {}, { at: AT_NIGHT, isLate }))
  const lineOf = (page: Page) =>
    page.findAll('p').find(({ words }) => words.startsWith('Dernière sauvegarde'))!

  expect(lineOf(late!).attribute('class')?.split(' ')).toContain(toneText.danger)
  expect(lineOf(late!).words).toContain('18/11/2026, 2 h 30 (en retard)')
  expect(lineOf(recent!).attribute('class')).toBeUndefined()
  expect(lineOf(recent!).words).toBe('Dernière sauvegarde : 18/11/2026, 2 h 30')
  expect(frame('exams', {}, { at: null, isLate: false }).words).toContain('Aucune sauvegarde trouvée')
})

const table = render(
  <DataTable
    caption="Toutes les annonces"
    rows={[{ id: 7, title: 'Bretelle de tir' }]}
    columns={[
      { label: 'ID', kind: 'id', cell: ({ id }) => id },
      { label: 'Titre', kind: 'title', cell: ({ title }) => title },
      { label: 'Type', cell: () => 'Vente' },
      { label: 'Actions', kind: 'actions', cell: () => 'Modifier' },
    ]}
  />,
)

test('a row is named by its title, a cell by its label for phones', () => {
  expect(table.texts('th[scope="row"]')).toEqual(['Bretelle de tir'])
  expect(table.attributes('[data-label]', 'data-label')).toEqual(['ID', 'Type'])
})

test('a table keeps its roles where its cells are laid out in lines', () => {
  for (const part of ['table', 'thead', 'tbody', 'tr', 'th', 'td'])
    expect(table.findAll(`${part}:not([role])`), part).toEqual([])
})

test('a button in a table row includes the row in its name', () => {
  const actions = [
    { label: 'Modifier', href: '/x' },
    { label: 'Approuver', post: '/x', fields: { from: 'list' } },
  ]
  const page = render(<RowActions about="Bretelle" actions={actions} />)

  expect(page.texts('a, button')).toEqual(['Modifier « Bretelle »', 'Approuver « Bretelle »'])
  expect(page.field('from')?.value).toBe('list')
})

const pager = (page: number, total: number) =>
  render(<ListPager page={page} pages={Math.ceil(total / 20)} total={total} hrefOf={(to) => `?page=${to}`} />)
    .words

test('the pager counts the rows of its page, also of a short last one', () => {
  expect(pager(1, 41)).toBe('1 à 20 sur 41 Suivante')
  expect(pager(3, 41)).toBe('41 à 41 sur 41 Précédente')
  expect(pager(1, 0)).toBe('')
})

test('a list is filtered by a search or a filter, not by an order', () => {
  expect(isFiltered({ q: undefined, sort: 'oldest' })).toBe(false)
  expect(isFiltered({ q: 'CZ' })).toBe(true)
  expect(isFiltered({ state: 'sold' })).toBe(true)
})
