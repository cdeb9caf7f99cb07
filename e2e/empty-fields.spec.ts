import type { Page } from '@playwright/test'
import { postAd } from '#test/e2e/ads'
import { register } from '#test/e2e/forms'
import { camille, elodie, newcomer } from '#test/e2e/people'
import type { Site } from '#test/e2e/worker-site'
import { expect, test } from '#test/e2e/window'

/** A form whose fields are emptied, and what it then says of each of them, in its order. */
type Form = {
  submit: string
  open: (page: Page, site: Site) => Promise<unknown>
  says: Record<string, string>
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
    says: { username: "Le nom d'utilisateur est requis", password: 'Le mot de passe est requis' },
  },
  registration: {
    submit: "S'inscrire",
    open: (page) => page.goto('/auth?mode=register'),
    says: {
      ...NAMES,
      username: "Le nom d'utilisateur est requis",
      email: "Format d'email invalide",
      password: 'Le mot de passe est requis',
    },
  },
  'forgotten password': {
    submit: 'Envoyer le lien',
    open: (page) => page.goto('/auth?mode=forgot'),
    says: { email: "L'email est requis" },
  },
  reset: {
    submit: 'Réinitialiser le mot de passe',
    open: async (page, site) => page.goto(await site.resetLink(await site.member(camille))),
    says: {
      newPassword: 'Le mot de passe est requis',
      confirmPassword: 'Veuillez confirmer votre mot de passe',
    },
  },
  profile: {
    submit: 'Enregistrer',
    open: as('member', '/profile'),
    says: { ...NAMES, email: "Format d'email invalide" },
  },
  'new password': {
    submit: 'Changer le mot de passe',
    open: as('member', '/profile'),
    says: {
      currentPassword: PASSWORD_REQUIRED,
      newPassword: 'Le mot de passe est requis',
      confirmPassword: 'La confirmation du mot de passe est requise',
    },
  },
  'deletion of an account': {
    submit: 'Supprimer mon compte',
    open: as('member', '/profile/delete'),
    says: { currentPassword: PASSWORD_REQUIRED },
  },
  'new ad': { submit: "Publier l'annonce", open: as('member', '/post-ad'), says: AD },
  'new ad of an admin': { submit: 'Enregistrer', open: as('admin', '/admin/ads/new'), says: AD },
  rejection: {
    submit: 'Rejeter',
    async open(page, site) {
      const { id } = await postAd(await site.member(camille))
      await as('admin', `/admin/ads/${id}/reject`)(page, site)
    },
    says: { reason: 'Le motif doit contenir au moins 10 caractères' },
  },
  news: {
    submit: 'Enregistrer',
    open: as('admin', '/admin/news/new'),
    says: {
      title: 'Le titre est requis',
      summary: 'Le résumé est requis',
      content: 'Le contenu est requis',
      author: "L'auteur est requis",
    },
  },
  question: {
    submit: 'Ajouter la question',
    open: as('admin', '/admin/questions/new'),
    says: {
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
    says: { file: 'Choisissez un fichier CSV.' },
  },
}

for (const [name, form] of Object.entries(forms)) {
  test(`${name}: each empty field says what it asks for, in the site's words`, async ({
    page,
    site,
    javaScriptEnabled,
  }) => {
    await form.open(page, site)
    await empty(page, form)
    const sent = postsOf(page)
    await buttonOf(page, form).click()

    for (const [field, message] of Object.entries(form.says)) {
      const holder = holderOf(page, form, field)
      await expect(holder).toHaveAttribute('aria-invalid', 'true')
      await expect(holder).toHaveAccessibleDescription(new RegExp(`${escape(message)}$`))
      await expect(formOf(page, form).locator('p').getByText(message, { exact: true })).toBeVisible()
    }
    if (javaScriptEnabled) {
      const [first] = Object.keys(form.says)
      await expect(formOf(page, form).locator(`[name=${first}]`).first()).toBeFocused()
      expect(sent).toEqual([])
    } else {
      await expect(page.getByRole('alert')).toContainText('à corriger')
    }
  })
}

test('what is filled in after that is sent, and nothing is said of it any more', async ({ page, site }) => {
  const { username, password } = await site.member(camille)
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByText("Le nom d'utilisateur est requis").first()).toBeVisible()
  await page.getByLabel("Nom d'utilisateur ou email").fill(username)
  await page.getByRole('button', { name: 'Se connecter' }).click()

  await expect(page.getByText('Le mot de passe est requis').first()).toBeVisible()
  await expect(page.getByLabel("Nom d'utilisateur ou email")).not.toHaveAttribute('aria-invalid')
  await page.getByLabel('Mot de passe').fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page).toHaveURL('/dashboard')
})

function as(who: 'member' | 'admin', path: string) {
  return async (page: Page, site: Site) => {
    await (who === 'admin' ? site.signInAdmin(page.context(), elodie) : site.signIn(page.context(), camille))
    await page.goto(path)
  }
}

async function empty(page: Page, form: Form) {
  for (const field of Object.keys(form.says)) {
    const control = formOf(page, form).locator(`[name=${field}]`).first()
    const isText = await control.evaluate((element) =>
      element.matches('textarea, input:not([type=radio], [type=file])'),
    )
    if (isText) await control.fill('')
  }
}

function postsOf(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  return sent
}

function formOf(page: Page, form: Form) {
  return page.getByRole('main').locator('form', { has: page.getByRole('button', { name: form.submit }) })
}

function buttonOf(page: Page, form: Form) {
  return formOf(page, form).getByRole('button', { name: form.submit })
}

/** The field, or the group of its choices. */
function holderOf(page: Page, form: Form, field: string) {
  const within = formOf(page, form)
  const group = within.getByRole('radiogroup').filter({ has: page.locator(`[name=${field}]`) })
  return field === 'correctAnswer' ? group : within.locator(`[name=${field}]`)
}

/** As the page sets it: its spaces before signs do not break. */
function escape(message: string) {
  return message.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s')
}

test('what was wrong and is right now is no longer said', async ({ page, site }) => {
  const { email } = await site.member(camille)
  await page.goto('/auth?mode=register')
  await register(page, { ...newcomer(elodie), email })
  await expect(page.getByText('Cet email est déjà utilisé').first()).toBeVisible()

  await page.getByLabel('Email').fill(newcomer(elodie).email)
  await page.getByRole('button', { name: "S'inscrire" }).click()

  await expect(page.getByText('Le mot de passe est requis').first()).toBeVisible()
  await expect(page.getByText('Cet email est déjà utilisé')).toHaveCount(0)
  await expect(page.getByLabel('Email')).not.toHaveAttribute('aria-invalid')
})
