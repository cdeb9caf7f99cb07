import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Overview } from '#modules/admin'
import { unescaped } from '#test/html-text'
import { toneText } from '../text/text.css'
import { AdminFrame, type AdminTab } from './admin-frame'
import { Changes } from './change-list'
import { DataTable } from './data-table'
import { isFiltered, listLength, ListPager } from './admin-list'
import { RowActions } from './row-actions'

const STATS = { totalQuestions: 124, totalUsers: 312, totalExams: 4806 }
const NOTHING = {
  ads: 0,
  adReports: 0,
  conversationReports: 0,
  questionReports: 0,
  statements: 0,
  failedMails: 0,
}
const ALL_KINDS = {
  ...{ ads: 2, adReports: 2, conversationReports: 2 },
  ...{ questionReports: 2, statements: 2, failedMails: 2 },
}
const AT_NIGHT = new Date('2026-11-18T01:30:00Z')
const frame = (
  tab: AdminTab,
  waiting: Partial<typeof NOTHING> = {},
  backup: Overview['backup'] = { at: AT_NIGHT, isLate: false },
) =>
  renderToStaticMarkup(
    <AdminFrame tab={tab} stats={STATS} waiting={{ ...NOTHING, ...waiting }} backup={backup}>
      Contenu
    </AdminFrame>,
  )

const wordsOf = (html: string) => html.replace(/<[^>]+>/g, '').replace(/[\u00a0\u202f]/g, ' ')
const currentOf = (html: string) =>
  [...html.matchAll(/<a [^>]*aria-current="page"[^>]*>(.*?)<\/a>/g)].map(([, text]) => wordsOf(text!))

test.each<[AdminTab, string]>([
  ['questions', 'Questions'],
  ['news', 'Actualités'],
  ['ads', 'Annonces'],
  ['users', 'Utilisateurs'],
  ['exams', 'Logs examens'],
  ['bin', 'Corbeille'],
  ['audit', 'Journal'],
])('the tab %s of the panel has the current link %s alone', (current, label) => {
  expect(currentOf(frame(current))).toEqual([label])
})

test('the tab of ads in the panel says how many wait, in words too', () => {
  expect(currentOf(frame('ads', { ads: 3 }))).toEqual(['Annonces3 (3 en attente)'])
  expect(frame('ads')).not.toContain('en attente')
})

test('the panel has a link to each kind of thing that waits, and no other', () => {
  const lineOf = (html: string) =>
    [...html.matchAll(/<li>(.*?)<\/li>/g)]
      .map(([, link]) => unescaped(wordsOf(link!)))
      .filter((words) => /^\d/.test(words))

  expect(lineOf(frame('questions'))).toEqual([])
  expect(lineOf(frame('questions', { ads: 1200, questionReports: 1, failedMails: 2 }))).toEqual([
    '1 200 annonces à valider',
    '1 signalement de question ou de leçon',
    '2 emails non envoyés',
  ])
  expect(lineOf(frame('questions', ALL_KINDS))).toEqual([
    '2 annonces à valider',
    "2 signalements d'annonces",
    '2 signalements de conversations',
    '2 signalements de questions ou de leçons',
    '2 énoncés à vérifier',
    '2 emails non envoyés',
  ])
})

test('the panel shows what waits between the figures and the tabs', () => {
  const html = frame('questions', ALL_KINDS)
  const found = html.matchAll(
    /Tests passés|À traiter|annonces à valider|emails non envoyés|aria-label="Rubriques"/g,
  )

  expect([...found].map(([words]) => words)).toEqual([
    ...['Tests passés', 'À traiter', 'annonces à valider', 'emails non envoyés', 'aria-label="Rubriques"'],
  ])
})

test('the panel shows the last backup in Belgian time, or that none is known', () => {
  expect(wordsOf(frame('exams'))).toContain('Dernière sauvegarde : 18/11/2026, 2 h 30')
  expect(wordsOf(frame('exams', {}, { at: null, isLate: false }))).toContain('Aucune sauvegarde connue')
})

test('the panel shows a late backup in words and in red', () => {
  const [late, recent] = [true, false].map((isLate) => frame('exams', {}, { at: AT_NIGHT, isLate }))
  const [, classes = ''] = /<p class="([^"]*)">Dernière sauvegarde/.exec(late!) ?? []

  expect(classes.split(' ')).toContain(toneText.danger)
  expect(wordsOf(late!)).toContain('18/11/2026, 2 h 30 (en retard)')
  expect(recent).toContain('<p>Dernière sauvegarde')
  expect(wordsOf(recent!)).not.toContain('en retard')
})

const table = renderToStaticMarkup(
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

test('a table row is named by its title, and a cell by its label', () => {
  expect(/<th scope="row"[^>]*>(.*?)<\/th>/.exec(table)?.[1]).toBe('Bretelle de tir')
  expect([...table.matchAll(/data-label="(.*?)"/g)].map(([, label]) => label)).toEqual(['ID', 'Type'])
})

test('a table keeps its roles where its cells are laid out in lines', () => {
  const openings = table.match(/<(?:table|thead|tbody|tr|th|td)\b[^>]*>/g)!

  expect(openings.filter((opening) => !opening.includes(' role="'))).toEqual([])
})

test('a button in a table row includes the row in its name', () => {
  const actions = [
    { label: 'Modifier', href: '/x' },
    { label: 'Approuver', post: '/x', fields: { from: 'list' } },
  ]
  const html = renderToStaticMarkup(<RowActions about="Bretelle" actions={actions} />)

  expect(wordsOf(html)).toBe('Modifier « Bretelle »Approuver « Bretelle »')
  expect(html).toContain('<input type="hidden" name="from" value="list"/>')
})

const pager = (page: number, total: number) =>
  wordsOf(
    renderToStaticMarkup(
      <ListPager page={page} pages={Math.ceil(total / 20)} total={total} hrefOf={(to) => `?page=${to}`} />,
    ),
  )

test('the pager counts the rows of its page, also of a short last one', () => {
  expect(pager(1, 41)).toBe('1 à 20 sur 41Suivante')
  expect(pager(3, 41)).toBe('41 à 41 sur 41Précédente')
  expect(pager(1, 0)).toBe('')
})

test('a change in the log shows both values, also an empty one before', () => {
  const changes = [
    { field: 'Titre', before: 'Avant', after: 'Après' },
    { field: 'Source', before: null, after: 'Art. 3' },
  ]
  expect(wordsOf(renderToStaticMarkup(<Changes changes={changes} />))).toBe(
    'Titreavant : Avantaprès : AprèsSourceavant : videaprès : Art. 3',
  )
})

test.each([
  [0, 1, '0'],
  [10_000, 2, '10 000'],
  [10_001, 2, 'plus de 10 000'],
  [40_020, 2, 'plus de 40 000'],
  // A last page: the length is known.
  [100_000, 1, '100 000'],
])('a list of %i rows in %i pages is announced as %j', (total, pages, told) => {
  expect(listLength({ total, page: 1, pages }).replace(/\s/g, ' ')).toBe(told)
})

test('a list is filtered by a search or a filter, not by an order', () => {
  expect(isFiltered({ q: undefined, sort: 'oldest' })).toBe(false)
  expect(isFiltered({ q: 'CZ' })).toBe(true)
  expect(isFiltered({ state: 'sold' })).toBe(true)
})
