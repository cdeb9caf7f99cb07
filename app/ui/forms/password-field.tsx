import { Icon } from '../icons/icon'
import { Hidden } from '../text/text'
import { Field } from './field'
import { input as inputClass } from './field.css'
import * as css from './password-field.css'
import type { TextFieldProps } from './text-field'

/** A password never travels back to the page, whatever the form hands over. */
export function PasswordField({ id, label, hint, errors, optional, ...input }: Omit<TextFieldProps, 'type'>) {
  return (
    <Field
      {...{ id, label, hint, errors, optional }}
      control={(tied) => (
        <div className={css.row}>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...tied}
            type="password"
            value={undefined}
            defaultValue={undefined}
            className={inputClass}
          />
          <ShowButton controls={id} />
        </div>
      )}
    />
  )
}

/** Of its two faces the stylesheet shows the one that suits the field. */
function ShowButton({ controls }: { controls: string }) {
  return (
    <button type="button" className={css.toggle} aria-controls={controls} data-show-password="" hidden>
      <span className={css.show}>
        <Icon name="eye" size={22} />
        <Hidden>Afficher le mot de passe</Hidden>
      </span>
      <span className={css.hide}>
        <Icon name="eyeOff" size={22} />
        <Hidden>Masquer le mot de passe</Hidden>
      </span>
    </button>
  )
}
