import { expect, test } from 'vitest'
import { setUpMailedSite } from '#test/harness/file-sites'
import { readPage } from '#test/harness/page'
import { openAccount } from '#test/things/account'
import { agePasswords, confirmAddress, pageDriver, setUpFactor } from '#test/things/second-factor'

const site = await setUpMailedSite()

test('every form with a password of an account names it to password managers', async () => {
  const { username, email, browser } = await openAccount(site)
  await browser.call('POST', '/api/forgot-password', { email })
  const link = await site.mailbox.link(email, 'token=')
  const id = await browser.findMemberId()
  await confirmAddress(site, id)
  await agePasswords(site, id)

  /** The usernames of the forms of a page that have a password, each with a new or a current one. */
  async function usernamesOn(path: string) {
    const forms = (await readPage(browser, path)).findAll('form')
    return forms
      .filter((form) => form.find('[type="password"]'))
      .map((form) => form.attributes('input[hidden][readonly]', 'value').join())
  }
  expect(await usernamesOn('/profile')).toEqual([username, username])
  for (const path of [link, '/profile/delete', '/profile/password-again', '/profile/second-factor'])
    expect([path, await usernamesOn(path)]).toEqual([path, [username]])

  const other = await openAccount(site)
  await setUpFactor(pageDriver(site, other.browser))
  const on = await readPage(other.browser, '/profile/second-factor')
  expect(on.attributes('input[hidden][readonly]', 'value')).toEqual([other.username])
})
