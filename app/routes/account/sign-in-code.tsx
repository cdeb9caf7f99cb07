import { useLoaderData } from '@remix-run/react'
import { codeSchema } from '#modules/identity/schemas'
import type { PageHandle } from '#app/http'
import { PostForm, useSchemaForm } from '#app/http/schema-form'
import { paths } from '#app/paths'
import { BackLink, BesideTarget, Button, FormLink, Stack, Text } from '#app/ui'
import { CodeField, RecoveryCodeField } from './code-field'
import { action, loader } from './sign-in-code.server'

export { action, loader }

export const handle: PageHandle = { title: 'Code de connexion' }

export default function SignInCode() {
  const { redirectTo, isRecovery } = useLoaderData<typeof loader>()
  const [form, fields] = useSchemaForm(codeSchema, { id: 'code' })
  const action = paths.signInCode({ with: isRecovery ? 'recovery' : undefined, redirectTo })
  return (
    <BesideTarget back={<BackLink href={paths.auth({ redirectTo })}>Retour à la connexion</BackLink>}>
      <Stack gap={24}>
        <Text>
          {isRecovery
            ? "Encore une étape : un des codes de secours que vous avez gardés. Chacun ne sert qu'une fois."
            : 'Encore une étape : le code à six chiffres que votre application affiche pour Prépa LTS.'}
        </Text>
        <PostForm form={form} action={action} failure="Échec de la connexion">
          {isRecovery ? <RecoveryCodeField field={fields.code} /> : <CodeField field={fields.code} />}
          <Button variant="primary" wide>
            Se connecter
          </Button>
          {isRecovery ? (
            <FormLink href={paths.signInCode({ redirectTo })}>Utiliser le code de l'application</FormLink>
          ) : (
            <FormLink href={paths.signInCode({ with: 'recovery', redirectTo })}>
              Utiliser un code de secours
            </FormLink>
          )}
        </PostForm>
      </Stack>
    </BesideTarget>
  )
}
