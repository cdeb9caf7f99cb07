import { Form } from '@remix-run/react'
import { Actions } from '../../ui/forms/actions'
import { Button, ButtonLink } from '../../ui/forms/button'
import { PageHead } from '../../ui/layout/page-head'

type AdQuestionProps = {
  question: string
  /** Names the ad, and says what comes of it. */
  about: string
  action: string
  button: string
  variant: 'primary' | 'danger'
  cancelHref: string
}

/** What cannot be undone asks first. */
export function AdQuestion({ question, about, action, button, variant, cancelHref }: AdQuestionProps) {
  return (
    <>
      <PageHead title={question} intro={about} />
      <Form method="post" action={action}>
        <Actions>
          <Button variant={variant}>{button}</Button>
          <ButtonLink href={cancelHref}>Annuler</ButtonLink>
        </Actions>
      </Form>
    </>
  )
}
