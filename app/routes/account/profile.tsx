import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { addDays } from '#modules/kernel/day'
import { isReached } from '#modules/identity/schemas'
import { RETENTION } from '#modules/kernel/retention'
import { type PageHandle, requireSession } from '#app/http'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import { day, formatPeriod, longDate } from '#app/text'
import { Actions, Breadcrumbs, ButtonLink, Chapter, MEMBER_CRUMBS, PageHead } from '#app/ui'
import { AddressState } from './address'
import { DeviceList } from './devices'
import { FactorState } from './factor-state'
import { PasswordForm, ProfileForm } from './profile-forms'
import { changePassword, changeProfile, changeReminders, sendConfirmation } from './profile-actions.server'
import { ReminderSettings } from './reminders'

export const handle: PageHandle = { title: 'Mon profil', crumbs: MEMBER_CRUMBS }

export async function loader(args: LoaderFunctionArgs) {
  const { user, token } = await requireSession(args)
  const { username, email, firstName, lastName, phone, recoveryEmail } = user
  const { identity, exams } = site()
  const sessions = await identity.sessions.findOwn(user.id, token)
  const { reminders, nextReminderOn } = await exams.studyPlans.findReminders(user.id)
  const profile = { username, email, firstName, lastName, phone }
  const isConfirmed = isReached(user)
  const refusedSince = user.emailRefusedAt && longDate(user.emailRefusedAt)
  const factorSince = user.secondFactorAt && longDate(user.secondFactorAt)
  return {
    profile,
    isConfirmed,
    refusedSince,
    recoveryEmail,
    factorSince,
    sessions,
    plan: {
      reminders,
      nextReminderOn,
      isConfirmed: user.emailConfirmedAt !== null,
      tomorrow: addDays(day(new Date()), 1),
    },
    form: readFormName(args.request),
  }
}

export async function action(args: ActionFunctionArgs) {
  return CHANGES[readFormName(args.request)](args, await requireSession(args))
}

export default function Profile() {
  const { profile, isConfirmed, refusedSince, recoveryEmail, factorSince, sessions, plan, form } =
    useLoaderData<typeof loader>()
  return (
    <>
      <Breadcrumbs />
      <PageHead />
      <Chapter
        id="informations"
        title="Informations personnelles"
        about={`Votre nom d'utilisateur est ${profile.username}. Vos coordonnées servent à préremplir vos annonces.`}
      >
        <ProfileForm profile={profile} isSent={form === 'profile'} />
      </Chapter>
      <AddressState email={profile.email} {...{ isConfirmed, refusedSince, recoveryEmail }} />
      <Chapter
        id="mot-de-passe"
        title="Mot de passe"
        about="Changer de mot de passe déconnecte vos autres appareils. Un email vous le confirme."
      >
        <PasswordForm username={profile.username} isSent={form === 'password'} />
      </Chapter>
      <FactorState since={factorSince} />
      <ReminderSettings {...plan} isSent={form === 'reminders'} />
      <Chapter
        id="appareils"
        title="Appareils connectés"
        about={`Après ${formatPeriod(RETENTION.unusedSession)} sans visite, ou ${formatPeriod(RETENTION.session)} en tout, il faut se reconnecter.`}
      >
        <DeviceList sessions={sessions} />
      </Chapter>
      <Chapter
        id="donnees"
        title="Vos données"
        about="Tout ce que le site conserve sur vous, dans un fichier JSON : profil, appareils, examens, révisions, signalements et annonces."
      >
        <Actions>
          <ButtonLink href={paths.ownData()}>Télécharger mes données</ButtonLink>
        </Actions>
      </Chapter>
      <Chapter
        id="suppression"
        title="Suppression du compte"
        about="Votre compte, vos résultats, vos révisions, vos signalements et vos annonces sont effacés, sans retour possible."
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

const CHANGES = {
  profile: changeProfile,
  password: changePassword,
  reminders: changeReminders,
  confirmation: sendConfirmation,
}

function readFormName(request: Request): keyof typeof CHANGES {
  const form = new URL(request.url).searchParams.get('form') ?? ''
  return Object.hasOwn(CHANGES, form) ? (form as keyof typeof CHANGES) : 'profile'
}
