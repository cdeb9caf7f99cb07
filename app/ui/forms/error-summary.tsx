import { count } from '#app/text/count'
import { Fr } from '../text/fr'
import * as css from './error-summary.css'

export type FieldFault = { fieldId: string; message: string }

type ErrorSummaryProps = { id: string; faults: readonly FieldFault[] }

/** Takes the focus when the refused form is shown, so that a screen reader starts here. */
export function ErrorSummary({ id, faults }: ErrorSummaryProps) {
  if (faults.length === 0) return null
  return (
    <div className={css.summary} role="alert" aria-labelledby={`${id}-titre`} tabIndex={-1} id={id} autoFocus>
      <h2 id={`${id}-titre`} className={css.title}>
        <Fr>{titleOf(faults)}</Fr>
      </h2>
      <ul>
        {faults.map(({ fieldId, message }) => (
          <li key={`${fieldId} ${message}`}>
            <a className={css.link} href={`#${fieldId}`}>
              <span>
                <Fr>{message}</Fr>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** 'Un champ à corriger', '2 champs à corriger': a field may have several faults. */
function titleOf(faults: readonly FieldFault[]): string {
  const fields = new Set(faults.map(({ fieldId }) => fieldId)).size
  return fields === 1 ? 'Un champ à corriger' : `${count(fields, 'champ')} à corriger`
}
