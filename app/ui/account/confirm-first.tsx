import { paths } from '#app/paths'
import { Note } from '../content/blocks'
import { Actions, Button } from '../forms/button'
import { Email } from '../text/contact'
import { french, Text } from '../text/text'

/** `here` is the URL of the page to which the mail's link returns. */
type ConfirmFirstProps = { email: string; here: string; children: string }

/** Replaces content that needs a confirmed address, and offers to send another confirmation link. */
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

/** Shows a button that sends a confirmation link to the member's address. The link then leads to `redirectTo`. */
export function ResendLink({ redirectTo }: { redirectTo?: string }) {
  return (
    <form method="post" action={paths.profile({ form: 'confirmation', redirectTo })}>
      <Actions>
        <Button>Renvoyer le lien</Button>
      </Actions>
    </form>
  )
}
