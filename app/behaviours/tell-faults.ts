import { type FormChecks, findFaults } from './field-checks'

type Fault = { control: HTMLInputElement; messages: string[] }

/** Shows the errors and focuses the first one. Returns whether there are errors. */
export function showFaults(form: HTMLFormElement): boolean {
  const faults = listFaults(form)
  if (faults.length === 0) return false
  for (const holder of form.querySelectorAll('[aria-invalid]')) forgetFault(holder)
  for (const fault of faults) showFault(form, fault)
  summarise(form, faults, 'alert')
  faults[0]!.control.focus()
  form.addEventListener('input', mend)
  return true
}

function mend({ target, currentTarget }: Event) {
  const form = currentTarget as HTMLFormElement
  const marked = form.querySelectorAll('[aria-invalid]')
  if (marked.length === 0) return
  const faults = listFaults(form)
  for (const holder of marked) {
    const fault = faults.find(({ control }) => findHolder(control) === holder)
    const isTouched = holder.contains(target as Node)
    if (fault && isTouched) showFault(form, fault)
    else if (!fault) forgetFault(holder)
  }
  const left = faults.filter(({ control }) => findHolder(control).ariaInvalid)
  // As an alert, a screen reader would read it again at each key.
  summarise(form, left, 'group')
}

/** Lists the errors of visible fields. The first button of a radio group stands for the whole group. */
function listFaults(form: HTMLFormElement): Fault[] {
  const checks = JSON.parse(form.dataset.checks ?? '{}') as FormChecks
  const seen = new Set<Element>()
  return ([...form.elements] as HTMLInputElement[]).flatMap((control) => {
    const holder = findHolder(control)
    if (!control.name || !control.labels?.length || !control.offsetParent || seen.has(holder)) return []
    seen.add(holder)
    const messages = listMessages(form, control, checks)
    return messages.length === 0 ? [] : [{ control, messages }]
  })
}

function listMessages(form: HTMLFormElement, control: HTMLInputElement, checks: FormChecks): string[] {
  const { early } = control.dataset
  if (early && control.validity.rangeUnderflow) return [early]
  const own = checks[control.name]
  return own ? findFaults(own, read(form, control.name), (name) => read(form, name)) : []
}

/** Returns the first non-empty value that the form would send under `name`. */
function read(form: HTMLFormElement, name: string): string {
  const values = new FormData(form).getAll(name)
  return values.map((value) => (typeof value === 'string' ? value : value.name)).find(Boolean) ?? ''
}

function showFault(form: HTMLFormElement, { control, messages }: Fault) {
  const holder = findHolder(control)
  forgetFault(holder)
  const note = copy(form, 'data-fault')
  const line = note.firstElementChild!
  note.id = `${control.id}-error`
  note.replaceChildren(...messages.map((message) => fill(line, message)))
  const field = holder === control ? control.labels![0]!.parentElement! : holder
  field.append(note)
  holder.setAttribute('aria-describedby', [...listNoteIds(holder), note.id].join(' '))
  holder.ariaInvalid = 'true'
}

function summarise(form: HTMLFormElement, faults: readonly Fault[], role: 'alert' | 'group') {
  const summary = copy(form, 'data-faults')
  document.getElementById(summary.id)?.remove()
  if (faults.length === 0) return
  const list = summary.querySelector('ul')!
  const line = list.firstElementChild!
  if (faults.length > 1) summary.querySelector('h2')!.textContent = `${faults.length}\u00a0champs à corriger`
  list.replaceChildren(
    ...faults.flatMap(({ control, messages }) =>
      messages.map((message) => {
        const item = fill(line, message)
        item.querySelector('a')!.href = `#${control.id}`
        return item
      }),
    ),
  )
  summary.role = role
  form.firstElementChild!.prepend(summary)
}

function copy(form: HTMLFormElement, name: string) {
  const template = form.querySelector<HTMLTemplateElement>(`template[${name}]`)!
  return template.content.firstElementChild!.cloneNode(true) as HTMLElement
}

function fill(line: Element, message: string) {
  const filled = line.cloneNode(true) as HTMLElement
  filled.querySelector('span')!.textContent = message
  return filled
}

const findHolder = (control: Element) => control.closest('[role=radiogroup]') ?? control

function forgetFault(holder: Element) {
  const isFault = (id: string) => id.endsWith('-error')
  const notes = listNoteIds(holder)
  for (const id of notes.filter(isFault)) document.getElementById(id)?.remove()
  holder.setAttribute('aria-describedby', notes.filter((id) => !isFault(id)).join(' '))
  holder.ariaInvalid = null
}

function listNoteIds(holder: Element): string[] {
  return holder.getAttribute('aria-describedby')?.split(' ').filter(Boolean) ?? []
}
