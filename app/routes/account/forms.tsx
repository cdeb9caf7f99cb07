import type { FieldMetadata } from '@conform-to/react'
import {
  EMAIL_TAKEN,
  forgottenPasswordSchema,
  loginSchema,
  registrationFormSchema,
} from '#modules/identity/schemas'
import { SHORTEST } from '#modules/identity/rules'
import { RETENTION } from '#modules/kernel/retention'
import { fieldProps, PostForm, useSchemaForm } from '#app/http/schema-form'
import { paths } from '#app/paths'
import { answersFollow, formatPeriod } from '#app/text'
import {
  Actions,
  Button,
  ButtonLink,
  Card,
  Email,
  FieldPair,
  FormFooter,
  FormLink,
  french,
  Note,
  PasswordField,
  Stack,
  Text,
  TextField,
} from '#app/ui'

type Target = { redirectTo: string | undefined }

export function LoginForm({ redirectTo }: Target) {
  const [form, fields] = useSchemaForm(loginSchema, { id: 'connexion' })
  return (
    <>
      <PostForm form={form} action={paths.auth({ redirectTo })} failure="Échec de la connexion">
        <TextField
          {...fieldProps(fields.username)}
          label="Nom d'utilisateur ou email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          {...fieldProps(fields.password, 'password')}
          label="Mot de passe"
          autoComplete="current-password"
        />
        <Button variant="primary" wide>
          Se connecter
        </Button>
        <FormLink href={paths.auth({ mode: 'forgot', redirectTo })}>Mot de passe oublié ?</FormLink>
      </PostForm>
      <FormFooter>
        {french('Pas encore de compte ?')}{' '}
        <a href={paths.auth({ mode: 'register', redirectTo })}>Créer un compte gratuit</a>
      </FormFooter>
    </>
  )
}

export function RegistrationForm({ redirectTo, trialAnswers }: Target & { trialAnswers: number }) {
  const [form, fields] = useSchemaForm(registrationFormSchema, { id: 'inscription' })
  const action = paths.auth({ mode: 'register', redirectTo })
  const isTaken = fields.email.errors?.includes(EMAIL_TAKEN)
  return (
    <>
      <Text tone="muted">
        <>
          {french('Déjà un compte ?')} <a href={paths.auth({ redirectTo })}>Se connecter</a>
        </>
      </Text>
      <Stack gap={24}>
        {trialAnswers > 0 && (
          <Note title={answersFollow(trialAnswers)}>
            Votre essai est repris dès que votre compte est créé.
          </Note>
        )}
        <PostForm form={form} action={action} failure="Échec de l'inscription">
          {isTaken && <HasAccount redirectTo={redirectTo} />}
          <TextField {...fieldProps(fields.email, 'email')} label="Email" autoComplete="email" />
          <PasswordField
            {...fieldProps(fields.password, 'password')}
            label="Mot de passe"
            hint={Object.keys(form.allErrors).length > 0 ? `${TYPE_AGAIN} ${PASSWORD_HINT}` : PASSWORD_HINT}
            autoComplete="new-password"
          />
          <FieldPair>
            <TextField {...nameProps(fields.firstName)} label="Prénom" autoComplete="given-name" />
            <TextField {...nameProps(fields.lastName)} label="Nom" autoComplete="family-name" />
          </FieldPair>
          <TextField
            {...nameProps(fields.username)}
            label="Nom d'utilisateur"
            hint="Formé de vos prénom et nom si vous le laissez vide. Les membres le lisent dans vos annonces et vos messages."
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <TextField
            {...fieldProps(fields.phone, 'tel')}
            label="Téléphone"
            hint="Pour vos petites annonces. Vous pourrez l'ajouter plus tard."
            optional
            autoComplete="tel"
          />
          <Text note>
            <>
              {
                "Votre email sert à retrouver votre compte et à vos rappels. Aucun membre ne le voit sans votre accord, et rien n'est vendu. "
              }
              <a href={paths.privacy()}>Confidentialité</a>
            </>
          </Text>
          <Button variant="primary" wide>
            S'inscrire
          </Button>
        </PostForm>
        {isTaken && <LinkForm email={fields.email.value ?? ''} redirectTo={redirectTo} />}
      </Stack>
    </>
  )
}

const TYPE_AGAIN = 'À retaper : le site ne le renvoie jamais.'

/** Marks the fields for which `behaviours/username.ts` is loaded. */
const nameProps = (field: FieldMetadata<unknown>) => ({ ...fieldProps(field), 'data-names': 'on' })

function HasAccount({ redirectTo }: Target) {
  return (
    <Stack gap={8}>
      <Text>Vous avez déjà un compte avec cet email ?</Text>
      <Actions>
        <ButtonLink href={paths.auth({ redirectTo })}>Se connecter</ButtonLink>
        <Button form={LINK_FORM}>Choisir un nouveau mot de passe</Button>
      </Actions>
    </Stack>
  )
}

/** Uses POST to keep the e-mail address out of the URL. */
function LinkForm({ email, redirectTo }: Target & { email: string }) {
  return (
    <form id={LINK_FORM} method="post" action={paths.auth({ mode: 'forgot', redirectTo })} hidden>
      <input type="hidden" name="email" value={email} />
    </form>
  )
}

const LINK_FORM = 'nouveau-mot-de-passe'

/** `sentTo` is the address for which a link was just requested, even if no member has this address. */
export function ForgottenPasswordForm({ redirectTo, sentTo }: Target & { sentTo: string | undefined }) {
  const defaultValue = { email: sentTo }
  const [form, fields] = useSchemaForm(forgottenPasswordSchema, { id: 'oubli', defaultValue })
  return (
    <>
      <Stack gap={24}>
        {sentTo && <LinkSent email={sentTo} />}
        <PostForm form={form} action={paths.auth({ mode: 'forgot', redirectTo })}>
          {!sentTo && (
            <Text>
              {`Indiquez l'adresse de votre compte. Nous y envoyons un lien pour choisir un nouveau mot de passe, valable ${formatPeriod(RETENTION.resetLink)}. S'il n'arrive pas, regardez dans vos courriers indésirables.`}
            </Text>
          )}
          <TextField {...fieldProps(fields.email, 'email')} label="Email" autoComplete="email" />
          <Button variant={sentTo ? 'default' : 'primary'} wide>
            {sentTo ? 'Renvoyer' : 'Envoyer le lien'}
          </Button>
        </PostForm>
      </Stack>
      <FormFooter>
        {french('Vous vous en souvenez ?')} <a href={paths.auth({ redirectTo })}>Se connecter</a>
      </FormFooter>
    </>
  )
}

/** Looks the same for an unknown address, so as not to reveal who has an account. */
function LinkSent({ email }: { email: string }) {
  return (
    <Card as="section" labelledBy="lien-envoye">
      <Stack gap={12}>
        <h2 id="lien-envoye">{french("Si un compte existe avec cet email, un lien vient d'être envoyé")}</h2>
        <Text>
          {french('Adresse :')}{' '}
          <strong>
            <Email>{email}</Email>
          </strong>
        </Text>
        <Text>
          {`Le lien est valable ${formatPeriod(RETENTION.resetLink)}. Rien reçu après une minute ? Regardez dans vos courriers indésirables, vérifiez l'adresse, puis renvoyez le lien : le nouveau remplace l'ancien.`}
        </Text>
      </Stack>
    </Card>
  )
}

/** Tells password managers which user the form's password belongs to. */
export function KnownUsername({ children }: { children: string }) {
  return <input type="text" autoComplete="username" defaultValue={children} readOnly hidden />
}

type NewPasswordFieldsProps = { newPassword: FieldMetadata<string>; confirmPassword: FieldMetadata<string> }

const PASSWORD_HINT = `Au moins ${SHORTEST.password} caractères, dont un chiffre et un caractère spécial`

export function NewPasswordFields({ newPassword, confirmPassword }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        {...fieldProps(newPassword, 'password')}
        label="Nouveau mot de passe"
        what="le nouveau mot de passe"
        hint={PASSWORD_HINT}
        autoComplete="new-password"
      />
      <PasswordField
        {...fieldProps(confirmPassword, 'password')}
        label="Confirmer le nouveau mot de passe"
        what="la confirmation"
        autoComplete="new-password"
      />
    </>
  )
}
