import { expect, test } from 'vitest'
import { listWeeks } from '#modules/kernel/week'
import { numericDate } from '#app/text/format'
import { insert } from '#test/harness/db/rows'
import { readPage } from '#test/harness/page'
import { elodie } from '#test/people'
import { setUpSite } from '#test/harness/file-sites'

const PAGE = '/admin/figures'

const site = await setUpSite()
const admin = await site.admin(elodie)

test('a new site has a calm sentence instead of charts', async () => {
  const page = await readPage(admin, PAGE)
  expect(page.words).toContain('Encore rien ces 12 dernières semaines')
  expect(page.find('svg[role="img"]')).toBeUndefined()
})

test('figures stand by week, those of a year at a link, and in a file', async () => {
  const [old, recent, current] = [0, 50, 51].map((week) => listWeeks(new Date(), 52)[week]!.from)
  const sent = { ad_id: null, outcome: null, decided_at: null }
  for (const sent_at of [old!, old!, current!]) await insert(site.db, 'ad_submissions', { ...sent, sent_at })
  const decided_at = new Date(recent!.getTime() + 7.5 * 3600 * 1000)
  await insert(site.db, 'ad_submissions', { ...sent, sent_at: recent!, decided_at, outcome: 'approved' })

  const page = await readPage(admin, PAGE)
  expect(page.section('sentAds')?.texts('tr').slice(1, 3)).toEqual([
    `${numericDate(current!)} (en cours) 1`,
    `${numericDate(recent!)} 1`,
  ])
  expect(page.section('hoursToApproval')?.texts('tr')[2]).toBe(`${numericDate(recent!)} 7,5`)
  expect(page.section('sentAds')?.findAll('tr')).toHaveLength(13)
  expect(page.section('tests')?.words).toContain('Rien pendant ces 12 semaines.')

  const year = await readPage(admin, page.link('52 semaines')!)
  expect(year.section('sentAds')?.texts('tr').at(-1)).toBe(`${numericDate(old!)} 2`)
  const file = await admin.get(year.link('Exporter (CSV)')!)
  expect(file.headers.get('Content-Disposition')).toMatch(/prepa-lts-chiffres-.*\.csv/)
  const lines = (await file.text()).split('\r\n')
  expect(lines).toHaveLength(1 + 52 + 1)
  expect(lines[0]).toContain('"Semaine du";"Au";"Semaine finie";"Membres inscrits"')
  expect(lines[1]).toMatch(/^"\d{2}\/\d{2}\/\d{4}";"\d{2}\/\d{2}\/\d{4}";"oui";0;0;0;2;0;$/)
  expect(lines[51]).toMatch(/"oui";0;0;0;1;1;"7,50"$/)
  expect(lines[52]).toMatch(/"non";0;0;0;1;0;$/)
})
