/** Shows each fault at its field, in the form's own words, and moves the focus to the first. */
export function tellFaults(form: HTMLFormElement, faulty: readonly HTMLInputElement[]) {
  // Earlier messages may be about fields that are right by now.
  for (const summary of form.querySelectorAll('[role=alert]')) summary.remove()
  for (const holder of form.querySelectorAll('[aria-invalid]')) forgetFault(holder)

  const missing = JSON.parse(form.dataset.missing ?? '{}') as Record<string, string>
  const told = new Set<Element>()
  for (const control of faulty) {
    const holder = control.closest('[role=radiogroup]') ?? control
    if (told.has(holder)) continue
    told.add(holder)
    const known = control.validity.valueMissing ? missing[control.name] : control.dataset.malformed
    tell(form, control, holder, known ?? control.validationMessage)
  }
  faulty[0]?.focus()
}

function tell(form: HTMLFormElement, control: HTMLInputElement, holder: Element, message: string) {
  const template = form.querySelector<HTMLTemplateElement>('template[data-fault]')
  const note = template?.content.firstElementChild?.cloneNode(true) as HTMLElement
  note.id = `${control.id}-error`
  note.querySelector('span')!.textContent = message
  const field = holder === control ? control.labels![0]!.parentElement! : holder
  field.append(note)
  holder.setAttribute('aria-describedby', [...notesOf(holder), note.id].join(' '))
  holder.setAttribute('aria-invalid', 'true')
}

function forgetFault(holder: Element) {
  const isFault = (id: string) => id.endsWith('-error')
  const notes = notesOf(holder)
  for (const id of notes.filter(isFault)) document.getElementById(id)?.remove()
  holder.setAttribute('aria-describedby', notes.filter((id) => !isFault(id)).join(' '))
  holder.removeAttribute('aria-invalid')
}

function notesOf(holder: Element): string[] {
  return holder.getAttribute('aria-describedby')?.split(' ').filter(Boolean) ?? []
}
