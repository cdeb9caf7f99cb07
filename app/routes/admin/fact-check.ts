import { day } from '#app/text/format'

type Checked = { checkedOn: string | null; checkedBy: string | null }

/** Returns the value of a hidden field that shows whether the admin has changed the check in the form. */
export function serializeCheck({ checkedOn, checkedBy }: Checked): string {
  return `${checkedOn ?? ''} ${checkedBy ?? ''}`
}

/** Returns the fields without those of the check, so that saving does not overwrite the check. */
export function dropCheck<Fields extends Checked>(fields: Fields): Omit<Fields, keyof Checked> {
  const { checkedOn: _on, checkedBy: _by, ...others } = fields
  return others
}

/** Returns an error if the check is dated in the future, because readers see this date. */
export function findCheckFault({ checkedOn }: Checked) {
  if (checkedOn === null || checkedOn <= day(new Date())) return undefined
  return { fieldErrors: { checkedOn: ["La date de vérification n'est pas encore venue"] } }
}
