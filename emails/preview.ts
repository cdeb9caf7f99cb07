import type { Contents, Sender, TemplateName } from './mail'
import { renderMail, type Rendered } from './render'

export type Preview = Rendered & { name: string }

/** Each of the samples, as it would be sent. */
export function renderSamples(sender: Sender = sampleSender): Preview[] {
  return Object.entries(samples).map(([name, mail]) => ({ name, ...renderMail(mail, sender) }))
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

/** What each template is filled with, to be looked at. */
const contents = {
  welcome: { firstName, username: 'camille', confirmUrl },
  'address-confirmation': { firstName, confirmUrl },
  'reset-link': {
    firstName,
    url: 'https://prepa-lts.example/reset-password?token=an-example-that-opens-nothing',
  },
  'password-changed': { firstName, at: '2026-11-20T17:12:00.000Z' },
  'second-factor-on': { firstName, at: '2026-11-20T17:12:00.000Z' },
  'second-factor-off': { firstName, at: '2026-11-20T17:12:00.000Z' },
  'recovery-code-used': { firstName, at: '2026-11-20T17:12:00.000Z', left: 3 },
  'email-changed': {
    firstName,
    oldEmail: 'camille@example.com',
    newEmail: 'camille.dubois@example.com',
    undoUrl: 'https://prepa-lts.example/annuler-changement/42.1795464000000.an-example-that-undoes-nothing',
  },
  'email-is-yours': { firstName, confirmUrl },
  'ad-approved': { firstName, title: 'Carabine CZ 457', adId: 42 },
  'ad-rejected': {
    firstName,
    title: 'Pistolet .22 LR',
    adId: 43,
    rule: 'distance-sale',
    reason:
      "L'annonce propose un envoi par la poste : l'article 19 de la loi du 8 juin 2006 interdit de vendre une arme à un particulier par correspondance ou par Internet.\nRenseignez-vous auprès du service des armes du gouverneur avant toute nouvelle annonce.",
  },
  'ad-removed': {
    firstName,
    title: 'Lunette 6-24×50',
    adId: 44,
    rule: 'misleading',
    reason: "La lunette des photos n'est pas celle du titre.",
  },
  'ad-hidden': { firstName, title: 'Lunette 6-24×50', adId: 44 },
  'ad-shown-again': { firstName, title: 'Lunette 6-24×50', adId: 44 },
  'ad-ending': ENDING,
  'ad-ended': ENDING,
  reminder: {
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
  'ad-digest': {
    firstName,
    ads: [
      { id: 45, title: 'Lunette 6-24×50 à réticule mildot', price: '290€', location: 'Huy' },
      { id: 46, title: 'Casque antibruit électronique', price: 'à discuter', location: 'Tournai' },
    ],
    hasMore: false,
    until: new Date('2026-11-20T06:00:00Z'),
    unsubscribeUrl: 'https://prepa-lts.example/desabonnement/42.an-example-that-ends-nothing',
  },
  'report-received': { firstName, kind: 'question', place: '12', about: OPENED_CASE },
  'report-corrected': { firstName, kind: 'lesson', place: 'stockage', about: 'Stockage' },
  'report-kept': {
    firstName,
    kind: 'question',
    place: '12',
    about: OPENED_CASE,
    reply:
      "La réponse B est bien la bonne : l'article 10 de l'arrêté royal du 24 avril 1997 demande une armoire fermée à clé.\nMerci de votre lecture attentive.",
  },
  message: {
    firstName,
    from: 'karim_b',
    title: 'Lunette 6-24×50',
    conversationId: 12,
    words: 'Bonjour, la lunette est-elle encore disponible ?\nJe peux venir samedi.',
  },
  'conversation-report-received': { firstName, conversationId: 12 },
  'conversation-report-closed': {
    firstName,
    conversationId: 12,
    outcome: 'acted',
    reply: "Le compte de ce membre est bloqué : il demandait d'envoyer de l'argent avant la visite.",
  },
  'ad-report-received': { firstName, title: 'Lunette 6-24×50', number: 7 },
  'ad-report-closed': {
    firstName,
    title: 'Lunette 6-24×50',
    number: 7,
    outcome: 'kept',
    reply: "Le prix et les photos correspondent à l'objet : rien n'indique une arnaque.",
  },
  'account-deleted': { firstName },
  'account-removed': { firstName },
  'account-blocked': { firstName },
} satisfies Contents

type Samples = { [T in TemplateName]: { template: T; parameters: (typeof contents)[T] } }

/** A mail of each template. */
export const samples = Object.fromEntries(
  Object.entries(contents).map(([template, parameters]) => [template, { template, parameters }]),
) as Samples

export const sampleSender: Sender = {
  appUrl: 'https://prepa-lts.example',
  operator: { name: 'Élodie Lambert', contact: 'contact@prepa-lts.example' },
}
