import { Icon } from '../icons/icon'
import { Fr } from '../text/fr'
import { Hidden } from '../text/text'
import * as checkbox from '../forms/checkbox.css'
import * as css from './select-box.css'

export type Selection = {
  /** The id of the form that acts on what is chosen; it stands elsewhere. */
  form: string
  name: string
  value: string
  defaultChecked?: boolean
}

/** Chooses a row for what is done with several at once. */
export function SelectBox({ about, ...input }: Selection & { about: string }) {
  return (
    <label className={css.label}>
      <input type="checkbox" {...input} className={checkbox.input} />
      <span className={checkbox.box}>
        <Icon name="check" />
      </span>
      <Hidden>
        <Fr>{`Choisir « ${about} »`}</Fr>
      </Hidden>
    </label>
  )
}
