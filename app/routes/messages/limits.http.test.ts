import { beforeAll, expect, test } from 'vitest'
import { wordsOf } from '#test/html-text'
import { LIMITED } from '#test/limits'
import { openAdSite } from '#test/pages/ads'
import { sharedSite } from '#test/shared-site'

const site = sharedSite(() => openAdSite(LIMITED))
let ads: number[]
beforeAll(async () => {
  await site.db.run('UPDATE users SET email_confirmed_at = created_at')
  ads = []
  for (let n = 1; n <= 21; n += 1) ads.push((await site.publish({ title: `Mallette ${n}` })).id)
})

test('a member begins twenty conversations a day, and writes sixty messages an hour; the form is kept', async () => {
  const { member } = site.readers
  const write = (path: string, message = 'Bonjour.') => member.post(path, { message })
  // What may not be written does not count.
  await site.db.run('UPDATE users SET email_confirmed_at = NULL')
  for (let n = 1; n <= 5; n += 1) {
    const refused = await write(`/classified-ads/${ads[20]}/message`)
    expect(wordsOf(await refused.text())).toContain("Confirmez d'abord votre adresse email")
  }
  await site.db.run('UPDATE users SET email_confirmed_at = created_at')

  let thread = ''
  for (const ad of ads.slice(0, 20))
    thread = (await write(`/classified-ads/${ad}/message`)).headers.get('Location')!.replace('#fin', '')

  const tooMany = await write(`/classified-ads/${ads[20]}/message`, 'Un de plus.')
  const html = await tooMany.text()
  expect([tooMany.status, html.includes('Un de plus.</textarea>')]).toEqual([429, true])
  expect(wordsOf(html)).toContain('Trop de tentatives. Réessayez dans 24 heures.')

  // Who has begun goes on: a conversation that was refused is no message either.
  for (let n = 21; n <= 60; n += 1) expect((await write(thread)).status, `message ${n}`).toBe(303)
  const last = await write(thread, 'Le dernier.')
  expect([last.status, (await last.text()).includes('Le dernier.</textarea>')]).toEqual([429, true])
})
