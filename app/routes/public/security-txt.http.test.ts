import { expect, test } from 'vitest'
import { sharedSite } from '#test/harness/shared-site'
import { openTestSite } from '#test/harness/site'

const PATH = '/.well-known/security.txt'
const APP_URL = 'https://prepa-lts.example'
const DAY = 86_400_000

const known = sharedSite(() =>
  openTestSite({ APP_URL, TRUST_PROXY: 'on', OPERATOR_CONTACT: 'lea@tir.example' }),
)
const onHttp = sharedSite(() => openTestSite({ OPERATOR_CONTACT: 'http://tir.example/contact' }))

test('security.txt names the contact, the languages and its own address', async () => {
  const answer = await known.browser().get(PATH)

  expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
  expect(answer.headers.get('Cache-Control')).toBe('no-cache')
  expect((await answer.text()).split('\n')).toEqual([
    'Contact: mailto:lea@tir.example',
    expect.stringMatching(/^Expires: \d{4}-\d\d-\d\dT00:00:00Z$/),
    'Preferred-Languages: fr, en',
    'Canonical: https://prepa-lts.example/.well-known/security.txt',
    '',
  ])
})

test('security.txt expires in the future and within a year', async () => {
  const [, expires = ''] = /^Expires: (.+)$/m.exec(await (await known.browser().get(PATH)).text()) ?? []
  const days = (Date.parse(expires) - Date.now()) / DAY

  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(365)
})

test('security.txt is not found where the contact is a page without https', async () => {
  expect((await onHttp.browser().get(PATH)).status).toBe(404)
})
