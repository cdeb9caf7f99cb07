import { AD_NOT_FOUND } from '#app/text/not-found-words'
import { paths } from '#app/paths'
import { FullState } from '#app/ui/feedback/full-state'
import { ButtonLink } from '#app/ui/forms/button'

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
