import { beforeAll, expect, test } from 'vitest'
import { openPage } from '#test/harness/page'
import { countAs, countsOf, LIMITED } from '#test/harness/limits'
import { openAdSite } from '#test/harness/ad-site'
import { sharedSite } from '#test/harness/shared-site'

const site = sharedSite(() => openAdSite(LIMITED))
let ads: number[]
beforeAll(async () => {
  await site.db.run('UPDATE users SET email_confirmed_at = created_at')
  ads = []
  for (let n = 1; n <= 3; n += 1) ads.push((await site.publish({ title: `Mallette ${n}` })).id)
})

test('twenty conversations a day, sixty messages an hour; the form is kept', async () => {
  const { member } = site.readers
  const write = (path: string, message = 'Bonjour.') => member.post(path, { message })
  // What may not be written does not count.
  await site.db.run('UPDATE users SET email_confirmed_at = NULL')
  const refused = await write(`/classified-ads/${ads[2]}/message`)
  expect((await openPage(refused)).words).toContain("Confirmez d'abord votre adresse email")
  await site.db.run('UPDATE users SET email_confirmed_at = created_at')

  expect((await write(`/classified-ads/${ads[0]}/message`)).status).toBe(303)
  await countAs(site, 'conversation', 19)
  const begun = await write(`/classified-ads/${ads[1]}/message`)
  const thread = begun.headers.get('Location')!.replace('#fin', '')

  const tooMany = await openPage(write(`/classified-ads/${ads[2]}/message`, 'Un de plus.'))
  expect([tooMany.status, tooMany.field('message')?.value]).toEqual([429, 'Un de plus.'])
  expect(tooMany.words).toContain('Trop de tentatives. Réessayez dans 24 heures.')

  // Who has begun goes on: a conversation that was refused is no message either.
  expect((await countsOf(site)).find(({ key }) => key.startsWith('message:'))?.points).toBe(2)
  await countAs(site, 'message', 59)
  expect((await write(thread)).status).toBe(303)
  const last = await openPage(write(thread, 'Le dernier.'))
  expect([last.status, last.field('message')?.value]).toEqual([429, 'Le dernier.'])
})
