import { paths } from '#app/paths'
import { HintedAction } from '#app/ui/ads/ads-layout'
import { ButtonLink } from '#app/ui/forms/button'
import { POST_AN_AD, SIGN_IN_TO_POST } from './words'

type PostAdButtonProps = {
  isMember: boolean
  label?: string
  variant?: 'default' | 'primary'
  /** At the end of the page's head. */
  atEnd?: boolean
}

/** A visitor signs in first, and lands on the form. */
export function PostAdButton({
  isMember,
  label = POST_AN_AD,
  variant = 'primary',
  atEnd,
}: PostAdButtonProps) {
  const form = paths.postAd()
  return (
    <HintedAction hint={isMember ? undefined : SIGN_IN_TO_POST} atEnd={atEnd}>
      <ButtonLink href={isMember ? form : paths.auth({ redirectTo: form })} variant={variant}>
        {label}
      </ButtonLink>
    </HintedAction>
  )
}
