import { atoms } from '../atoms'
import type { ReactNode } from 'react'
import { Note } from '../content/blocks'
import { Actions, Button, ButtonLink } from '../forms/button'
import { french } from '../text/text'
import * as css from './writing.css'

export function FormColumns({ help, children }: { help: ReactNode; children: ReactNode }) {
  return (
    <div className={css.columns}>
      <div className={atoms({ minWidth: 0 })}>{children}</div>
      {help}
    </div>
  )
}

/** `signs` explains markup that only this form supports. */
export function MarkdownHelp({ signs = {} }: { signs?: Record<string, string> }) {
  return (
    <aside className={css.help} aria-labelledby="aide">
      <h2 id="aide" className={atoms({ fontSize: 't18' })}>
        Mettre en forme le contenu
      </h2>
      <p>{french('Une ligne vide sépare deux paragraphes. Le reste est facultatif (Markdown) :')}</p>
      <dl className={atoms({ display: 'grid', gap: 's4' })}>
        {Object.entries({ ...SIGNS, ...signs }).map(([typed, meaning]) => (
          <div key={typed} className={atoms({ display: 'flex', flexWrap: 'wrap', columnGap: 's12' })}>
            <dt className={css.typed}>{typed}</dt>
            <dd className={css.meaning}>{french(meaning)}</dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}

const SIGNS = {
  '## Titre': 'un intertitre',
  '**important**': 'en gras',
  '*nuance*': 'en italique',
  '- point': 'une liste',
  '1. étape': 'une liste numérotée',
  '> extrait': 'une citation',
  '[texte](/theory)': "un lien du site ou d'ailleurs (https://…)",
  '| Un | Deux |\n|----|------|\n| a  | b    |': 'un tableau, avec son en-tête',
}

type PreviewBarProps = { note: string; warning?: string | false; actions: ReactNode }

export function PreviewBar({ note, warning, actions }: PreviewBarProps) {
  return (
    <div className={css.preview}>
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
