import { checkFields } from './check-fields'
import { showPasswords } from './show-passwords'

export default function setupForms() {
  checkFields()
  showPasswords()
  preparePhotos()
  keepDraft()
}

/** Loads the script when the member opens the file picker, so that the form cannot be sent before it works. */
function preparePhotos() {
  const input = document.querySelector<HTMLInputElement>('[data-photos]')
  for (const event of ['click', 'change'])
    input?.addEventListener(event, () => {
      const script = input.multiple ? import('./send-photos') : import('./shrink-photos')
      script.then(
        ({ default: usePhotos }) => usePhotos(input),
        () => undefined,
      )
    })
}

/** Loads the script with the first finished change, so that typing loads nothing more. */
function keepDraft() {
  const status = document.querySelector<HTMLElement>('[data-draft]')
  const load = () =>
    void import('./keep-draft').then(
      (script) => script.keepDraft(status!),
      () => undefined,
    )
  status?.closest('form')!.addEventListener('change', load, { once: true })
}
