import { day } from '#app/text'

type Checked = { checkedOn: string | null; checkedBy: string | null }

/** Formats the check for a hidden field, so that the action can see whether the admin changed the check. */
export function serializeCheck({ checkedOn, checkedBy }: Checked): string {
  return `${checkedOn ?? ''} ${checkedBy ?? ''}`
}

/** Drops the fields of the check, so that saving does not overwrite the stored check. */
export function dropCheck<Fields extends Checked>(fields: Fields): Omit<Fields, keyof Checked> {
  const { checkedOn: _on, checkedBy: _by, ...others } = fields
  return others
}

/** Refuses a check dated in the future, because readers see the date. */
export function findCheckFault({ checkedOn }: Checked) {
  if (checkedOn === null || checkedOn <= day(new Date())) return undefined
  return { fieldErrors: { checkedOn: ["La date de vérification n'est pas encore venue"] } }
}
