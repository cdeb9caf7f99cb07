import type { ReactNode } from 'react'
import { Note } from '../content/blocks'
import { Actions, Button, ButtonLink } from '../forms/button'
import { bar } from './row-actions.css'

type PreviewBarProps = { note: string; warning?: string | false; actions: ReactNode }

/** Above a text as its readers would see it. */
export function PreviewBar({ note, warning, actions }: PreviewBarProps) {
  return (
    <div className={bar}>
      <Note tone="warning" title="Aperçu">
        {note}
      </Note>
      {warning && <Note tone="warning">{warning}</Note>}
      <Actions>{actions}</Actions>
    </div>
  )
}

export const NOT_YET_SAVED = "Rien n'est encore enregistré. Votre texte vous attend sous cet aperçu."
export const BACK_TO_FORM = <ButtonLink href="#texte">Revenir à la modification</ButtonLink>

/** Below the form of such a text, which is sent to `preview` to be shown only; other ways of saving stand first. */
export function WritingActions({ preview, list, children }: WritingActionsProps) {
  return (
    <Actions>
      <Button variant="primary">Enregistrer</Button>
      {children}
      <Button formAction={preview}>Aperçu</Button>
      <ButtonLink href={list}>Annuler</ButtonLink>
    </Actions>
  )
}

type WritingActionsProps = { preview: string; list: string; children?: ReactNode }
