import type { Page } from '@playwright/test'
import { postAd } from '#test/e2e/ads'
import { postsOf } from '#test/e2e/forms'
import { camille, elodie } from '#test/worlds/people'
import { expect, test } from '#test/e2e/window'
import type { Site } from '#test/e2e/worker-site'

const soft = expect.configure({ soft: true })

/** A form, and the message of each of its fields when it is empty, in the order of the fields. */
type Form = {
  submit: string
  open: (page: Page, site: Site) => Promise<unknown>
  messages: Record<string, string>
}

const NAMES = {
  firstName: 'Le prénom doit contenir au moins 2 caractères',
  lastName: 'Le nom doit contenir au moins 2 caractères',
}
const AD = {
  category: 'La catégorie est requise',
  title: 'Le titre doit contenir au moins 3 caractères',
  description: 'La description doit contenir au moins 10 caractères',
  price: 'Le prix est requis',
  location: 'La localisation est requise',
}
const PASSWORD_REQUIRED = 'Le mot de passe actuel est requis'

const forms: Record<string, Form> = {
  'sign-in': {
    submit: 'Se connecter',
    open: (page) => page.goto('/auth'),
    messages: { username: "Le nom d'utilisateur est requis", password: 'Le mot de passe est requis' },
  },
  registration: {
    submit: "S'inscrire",
    open: (page) => page.goto('/auth?mode=register'),
    messages: {
      ...NAMES,
      username: "Le nom d'utilisateur est requis",
      email: "Format d'email invalide",
      password: 'Le mot de passe est requis',
    },
  },
  'forgotten password': {
    submit: 'Envoyer le lien',
    open: (page) => page.goto('/auth?mode=forgot'),
    messages: { email: "L'email est requis" },
  },
  reset: {
    submit: 'Réinitialiser le mot de passe',
    open: async (page, site) => page.goto(await site.resetLink(await site.member(camille))),
    messages: {
      newPassword: 'Le mot de passe est requis',
      confirmPassword: 'Veuillez confirmer votre mot de passe',
    },
  },
  profile: {
    submit: 'Enregistrer',
    open: as('member', '/profile'),
    messages: { ...NAMES, email: "Format d'email invalide" },
  },
  'new password': {
    submit: 'Changer le mot de passe',
    open: as('member', '/profile'),
    messages: {
      currentPassword: PASSWORD_REQUIRED,
      newPassword: 'Le mot de passe est requis',
      confirmPassword: 'La confirmation du mot de passe est requise',
    },
  },
  'deletion of an account': {
    submit: 'Supprimer mon compte',
    open: as('member', '/profile/delete'),
    messages: { currentPassword: PASSWORD_REQUIRED },
  },
  'new ad': { submit: "Publier l'annonce", open: as('member', '/post-ad'), messages: AD },
  'new ad by an admin': { submit: 'Enregistrer', open: as('admin', '/admin/ads/new'), messages: AD },
  rejection: {
    submit: 'Rejeter',
    async open(page, site) {
      const { id } = await postAd(await site.member(camille))
      await as('admin', `/admin/ads/${id}/reject`)(page, site)
    },
    messages: { reason: 'Le motif doit contenir au moins 10 caractères' },
  },
  news: {
    submit: 'Enregistrer',
    open: as('admin', '/admin/news/new'),
    messages: {
      title: 'Le titre est requis',
      summary: 'Le résumé est requis',
      content: 'Le contenu est requis',
      author: "L'auteur est requis",
    },
  },
  question: {
    submit: 'Ajouter la question',
    open: as('admin', '/admin/questions/new'),
    messages: {
      question: 'La question est requise',
      optionA: "L'option A est requise",
      optionB: "L'option B est requise",
      optionC: "L'option C est requise",
      correctAnswer: 'La bonne réponse doit être A, B ou C',
    },
  },
  import: {
    submit: 'Vérifier le fichier',
    open: as('admin', '/admin/questions/import'),
    messages: { file: 'Choisissez un fichier CSV.' },
  },
}

for (const [name, form] of Object.entries(forms)) {
  test(`${name}: each empty field has its message`, async ({ page, site, javaScriptEnabled }) => {
    await form.open(page, site)
    await empty(page, form)
    const sent = postsOf(page)
    await formOf(page, form).getByRole('button', { name: form.submit }).click()

    for (const [field, message] of Object.entries(form.messages)) {
      const holder = holderOf(page, form, field)
      await soft(holder).toHaveAttribute('aria-invalid', 'true')
      await soft(holder).toHaveAccessibleDescription(new RegExp(`${escape(message)}$`))
      await soft(formOf(page, form).locator('p').getByText(message, { exact: true })).toBeVisible()
      if (!javaScriptEnabled) await soft(page.getByRole('link', { name: message })).toBeVisible()
    }
    if (javaScriptEnabled) {
      const [first] = Object.keys(form.messages)
      await soft(formOf(page, form).locator(`[name=${first}]`).first()).toBeFocused()
      soft(sent).toEqual([])
    } else {
      await soft(page.getByRole('alert')).toContainText('à corriger')
    }
  })
}

function as(who: 'member' | 'admin', path: string) {
  return async (page: Page, site: Site) => {
    await (who === 'admin' ? site.signInAdmin(page.context(), elodie) : site.signIn(page.context(), camille))
    await page.goto(path)
  }
}

async function empty(page: Page, form: Form) {
  for (const field of Object.keys(form.messages)) {
    const control = formOf(page, form).locator(`[name=${field}]`).first()
    const isText = await control.evaluate((element) =>
      element.matches('textarea, input:not([type=radio], [type=file])'),
    )
    if (isText) await control.fill('')
  }
}

function formOf(page: Page, form: Form) {
  return page.getByRole('main').locator('form', { has: page.getByRole('button', { name: form.submit }) })
}

/** The field, or the group of its choices. */
function holderOf(page: Page, form: Form, field: string) {
  const within = formOf(page, form)
  const group = within.getByRole('radiogroup').filter({ has: page.locator(`[name=${field}]`) })
  return field === 'correctAnswer' ? group : within.locator(`[name=${field}]`)
}

/** The page puts non-breaking spaces before some punctuation. */
function escape(message: string) {
  return message.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s')
}
