import {
  ActionLink,
  Actions,
  atoms,
  Button,
  ButtonLink,
  CopyButton,
  french,
  PasswordField,
  PrintButton,
  ResendLink,
  Stack,
  Text,
} from '#app/ui'
import type { SetUp } from '#modules/identity'
import { codeSchema, currentPasswordSchema, secondFactorRemovalSchema } from '#modules/identity/schemas'
import { fieldProps, PostForm, useSchemaForm } from '#app/http/schema-form'
import { paths } from '#app/paths'
import { count } from '#app/text'
import { QrCode } from '#app/ui/account/qr-code'
import * as css from '#app/ui/account/account.css'
import { CodeField, EitherCodeField } from './code-field'
import { KnownUsername } from './forms'

type Target = { redirectTo?: string }

type FactorOffProps = Target & { isConfirmed: boolean; asksPassword: boolean; username: string }

export function FactorOff({ isConfirmed, ...begin }: FactorOffProps) {
  return (
    <>
      <Text>
        Un code de votre téléphone s'ajoute alors à votre mot de passe : un mot de passe volé ne suffit plus.
        Il vous faut une application d'authentification, comme Aegis, FreeOTP, Google Authenticator ou un
        gestionnaire de mots de passe.
      </Text>
      {isConfirmed ? (
        <BeginForm {...begin} />
      ) : (
        <>
          <Text>
            Confirmez d'abord que votre adresse email est la vôtre, avec le lien que nous vous avons envoyé.
          </Text>
          <ResendLink redirectTo={paths.secondFactor()} />
        </>
      )}
    </>
  )
}

function BeginForm({ asksPassword, username, redirectTo }: Omit<FactorOffProps, 'isConfirmed'>) {
  const [form, fields] = useSchemaForm(currentPasswordSchema, { id: 'debut' })
  return (
    <PostForm form={form} action={paths.secondFactor({ form: 'begin', redirectTo })}>
      {asksPassword && (
        <>
          <KnownUsername>{username}</KnownUsername>
          <PasswordField
            {...fieldProps(fields.currentPassword, 'password')}
            label="Mot de passe actuel"
            autoComplete="current-password"
          />
        </>
      )}
      <Actions>
        <Button variant="primary">Continuer</Button>
      </Actions>
    </PostForm>
  )
}

export function SetUpForm({ secret, url, redirectTo }: SetUp & Target) {
  const [form, fields] = useSchemaForm(codeSchema, { id: 'activation' })
  return (
    <>
      <Text>
        Scannez ce code QR avec votre application d'authentification, puis donnez le code à six chiffres
        qu'elle affiche.
      </Text>
      <QrCode text={url} label="Code QR à scanner avec votre application d'authentification" />
      <ActionLink href={url}>Ouvrir dans une application de cet appareil</ActionLink>
      <Stack gap={12}>
        <div>
          <Text note>Ou recopiez cette clé :</Text>
          <p className={css.secret}>{secret.match(/.{1,4}/g)!.join(' ')}</p>
        </div>
        <CopyButton label="Copier la clé" text={secret} copied="Clé copiée" />
      </Stack>
      <PostForm form={form} action={paths.secondFactor({ form: 'confirm', redirectTo })}>
        <CodeField field={fields.code} />
        <Actions>
          <Button variant="primary">Confirmer</Button>
          <ButtonLink href={paths.profile()}>Annuler</ButtonLink>
        </Actions>
      </PostForm>
    </>
  )
}

export function RecoveryCodes({ codes, next }: { codes: readonly string[]; next: string }) {
  return (
    <Stack gap={24}>
      <Text>
        La double authentification est activée. Si vous perdez votre appareil, un de ces codes remplace celui
        de l'application. Chacun sert une fois. Notez-les ou imprimez-les maintenant : ils ne sont plus jamais
        affichés.
      </Text>
      <ul className={css.codes}>
        {codes.map((code) => (
          <li key={code} className={css.code}>
            {code}
          </li>
        ))}
      </ul>
      <Actions>
        <ButtonLink href={next} variant="primary">
          J'ai noté mes codes
        </ButtonLink>
        <PrintButton />
        <CopyButton label="Copier les codes" text={codes.join('\n')} copied="Codes copiés" />
      </Actions>
    </Stack>
  )
}

type FactorOnProps = { since: string; codesLeft: number; username: string; isRemovalSent: boolean }

export function FactorOn({ since, codesLeft, username, isRemovalSent }: FactorOnProps) {
  const [form, fields] = useSchemaForm(secondFactorRemovalSchema, {
    id: 'desactivation',
    lastResult: isRemovalSent ? undefined : null,
  })
  return (
    <>
      <Text>{`Activée depuis le ${since}. Un code de votre application est demandé après votre mot de passe.`}</Text>
      <Stack gap={12}>
        <h2>Codes de secours</h2>
        <Text>{formatLeft(codesLeft)}</Text>
        <form method="post" action={paths.secondFactor({ form: 'codes' })}>
          <Actions>
            <Button>Créer de nouveaux codes</Button>
          </Actions>
        </form>
      </Stack>
      <Stack gap={12}>
        <h2>{french('Désactivation')}</h2>
        <PostForm form={form} action={paths.secondFactor({ form: 'remove' })}>
          <KnownUsername>{username}</KnownUsername>
          <PasswordField
            {...fieldProps(fields.currentPassword, 'password')}
            label="Mot de passe actuel"
            autoComplete="current-password"
          />
          <EitherCodeField field={fields.code} />
          <Actions>
            <Button variant="danger">
              <span className={atoms({ minWidth: 0, overflowWrap: 'anywhere' })}>
                Désactiver la double authentification
              </span>
            </Button>
          </Actions>
        </PostForm>
      </Stack>
    </>
  )
}

function formatLeft(left: number): string {
  const renewal = 'De nouveaux codes remplacent ceux que vous avez.'
  return left === 0
    ? `Vous n'avez plus de code de secours. ${renewal}`
    : `Il vous reste ${count(left, 'code')} de secours. ${renewal}`
}
