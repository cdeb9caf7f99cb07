import { describe, expect, test } from 'vitest'
import { frenchSpaces } from '#app/text/french'
import { storedMail } from '#modules/kernel/mails'
import type { ReadyMail } from './mail'
import { renderMail } from './render'
import { sampleSender, samples, type Sample } from './preview'
import { templateOf } from './templates'

const APP_URL = sampleSender.appUrl
const RESET = 'https://prepa-lts.example/reset-password?token=an-example-that-opens-nothing'

const TABLE: Record<Sample, { subject: string; action: string; says: string[] }> = {
  welcome: {
    subject: 'Bienvenue sur Prépa LTS',
    action: `${APP_URL}/exam-selection`,
    says: ['utilisateur, camille, ou avec cette adresse email.', "Vous n'avez pas créé de compte\u202f?"],
  },
  'reset-link': {
    subject: 'Votre lien pour choisir un nouveau mot de passe',
    action: RESET,
    says: ["valable une heure et ne sert qu'une fois", "Vous n'avez rien demandé\u202f?"],
  },
  'password-changed': {
    subject: 'Votre mot de passe a été changé',
    action: `${APP_URL}/auth?mode=forgot`,
    says: ['20\u00a0novembre 2026, 18\u00a0h\u00a012 (heure de Belgique)', "Ce n'était pas vous\u202f?"],
  },
  'email-changed-to-old': {
    subject: "L'adresse email de votre compte a changé",
    action: `${APP_URL}/profile`,
    says: [
      'Ancienne adresse\u00a0: camille@example.com',
      'Nouvelle adresse\u00a0: camille.dubois@example.com',
      "Ce n'était pas vous\u202f?",
    ],
  },
  'email-changed-to-new': {
    subject: 'Votre compte a une nouvelle adresse email',
    action: `${APP_URL}/profile`,
    says: ['Cette adresse est maintenant celle de', "Vous n'avez pas de compte sur Prépa LTS\u202f?"],
  },
  'ad-approved': {
    subject: 'Votre annonce est en ligne',
    action: `${APP_URL}/classified-ads/42`,
    says: ['Annonce\u00a0: Carabine CZ 457', "L'objet est vendu ou trouvé\u202f?"],
  },
  'ad-rejected': {
    subject: "Votre annonce n'a pas été publiée",
    action: `${APP_URL}/classified-ads/43`,
    says: [
      'Annonce\u00a0: Pistolet .22\u00a0LR',
      "la loi l'interdit entre particuliers.",
      'Une annonce refusée ne peut plus être modifiée.',
    ],
  },
  'account-deleted': {
    subject: 'Votre compte a été supprimé',
    action: `${APP_URL}/`,
    says: ['ne peuvent pas être rétablies', "Vous n'avez pas demandé cette suppression\u202f?"],
  },
  'account-removed': {
    subject: 'Votre compte a été supprimé',
    action: `${APP_URL}/`,
    says: [
      'Un administrateur de Prépa LTS a supprimé votre compte',
      "Vous pensez que c'est une erreur\u202f?",
    ],
  },
}

const SAMPLES = Object.entries(samples) as [Sample, ReadyMail][]

test('there is a sample of every template', () => {
  const known = storedMail.options.map(({ shape }) => shape.template.value)
  expect([...new Set(SAMPLES.map(([, { template }]) => template))].sort()).toEqual(known.sort())
})

describe.each(SAMPLES)('%s', (name, mail) => {
  const { subject, action, says } = TABLE[name]

  test('says its words in both parts, under its subject', async () => {
    const rendered = await renderMail(mail, sampleSender)

    expect(rendered.subject).toBe(subject)
    for (const words of ['Bonjour Camille,', ...says]) {
      expect(rendered.text).toContain(words)
      expect(readable(rendered.html)).toContain(words)
    }
  })

  test('has one button, and its address in plain text in both parts', async () => {
    const { html, text } = await renderMail(mail, sampleSender)

    expect(html.match(/class="button"/g)).toHaveLength(1)
    expect(html).toContain(`<a class="button" href="${action}"`)
    expect(readable(html)).toContain(` ${action} `)
    expect(text.split('\n')).toContain(action)
  })

  test('tells the language, the preview, who writes and why', async () => {
    const { html, text } = await renderMail(mail, sampleSender)

    expect(html).toContain('lang="fr-BE"')
    expect(readable(html)).toContain(frenchSpaces(templateOf(mail).preview))
    expect(text).toMatch(new RegExp(`^Prépa LTS\\s+${subject}\\s+Bonjour Camille,`))
    expect(text).toMatch(/Vous recevez cet email parce qu/)
    expect(html + text).not.toMatch(/e-mail/i)
    expect(text).toContain("ce site n'est pas un site officiel")
    expect(text).toContain('Élodie Lambert, contact@prepa-lts.example')
  })

  test('is set as French is printed', async () => {
    const { html, text } = await renderMail(mail, sampleSender)

    expect(text).toBe(frenchSpaces(text))
    expect(readable(html)).toBe(frenchSpaces(readable(html)))
    expect(text).not.toMatch(/[’“”]|null|undefined/)
  })

  test('does without an operator who gives no name', async () => {
    const { text } = await renderMail(mail, { appUrl: APP_URL, operator: {} })

    expect(text).not.toMatch(/Élodie|contact@|undefined/)
    expect(text).toBe(frenchSpaces(text))
  })
})

describe('what a person has written', () => {
  const hostile = `<script>alert("x")</script> O'Neill & "Zoé" 🎯`

  test.each(SAMPLES)('is no markup in %s, and no part of its subject', async (name, mail) => {
    const filled = Object.fromEntries(
      Object.entries(mail.parameters).map(([key, value]) => [key, KEPT.includes(key) ? value : hostile]),
    )
    const { subject, html } = await renderMail({ ...mail, parameters: filled } as ReadyMail, sampleSender)

    expect(subject).toBe(TABLE[name].subject)
    expect(html).not.toMatch(/<script|"Zoé"/)
  })

  test('is text where it is an address', async () => {
    const parameters = { firstName: 'Camille', oldEmail: 'camille@example.com', newEmail: hostile }
    const { html, text } = await renderMail({ template: 'email-changed', parameters }, sampleSender)

    expect(html).toContain(
      '&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; O&#x27;Neill &amp; &quot;Zoé&quot; 🎯',
    )
    expect(text).toContain(hostile)
  })

  test.each(SAMPLES)('is left out of the greeting of %s where it would be a link', async (_name, mail) => {
    const parameters = { ...mail.parameters, firstName: 'evil.com' }
    const { html, text } = await renderMail({ ...mail, parameters } as ReadyMail, sampleSender)

    expect(html).not.toContain('evil')
    expect(text).toMatch(/^Bonjour,$/m)
  })

  test('is left out of the welcome where it is a username that would be a link', async () => {
    const { html, text } = await renderMail(
      { template: 'welcome', parameters: { firstName: 'Camille', username: 'www.gros-lot.com' } },
      sampleSender,
    )

    expect(html).not.toContain('gros-lot')
    expect(text.replace(/\s+/g, ' ')).toContain(
      "Connectez-vous avec votre nom d'utilisateur ou avec cette adresse email.",
    )
  })
})

test('the mail to the new address does not name the old one', async () => {
  const { subject, html, text } = await renderMail(samples['email-changed-to-new'], sampleSender)

  expect(text).toContain('Cette adresse est maintenant celle de votre compte')
  expect(subject + html + text).not.toMatch(/ancienne|@example\.com/i)
})

describe('where the operator is reached', () => {
  test('is told in a sentence', async () => {
    const { text } = await renderMail(samples.welcome, sampleSender)

    expect(text).toContain('Contactez-nous\u00a0: contact@prepa-lts.example.\n')
  })

  test('is the legal notice where he gives no address', async () => {
    const { text } = await renderMail(samples.welcome, { appUrl: APP_URL, operator: {} })

    expect(text.replace(/\s+/g, ' ')).toContain(
      `Pour prévenir l'exploitant, consultez la page ${APP_URL}/mentions-legales du site.`,
    )
  })
})

/** What is no person's own words. */
const KEPT = ['url', 'at', 'adId']

/** The words of an HTML part, as they stand in its source. */
function readable(html: string): string {
  return html
    .replace(/<(style|title)>.*?<\/\1>|<!--.*?-->/g, '')
    .replace(/<\/?(span|strong)[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}
