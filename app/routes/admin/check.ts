import { day } from '#app/text/format'

type Checked = { checkedOn: string | null; checkedBy: string | null }

/** As a hidden field keeps it, to tell whether a form has changed it. */
export function checkOf({ checkedOn, checkedBy }: Checked): string {
  return `${checkedOn ?? ''} ${checkedBy ?? ''}`
}

/** What the form leaves as it is, whatever it is by now. */
export function withoutCheck<Fields extends Checked>(fields: Fields): Omit<Fields, keyof Checked> {
  const { checkedOn: _on, checkedBy: _by, ...others } = fields
  return others
}

/** Said at the field of a day that has not come yet; readers would see it as the day of the check. */
export function faultOfCheck({ checkedOn }: Checked) {
  if (checkedOn === null || checkedOn <= day(new Date())) return undefined
  return { fieldErrors: { checkedOn: ["La date de vérification n'est pas encore venue"] } }
}
