import type { ReadyMail, Sender } from './mail'
import { renderMail, type Rendered } from './render'

export type Preview = Rendered & { name: string }

/** Each of the samples, as it would be sent. */
export function renderSamples(sender: Sender = sampleSender): Promise<Preview[]> {
  return Promise.all(
    Object.entries(samples).map(async ([name, mail]) => ({ name, ...(await renderMail(mail, sender)) })),
  )
}

const firstName = 'Camille'
const confirmUrl = 'https://prepa-lts.example/confirmation/42.1795464000.an-example-that-confirms-nothing'

const OPENED_CASE = 'Comment conserver trois armes à la maison ?'

const ENDING = {
  firstName,
  title: 'Lunette 6-24×50',
  adId: 44,
  expiresAt: new Date('2027-01-18T17:12:00Z'),
  deletedAt: new Date('2027-02-17T17:12:00Z'),
  renewUrl: 'https://prepa-lts.example/renouveler/44.1800292320000.an-example-that-renews-nothing',
}

/** A mail of each template and reader, to be looked at. */
export const samples = {
  welcome: { template: 'welcome', parameters: { firstName, username: 'camille', confirmUrl } },
  'address-confirmation': { template: 'address-confirmation', parameters: { firstName, confirmUrl } },
  'reset-link': {
    template: 'reset-link',
    parameters: {
      firstName,
      url: 'https://prepa-lts.example/reset-password?token=an-example-that-opens-nothing',
    },
  },
  'password-changed': {
    template: 'password-changed',
    parameters: { firstName, at: '2026-11-20T17:12:00.000Z' },
  },
  'second-factor-on': {
    template: 'second-factor-on',
    parameters: { firstName, at: '2026-11-20T17:12:00.000Z' },
  },
  'second-factor-off': {
    template: 'second-factor-off',
    parameters: { firstName, at: '2026-11-20T17:12:00.000Z' },
  },
  'recovery-code-used': {
    template: 'recovery-code-used',
    parameters: { firstName, at: '2026-11-20T17:12:00.000Z', left: 3 },
  },
  'email-changed': {
    template: 'email-changed',
    parameters: { firstName, oldEmail: 'camille@example.com', newEmail: 'camille.dubois@example.com' },
  },
  'email-is-yours': { template: 'email-is-yours', parameters: { firstName, confirmUrl } },
  'ad-approved': { template: 'ad-approved', parameters: { firstName, title: 'Carabine CZ 457', adId: 42 } },
  'ad-rejected': {
    template: 'ad-rejected',
    parameters: {
      firstName,
      title: 'Pistolet .22 LR',
      adId: 43,
      rule: 'distance-sale',
      reason:
        "L'annonce propose un envoi par la poste : l'article 19 de la loi du 8 juin 2006 interdit de vendre une arme à un particulier par correspondance ou par Internet.\nRenseignez-vous auprès du service des armes du gouverneur avant toute nouvelle annonce.",
    },
  },
  'ad-removed': {
    template: 'ad-removed',
    parameters: {
      firstName,
      title: 'Lunette 6-24×50',
      adId: 44,
      rule: 'misleading',
      reason: "La lunette des photos n'est pas celle du titre.",
    },
  },
  'ad-hidden': { template: 'ad-hidden', parameters: { firstName, title: 'Lunette 6-24×50', adId: 44 } },
  'ad-shown-again': {
    template: 'ad-shown-again',
    parameters: { firstName, title: 'Lunette 6-24×50', adId: 44 },
  },
  'ad-ending': { template: 'ad-ending', parameters: ENDING },
  'ad-ended': { template: 'ad-ended', parameters: ENDING },
  reminder: {
    template: 'reminder',
    parameters: {
      firstName,
      every: 'daily',
      themes: [
        { theme: "catégories d'armes", due: 5 },
        { theme: 'transport', due: 4 },
        { theme: 'stockage', due: 2 },
        { theme: 'munitions', due: 1 },
      ],
      exam: { date: '2026-12-12', daysLeft: 19 },
      unsubscribeUrl: 'https://prepa-lts.example/desabonnement/42.an-example-that-ends-nothing',
    },
  },
  'ad-digest': {
    template: 'ad-digest',
    parameters: {
      firstName,
      ads: [
        { id: 45, title: 'Lunette 6-24×50 à réticule mildot', price: '290€', location: 'Huy' },
        { id: 46, title: 'Casque antibruit électronique', price: 'à discuter', location: 'Tournai' },
      ],
      hasMore: false,
      until: new Date('2026-11-20T06:00:00Z'),
      unsubscribeUrl: 'https://prepa-lts.example/desabonnement/42.an-example-that-ends-nothing',
    },
  },
  'report-received': {
    template: 'report-received',
    parameters: { firstName, kind: 'question', place: '12', about: OPENED_CASE },
  },
  'report-corrected': {
    template: 'report-corrected',
    parameters: { firstName, kind: 'lesson', place: 'stockage', about: 'Stockage' },
  },
  'report-kept': {
    template: 'report-kept',
    parameters: {
      firstName,
      kind: 'question',
      place: '12',
      about: OPENED_CASE,
      reply:
        "La réponse B est bien la bonne : l'article 10 de l'arrêté royal du 24 avril 1997 demande une armoire fermée à clé.\nMerci de votre lecture attentive.",
    },
  },
  message: {
    template: 'message',
    parameters: {
      firstName,
      from: 'karim_b',
      title: 'Lunette 6-24×50',
      conversationId: 12,
      words: 'Bonjour, la lunette est-elle encore disponible ?\nJe peux venir samedi.',
    },
  },
  'conversation-report-received': {
    template: 'conversation-report-received',
    parameters: { firstName, conversationId: 12 },
  },
  'conversation-report-closed': {
    template: 'conversation-report-closed',
    parameters: {
      firstName,
      conversationId: 12,
      outcome: 'acted',
      reply: "Le compte de ce membre est bloqué : il demandait d'envoyer de l'argent avant la visite.",
    },
  },
  'ad-report-received': {
    template: 'ad-report-received',
    parameters: { firstName, title: 'Lunette 6-24×50', number: 7 },
  },
  'ad-report-closed': {
    template: 'ad-report-closed',
    parameters: {
      firstName,
      title: 'Lunette 6-24×50',
      number: 7,
      outcome: 'kept',
      reply: "Le prix et les photos correspondent à l'objet : rien n'indique une arnaque.",
    },
  },
  'account-deleted': { template: 'account-deleted', parameters: { firstName } },
  'account-removed': { template: 'account-removed', parameters: { firstName } },
} satisfies Record<string, ReadyMail>

export type Sample = keyof typeof samples

export const sampleSender: Sender = {
  appUrl: 'https://prepa-lts.example',
  operator: { name: 'Élodie Lambert', contact: 'contact@prepa-lts.example' },
}
