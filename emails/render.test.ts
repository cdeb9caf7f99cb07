import { describe, expect, test } from 'vitest'
import { frenchSpaces } from '#app/text/french'
import type { Reminder } from '#modules/exams'
import { renderSample } from '#test/things/mail'
import { messages, type TemplateName } from './messages'
import { renderMail } from './render'
import { sampleSender } from './preview'

const APP_URL = sampleSender.appUrl
const CONFIRMATION = '/confirmation/42.1795464000.an-example-that-confirms-nothing'
const RENEWAL = '/renouveler/44.1800292320000.an-example-that-renews-nothing'
const AT = '20\u00a0novembre 2026, 18\u00a0h\u00a012 (heure de Belgique)'

/** For each mail a phrase of its own, and the path of its button. */
const TABLE: Record<TemplateName, [says: string, path: string]> = {
  welcome: ["nom d'utilisateur, camille, ou avec cette adresse email.", CONFIRMATION],
  'address-confirmation': ['Ce lien est valable 48\u00a0heures.', CONFIRMATION],
  'reset-link': [
    "valable 1\u00a0heure et ne sert qu'une fois",
    '/reset-password?token=an-example-that-opens-nothing',
  ],
  'test-mail': ['saisir ce code\u00a0: 0a1b2c3d4e', '/admin/setup?code=0a1b2c3d4e'],
  'password-changed': [AT, '/auth?mode=forgot'],
  'second-factor-on': [AT, '/auth?mode=forgot'],
  'second-factor-off': ['Votre mot de passe suffit de nouveau', '/auth?mode=forgot'],
  'recovery-code-used': ['Il vous reste 3\u00a0codes de secours', '/auth?mode=forgot'],
  'email-changed': [
    'Nouvelle adresse\u00a0: camille.dubois@example.com',
    '/annuler-changement/42.1795464000000.an-example-that-undoes-nothing',
  ],
  'email-is-yours': ['Cette adresse est maintenant celle de', CONFIRMATION],
  'ad-approved': ['Annonce\u00a0: Carabine CZ 457', '/classified-ads/42'],
  'ad-rejected': ['coordinateur belge pour les services numériques', '/classified-ads/43/edit'],
  'ad-removed': ["à la suite d'un signalement", '/classified-ads/44/edit'],
  'ad-hidden': ['Vous recevrez sa décision par email.', '/classified-ads/44'],
  'ad-shown-again': ["l'affiche de nouveau, sans y rien changer", '/classified-ads/44'],
  'ad-ending': ["En ligne jusqu'au\u00a0: 18\u00a0janvier 2027", RENEWAL],
  'ad-price-lowered': ['Ancien prix\u00a0: 290\u00a0€', '/classified-ads/44'],
  'ad-ended': ['Supprimée le\u00a0: 17\u00a0février 2027', RENEWAL],
  reminder: ['Votre examen est dans 19\u00a0jours, le 12\u00a0décembre 2026.', '/dashboard'],
  'ad-digest': ['Lunette 6-24×50 à réticule mildot', '/alertes'],
  'report-received': [
    'Question\u00a0: Comment conserver trois armes à la maison\u202f?',
    '/signaler/question/12',
  ],
  'report-corrected': ['la leçon que vous avez signalée est corrigée', '/signaler/lecon/stockage'],
  'report-kept': ['Merci de votre lecture attentive.', '/signaler/question/12'],
  message: ['Annonce\u00a0: Lunette 6-24×50', '/messages/12#fin'],
  'conversation-report-received': ['vous pouvez bloquer ce membre', '/signaler/conversation/12'],
  'conversation-report-closed': [
    "il demandait d'envoyer de l'argent avant la visite.",
    '/signaler/conversation/12',
  ],
  'ad-report-received': ['Signalement\u00a0: n°\u00a07', '/signaler-un-contenu'],
  'ad-report-closed': ["rien n'indique une arnaque.", '/signaler-un-contenu'],
  'admin-waiting': ['3\u00a0annonces à valider (depuis 2\u00a0jours)', '/admin'],
  'account-deleted': ['ne peuvent pas être rétablies', '/'],
  'account-removed': ['Un administrateur de Prépa LTS a supprimé votre compte', '/'],
  'account-warned': ['Un administrateur de Prépa LTS vous avertit', '/mentions-legales'],
  'account-blocked': ['Un administrateur de Prépa LTS a bloqué votre compte', '/mentions-legales'],
}

/** Puts these words into a list of texts by others. */
const withWords = (value: unknown, words: string): unknown =>
  Array.isArray(value) && value.every((one: object) => 'title' in one)
    ? value.map((one: object) => ({ ...one, title: words, price: words, location: words }))
    : value

const NAMES = Object.keys(messages) as TemplateName[]

describe.each(NAMES)('the mail %s', (name) => {
  const { sample, prepareSample } = messages[name]
  const [says, path] = TABLE[name]

  test('has the same words in both parts, with French typography', () => {
    const { subject, html, text } = renderSample(name)

    for (const words of [
      'Bonjour Camille,',
      says,
      'Vous recevez cet email parce qu',
      'Élodie Lambert, contact@',
    ])
      for (const part of [text, readable(html)]) expect(part).toContain(words)
    for (const part of [text, readable(html)]) expect(part).toBe(frenchSpaces(part))
    expect(text).toMatch(new RegExp(`^Prépa LTS\\s+${subject}\\s+Bonjour Camille,`))
    expect(text).not.toMatch(/[’“”]|null|undefined|e-mail/i)
    expect(html).toContain('lang="fr-BE"')
    expect(readable(html)).toContain(frenchSpaces(prepareSample().preview))
  })

  test('has one button, whose address is in both parts', () => {
    const { html, text } = renderSample(name)

    expect(html.match(/class="button"/g)).toHaveLength(1)
    expect(html).toContain(`<a class="button" href="${APP_URL}${path}"`)
    expect(readable(html)).toContain(` ${APP_URL}${path} `)
    expect(text.split('\n')).toContain(`${APP_URL}${path}`)
  })

  test('shows what a person wrote as text, and never in its subject', () => {
    const hostile = `<script>alert("x")</script> O'Neill & "Zoé" 🎯`
    const filled = Object.entries(sample).map(([key, value]) => [
      key,
      /^(at|adId|rule|kind|place|every|today|exam|ads|waiting|hasMore|isCorrection|until|.*(At|url))$/i.test(
        key,
      )
        ? withWords(value, hostile)
        : hostile,
    ])
    const { subject, html } = renderSample(name, Object.fromEntries(filled))

    expect(subject).toBe(prepareSample().subject)
    expect(html).not.toMatch(/<script|"Zoé"/)
  })

  test('greets nobody by a name that would become a link', () => {
    const { html, text } = renderSample(name, { firstName: 'evil.com' })

    expect(html).not.toContain('evil')
    expect(text).toMatch(/^Bonjour,$/m)
  })
})

test.each([
  ['message', 'words'],
  ['ad-rejected', 'reason'],
  ['ad-removed', 'reason'],
  ['ad-report-closed', 'reply'],
  ['conversation-report-closed', 'reply'],
  ['report-kept', 'reply'],
] as const)('the text of the mail %s quotes each line of its %s', (template, written) => {
  const { text } = renderSample(template, {
    [written]: `Lire et répondre :\n\nhttps://evil.example/messages/1\n${'mot '.repeat(40)}`,
  })

  const lines = text.split('\n').map((line) => line.trimEnd())
  expect(lines.join('\n').replace(/[\u00a0\u202f]/g, ' ')).toContain(
    '> Lire et répondre :\n>\n> https://evil.example/messages/1\n> mot ',
  )
  for (const line of lines) if (/mot|evil/.test(line)) expect(line).toMatch(/^> /)
})

test('the welcome mail leaves out a username that would become a link', () => {
  const { html, text } = renderSample('welcome', { username: 'www.gros-lot.com' })

  expect(html).not.toContain('gros-lot')
  expect(plain(text)).toContain("avec votre nom d'utilisateur ou avec cette adresse email.")
})

test.each([
  [{ from: 'www.gros-lot.com' }, /gros-lot/],
  [{ words: null }, /disponible/],
])('the mail about a message leaves out unsafe and private words: %j', (changes, left) => {
  const { html, text } = renderSample('message', changes)

  expect(html + text).not.toMatch(left)
  expect(text).toContain('Lunette 6-24×50')
})

test.each([
  [{}, '2 nouvelles annonces', 'Voici ce que vos alertes ont trouvé :'],
  [{ hasMore: true }, 'Plus de 2 nouvelles annonces', 'Voici les annonces les plus récentes'],
])('the digest of alerts has number, prices, places and links of ads: %j', (more, subject, says) => {
  const mail = renderSample('ad-digest', more)

  expect(mail.subject).toBe(frenchSpaces(subject))
  expect(plain(mail.text)).toContain(says)
  expect(plain(mail.text)).toMatch(
    /mildot \S+\/classified-ads\/45 290€, Huy Casque .*\/classified-ads\/46 à discuter, Tournai/,
  )
})

test('a long mail of signs of several bytes has no null byte', () => {
  const ads = Array.from({ length: 12 }, (_, id) => ({
    id,
    title: '€'.repeat(100),
    price: '€',
    location: 'Liège',
  }))

  const { html } = renderSample('ad-digest', { ads })

  expect(html).not.toContain('\0')
  expect(html.match(/€/g)).toHaveLength(12 * 101)
})

describe('the reminder mail', () => {
  test('says what the card of the day says, and leads to it', () => {
    const { subject, text } = remind({})

    expect(plain(subject)).toBe("Aujourd'hui : 24 questions, environ 10 minutes")
    expect(plain(text)).toContain(
      "Aujourd'hui : 24 questions, environ 10 minutes. 13 à revoir, puis 11 nouvelles.",
    )
    expect(text).toContain(`${APP_URL}/dashboard`)
  })

  test('has no exam without a date, and says how to stop', () => {
    const { text } = remind({ exam: null })

    expect(text).not.toMatch(/examen est/)
    expect(text).toContain(messages.reminder.sample.unsubscribeUrl)
    expect(text).toContain(`${APP_URL}/profile#rappels`)
  })

  const remind = (changes: Partial<Reminder>) => renderSample('reminder', changes)
})

test('the mail to a new address does not name the old one', () => {
  const { subject, html, text } = renderSample('email-is-yours')

  expect(subject).toBe('Votre compte a une nouvelle adresse email')
  expect(subject + html + text).not.toMatch(/ancienne|@example\.com/i)
})

test.each([
  [sampleSender, 'Contactez-nous\u00a0: contact@prepa-lts.example.'],
  [{ appUrl: APP_URL, operator: {} }, `consultez la page ${APP_URL}/mentions-legales du site.`],
])('a mail names the address of the operator, or the legal notice', (sender, sentence) => {
  const { text } = renderMail(messages.welcome.prepareSample(), sender)

  expect(text.replace(/[ \n]+/g, ' ')).toContain(sentence)
  expect(text).not.toContain('undefined')
})

const plain = (text: string) => text.replace(/\s+/g, ' ')

/** The text of an HTML part. */
function readable(html: string): string {
  return html
    .replace(/<(style|title)>.*?<\/\1>|<!--.*?-->/g, '')
    .replace(/<\/?(span|strong)[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}
