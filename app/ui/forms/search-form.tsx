import { Icon } from '../icons/icon'
import { Button } from './button'
import { TextField } from './text-field'
import * as css from './search-form.css'

type SearchFormProps = { action: string; label: string; value: string | undefined; maxLength: number }

/** The search as it stands in the address: a list that can be kept, sent and reloaded. */
export function SearchForm({ action, label, value, maxLength }: SearchFormProps) {
  return (
    <form role="search" method="get" action={action} className={css.form}>
      <TextField id="q" name="q" type="search" label={label} defaultValue={value} maxLength={maxLength} />
      <div className={css.action}>
        <Button>
          <Icon name="search" />
          Rechercher
        </Button>
      </div>
    </form>
  )
}
