import { paths } from '#app/paths'
import { Note } from '../content/blocks'
import { Actions, Button } from '../forms/button'
import { Email } from '../text/contact'
import { french, Text } from '../text/text'

/** `here` is the page to which the link of the mail leads back. */
type ConfirmFirstProps = { email: string; here: string; children: string }

/** Stands in place of what needs a confirmed address: it says why, shows the address and offers another link. */
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

/** To the address of the member who is signed in. The link confirms it, and leads on to `redirectTo`. */
export function ResendLink({ redirectTo }: { redirectTo?: string }) {
  return (
    <form method="post" action={paths.profile({ form: 'confirmation', redirectTo })}>
      <Actions>
        <Button>Renvoyer le lien</Button>
      </Actions>
    </form>
  )
}
