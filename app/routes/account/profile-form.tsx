import type { SubmissionResult } from '@conform-to/react'
import { profileFormSchema } from '#modules/identity/schemas'
import { fieldProps, PostForm, useSchemaForm } from '#app/http/schema-form'
import { paths } from '#app/paths'
import { Actions } from '#app/ui/forms/actions'
import { Button } from '#app/ui/forms/button'
import { FieldPair } from '#app/ui/forms/fields'
import { PasswordField } from '#app/ui/forms/password-field'
import { TextField } from '#app/ui/forms/text-field'

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
  // Once a new one was sent, until it is taken: otherwise nobody has to wonder about a password.
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
