const ROW = '[data-queue] > [data-row]'
const TYPED_IN = 'input:not([type=checkbox], [type=radio]), select, textarea'

/**
 * Moves through the queue with J and K. Other letters and digits click the control with that `aria-keyshortcuts` in the
 * chosen ad or dialog; Z clicks its control anywhere, which undoes the last decision.
 */
export function followInQueue(press: KeyboardEvent) {
  const { ctrlKey, metaKey, altKey, shiftKey, isComposing, repeat } = press
  const here = press.target as Element
  if (ctrlKey || metaKey || altKey || shiftKey || isComposing || here.closest(TYPED_IN)) return
  const key = press.key.toLowerCase()
  const chosen = here.closest(`dialog, ${ROW}`)
  if (/^[jk]$/.test(key) && chosen?.localName !== 'dialog') walk(here, chosen, key)
  else if (/^[a-z1-9]$/.test(key) && !repeat) {
    const control = findControl(key === 'z' && chosen?.localName !== 'dialog' ? document : chosen, key)
    control?.click()
    if (control?.matches('input')) control.focus()
  }
}

const findControl = (within: ParentNode | null, key: string) =>
  within?.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`)

function walk(here: Element, chosen: Element | null, key: string) {
  const rows = [...document.querySelectorAll<HTMLElement>(ROW)].filter((row) => row !== chosen)
  if (key === 'j') rows.find((row) => isBefore(here, row))?.focus()
  else rows.findLast((row) => isBefore(row, here))?.focus()
}

function isBefore(one: Element, other: Element) {
  return Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)
}
