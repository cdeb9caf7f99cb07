import { carbine } from '#test/things/carbine'
import { karim } from '#test/people'
import { endless, publishAd } from '#test/e2e/ads'
import { sendUnchecked } from '#test/e2e/forms'
import { confirmAll, converse, reportedAd, reportedConversation } from '#test/e2e/messages'
import { asAdmin, asMember, asVisitor, expectRefused } from './visit'

const LONG = `Bonjour,\n\noui. ${'Sansespace'.repeat(30)}`
const CHAT = ['Est-il encore disponible ?', 'Oui, avec les deux coussinets.', 'Je passe samedi.', LONG]

/** What members write to each other, in each state that looks different. */
export const messagePages = {
  'the messages, one conversation of which is unread': asMember('Messages', async (site, member) => {
    await converse(site, { writer: member, messages: CHAT })
    await converse(site, { writer: member, ad: endless, messages: [LONG] })
    return '/messages'
  }),

  'a conversation': asMember(/^karim/, async (site, member) => {
    await converse(site, { owner: member, ad: endless, messages: [LONG] })
    return `/messages/${(await converse(site, { owner: member, messages: CHAT })).id}`
  }),

  'a conversation about a deleted ad, with a member who is blocked': asMember(
    /^camille/,
    async (site, member) => {
      const { id, ad, owner } = await converse(site, { writer: member, ad: endless, messages: CHAT })
      await owner.http.post(`/classified-ads/${ad}/delete`)
      await member.http.post(`/messages/${id}/block`)
      return `/messages/${id}`
    },
  ),

  'a conversation that is not found': asMember('Conversation non trouvée', '/messages/999999'),

  'the first message about an ad, refused': asMember(
    'Écrire au vendeur',
    async (site) => {
      const { id } = await publishAd(site, await site.member(karim), endless)
      await confirmAll(site)
      return `/classified-ads/${id}/message`
    },
    async (page) => {
      await page.getByLabel('Votre message').fill(' ')
      await sendUnchecked(page.getByRole('button', { name: 'Envoyer' }))
      await expectRefused(page)
    },
  ),

  'the first message of a member without a confirmed address': asMember(
    "Écrire à l'acheteur",
    async (site) => {
      const wanted = await publishAd(site, await site.member(karim), { ...carbine, type: 'purchase' })
      return `/classified-ads/${wanted.id}/message`
    },
  ),

  'the report of a conversation': asMember('Signaler cette conversation', async (site, member) => {
    const { id } = await converse(site, { owner: member })
    return `/signaler/conversation/${id}`
  }),

  'the report of an ad by a visitor, refused': asVisitor(
    'Signaler cette annonce',
    async (site, member) => `/signaler/annonce/${(await publishAd(site, member, endless)).id}`,
    async (page) => {
      await page.getByLabel('Votre remarque').fill(' ')
      await sendUnchecked(page.getByRole('button', { name: 'Envoyer le signalement' }))
      await expectRefused(page)
    },
  ),

  'the receipt of the report of an ad': asVisitor(
    'Signalement reçu',
    async (site, member) => `/signaler/annonce/${(await publishAd(site, member)).id}?recu=12`,
  ),

  'the ads that were reported': asAdmin('Annonces signalées', async (site) => {
    await reportedAd(site, endless)
    return '/admin/ad-reports'
  }),

  'a reported ad, its answer refused': asAdmin(
    'Annonce signalée',
    async (site) => `/admin/ad-reports/${await reportedAd(site, endless)}`,
    async (page) => {
      await sendUnchecked(page.getByRole('button', { name: "Retirer l'annonce" }))
      await expectRefused(page)
    },
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
      await sendUnchecked(page.getByRole('button', { name: 'Clore le signalement' }))
      await expectRefused(page)
    },
  ),
}
