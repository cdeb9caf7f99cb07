import { afterAll, expect, test } from 'vitest'
import { openTestSite } from '#test/harness/site'

const PATH = '/.well-known/security.txt'
const APP_URL = 'https://prepa-lts.example'
const DAY = 86_400_000

const known = await openTestSite({ APP_URL, TRUST_PROXY: 'on', OPERATOR_CONTACT: 'lea@tir.example' })
afterAll(() => known.close())
const onHttp = await openTestSite({ OPERATOR_CONTACT: 'http://tir.example/contact' })
afterAll(() => onHttp.close())

test('security.txt names contact, languages, address, and ends within a year', async () => {
  const answer = await known.browser().get(PATH)
  const [contact, expires = '', ...more] = (await answer.text()).split('\n')
  const days = (Date.parse(expires.replace('Expires: ', '')) - Date.now()) / DAY

  expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
  expect(answer.headers.get('Cache-Control')).toBe('no-cache')
  expect(contact).toBe('Contact: mailto:lea@tir.example')
  expect(expires).toMatch(/^Expires: \d{4}-\d\d-\d\dT00:00:00Z$/)
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(365)
  expect(more).toEqual([
    'Preferred-Languages: fr, en',
    'Canonical: https://prepa-lts.example/.well-known/security.txt',
    '',
  ])
})

test('security.txt is not found where the contact is a page without https', async () => {
  expect((await onHttp.browser().get(PATH)).status).toBe(404)
})
