import { paths } from '#app/paths'
import { Note } from '../content/blocks'
import { Actions, Button } from '../forms/button'
import { Email } from '../text/contact'
import { french, Text } from '../text/text'

/** The link in the mail returns to `here`. */
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

/** Sends a link that confirms the member's address and then leads to `redirectTo`. */
export function ResendLink({ redirectTo }: { redirectTo?: string }) {
  return (
    <form method="post" action={paths.profile({ form: 'confirmation', redirectTo })}>
      <Actions>
        <Button>Renvoyer le lien</Button>
      </Actions>
    </form>
  )
}
