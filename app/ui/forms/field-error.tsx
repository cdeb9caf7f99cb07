import { Icon } from '../icons/icon'
import { french } from '../text/text'
import * as css from './field.css'

export function FieldError({ id, errors = [] }: { id?: string; errors?: readonly string[] }) {
  if (errors.length === 0) return null
  return (
    <div id={id}>
      {errors.map((error) => (
        <p key={error} className={css.error}>
          <Icon name="alert" size={16} />
          <span>{french(error)}</span>
        </p>
      ))}
    </div>
  )
}
