import { CHECK_IN_FUTURE, day, numericDay } from '#app/text'

type Checked = { checkedOn: string | null; checkedBy: string | null }

/** Formats the check for a hidden field, so that the action can see whether the admin changed the check. */
export function serializeCheck({ checkedOn, checkedBy }: Checked): string {
  return `${checkedOn ?? ''} ${checkedBy ?? ''}`
}

/** Returns what the form of a question or lesson contains when it is opened. */
export function toDefaults<Item extends Checked & { version: number }>(item: Item) {
  return { ...withTypedDay(item), version: String(item.version), check: serializeCheck(item) }
}

/** Returns the item with the day of its check as people type it, such as '28/11/2026'. */
export const withTypedDay = <Item extends Checked>(item: Item): Item => ({
  ...item,
  checkedOn: item.checkedOn && numericDay(item.checkedOn),
})

/** Drops the fields of the check, so that saving does not overwrite the stored check. */
export function dropCheck<Fields extends Checked>(fields: Fields): Omit<Fields, keyof Checked> {
  const { checkedOn: _on, checkedBy: _by, ...others } = fields
  return others
}

/** Refuses a check dated in the future, because readers see the date. */
export function findCheckFault({ checkedOn }: Checked) {
  if (checkedOn === null || checkedOn <= day(new Date())) return undefined
  return { fieldErrors: { checkedOn: [CHECK_IN_FUTURE] } }
}
