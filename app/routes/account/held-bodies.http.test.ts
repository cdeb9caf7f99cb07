import { beforeEach, describe, expect, test } from 'vitest'
import { holdRequest } from '#test/harness/raw-request'
import { openAccount, type Account } from '#test/things/account'
import { PASSWORD } from '#test/people'
import { setUpSite } from '#test/harness/file-sites'

const site = await setUpSite()
let account: Account

beforeEach(async () => {
  account = await openAccount(site)
})

describe('a member whose session ends while the body is on its way', () => {
  test.each([
    ['/profile', () => ({ ...account.profile, firstName: 'Voleur' })],
    [
      '/profile?form=password',
      () => ({ currentPassword: PASSWORD, newPassword: 'Voleur-10!', confirmPassword: 'Voleur-10!' }),
    ],
    ['/profile/delete', () => ({ currentPassword: PASSWORD })],
    ['/profile/sessions', () => ({ session: 'others' })],
  ])('does nothing by the form of %s, and is redirected to sign in', async (path, fields) => {
    const before = await account.readProfile()
    const held = await holdForm(path, fields())
    const other = await endFromElsewhere()

    const answer = await held.finish()

    const location = `/auth?redirectTo=${encodeURIComponent(path)}`
    expect(answer).toMatchObject({ status: 303, location })
    expect(await (await other.get('/api/profile')).json()).toEqual(before)
    expect(await account.opensWith(PASSWORD)).toBe(true)
  })

  test('changes no profile by the call', async () => {
    const before = await account.readProfile()
    const body = JSON.stringify({ ...account.profile, firstName: 'Voleur' })
    const held = await hold('PUT', '/api/profile', 'application/json', body)
    const other = await endFromElsewhere()

    expect(await held.finish()).toMatchObject({
      status: 401,
      text: '{"message":"Vous devez être connecté."}',
    })
    expect(await (await other.get('/api/profile')).json()).toEqual(before)
  })
})

test('a new e-mail stays, though a form with the old one was on its way', async () => {
  const form = { ...account.profile, firstName: 'Anne' }
  const held = await holdForm('/profile', form)
  const email = `neuve-${account.email}`
  const changed = await account.browser.post('/profile', {
    ...account.profile,
    email,
    currentPassword: PASSWORD,
  })
  expect(changed.headers.get('Location')).toBe('/profile')

  expect(await held.finish()).toMatchObject({ status: 303, location: '/profile' })
  expect(await account.readProfile()).toMatchObject({ email, firstName: 'Anne' })
})

function holdForm(path: string, fields: Record<string, string>) {
  const body = new URLSearchParams(fields).toString()
  return hold('POST', path, 'application/x-www-form-urlencoded', body)
}

/** Resolves once the site has looked at the session of the request, whose body it does not have yet. */
async function hold(method: string, path: string, type: string, body: string) {
  const read = site.output().length
  const headers = {
    'Content-Type': type,
    'Sec-Fetch-Site': 'same-origin',
    Cookie: `session=${account.browser.cookies.get('session')}`,
  }
  const held = holdRequest(site.origin, { method, path, headers, body })
  await expect.poll(() => site.output().slice(read)).toMatch(/SELECT.*FROM.*sessions/)
  return held
}

async function endFromElsewhere() {
  const other = await account.elsewhere()
  await other.post('/profile/sessions', { session: 'others' })
  expect((await account.browser.get('/api/user')).status).toBe(401)
  return other
}
