import { checkFields } from './check-fields'
import { showPasswords } from './show-passwords'

export default function setupForms() {
  checkFields()
  showPasswords()
  preparePhotos()
}

function preparePhotos() {
  const input = document.querySelector<HTMLInputElement>('[data-photos]')
  input?.addEventListener('change', () => {
    const script = input.multiple ? import('./send-photos') : import('./shrink-photos')
    script.then(
      ({ default: usePhotos }) => usePhotos(input),
      () => undefined,
    )
  })
}
