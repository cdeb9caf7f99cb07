import { expect, test } from 'vitest'
import { readPage } from '#test/harness/page'
import { camille } from '#test/people'
import { setUpSite } from '#test/harness/file-sites'

const site = await setUpSite()
const page = await readPage(site.browser(), '/epreuve')

test('a statement on the real exam leads to its source below', () => {
  const sources = page.findAll('ol > li[id^="source-"]').map((source) => source.attribute('id'))
  const named = page.attributes('a[href^="/epreuve#source-"]', 'href')

  expect(sources).toEqual(['source-1', 'source-2', 'source-3', 'source-4'])
  expect(new Set(named)).toEqual(new Set(sources.map((id) => `/epreuve#${id}`)))
  for (const id of ['chemin', 'echec', 'papiers']) {
    const chapter = page.section(id)!
    expect(chapter.attributes('a', 'href').length).toBeGreaterThanOrEqual(2)
  }
})

test('the page on the real exam says what nobody has read or checked', () => {
  expect(page.section('non-lu')?.words).toContain(
    'La liste des trente questions. Nos questions ne la copient pas.',
  )
  expect(page.words).toContain("aucune fédération et aucun avocat ne l'a relue")
})

test("the page on the real exam sets this site's exams beside it", () => {
  const words = page.section('nos-examens')!.words

  expect(words).toContain('Réussite 6 sur 10 6 sur 10 7 sur 10 21 sur 30 ; visez 24')
  expect(words).toContain('Législation Toutes Toutes 8 sur 10 24 sur 30')
  expect(words).toContain("il n'a rien d'officiel")
})

test('the page on the real exam is linked from where one prepares', async () => {
  const member = await site.member(camille)
  for (const path of ['/examen-de-tir-theorique', '/essai', '/lecons', '/lecons/licence'])
    expect((await readPage(site.browser(), path)).attributes('main a', 'href')).toContain('/epreuve')
  expect((await readPage(member, '/exam-selection')).attributes('main a', 'href')).toContain('/epreuve')
})
