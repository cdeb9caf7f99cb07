import { AD_NOT_FOUND, NEWS_NOT_FOUND, QUESTION_NOT_FOUND, USER_NOT_FOUND } from '#app/text/words'
import { FullState } from '#app/ui/feedback/states'
import { ButtonLink } from '#app/ui/forms/button'

type AdminNotFoundProps = { what: keyof typeof WORDS; list: string }

/** A page below a list of the panel whose subject does not exist (any more). */
export function AdminNotFound({ what, list }: AdminNotFoundProps) {
  const { title, text, back } = WORDS[what]
  return (
    <FullState
      shot="outside"
      title={title}
      text={text}
      actions={
        <ButtonLink href={list} variant="primary">
          {back}
        </ButtonLink>
      }
    />
  )
}

const GONE = "Elle n'existe pas, ou elle a été supprimée."

const WORDS = {
  question: { title: QUESTION_NOT_FOUND, text: GONE, back: 'Retour aux questions' },
  news: { title: NEWS_NOT_FOUND, text: GONE, back: 'Retour aux actualités' },
  ad: { title: AD_NOT_FOUND, text: GONE, back: 'Retour aux annonces' },
  user: {
    title: USER_NOT_FOUND,
    text: "Il n'existe pas, ou il a été supprimé.",
    back: 'Retour aux utilisateurs',
  },
}
