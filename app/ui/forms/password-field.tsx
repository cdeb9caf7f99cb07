import { Icon } from '../icons/icon'
import { Hidden } from '../text/text'
import { Field, type TextFieldProps } from './field'
import { input as inputClass } from './field.css'
import * as css from './password-field.css'

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'optional'> & {
  /** Names the password if a form has several: 'le nouveau mot de passe'. */
  what?: string
}

/** Has no initial value, because the server never sends a password back. */
export function PasswordField({ id, label, hint, errors, what, ...input }: PasswordFieldProps) {
  return (
    <Field
      {...{ id, label, hint, errors }}
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
          <ShowButton controls={id} what={what ?? 'le mot de passe'} />
        </div>
      )}
    />
  )
}

/** Has two labels. The stylesheet shows one, depending on the type of the field. */
function ShowButton({ controls, what }: { controls: string; what: string }) {
  return (
    <button type="button" className={css.toggle} aria-controls={controls} data-show-password="" hidden>
      <span className={css.show}>
        <Icon name="eye" size={22} />
        <Hidden>{`Afficher ${what}`}</Hidden>
      </span>
      <span className={css.hide}>
        <Icon name="eyeOff" size={22} />
        <Hidden>{`Masquer ${what}`}</Hidden>
      </span>
    </button>
  )
}
