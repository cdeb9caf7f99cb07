import { atoms } from '../atoms'
import { count } from '#app/text/words'
import { french } from '../text/text'
import { FieldError } from './field-error'
import * as css from './form.css'

export type FieldFault = { fieldId: string; message: string }

type ErrorSummaryProps = {
  id: string
  faults: readonly FieldFault[]
  /** The title for an error that belongs to no field. */
  title?: string
}

/** Takes the focus when the page is shown, so that a screen reader starts here. */
export function ErrorSummary({ id, faults, title }: ErrorSummaryProps) {
  if (faults.length === 0) return null
  return (
    <div className={css.summary} role="alert" aria-labelledby={`${id}-titre`} tabIndex={-1} id={id} autoFocus>
      <h2 id={`${id}-titre`} className={atoms({ marginBottom: 's4' })}>
        {french(title ?? formatTitle(faults))}
      </h2>
      <ul>
        {faults.map(({ fieldId, message }) => (
          <li key={`${fieldId} ${message}`}>
            <a className={css.link} href={`#${fieldId}`}>
              <span>{french(message)}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Renders the templates of an error and of a summary, which `behaviours/tell-faults.ts` copies. */
export function FaultTemplates({ id }: { id: string }) {
  return (
    <>
      <template data-fault="">
        <FieldError errors={['']} />
      </template>
      <template data-faults="">
        <div className={css.summary} role="alert" aria-labelledby={`${id}-titre`} id={id}>
          <h2 id={`${id}-titre`} className={atoms({ marginBottom: 's4' })}>
            {ONE_FIELD}
          </h2>
          <ul>
            <li>
              <a className={css.link}>
                <span />
              </a>
            </li>
          </ul>
        </div>
      </template>
    </>
  )
}

const ONE_FIELD = 'Un champ à corriger'

/** Counts each field once, even if it has several errors. */
function formatTitle(faults: readonly FieldFault[]): string {
  const fields = new Set(faults.map(({ fieldId }) => fieldId)).size
  return fields === 1 ? ONE_FIELD : `${count(fields, 'champ')} à corriger`
}
