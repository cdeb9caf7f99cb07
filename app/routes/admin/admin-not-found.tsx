import { FullState } from '../../ui/feedback/full-state'
import { ButtonLink } from '../../ui/forms/button'
import { UNKNOWN } from '../../unknown'

type AdminNotFoundProps = { what: keyof typeof UNKNOWN; list: string }

/** A page below a list of the panel whose subject is none, or is no more. */
export function AdminNotFound({ what, list }: AdminNotFoundProps) {
  const { text, back } = WORDS[what]
  return (
    <FullState
      shot="outside"
      title={UNKNOWN[what]}
      text={text}
      actions={
        <ButtonLink href={list} variant="primary">
          {back}
        </ButtonLink>
      }
    />
  )
}

const SHE = "Elle n'existe pas, ou elle a été supprimée."

const WORDS: Record<keyof typeof UNKNOWN, { text: string; back: string }> = {
  question: { text: SHE, back: 'Retour aux questions' },
  news: { text: SHE, back: 'Retour aux actualités' },
  ad: { text: SHE, back: 'Retour aux annonces' },
  user: { text: "Il n'existe pas, ou il a été supprimé.", back: 'Retour aux utilisateurs' },
}
