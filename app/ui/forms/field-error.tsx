import { Icon } from '../icons/icon'
import { Fr } from '../text/fr'
import * as css from './field.css'

export function FieldError({ id, errors }: { id?: string; errors: readonly string[] }) {
  return (
    <div id={id}>
      {errors.map((error) => (
        <p key={error} className={css.error}>
          <Icon name="alert" size={16} />
          <span>
            <Fr>{error}</Fr>
          </span>
        </p>
      ))}
    </div>
  )
}
