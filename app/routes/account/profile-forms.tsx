import { fieldProps, PostForm, useSchemaForm } from '#app/http/schema-form'
import { paths } from '#app/paths'
import { Actions, Button, FieldPair, PasswordField, TextField } from '#app/ui'
import { toReadableAddress } from '#app/text'
import type { User } from '#modules/identity'
import { passwordChangeSchema, profileFormSchema } from '#modules/identity/schemas'
import { KnownUsername, NewPasswordFields } from './forms'

type ProfileFormProps = {
  profile: Pick<User, 'username' | 'email' | 'firstName' | 'lastName' | 'phone'>
  /** True if this form was submitted, rather than another form of the page. */
  isSent: boolean
}

export function ProfileForm({ profile, isSent }: ProfileFormProps) {
  const [form, fields] = useSchemaForm(profileFormSchema, {
    id: 'profil',
    lastResult: isSent ? undefined : null,
    defaultValue: { ...profile, email: toReadableAddress(profile.email) },
  })
  return (
    <PostForm form={form} action={paths.profile()}>
      <FieldPair>
        <TextField {...fieldProps(fields.firstName)} label="Prénom" autoComplete="given-name" />
        <TextField {...fieldProps(fields.lastName)} label="Nom" autoComplete="family-name" />
      </FieldPair>
      <TextField
        {...fieldProps(fields.email, 'email')}
        label="Email"
        hint="Pour changer d'adresse, donnez aussi votre mot de passe actuel. Nous prévenons les deux adresses."
        autoComplete="email"
      />
      <KnownUsername>{profile.username}</KnownUsername>
      <CurrentPassword field={fields.currentPassword} hint="Seulement pour changer d'adresse email." />
      <TextField {...fieldProps(fields.phone, 'tel')} label="Téléphone" optional autoComplete="tel" />
      <Actions>
        <Button variant="primary">Enregistrer</Button>
      </Actions>
    </PostForm>
  )
}

export function PasswordForm({ username, isSent }: { username: string; isSent: boolean }) {
  const lastResult = isSent ? undefined : null
  const [form, fields] = useSchemaForm(passwordChangeSchema, { id: 'changement', lastResult })
  return (
    <PostForm form={form} action={paths.profile({ form: 'password' })}>
      <KnownUsername>{username}</KnownUsername>
      <CurrentPassword field={fields.currentPassword} />
      <NewPasswordFields newPassword={fields.newPassword} confirmPassword={fields.confirmPassword} />
      <Actions>
        <Button>Changer le mot de passe</Button>
      </Actions>
    </PostForm>
  )
}

function CurrentPassword({ field, hint }: { field: Parameters<typeof fieldProps>[0]; hint?: string }) {
  return (
    <PasswordField
      {...fieldProps(field, 'password')}
      label="Mot de passe actuel"
      what="le mot de passe actuel"
      hint={hint}
      autoComplete="current-password"
    />
  )
}
