import { expect, type Page } from '@playwright/test'
import { signInElsewhere } from '#test/things/account'
import { register, signIn } from '#test/e2e/forms'
import type { Member } from '#test/e2e/worker-site'
import { karim, newcomer, PASSWORD } from '#test/people'
import { confirmAddress, pageDriver, setUpFactor } from '#test/things/second-factor'
import { alsoAsMember, alsoAsVisitor, asMember, asVisitor, expectRefused, sendRefused } from './visit'

/** Accounts, in each state that looks different. */
export const accountPages = {
  'the sign-in form after a redirect': asVisitor('Votre compte', '/dashboard'),

  'the sign-in form with the password shown': alsoAsVisitor('Votre compte', '/auth', async (page) => {
    await page.getByLabel('Mot de passe').fill(PASSWORD)
    await page.getByRole('button', { name: 'Afficher le mot de passe' }).click()
  }),

  'a refused registration': asVisitor('Votre compte', '/auth?mode=register', async (page) => {
    await register(page, { ...newcomer(karim), username: 'k' })
    await expectRefused(page)
  }),

  'the forgotten-password form': asVisitor('Mot de passe oublié', '/auth?mode=forgot'),

  'the forgotten-password form, once sent': alsoAsVisitor(
    'Mot de passe oublié',
    '/auth?mode=forgot',
    async (page) => {
      await page.getByLabel('Email').fill('personne@example.com')
      await page.getByRole('button', { name: 'Envoyer le lien' }).click()
      await expect(page.getByRole('button', { name: 'Renvoyer' })).toBeVisible()
      await page.reload()
    },
  ),

  'a link without its token': alsoAsVisitor('Nouveau mot de passe', '/reset-password'),

  'the form for a new password': asVisitor('Choisissez un nouveau mot de passe', (site, member) =>
    site.resetLink(member),
  ),

  'the profile, refused, of a member with two devices': asMember(
    'Mon profil',
    async (site, member) => {
      await signInElsewhere(site, member)
      return '/profile'
    },
    async (page) => {
      await page.getByRole('textbox', { name: 'Email' }).fill('neuve@example.com')
      await sendRefused(page, 'Enregistrer')
    },
  ),

  'the second factor that is off': asMember('Double authentification', '/profile/second-factor'),

  'the second factor that is set up': alsoAsMember(
    'Double authentification',
    async (site, { http }) => {
      await confirmAddress(site, await http.findMemberId())
      await http.post('/profile/second-factor?form=begin')
      return '/profile/second-factor'
    },
    async (page) => {
      await page.getByLabel('Code', { exact: true }).fill('12 34')
      await sendRefused(page, 'Confirmer')
    },
  ),

  'the second factor that is on': asMember('Double authentification', async (site, { http }) => {
    await setUpFactor(pageDriver(site, http))
    return '/profile/second-factor'
  }),

  'the recovery codes': asMember(
    'Codes de secours',
    async (site, { http }) => {
      await setUpFactor(pageDriver(site, http))
      return '/profile/second-factor'
    },
    (page) => page.getByRole('button', { name: 'Créer de nouveaux codes' }).click(),
  ),

  'the code of a sign-in, refused': afterPassword(async (page) => {
    await page.getByLabel('Code', { exact: true }).fill('12 34')
    await sendRefused(page, 'Se connecter')
  }),

  'the question for a recovery code': afterPassword((page) =>
    page.getByRole('link', { name: 'Utiliser un code de secours' }).click(),
  ),

  'the question for the password': asMember('Confirmez votre mot de passe', '/profile/password-again'),

  'the question whether to confirm an address': alsoAsVisitor('Confirmer votre adresse ?', (site, member) =>
    site.confirmationLink(member),
  ),

  'a link that ends no mails': alsoAsVisitor("Ce lien n'est plus valable", '/desabonnement/rien'),

  'a link that confirms no address': alsoAsMember("Ce lien n'est plus valable", '/confirmation/rien'),

  'the question whether to take a new address back': asVisitor(
    "Annuler le changement d'adresse ?",
    (site, member) => site.undoLink(member),
  ),

  'a link that takes no address back': asVisitor(
    "Annuler un changement d'adresse",
    '/annuler-changement/rien',
  ),

  'the deletion of an account': asMember('Supprimer mon compte', '/profile/delete'),
}

/** The page that asks a member with a second factor for its code. */
function afterPassword(act: (page: Page) => Promise<void>) {
  let member: Member
  return asVisitor(
    'Code de connexion',
    async (site, visitor) => {
      await setUpFactor(pageDriver(site, visitor.http))
      member = visitor
      return '/auth'
    },
    async (page) => {
      await signIn(page, member)
      await act(page)
    },
  )
}
