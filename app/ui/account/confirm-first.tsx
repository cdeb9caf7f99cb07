import { paths } from '#app/paths'
import { Note } from '../content/blocks'
import { Actions, Button } from '../forms/button'
import { Email } from '../text/contact'
import { french, Text } from '../text/text'

/** The confirmation link leads back to `here`. */
type ConfirmFirstProps = { email: string; here: string; children: string }

export function ConfirmFirst({ email, here, children }: ConfirmFirstProps) {
  return (
    <Note
      tone="warning"
      more={
        <>
          <Text>
            {french('Votre adresse :')}{' '}
            <strong>
              <Email>{email}</Email>
            </strong>
          </Text>
          <ResendLink redirectTo={here} />
        </>
      }
    >
      {children}
    </Note>
  )
}

/** Shows a button that mails a confirmation link to the member. The link then leads to `redirectTo`. */
export function ResendLink({ redirectTo }: { redirectTo?: string }) {
  return (
    <form method="post" action={paths.profile({ form: 'confirmation', redirectTo })}>
      <Actions>
        <Button>Renvoyer le lien</Button>
      </Actions>
    </form>
  )
}
