import { carbine, endless, adsBy, headset } from '#test/things/ad'
import { confirmAll, converse, reportAd, reportConversation } from '#test/things/conversation'
import { camille, karim } from '#test/people'
import { createBrowser } from '#test/harness/browser'
import type { Member, Site } from '#test/e2e/worker-site'
import { alsoAsMember, asAdmin, asMember, asVisitor, sendRefused } from './visit'

const LONG = `Bonjour,\n\noui. ${'Sansespace'.repeat(30)}`
const CHAT = ['Est-il encore disponible ?', 'Oui, avec les deux coussinets.', 'Je passe samedi.', LONG]

/** What members write to each other, in each state that looks different. */
export const messagePages = {
  'the messages, one conversation of which is unread': asMember('Messages', async (site, member) => {
    await talk(site, { writer: member, messages: CHAT })
    await talk(site, { writer: member, ad: endless, messages: [LONG] })
    return '/messages'
  }),

  'a conversation': asMember(/^karim/, async (site, member) => {
    await talk(site, { owner: member, ad: endless, messages: [LONG] })
    return `/messages/${(await talk(site, { owner: member, messages: CHAT })).id}`
  }),

  'a conversation about a deleted ad, with a member who is blocked': alsoAsMember(
    /^camille/,
    async (site, member) => {
      const { id, ad, owner } = await talk(site, { writer: member, ad: endless, messages: CHAT })
      await owner.http.post(`/classified-ads/${ad}/delete`)
      await member.http.post(`/messages/${id}/block`)
      return `/messages/${id}`
    },
  ),

  'the first message about an ad, refused': asMember(
    'Écrire au vendeur',
    async (site) => {
      const { id } = await adsBy(await site.member(karim), site).publish(endless)
      await confirmAll(site)
      return `/classified-ads/${id}/message`
    },
    async (page) => {
      await page.getByLabel('Votre message').fill(' ')
      await sendRefused(page, 'Envoyer')
    },
  ),

  'the first message of a member without a confirmed address': alsoAsMember(
    "Écrire à l'acheteur",
    async (site) => {
      const wanted = await adsBy(await site.member(karim), site).publish({ ...carbine, type: 'purchase' })
      return `/classified-ads/${wanted.id}/message`
    },
  ),

  'a held message': asMember('Écrire au vendeur', async (site, member) => {
    const { id } = await adsBy(await site.member(karim), site).publish(endless)
    await member.http.post(`/classified-ads/${id}/message`, { message: LONG })
    return `/classified-ads/${id}/message`
  }),

  'a held message about an ad that is sold': alsoAsMember('Écrire au vendeur', async (site, member) => {
    const ads = adsBy(await site.member(karim), site)
    const ad = await ads.publish(endless)
    await member.http.post(`/classified-ads/${ad.id}/message`, { message: LONG })
    await ads.sell(ad)
    return `/classified-ads/${ad.id}/message`
  }),

  'the messages, two of which are held': alsoAsMember('Messages', async (site, member) => {
    const ads = adsBy(await site.member(karim), site)
    for (const ad of [await ads.publish(endless), await ads.publish()])
      await member.http.post(`/classified-ads/${ad.id}/message`, { message: LONG })
    return '/messages'
  }),

  'the report of a conversation': asMember('Signaler cette conversation', async (site, member) => {
    const { id } = await talk(site, { owner: member })
    return `/signaler/conversation/${id}`
  }),

  'the report of an ad by a visitor, refused': asVisitor(
    'Signaler cette annonce',
    async (site, member) => `/signaler/annonce/${(await adsBy(member, site).publish(endless)).id}`,
    async (page) => {
      await page.getByLabel('Votre remarque').fill(' ')
      await sendRefused(page, 'Envoyer le signalement')
    },
  ),

  'the receipt of the report of an ad': asVisitor('Signalement reçu', async (site, member) => {
    const form = `/signaler/annonce/${(await adsBy(member, site).publish()).id}`
    const said = { reason: 'scam', message: 'Le vendeur demande un acompte.' }
    const answer = await createBrowser(site.origin).post(form, {
      ...said,
      email: `odette-${Date.now()}@example.be`,
    })
    return answer.headers.get('Location')!
  }),

  'the ads that were reported': asAdmin('Annonces signalées', async (site) => {
    await reportedAd(site)
    return '/admin/ad-reports'
  }),

  'a reported ad, its answer refused': asAdmin(
    'Annonce signalée',
    async (site) => `/admin/ad-reports/${await reportedAd(site)}`,
    (page) => sendRefused(page, "Retirer l'annonce"),
  ),

  'the conversations that members have reported': asAdmin('Messages signalés', async (site) => {
    await reportedConversation(site)
    return '/admin/message-reports'
  }),

  'a reported conversation, its answer refused': asAdmin(
    'Conversation signalée',
    async (site) => `/admin/message-reports/${await reportedConversation(site, CHAT)}`,
    async (page) => {
      await page.getByLabel('Votre réponse').fill(' ')
      await sendRefused(page, 'Clore le signalement')
    },
  ),
}

type Given = { owner?: Member; writer?: Member; ad?: object; messages?: string[] }

/** About an ad of Camille's, with Karim, unless others are named. */
async function talk(site: Site, { ad: fields = headset, messages = CHAT.slice(0, 1), ...people }: Given) {
  const { owner = await site.member(camille), writer = await site.member(karim) } = people
  await confirmAll(site)
  const { id: ad } = await adsBy(owner, site).publish(fields)
  const id = await converse({ ad, owner: owner.http, writer: writer.http, messages })
  return { id, ad, owner, writer }
}

const LONG_REPORT = {
  message: `Il demande un acompte. ${'Sansespace'.repeat(20)}\n\nVoir la fin de l'annonce.`,
}

/** The only report of an ad: by Karim, about an ad of Camille's. Returns its number. */
async function reportedAd(site: Site): Promise<number> {
  await site.db.write('DELETE FROM reports')
  const { id } = await adsBy(await site.member(camille), site).publish(endless, 3)
  return reportAd(site, (await site.member(karim)).http, id, LONG_REPORT)
}

/** The only report of a conversation, by its writer. Returns its number. */
async function reportedConversation(site: Site, messages?: string[]): Promise<number> {
  await site.db.write('DELETE FROM reports')
  const { id, writer } = await talk(site, { messages })
  return reportConversation(site, writer.http, id, LONG_REPORT)
}
