import type { SubmissionResult } from '@conform-to/react'
import { Form } from '@remix-run/react'
import { fieldProps, PostForm, useSchemaForm } from '#app/http/schema-form'
import { paths } from '#app/paths'
import { dateTime, longDate } from '#app/text/format'
import { DeviceRow, DeviceRows } from '#app/ui/account/devices'
import { Actions, Button } from '#app/ui/forms/button'
import { FieldPair, TextField } from '#app/ui/forms/field'
import { PasswordField } from '#app/ui/forms/password-field'
import { Hidden } from '#app/ui/text/text'
import type { Session } from '#modules/identity'
import { passwordChangeSchema, profileFormSchema } from '#modules/identity/schemas'
import { NewPasswordFields } from './forms'

type ProfileFormProps = {
  profile: { email: string; firstName: string; lastName: string; phone: string | null }
  lastResult: SubmissionResult | undefined
}

export function ProfileForm({ profile, lastResult }: ProfileFormProps) {
  const [form, fields] = useSchemaForm(profileFormSchema, {
    id: 'profil',
    lastResult,
    defaultValue: profile,
  })
  // Asked for only after a new e-mail was submitted, until it is accepted.
  const asksForPassword = lastResult !== undefined && fields.email.initialValue !== profile.email
  return (
    <PostForm form={form} action={paths.profile()}>
      <FieldPair>
        <TextField {...fieldProps(fields.firstName)} label="Prénom" autoComplete="given-name" />
        <TextField {...fieldProps(fields.lastName)} label="Nom" autoComplete="family-name" />
      </FieldPair>
      <TextField
        {...fieldProps(fields.email, 'email')}
        label="Email"
        hint="Pour le changer, votre mot de passe vous sera demandé. Les deux adresses sont prévenues."
        autoComplete="email"
      />
      {asksForPassword && (
        <PasswordField
          {...fieldProps(fields.currentPassword, 'password')}
          label="Mot de passe actuel"
          what="le mot de passe actuel"
          autoComplete="current-password"
        />
      )}
      <TextField {...fieldProps(fields.phone, 'tel')} label="Téléphone" optional autoComplete="tel" />
      <Actions>
        <Button variant="primary">Enregistrer</Button>
      </Actions>
    </PostForm>
  )
}

type PasswordFormProps = { username: string; lastResult: SubmissionResult | undefined }

export function PasswordForm({ username, lastResult }: PasswordFormProps) {
  const [form, fields] = useSchemaForm(passwordChangeSchema, { id: 'changement', lastResult })
  return (
    <PostForm form={form} action={paths.profile({ form: 'password' })}>
      {/* Password managers then know whose password it is. */}
      <input type="text" autoComplete="username" defaultValue={username} readOnly hidden />
      <PasswordField
        {...fieldProps(fields.currentPassword, 'password')}
        label="Mot de passe actuel"
        what="le mot de passe actuel"
        autoComplete="current-password"
      />
      <NewPasswordFields newPassword={fields.newPassword} confirmPassword={fields.confirmPassword} />
      <Actions>
        <Button>Changer le mot de passe</Button>
      </Actions>
    </PostForm>
  )
}

/** The member's sessions, each with a button to end it; the current one ends by signing out. */
export function SessionList({ sessions }: { sessions: readonly Session[] }) {
  return (
    <>
      <DeviceRows>
        {sessions.map(({ id, device, startedAt, lastUsedAt, isCurrent }) => (
          <DeviceRow
            key={id}
            device={device}
            isCurrent={isCurrent}
            facts={[
              isCurrent ? "En cours d'utilisation" : `Dernière utilisation : ${dateTime(lastUsedAt)}`,
              `Connecté depuis le ${longDate(startedAt)}`,
            ]}
            action={
              isCurrent ? null : (
                <Form method="post" action={paths.endSessions()}>
                  <Button name="session" value={id} size="small">
                    Déconnecter<Hidden>{` ${device}, connecté depuis le ${dateTime(startedAt)}`}</Hidden>
                  </Button>
                </Form>
              )
            }
          />
        ))}
      </DeviceRows>
      {sessions.length > 1 && (
        <Form method="post" action={paths.endSessions()}>
          <Actions>
            <Button name="session" value="others">
              Déconnecter les autres appareils
            </Button>
          </Actions>
        </Form>
      )}
    </>
  )
}
