import { useLoaderData } from '@remix-run/react'
import type { PageHandle } from '#app/http'
import { paths } from '#app/paths'
import { Actions, Breadcrumbs, ButtonLink, Chapter, MEMBER_CRUMBS, PageHead } from '#app/ui'
import { AddressState } from './address'
import { ConnectedDevices } from './devices'
import { FactorState } from './factor-state'
import { MailSettings } from './mail-settings'
import { PasswordForm, ProfileForm } from './profile-forms'
import { action, loader } from './profile.server'

export { action, loader }

export const handle: PageHandle = { title: 'Mon profil', crumbs: MEMBER_CRUMBS }

export default function Profile() {
  const {
    profile,
    isConfirmed,
    refusedSince,
    recoveryEmail,
    factorSince,
    sessions,
    plan,
    waitingMails,
    form,
  } = useLoaderData<typeof loader>()
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
      <MailSettings reminders={{ ...plan, isSent: form === 'reminders' }} waitingMails={waitingMails} />
      <ConnectedDevices sessions={sessions} />
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
