import { NEWS_NOT_FOUND } from '../../../not-found-words'
import { paths } from '../../../paths'
import { FullState } from '../../../ui/feedback/full-state'
import { ButtonLink } from '../../../ui/forms/button'

export function NewsNotFound() {
  return (
    <FullState
      shot="outside"
      title={NEWS_NOT_FOUND}
      text="Elle a été supprimée, ou l'adresse est incomplète."
      actions={
        <ButtonLink href={paths.admin.news()} variant="primary">
          Retour aux actualités
        </ButtonLink>
      }
    />
  )
}
