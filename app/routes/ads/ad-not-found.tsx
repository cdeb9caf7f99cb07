import { AD_NOT_FOUND } from '../../not-found-words'
import { paths } from '../../paths'
import { FullState } from '../../ui/feedback/full-state'
import { ButtonLink } from '../../ui/forms/button'

/** The same where there is none, where it still waits, and where it is somebody else's. */
export function AdNotFound() {
  return (
    <FullState
      shot="outside"
      title={AD_NOT_FOUND}
      text="Cette annonce n'existe pas, ou n'est plus disponible."
      actions={
        <ButtonLink href={paths.ads()} variant="primary">
          Retour aux petites annonces
        </ButtonLink>
      }
    />
  )
}
