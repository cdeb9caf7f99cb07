import { describe, expect, test } from 'vitest'
import { frenchSpaces } from '../app/ui/text/french'
import type { ReadyMail, Sender } from './mail'
import { renderMail } from './render'
import { sampleSender, samples } from './samples'
import { templates } from './templates'

const APP_URL = sampleSender.appUrl
const RESET = 'https://prepa-lts.example/reset-password?token=an-example-that-opens-nothing'

const TABLE: Record<ReadyMail['template'], { subject: string; action: string; says: string[] }> = {
  welcome: {
    subject: 'Bienvenue sur Prépa LTS',
    action: `${APP_URL}/exam-selection`,
    says: ['camille.dubois', "Vous n'avez pas créé de compte\u202f?"],
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
  'email-changed': {
    subject: "L'adresse e-mail de votre compte a changé",
    action: `${APP_URL}/profile`,
    says: [
      'Ancienne adresse\u00a0: camille@example.com',
      'Nouvelle adresse\u00a0: camille.dubois@example.com',
      "Ce n'était pas vous\u202f?",
    ],
  },
  'account-deleted': {
    subject: 'Votre compte a été supprimé',
    action: `${APP_URL}/`,
    says: ['ne peuvent pas être rétablies', "Vous n'avez pas demandé cette suppression\u202f?"],
  },
}

test('there is a sample of every template', () => {
  expect(samples.map(({ template }) => template).sort()).toEqual(Object.keys(templates).sort())
})

describe.each(samples)('$template', (mail) => {
  const { subject, action, says } = TABLE[mail.template]

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
    expect(readable(html)).toContain(frenchSpaces(templates[mail.template].preview))
    expect(text).toMatch(new RegExp(`^Prépa LTS\\s+${subject}\\s+Bonjour Camille,`))
    expect(text).toMatch(/Vous recevez cet e-mail parce qu/)
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

  test.each(samples)('is text and no markup in $template', async ({ template, parameters }) => {
    const filled = Object.fromEntries(
      Object.entries(parameters).map(([name, value]) => [name, KEPT.includes(name) ? value : hostile]),
    )
    const { subject, html, text } = await renderMail(
      { template, parameters: filled } as ReadyMail,
      sampleSender,
    )

    expect(subject).toBe(TABLE[template].subject)
    expect(html).not.toMatch(/<script|"Zoé"/)
    expect(html).toContain(
      '&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; O&#x27;Neill &amp; &quot;Zoé&quot; 🎯',
    )
    expect(text).toContain(hostile)
  })

  test('cannot begin a line of its own', async () => {
    const { text } = await welcome('Camille\r\n\r\nVotre compte est bloqué', sampleSender)

    expect(text).toContain('Bonjour Camille Votre compte est bloqué,')
  })

  test.each(['Gagnez sur gros-lot.example', 'https://gros-lot', 'ecrivez@gros-lot'])(
    'is left out of the greeting when %j would become a link',
    async (firstName) => {
      const { html, text } = await welcome(firstName, sampleSender)

      expect(html).not.toContain('gros-lot')
      expect(text).toContain('Bonjour,\n')
    },
  )
})

/** What is no person's own words. */
const KEPT = ['url', 'at']

function welcome(firstName: string, sender: Sender) {
  return renderMail({ template: 'welcome', parameters: { firstName, username: 'camille' } }, sender)
}

/** The words of an HTML part, as they stand in its source. */
function readable(html: string): string {
  return html
    .replace(/<(style|title)>.*?<\/\1>|<!--.*?-->/g, '')
    .replace(/<\/?(span|strong)[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}
