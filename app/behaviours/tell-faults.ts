/** Says at each field what is wrong with it, in the words of the form, and goes to the first. */
export function tellFaults(form: HTMLFormElement, faulty: readonly HTMLInputElement[]) {
  // What was said before of the form, or of fields that may be right by now.
  for (const old of form.querySelectorAll('[role=alert], [data-told]')) old.remove()
  for (const old of form.querySelectorAll('[data-wrong]')) old.removeAttribute('aria-invalid')

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
  note.dataset.told = ''
  note.querySelector('span')!.textContent = message
  document.getElementById(note.id)?.remove()
  const field = holder === control ? control.labels![0]!.parentElement! : holder
  field.append(note)
  const described = new Set(holder.getAttribute('aria-describedby')?.split(' '))
  holder.setAttribute('aria-describedby', [...described.add(note.id)].join(' '))
  holder.setAttribute('aria-invalid', 'true')
  holder.setAttribute('data-wrong', '')
}
