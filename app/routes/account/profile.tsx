import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import type { SubmissionResult } from '@conform-to/react'
import { useActionData, useLoaderData } from '@remix-run/react'
import {
  CURRENT_PASSWORD_REQUIRED,
  passwordChangeSchema,
  profileFormSchema,
} from '../../../modules/identity/schemas'
import { flash } from '../../http/flash.server'
import { actOn, readForm, refuseForm } from '../../http/form.server'
import {
  limitEmailChange,
  limitPasswordAgain,
  limitPasswordChange,
  tooManyOnPage,
  Wait,
} from '../../http/limits.server'
import { seeOther } from '../../http/redirect.server'
import { type CurrentSession, requireSession, signInFirst } from '../../http/session.server'
import { site } from '../../modules.server'
import { paths } from '../../paths'
import { ButtonLink } from '../../ui/forms/button'
import { Actions } from '../../ui/forms/actions'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs'
import { PageHead } from '../../ui/layout/page-head'
import { Chapter } from '../../ui/layout/chapter'
import { PasswordForm } from './password-form'
import { ProfileForm } from './profile-form'
import { refuseField } from './refusals.server'
import { SessionList } from './session-list'
import { PASSWORD_CHANGED, PROFILE_CHANGED } from './words'

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
    : changeProfile({ request, context }, session)
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
        about="Changer de mot de passe déconnecte vos autres appareils. Un email vous le confirme."
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
          <ButtonLink href={paths.ownData()}>Télécharger mes données</ButtonLink>
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

async function changeProfile({ request, context }: Incoming, { user, token }: CurrentSession) {
  const submission = await readForm(request, profileFormSchema)
  if (submission.status !== 'success') return refuseForm(submission)
  const { currentPassword, ...profile } = submission.value
  const isNewEmail = profile.email !== user.email
  if (isNewEmail && !currentPassword)
    return refuseForm(submission, { fieldErrors: { currentPassword: [CURRENT_PASSWORD_REQUIRED] } })

  return actOn(submission, { context, failure: PROFILE_FAILED }, async () => {
    const wait = isNewEmail ? await limitEmailChange(context, user) : undefined
    if (wait) return tooManyOnPage(submission, wait)
    const caller = { userId: user.id, token }
    const changed = isNewEmail
      ? await limitPasswordAgain(context, user, () =>
          site().identity.changeProfile(caller, profile, currentPassword),
        )
      : await site().identity.changeProfile(caller, profile)
    if (changed instanceof Wait) return tooManyOnPage(submission, changed)
    if (changed.ok) return seeOther(paths.profile(), [await flash({ kind: 'success', ...PROFILE_CHANGED })])
    return changed.code === 'signed-out' ? signInFirst(request) : refuseField(submission, changed.code)
  })
}

async function changePassword({ request, context }: Incoming, { user, token }: CurrentSession) {
  const submission = await readForm(request, passwordChangeSchema)
  if (submission.status !== 'success') return refuseForm(submission)
  const change = submission.value
  return actOn(submission, { context, failure: PASSWORD_FAILED }, async () => {
    const wait = await limitPasswordChange(user)
    if (wait) return tooManyOnPage(submission, wait)
    const changed = await limitPasswordAgain(context, user, () =>
      site().identity.changePassword({ userId: user.id, token }, change),
    )
    if (changed instanceof Wait) return tooManyOnPage(submission, changed)
    if (changed.ok)
      return seeOther(paths.profile(), [await flash({ kind: 'success', title: PASSWORD_CHANGED })])
    return changed.code === 'signed-out' ? signInFirst(request) : refuseField(submission, changed.code)
  })
}

const PROFILE_FAILED = "Une erreur s'est produite lors de la mise à jour."
const PASSWORD_FAILED = "Une erreur s'est produite lors du changement de mot de passe."

function formOf(request: Request): 'profile' | 'password' {
  return new URL(request.url).searchParams.get('form') === 'password' ? 'password' : 'profile'
}
