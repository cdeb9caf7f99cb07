import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import type { SubmissionResult } from '@conform-to/react'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { User } from '../../../modules/identity'
import {
  CURRENT_PASSWORD_REQUIRED,
  passwordChangeSchema,
  profileFormSchema,
} from '../../../modules/identity/schemas'
import { REGISTRATION_REFUSALS } from '../../http/authenticator.server'
import { flash } from '../../http/flash.server'
import { readForm, refuseForm } from '../../http/form.server'
import { limitPasswordAgain, tooManyOnPage, Wait } from '../../http/limits.server'
import { seeOther } from '../../http/redirect.server'
import { type CurrentSession, requireSession } from '../../http/session.server'
import { site } from '../../modules.server'
import { paths } from '../../paths'
import { ButtonLink } from '../../ui/forms/button'
import { Actions } from '../../ui/forms/actions'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs'
import { PageHead } from '../../ui/layout/page-head'
import { Chapter } from '../../ui/layout/chapter'
import { PasswordForm } from './password-form'
import { ProfileForm } from './profile-form'
import { SessionList } from './session-list'
import { PASSWORD_CHANGED, PROFILE_CHANGED, WRONG_PASSWORD } from './words'

export const meta: MetaFunction = () => [
  { title: 'Mon profil | Prépa LTS' },
  { name: 'robots', content: 'noindex' },
]

/** Of whoever has tried too often. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { user, token } = await requireSession({ request, context })
  const { username, email, firstName, lastName, phone } = user
  const sessions = await site().identity.findSessions(user.id, token)
  return { profile: { username, email, firstName, lastName, phone }, sessions, form: formOf(request) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const session = await requireSession({ request, context })
  return formOf(request) === 'password'
    ? changePassword({ request, context }, session)
    : changeProfile({ request, context }, session.user)
}

export default function Profile() {
  const { profile, sessions, form } = useLoaderData<typeof loader>()
  const lastResult = useActionData<SubmissionResult>()
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { label: 'Accueil', href: paths.home() },
          { label: 'Tableau de bord', href: paths.dashboard() },
          { label: 'Mon profil' },
        ]}
      />
      <PageHead title="Mon profil" />
      <Chapter
        id="informations"
        title="Informations personnelles"
        about={`Votre nom d'utilisateur est ${profile.username}. Vos coordonnées servent à préremplir vos annonces.`}
      >
        <ProfileForm profile={profile} lastResult={form === 'profile' ? lastResult : undefined} />
      </Chapter>
      <Chapter
        id="mot-de-passe"
        title="Mot de passe"
        about="Le changer déconnecte tous vos autres appareils. Un email vous le confirme."
      >
        <PasswordForm username={profile.username} lastResult={form === 'password' ? lastResult : undefined} />
      </Chapter>
      <Chapter
        id="appareils"
        title="Appareils connectés"
        about="Un appareil qui ne sert plus est déconnecté après 30 jours."
      >
        <SessionList sessions={sessions} />
      </Chapter>
      <Chapter
        id="donnees"
        title="Vos données"
        about="Tout ce que le site conserve sur vous, dans un fichier JSON : profil, appareils, examens, réponses et annonces."
      >
        <Actions>
          <ButtonLink href={paths.ownData()} download>
            Télécharger mes données
          </ButtonLink>
        </Actions>
      </Chapter>
      <Chapter
        id="suppression"
        title="Suppression du compte"
        about="Votre compte, vos résultats et vos annonces sont effacés, sans retour possible."
      >
        <Actions>
          <ButtonLink href={paths.deleteAccount()} variant="danger">
            Supprimer mon compte
          </ButtonLink>
        </Actions>
      </Chapter>
    </>
  )
}

type Incoming = Pick<ActionFunctionArgs, 'request' | 'context'>

async function changeProfile({ request, context }: Incoming, user: User) {
  const submission = await readForm(request, profileFormSchema)
  if (submission.status !== 'success') return refuseForm(submission)
  const { currentPassword, ...profile } = submission.value
  if (profile.email !== user.email) {
    // Who found an open browser must not take the account over by its e-mail.
    if (!currentPassword) return refuseForm(submission, atPassword(CURRENT_PASSWORD_REQUIRED))
    const isRight = await limitPasswordAgain(context, user, () =>
      site().identity.isPassword(user.id, currentPassword),
    )
    if (isRight instanceof Wait) return tooManyOnPage(submission, isRight)
    if (!isRight) return refuseForm(submission, atPassword(WRONG_PASSWORD))
  }
  const changed = await site().identity.changeProfile(user.id, profile)
  if (!changed.ok) {
    const { field, message } = REGISTRATION_REFUSALS[changed.code]
    return refuseForm(submission, { fieldErrors: { [field]: [message] } })
  }
  return seeOther(paths.profile(), [await flash({ kind: 'success', ...PROFILE_CHANGED })])
}

async function changePassword({ request, context }: Incoming, { user, token }: CurrentSession) {
  const submission = await readForm(request, passwordChangeSchema)
  if (submission.status !== 'success') return refuseForm(submission)
  const change = submission.value
  const changed = await limitPasswordAgain(context, user, () =>
    site().identity.changePassword(user.id, change, token),
  )
  if (changed instanceof Wait) return tooManyOnPage(submission, changed)
  if (!changed.ok) return refuseForm(submission, atPassword(WRONG_PASSWORD))
  return seeOther(paths.profile(), [await flash({ kind: 'success', title: PASSWORD_CHANGED })])
}

function atPassword(message: string) {
  return { fieldErrors: { currentPassword: [message] } }
}

function formOf(request: Request): 'profile' | 'password' {
  return new URL(request.url).searchParams.get('form') === 'password' ? 'password' : 'profile'
}
